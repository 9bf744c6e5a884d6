// What controllers and presentation controllers have in common: content whose size and traits change.
import CoreGraphics

/// Adapts content to new sizes and traits.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// Points that the content would like to have; zero where it has no wish. Containers may ignore it.
    var preferredContentSize: CGSize { get }
    /// Called on the container when a child's `preferredContentSize` was set. The default passes nothing on.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// For containers whose children are sized by constraints. UIKit here calls it for none of its own.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Asked of a container for each child before that child's `viewWillTransition(to:with:)`, which gets the answer,
    /// in points. The default answers `parentSize`.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
    /// Called before the view takes another size (rotation, another split of the screen), while it still has the old
    /// one. Overrides call super, which tells the children and what is presented.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before `traitCollection` changes with a rotation or a resize, and before
    /// `viewWillTransition(to:with:)`. Overrides call super, which passes it on.
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
    /// Who shows it is told: the parent, and the presentation controller that gives it its size.
    func preferredContentSizeChanged() {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        if presentation.presenting != nil { presentation.controllerInForce?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
}
extension UIPresentationController: UIContentContainer {}
