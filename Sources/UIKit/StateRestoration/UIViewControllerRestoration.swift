// UIViewControllerRestoration: classes that make their controllers again. StateRestoration calls it.
import Foundation

/// Makes view controllers again that were on screen when the app was ended.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
    /// Called at the launch for each stored controller of this class, before its children; the last identifier is the controller's
    /// own. nil drops the controller and its children.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}
