// Peek and pop, for devices that measure force: no device here does, so a registration is stored and no delegate is called.
// Context menus replaced it in iOS 13.
import CoreGraphics
import Foundation
import ObjectiveC

/// A view that was registered for previews.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// Fails always: no finger presses hard here.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// The delegate that a device calls.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view.
    var sourceView: UIView { get }
    /// The part of the view that stays sharp, in its coordinates.
    var sourceRect: CGRect { get set }
}

/// Makes controllers for previews.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// Called on devices that measure force when a finger presses; never here.
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController?
    /// Called on devices that measure force when a finger presses harder; never here.
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    let delegate: any UIViewControllerPreviewingDelegate
    private unowned let view: UIView
    var sourceView: UIView { view }
    var sourceRect: CGRect
    lazy var previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer(target: nil, action: nil)

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
        self.delegate = delegate
        self.view = view
        sourceRect = view.bounds
        super.init()
    }
}

extension UIViewController {
    private final class Previews { var contexts: [PreviewingContext] = [] }
    private nonisolated(unsafe) static let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    private var previews: Previews {
        if let known = objc_getAssociatedObject(self, Self.key) as? Previews { return known }
        let made = Previews()
        objc_setAssociatedObject(self, Self.key, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }

    /// Registers a view for previews. Apps read `traitCollection.forceTouchCapability` first, which is `unavailable` here.
    @discardableResult public func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) -> any UIViewControllerPreviewing {
        let context = PreviewingContext(delegate, sourceView)
        previews.contexts.append(context)
        return context
    }
    /// Ends a registration.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) { previews.contexts.removeAll { $0 === previewing } }
}
