import UIKit

extension UIView {
    @objc @discardableResult open func add(_ names: [String]) -> UIView {
        print("UIView.add", names)
        return self
    }
    @discardableResult func add(_ names: String...) -> UIView { add(names) }
}
extension UIControl {
    @discardableResult open override func add(_ names: [String]) -> UIView {
        print("UIControl.add")
        return super.add(names.reversed())
    }
}
extension UIViewController {
    @objc func setUp() { print("UIViewController.setUp") }
    @objc func title(for x: Int) -> String? { "base \(x)" }
}
class Base: UIViewController {
    override func setUp() { super.setUp(); print("Base.setUp") }
    override func title(for x: Int) -> String? { super.title(for: x).map { $0 + "!" } }
}
class Middle: Base {}
class Derived: Middle {
    override func setUp() {
        let run = { super.setUp() }
        run()
        print("Derived.setUp")
    }
}
class ListenersOfView { var names = ["view"] }
class ListenersOfControl: ListenersOfView { var touched: () -> Void = {} }
extension UIView {
    @objc @discardableResult func update(handler: (_ listeners: ListenersOfView) -> Void) -> Self {
        print("UIView.update")
        handler(ListenersOfView())
        return self
    }
}
extension UIControl {
    @objc @discardableResult override func update(handler: (_ listeners: ListenersOfControl) -> Void) -> Self {
        print("UIControl.update")
        let listeners = ListenersOfControl()
        handler(listeners)
        listeners.touched()
        return self
    }
    func touched(_ handler: @escaping () -> Void) -> Self { update { $0.touched = handler } }
}
class Model: NSObject {
    override var accessibilityLabel: String? { didSet { print("label", oldValue ?? "nil", accessibilityLabel ?? "nil") } }
    override var accessibilityHint: String? { willSet(hint) { print("hint", accessibilityHint ?? "nil", hint ?? "nil") } }
    override var shouldGroupAccessibilityChildren: Bool { get { true } set {} }
    override var isAccessibilityElement: Bool { get { true } set { super.isAccessibilityElement = newValue } }
}
class SubModel: Model {
    override var accessibilityLabel: String? { get { "sub " + (super.accessibilityLabel ?? "nil") } set { super.accessibilityLabel = newValue } }
}
@main struct Main {
    @MainActor static func main() {
        UIView().add(["a", "b"])
        UIButton().add("c", "d")
        for controller in [UIViewController(), Base(), Derived()] {
            controller.setUp()
            print(controller.title(for: 3) ?? "nil")
            controller.perform(#selector(UIViewController.setUp))
        }
        Derived().setUp()
        UIView().update { print($0.names) }
        UIButton().touched { print("touched") }.update { print($0.names, $0 is ListenersOfControl) }
        let views: [UIView] = [UIButton()]
        views[0].update { print($0.names) }
        for model in [Model(), SubModel(), NSObject()] {
            model.accessibilityLabel = "a"
            model.accessibilityHint = "h"
            print(model.accessibilityLabel ?? "nil", model.accessibilityHint ?? "nil", model.isAccessibilityElement, model.shouldGroupAccessibilityChildren)
        }
    }
}
