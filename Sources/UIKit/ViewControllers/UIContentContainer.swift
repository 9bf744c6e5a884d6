// What controllers and presentation controllers have in common: content whose size and traits change.
import CoreGraphics

/// Adapts content to new sizes and traits.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
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
