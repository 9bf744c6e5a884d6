// The stack of current graphics contexts, one per thread, and the bitmap contexts of
// UIGraphicsBeginImageContext. UIView's drawing and UIGraphicsImageRenderer push onto it.
import CoreGraphics

package final class GraphicsContextStack {
    package struct Entry {
        package let context: CGContext
        /// The pixels per point of a bitmap that UIKit made; nil for a pushed context.
        package let imageScale: CGFloat?
        package let isOpaque: Bool
    }

    package var entries: [Entry] = []

    package static var current: GraphicsContextStack {
        if MainQueue.isCurrent { return assumingMainActor { Surrounded.by.drawing.graphicsContexts } }
        let storage = Thread.current.threadDictionary
        if let stack = storage["UIGraphicsContextStack"] as? GraphicsContextStack { return stack }
        let stack = GraphicsContextStack()
        storage["UIGraphicsContextStack"] = stack
        return stack
    }

    /// A context for `size` points, or nil where there is nothing to draw on.
    package static func bitmap(size: CGSize, scale: CGFloat) -> CGContext? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, scale.isFinite, scale > 0,
            size.width * scale < 32_768, size.height * scale < 32_768
        else { return nil }
        return CGContext(width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)), scale: scale)
    }

    package static var screenScale: CGFloat { assumingMainActor { Surrounded.by.screenScale } }
}

/// The context that drawing goes to now, y down; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.current.entries.last?.context }

/// Makes a context of the app's own the current one of this thread, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.current.entries.append(.init(context: context, imageScale: nil, isOpaque: false))
}

/// Removes the context pushed last. Does nothing when an image context was begun after that push.
public func UIGraphicsPopContext() {
    let stack = GraphicsContextStack.current
    if stack.entries.last?.imageScale == nil { _ = stack.entries.popLast() }
}

/// A transparent bitmap of one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// - Parameters: `size` in points; `scale` 0 for the screen's. A size without area gives no context.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : GraphicsContextStack.screenScale
    guard let context = GraphicsContextStack.bitmap(size: size, scale: scale) else { return }
    if opaque {
        context.setFillColor(.black)
        context.fill(CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1))
    }
    GraphicsContextStack.current.entries.append(.init(context: context, imageScale: scale, isOpaque: opaque))
}

/// The image drawn so far; nil outside of `UIGraphicsBeginImageContext` and its end.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsContextStack.current.entries.last, let scale = entry.imageScale else { return nil }
    guard let image = entry.isOpaque ? entry.context.makeOpaqueImage() : entry.context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the image context begun last. Does nothing when a context was pushed after the beginning.
public func UIGraphicsEndImageContext() {
    let stack = GraphicsContextStack.current
    if stack.entries.last?.imageScale != nil { stack.entries.removeLast() }
}

// MARK: Rectangles

/// Fills a rectangle with the current fill colour. Does nothing outside of a graphics context.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Fills with the current fill colour, replacing the content, as UIKit does.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// A frame one point wide inside `rect`, in the current fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let path = CGMutablePath()
    path.addRect(rect)
    path.addRect(rect.insetBy(dx: 1, dy: 1))
    context.saveGState()
    context.setBlendMode(blendMode)
    context.addPath(path)
    context.fillPath(using: .evenOdd)
    context.restoreGState()
}

/// Draws a frame one point wide inside `rect`, replacing the content.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }
/// Narrows the current context's clip to `rect`.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
