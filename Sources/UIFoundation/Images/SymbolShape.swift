// One symbol: strokes and fills on a 24-unit grid, sized as text of a point size, drawn as a mask in black.
// SymbolLibrary holds them; UIImage(systemName:) shows them. The drawings are WillAppear's own, only the names are Apple's.

import CoreGraphics
import Foundation

package final class SymbolShape: @unchecked Sendable {
    package enum Part {
        /// Drawn with a round pen whose width follows the symbol's weight.
        case stroke(CGPath)
        case fill(CGPath)
        /// Removes this path from the earlier parts.
        case clear(CGPath)
        case clearStroke(CGPath)
        /// A stroke cut out, within the second path only.
        case clearInside(CGPath, CGPath)
    }

    package let name: String
    private let parts: [Part]
    /// The area that the parts cover at regular weight, in grid units: the image is cropped to it.
    private let box: CGRect
    private var bitmaps: [String: CGImage] = [:]
    private let lock = NSLock()

    package init(name: String, parts: [Part]) {
        self.name = name
        self.parts = parts
        var box = CGRect.null
        for part in parts {
            switch part {
            case .stroke(let path): box = box.union(path.boundingBoxOfPath.insetBy(dx: -1, dy: -1))
            case .fill(let path): box = box.union(path.boundingBoxOfPath)
            case .clear, .clearStroke, .clearInside: break
            }
        }
        self.box = box.isNull || box.width <= 0 || box.height <= 0 ? CGRect(x: 0, y: 0, width: 24, height: 24) : box
    }

    /// The grid's 24 units are 1.28 em, so that a circle of 20 units measures 20 points at body size, as on the device.
    private static let unitsPerEm: CGFloat = 24 / 1.41

    /// The size in points, with the margin of a pixel that Apple's images have.
    package func size(em: CGFloat) -> CGSize {
        let unit = em / Self.unitsPerEm
        func whole(_ length: CGFloat) -> CGFloat { (length * unit * 3).rounded(.up) / 3 + 2.0 / 3 }
        return CGSize(width: whole(box.width), height: whole(box.height))
    }

    /// Black where the symbol is.
    package func bitmap(em: CGFloat, pen: CGFloat, scale: CGFloat) -> CGImage? {
        let key = "\(em)-\(pen)-\(scale)"
        lock.lock()
        defer { lock.unlock() }
        if let known = bitmaps[key] { return known }
        if bitmaps.count > 64 { bitmaps.removeAll() }
        let made = render(em, pen, scale)
        bitmaps[key] = made
        return made
    }

    private func render(_ em: CGFloat, _ pen: CGFloat, _ scale: CGFloat) -> CGImage? {
        let size = size(em: em), unit = em / Self.unitsPerEm
        let width = Int((size.width * scale).rounded()), height = Int((size.height * scale).rounded())
        guard width > 0, height > 0, width <= 8192, height <= 8192, let context = CGContext(width: width, height: height, scale: scale) else { return nil }
        context.translateBy(x: size.width / 2, y: size.height / 2)
        context.scaleBy(x: unit, y: unit)
        context.translateBy(x: -box.midX, y: -box.midY)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setFillColor(.black)
        context.setStrokeColor(.black)
        for part in parts {
            switch part {
            case .stroke(let path), .clearStroke(let path):
                if case .clearStroke = part { context.setBlendMode(.destinationOut) } else { context.setBlendMode(.normal) }
                context.setLineWidth(pen)
                context.addPath(path)
                context.strokePath()
            case .clearInside(let path, let area):
                context.saveGState()
                context.addPath(area)
                context.clip()
                context.setBlendMode(.destinationOut)
                context.setLineWidth(pen)
                context.addPath(path)
                context.strokePath()
                context.restoreGState()
            case .fill(let path), .clear(let path):
                if case .clear = part { context.setBlendMode(.destinationOut) } else { context.setBlendMode(.normal) }
                context.addPath(path)
                context.fillPath(using: .evenOdd)
            }
        }
        return context.makeImage()
    }
}
