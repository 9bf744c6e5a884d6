// Places a layer's `contents` image in its bounds: gravity, part, stretching centre.

import CoreGraphics

enum LayerContents {
    /// The rectangle of the whole (cropped) image, in points of the bounds.
    static func extent(_ s: LayerState) -> CGRect {
        guard let image = image(of: s.contents) else { return .null }
        return place(size: CGSize(width: CGFloat(image.width) * s.contentsRect.width, height: CGFloat(image.height) * s.contentsRect.height), s)
    }

    /// `contents` may be a `CGImage`, also inside an optional.
    static func image(of contents: Any?) -> CGImage? {
        if let image = contents as? CGImage { return image }
        return ((contents as? any AnyOptional)?.unwrapped) as? CGImage
    }

    static func draw(_ s: LayerState, in context: CGContext) {
        guard s.bounds.width > 0, s.bounds.height > 0, var image = image(of: s.contents) else { return }
        if s.contentsRect != CGRect(x: 0, y: 0, width: 1, height: 1) {
            let w = CGFloat(image.width), h = CGFloat(image.height)
            let part = CGRect(x: s.contentsRect.minX * w, y: s.contentsRect.minY * h, width: s.contentsRect.width * w, height: s.contentsRect.height * h)
            guard let cropped = image.cropping(to: part) else { return }
            image = cropped
        }
        let isNearest = s.magnificationFilter == .nearest
        if isNearest { context.interpolationQuality = .none }
        defer { if isNearest { context.interpolationQuality = .default } }
        let target = place(size: CGSize(width: image.width, height: image.height), s)
        if s.contentsCenter != CGRect(x: 0, y: 0, width: 1, height: 1), s.contentsGravity == .resize {
            return drawStretched(image, center: s.contentsCenter, scale: s.contentsScale, in: s.bounds, context)
        }
        context.drawTopDown(image, in: target)
    }

    /// - Parameter size: pixels of the image.
    private static func place(size pixels: CGSize, _ s: LayerState) -> CGRect {
        let b = s.bounds, scale = s.contentsScale > 0 ? s.contentsScale : 1
        let natural = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        var size = natural
        switch s.contentsGravity {
        case .resize:
            // A backing store is rounded up to whole pixels; drawing it at its own size keeps it sharp.
            let isOwnSize = abs(b.width - natural.width) < 1 / scale && abs(b.height - natural.height) < 1 / scale
            return CGRect(origin: b.origin, size: isOwnSize ? natural : b.size)
        case .resizeAspect, .resizeAspectFill:
            guard natural.width > 0, natural.height > 0 else { return b }
            let x = b.width / natural.width, y = b.height / natural.height
            let factor = s.contentsGravity == .resizeAspect ? min(x, y) : max(x, y)
            size = CGSize(width: natural.width * factor, height: natural.height * factor)
        default:
            break
        }
        var x = b.midX - size.width / 2, y = b.midY - size.height / 2
        switch s.contentsGravity {
        case .left, .topLeft, .bottomLeft: x = b.minX
        case .right, .topRight, .bottomRight: x = b.maxX - size.width
        default: break
        }
        // Core Animation names top and bottom for a y-up space: in UIKit's, "bottom" is the upper edge.
        switch s.contentsGravity {
        case .bottom, .bottomLeft, .bottomRight: y = b.minY
        case .top, .topLeft, .topRight: y = b.maxY - size.height
        default: break
        }
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    /// Nine pieces: corners keep their size, `center` (unit square) stretches.
    private static func drawStretched(_ image: CGImage, center: CGRect, scale: CGFloat, in b: CGRect, _ context: CGContext) {
        let w = CGFloat(image.width), h = CGFloat(image.height)
        let sourceX = [0, center.minX * w, center.maxX * w, w], sourceY = [0, center.minY * h, center.maxY * h, h]
        func cuts(_ source: [CGFloat], _ start: CGFloat, _ length: CGFloat) -> [CGFloat] {
            var before = source[1] / scale, after = (source[3] - source[2]) / scale
            if before + after > length, before + after > 0 {
                let factor = length / (before + after)
                before *= factor
                after *= factor
            }
            return [start, start + before, start + length - after, start + length]
        }
        let targetX = cuts(sourceX, b.minX, b.width), targetY = cuts(sourceY, b.minY, b.height)
        for row in 0..<3 {
            for column in 0..<3 {
                let target = CGRect(x: targetX[column], y: targetY[row], width: targetX[column + 1] - targetX[column], height: targetY[row + 1] - targetY[row])
                guard target.width > 0, target.height > 0 else { continue }
                let x = sourceX[column].rounded(), y = sourceY[row].rounded()
                let width = max(1, sourceX[column + 1].rounded() - x), height = max(1, sourceY[row + 1].rounded() - y)
                guard let piece = image.cropping(to: CGRect(x: min(x, w - 1), y: min(y, h - 1), width: width, height: height)) else { continue }
                context.drawTopDown(piece, in: target)
            }
        }
    }
}
