// The context of a drag that rests over an item until the item opens. Spring loading does not happen here yet (Docs/DIVERGENCES.md),
// so apps can implement methods with these types, but the methods are not called.

/// The progress of a spring-loaded item to its opening.
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
    /// The progress of the item.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that shows the effect.
    var targetView: UIView? { get set }
    /// The target inside the view, such as a bar button item.
    var targetItem: Any? { get set }
    /// The position of the drag, in the view's coordinates; nil: in the window's.
    func location(in view: UIView?) -> CGPoint
}
