// A layer's questions to others: its delegate and the actions for changes.

import CoreGraphics

/// Provides a layer's content, layout and actions. Each method has a default.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    /// Sets `contents`; the default draws through `draw(_:in:)` into a backing store.
    func display(_ layer: CALayer)
    /// Draws the content, in points of the layer's bounds, y down.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before `draw(_:in:)`, when the size and scale of the content are known.
    func layerWillDraw(_ layer: CALayer)
    /// Called in the layout pass for a layer that was marked, after its superlayer's.
    func layoutSublayers(of layer: CALayer)
    /// The action for a change. nil continues the search; `NSNull` means no action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.displayByDrawing() }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// An action that runs when a property of a layer changes.
public protocol CAAction {
    /// Called after the property has changed, with its key and the layer; `dict` is nil here.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: `NSNull` ends the search for an action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Runs `body` on the main actor if on the main thread; nil elsewhere, where delegates are not called.
func onMainThread<R>(_ body: @MainActor () -> R) -> R? {
    guard MainQueue.isCurrent else { return nil }
    // Does the same as MainActor.assumeIsolated, without checking the thread a second time.
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> R).self)() }
}
