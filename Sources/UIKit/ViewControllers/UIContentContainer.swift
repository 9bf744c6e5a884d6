// The common protocol of controllers and presentation controllers: content whose size and traits change.
import CoreGraphics

/// Adapts content to new sizes and traits.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The size in points that the content wants; zero means no wish. Containers may ignore it.
    var preferredContentSize: CGSize { get }
    /// Called on the container when a child's `preferredContentSize` was set. The default passes nothing on.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called in containers whose children are sized by constraints. UIKit does not call it for its own containers here.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called on a container for each child before that child's `viewWillTransition(to:with:)`, which gets the result,
    /// in points. The default returns `parentSize`.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
    /// Called before the view gets another size (rotation, another split of the screen), while it still has the old
    /// size. Overrides call super, which tells the children and the presented controller.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before `traitCollection` changes with a rotation or a resize, and before
    /// `viewWillTransition(to:with:)`. Overrides call super, which forwards the call.
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
    /// Tells the parent, and the presentation controller that sizes this content.
    func preferredContentSizeChanged() {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        if presentation.presenting != nil { presentation.controllerInForce?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
}
extension UIPresentationController: UIContentContainer {}
