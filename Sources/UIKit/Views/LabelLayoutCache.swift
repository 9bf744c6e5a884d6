// The lines that a label has laid out, by width, height, number of lines and font scale. UILabel+Layout.swift reads the cache.

import CoreGraphics
import CoreText
import Foundation

/// The layouts that a label made last; every setter clears them.
struct LabelLayoutCache {
    private struct Key: Hashable {
        var width: CGFloat
        var height: CGFloat
        var lines: Int
        var scale: CGFloat
        var isRightToLeft: Bool
    }

    private var base: [CGFloat: TextLayout] = [:]
    private var made: [Key: TextLayout] = [:]

    mutating func clear() {
        base.removeAll()
        made.removeAll()
    }

    /// - Parameter text: called once per font scale; shaping is kept between widths.
    mutating func layout(width: CGFloat, height: CGFloat, lines: Int, scale: CGFloat, isRightToLeft: Bool, text: () -> StyledText) -> TextLayout {
        let key = Key(width: width, height: height, lines: lines, scale: scale, isRightToLeft: isRightToLeft)
        if let known = made[key] { return known }
        var options = TextLayout.Options()
        options.width = width
        options.height = height
        options.maximumLines = lines
        options.wrapsBeforeLastLine = true
        options.naturalIsRight = isRightToLeft
        let layout: TextLayout
        if let shaped = base[scale] {
            layout = TextLayout(shaped, options: options)
        } else {
            layout = TextLayout(text(), options: options)
            base[scale] = layout
        }
        if made.count > 16 { made.removeAll() }
        made[key] = layout
        return layout
    }
}
