// Draws UIImages into the current context: turned, tinted, stretched in nine parts or tiled; and encodes them.
// UIImage and UIImageView call it. Loads nothing.

import CoreGraphics
import Foundation

package enum ImageDrawing {
    package static func draw(_ given: UIImage, _ rect: CGRect, _ blendMode: CGBlendMode, _ alpha: CGFloat) {
        let image = given.traits.asset == nil ? given : assumingMainActor { given.variant(for: .current) }
        guard let context = assumingMainActor({ UIGraphicsGetCurrentContext() }), rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
              let bitmap = displayed(image, size: rect.size, scale: context.scale) else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setBlendMode(blendMode)
        if alpha < 1 { context.setAlpha(alpha) }
        if image.traits.capInsets != nil, image.size != rect.size {
            drawParts(image, bitmap, rect, context)
        } else {
            turn(context, rect, image.imageOrientation)
            let upright = image.imageOrientation.isSideways ? CGSize(width: rect.height, height: rect.width) : rect.size
            context.drawTopDown(bitmap, in: CGRect(origin: .zero, size: upright))
        }
    }

    package static func tile(_ image: UIImage, _ rect: CGRect) {
        let size = image.size
        guard let context = assumingMainActor({ UIGraphicsGetCurrentContext() }), size.width > 0, size.height > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: rect)
        let area = rect.intersection(context.boundingBoxOfClipPath)
        guard !area.isNull, area.width / size.width * area.height / size.height < 250_000 else { return }
        var y = rect.minY + ((area.minY - rect.minY) / size.height).rounded(.down) * size.height
        while y < area.maxY {
            var x = rect.minX + ((area.minX - rect.minX) / size.width).rounded(.down) * size.width
            while x < area.maxX {
                draw(image, CGRect(origin: CGPoint(x: x, y: y), size: size), .normal, 1)
                x += size.width
            }
            y += size.height
        }
    }

    /// The pixels with a tint of the image's own applied; vectors are drawn for the size they fill.
    private static func displayed(_ image: UIImage, size: CGSize, scale: CGFloat) -> CGImage? {
        let own = image.size
        let stretch = own.width > 0 && own.height > 0 ? max(size.width / own.width, size.height / own.height) : 1
        let pixels = min(max(scale * stretch, 0.1), 64)
        guard let bitmap = image.traits.bitmap(.current, scale: pixels) else { return nil }
        guard let color = image.traits.ownColor else { return bitmap }
        return tinted(bitmap, color)
    }

    /// Moves the origin so that an upright image drawn at zero appears turned inside `rect`.
    private static func turn(_ context: CGContext, _ rect: CGRect, _ orientation: UIImage.Orientation) {
        switch orientation {
        case .up, .upMirrored: context.translateBy(x: rect.minX, y: rect.minY)
        case .down, .downMirrored:
            context.translateBy(x: rect.maxX, y: rect.maxY)
            context.rotate(by: .pi)
        case .left, .leftMirrored:
            context.translateBy(x: rect.minX, y: rect.maxY)
            context.rotate(by: -.pi / 2)
        case .right, .rightMirrored:
            context.translateBy(x: rect.maxX, y: rect.minY)
            context.rotate(by: .pi / 2)
        }
        switch orientation {
        case .upMirrored, .downMirrored:
            context.translateBy(x: rect.width, y: 0)
            context.scaleBy(x: -1, y: 1)
        case .leftMirrored, .rightMirrored:
            context.translateBy(x: rect.height, y: 0)
            context.scaleBy(x: -1, y: 1)
        default: break
        }
    }

    /// Nine parts: corners as they are, edges and the middle stretched.
    private static func drawParts(_ image: UIImage, _ bitmap: CGImage, _ rect: CGRect, _ context: CGContext) {
        let insets = image.capInsets, size = image.size
        guard size.width > 0, size.height > 0 else { return }
        let scaleX = CGFloat(bitmap.width) / size.width, scaleY = CGFloat(bitmap.height) / size.height
        let columns = cuts(insets.left, insets.right, size.width, rect.width), rows = cuts(insets.top, insets.bottom, size.height, rect.height)
        for row in 0..<3 {
            for column in 0..<3 {
                let source = CGRect(x: columns.source[column] * scaleX, y: rows.source[row] * scaleY,
                                    width: (columns.source[column + 1] - columns.source[column]) * scaleX, height: (rows.source[row + 1] - rows.source[row]) * scaleY)
                let target = CGRect(x: rect.minX + columns.target[column], y: rect.minY + rows.target[row],
                                    width: columns.target[column + 1] - columns.target[column], height: rows.target[row + 1] - rows.target[row])
                guard source.width >= 0.5, source.height >= 0.5, target.width > 0, target.height > 0, let part = bitmap.cropping(to: source) else { continue }
                context.drawTopDown(part, in: target)
            }
        }
    }

    private static func cuts(_ near: CGFloat, _ far: CGFloat, _ length: CGFloat, _ target: CGFloat) -> (source: [CGFloat], target: [CGFloat]) {
        let near = min(max(near, 0), length), far = min(max(far, 0), length - near)
        let shrink = near + far > target ? target / max(near + far, 0.001) : 1
        return ([0, near, length - far, length], [0, near * shrink, target - far * shrink, target])
    }

    /// The bitmap's coverage in one colour.
    package static func tinted(_ bitmap: CGImage, _ color: UIColor) -> CGImage? {
        guard let context = CGContext(width: bitmap.width, height: bitmap.height, scale: 1) else { return nil }
        let rect = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        context.drawTopDown(bitmap, in: rect)
        context.setBlendMode(.sourceIn)
        context.setFillColor(color.cgColor)
        context.fill(rect)
        return context.makeImage()
    }

    /// The pixels as they are shown: turned upright, tinted. Encoders write these.
    package static func flattened(_ image: UIImage) -> CGImage? {
        if image.imageOrientation == .up, image.traits.ownColor == nil { return image.cgImage }
        let size = image.size, scale = image.scale
        guard size.width > 0, size.height > 0, let context = CGContext(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()), scale: scale),
              let bitmap = displayed(image, size: size, scale: scale) else { return nil }
        let rect = CGRect(origin: .zero, size: size)
        turn(context, rect, image.imageOrientation)
        context.drawTopDown(bitmap, in: CGRect(origin: .zero, size: image.imageOrientation.isSideways ? CGSize(width: size.height, height: size.width) : size))
        return context.makeImage()
    }
}

extension ImageTraits {
    /// The colour that the image itself sets, independent of the view that shows it.
    package var ownColor: UIColor? {
        tint ?? (configuration as? UIImage.SymbolConfiguration)?.paletteColor
    }
}

extension UIImage {
    /// A PNG file of the image; nil for an empty one.
    public func pngData() -> Data? { ImageDrawing.flattened(self)?.pngData() }

    /// - Parameter compressionQuality: 0…1.
    public func jpegData(compressionQuality: CGFloat) -> Data? { ImageDrawing.flattened(self)?.jpegData(quality: compressionQuality) }
}
