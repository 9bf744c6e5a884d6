// What a popover can point to: views and bar buttons (iOS 16).
import CoreGraphics
import ObjectiveC

/// Something that a popover can point to.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where it is in the coordinates of `referenceView`; nil while it is not on screen there.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Where the view is in the coordinates of `referenceView`; nil in another window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let window, referenceView.window === window else { return nil }
        return convert(bounds, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Where the item's button is in the coordinates of `referenceView`; nil while no bar shows it.
    public func frame(in referenceView: UIView) -> CGRect? { (customView ?? viewOnBar)?.frame(in: referenceView) }
}
