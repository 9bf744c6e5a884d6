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
    }
}
