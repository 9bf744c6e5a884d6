// UIPointerInteraction: the look and behaviour of a pointer over a view. A phone has no pointer: the delegate is never called.
import CoreGraphics

/// Changes the pointer over its view. There is no pointer on a phone.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// Gives regions and styles. Not retained.
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// Whether the delegate is called.
    open var isEnabled = true
    /// The view that has it.
    open private(set) weak var view: UIView?

    /// Creates an interaction. Without a delegate the view has the system's hover effect.
    public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
    public convenience override init() { self.init(delegate: nil) }

    /// Requests the region under the pointer again. There is no pointer.
    open func invalidate() {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Gives the regions of a view and how the pointer looks in them. All optional.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// The region at the pointer's place; nil for none. Optional: the view's bounds.
    func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion?
    /// The pointer's look in a region; nil for the default.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// The pointer comes into a region.
    func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
    /// The pointer leaves a region.
    func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// Default for a type that does not implement this member: the default region.
    public func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion? {
        notImplemented(self, "pointerInteraction:regionForRequest:defaultRegion:", [interaction, request, defaultRegion], fallback: defaultRegion)
    }
    /// Default for a type that does not implement this member: no style.
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        notImplemented(self, "pointerInteraction:styleForRegion:", [interaction, region], fallback: nil)
    }
    /// Default for a type that does not implement this member.
    public func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating) {
        notImplemented(self, "pointerInteraction:willEnterRegion:animator:", [interaction, region, animator], fallback: ())
    }
    /// Default for a type that does not implement this member.
    public func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating) {
        notImplemented(self, "pointerInteraction:willExitRegion:animator:", [interaction, region, animator], fallback: ())
    }
}

/// Runs an app's animations along with the pointer's.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Runs along with the pointer's animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs when the pointer's animation has ended.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
