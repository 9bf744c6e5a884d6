// A bitmap that is drawn into once and drawn from often, of the kind of the context that it was made for.

import Foundation

/// Drawing kept for a context, to be drawn there many times.
public final class CGLayer: @unchecked Sendable {
    /// The size in units of the user space of the context for which the layer was made.
    public let size: CGSize
    private let bitmap: CGContext?
    private var kept: CGImage?

    /// Compatible with `context`: its resolution and the direction of its y axis. nil for an empty size. `auxiliaryInfo` is not used.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
        let t = context.deviceTransform, scale = max(hypot(t.a, t.b), 0.01)
        guard size.width > 0, size.height > 0, size.width * scale < 32_768, size.height * scale < 32_768 else { return nil }
        self.size = size
        let width = Int((size.width * scale).rounded(.up)), height = Int((size.height * scale).rounded(.up))
        if context.isFlipped {
            bitmap = CGContext(width: width, height: height, scale: scale)
        } else {
            bitmap = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: .deviceRGB,
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
            bitmap?.scaleBy(x: scale, y: scale)
        }
        if bitmap == nil { return nil }
    }

    /// The context that draws into the layer.
    public var context: CGContext? { bitmap }

    /// What was drawn so far.
    fileprivate var image: CGImage? {
        guard let bitmap else { return nil }
        if kept == nil || bitmap.isTouched {
            kept = bitmap.makeImage()
            bitmap.isTouched = false
        }
        return kept
    }

    fileprivate var isFlipped: Bool { bitmap?.isFlipped ?? false }
}

extension CGContext {
    /// The layer's origin at the rectangle's, stretched to its size.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.image else { return }
        if layer.isFlipped { drawTopDown(image, in: rect) } else { draw(image, in: rect) }
    }

    /// The layer's origin at `point`, in its own size.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
