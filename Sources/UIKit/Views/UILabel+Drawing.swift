// Puts a UILabel's text into the current graphics context. Called by draw(_:) through drawText(in:).
// Layout comes from UILabel+Layout.swift.

import CoreGraphics
import CoreText
import Foundation

extension UILabel {
    func paintText(in rect: CGRect) {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, !(content.string ?? "").isEmpty,
              let context = UIGraphicsGetCurrentContext() else { return }
        let placed = placement(in: rect)
        context.saveGState()
        placed.layout.draw(in: context, at: CGPoint(x: rect.minX, y: placed.top))
        context.restoreGState()
    }
}
