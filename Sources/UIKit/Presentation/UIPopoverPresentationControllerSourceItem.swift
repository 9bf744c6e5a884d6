// The possible anchors of a popover: views and bar buttons (iOS 16).
import CoreGraphics
import ObjectiveC

/// An item to which a popover can point.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// The item's frame in the coordinates of `referenceView`; nil while it is not on screen there.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// The view's frame in the coordinates of `referenceView`; nil in another window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let window, referenceView.window === window else { return nil }
        return convert(bounds, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// The frame of the item's button in the coordinates of `referenceView`; nil while no bar shows it.
    public func frame(in referenceView: UIView) -> CGRect? { (customView ?? viewOnBar)?.frame(in: referenceView) }
}
