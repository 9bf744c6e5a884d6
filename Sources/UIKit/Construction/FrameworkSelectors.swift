// UIKit's own methods that apps use by selector, for example `#selector(UIView.endEditing(_:))` as an action.
// Registered at load time; keys that nibs set are in Resources/NibKeys.swift.
import Foundation
import ObjectiveC

extension UIResponder: UndefinedKeyHandling {}
extension UIResponder: KeyValueObserver {}
extension UIResponder: AssociatedObjectOwner {}

@used @section(".init_array") private let frameworkSelectorsRecord: @convention(c) () -> Void = {
    registerKeys(of: UIApplication.self) {
        for name in ["shared", "sharedApplication"] { $0.c0(name) { (cls: UIApplication.Type) in cls.shared } }
    }
    registerKeys(of: UIResponder.self) {
        $0.m0("becomeFirstResponder") { (o: UIResponder) in o.becomeFirstResponder() }
        $0.m0("resignFirstResponder") { (o: UIResponder) in o.resignFirstResponder() }
    }
    registerKeys(of: UIView.self) {
        $0.m1("endEditing:") { (o: UIView, force: Bool) in o.endEditing(force) }
        $0.m0("setNeedsLayout") { (o: UIView) in o.setNeedsLayout() }
        $0.m0("layoutIfNeeded") { (o: UIView) in o.layoutIfNeeded() }
        $0.m0("setNeedsDisplay") { (o: UIView) in o.setNeedsDisplay() }
        $0.m0("setNeedsUpdateConstraints") { (o: UIView) in o.setNeedsUpdateConstraints() }
        $0.m0("removeFromSuperview") { (o: UIView) in o.removeFromSuperview() }
        $0.m0("sizeToFit") { (o: UIView) in o.sizeToFit() }
    }
    registerKeys(of: UIViewController.self) {
        for name in ["dismissViewControllerAnimated:completion:", "dismissWithAnimated:completion:"] {
            // The second argument of an action is an event, which is no completion.
            $0.m2(name) { (o: UIViewController, animated: Bool, _: Any?) in o.dismiss(animated: animated, completion: nil) }
        }
        $0.m0("setNeedsStatusBarAppearanceUpdate") { (o: UIViewController) in o.setNeedsStatusBarAppearanceUpdate() }
    }
    registerKeys(of: UINavigationController.self) {
        for name in ["popViewControllerAnimated:", "popViewControllerWithAnimated:"] {
            $0.m1(name) { (o: UINavigationController, animated: Bool) in o.popViewController(animated: animated) }
        }
        for name in ["popToRootViewControllerAnimated:", "popToRootViewControllerWithAnimated:"] {
            $0.m1(name) { (o: UINavigationController, animated: Bool) in o.popToRootViewController(animated: animated) }
        }
    }
    registerKeys(of: UITableView.self) {
        $0.m0("reloadData") { (o: UITableView) in o.reloadData() }
    }
}
