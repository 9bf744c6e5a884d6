// What a delegate is told of a drag that rests over an item until the item opens. Nothing here rests so yet: drags find their
// drop interactions at once (Docs/DIVERGENCES.md), so apps implement methods with these types and are not asked.

/// How far a spring-loaded item is on its way to open.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No drag is over the item.
    case inactive
    /// A drag is over the item, which may open.
    case possible
    /// The item is about to open.
    case activating
    /// The item has opened.
    case activated
}

/// A drag over a spring-loaded item.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// How far the item is.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that shows the effect.
    var targetView: UIView? { get set }
    /// What of the view is meant, such as a bar button item.
    var targetItem: Any? { get set }
    /// Where the drag is, in the view's coordinates; nil: in the window's.
    func location(in view: UIView?) -> CGPoint
}
