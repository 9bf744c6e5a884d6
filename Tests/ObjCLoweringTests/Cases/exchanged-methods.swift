import UIKit

func swizzle(_ cls: AnyClass, _ original: Selector, _ replacement: Selector) {
    guard let first = class_getInstanceMethod(cls, original), let second = class_getInstanceMethod(cls, replacement) else { return print("none", original) }
    if class_addMethod(cls, original, method_getImplementation(second), method_getTypeEncoding(second)) {
        class_replaceMethod(cls, replacement, method_getImplementation(first), method_getTypeEncoding(first))
    } else {
        method_exchangeImplementations(first, second)
    }
}
extension UIViewController {
    @objc func swizzled_viewWillAppear(_ animated: Bool) {
        print("before", type(of: self), animated)
        swizzled_viewWillAppear(animated)
        print("after")
    }
    @objc dynamic private func hooked_title() -> String? { "[" + (hooked_title() ?? "nil") + "]" }
    @objc func noticed_setTitle(_ title: String?) {
        print("setTitle", title ?? "nil")
        noticed_setTitle(title.map { $0 + "!" })
    }
}
extension UIView {
    @objc func exchanged_layout() { print("layout", type(of: self)); exchanged_layout() }
    @objc func logged_endEditing(_ force: Bool) -> Bool { !logged_endEditing(force) }
}
class Plain: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("Plain") }
}
class Quiet: UIViewController {}
class Label: UILabel {}
class Counter: NSObject {
    var count = 0
    @objc dynamic func one(_ by: Int) -> Int { count += by; return count }
    @objc dynamic func other(_ by: Int) -> Int { -other(by) }
    @objc static func make() -> Counter { Counter() }
}
class SubCounter: Counter {
    override func one(_ by: Int) -> Int { super.one(by) * 100 }
}
class Late: UIViewController {
    @objc func added() { print("added", type(of: self)) }
}
@main struct Main {
    @MainActor static func main() {
        method_exchangeImplementations(
            class_getInstanceMethod(UIViewController.self, #selector(UIViewController.viewWillAppear(_:)))!,
            class_getInstanceMethod(UIViewController.self, #selector(UIViewController.swizzled_viewWillAppear))!)
        Plain().viewWillAppear(true)
        Quiet().viewWillAppear(false)

        let getter = class_getInstanceMethod(UIViewController.self, #selector(getter: UIViewController.title))!
        method_exchangeImplementations(getter, class_getInstanceMethod(UIViewController.self, Selector(("hooked_title")))!)
        method_exchangeImplementations(
            class_getInstanceMethod(UIViewController.self, #selector(setter: UIViewController.title))!,
            class_getInstanceMethod(UIViewController.self, #selector(UIViewController.noticed_setTitle(_:)))!)
        let quiet = Quiet()
        quiet.title = String(repeating: "long ", count: 8)
        print(quiet.title ?? "nil")

        swizzle(UILabel.self, #selector(UIView.layoutSubviews), #selector(UIView.exchanged_layout))
        UIView().layoutSubviews()
        UILabel().layoutSubviews()
        Label().layoutSubviews()
        swizzle(UIView.self, #selector(UIView.endEditing(_:)), #selector(UIView.logged_endEditing(_:)))
        print(UIButton().endEditing(true), UIView().endEditing(false))

        let counter = Counter(), sub = SubCounter()
        print(counter.one(1), sub.one(1))
        method_exchangeImplementations(class_getInstanceMethod(Counter.self, #selector(Counter.one))!, class_getInstanceMethod(Counter.self, #selector(Counter.other(_:)))!)
        print(counter.one(2), sub.one(2), counter.perform(#selector(Counter.one), with: 1)!.takeUnretainedValue())

        callImplementations()
        let method = class_getInstanceMethod(Late.self, #selector(Late.added))!
        print(class_addMethod(Quiet.self, Selector(("addedLater")), method_getImplementation(method), method_getTypeEncoding(method)))
        print(class_respondsToSelector(Quiet.self, Selector(("addedLater"))), class_respondsToSelector(Plain.self, Selector(("addedLater"))))
        print(class_addMethod(Late.self, #selector(Late.added), method_getImplementation(method), nil))
        print(class_getInstanceMethod(UIView.self, Selector(("nothing"))) == nil)
        print(NSStringFromSelector(method_getName(method)), method_getNumberOfArguments(method))

        print(String(cString: class_getName(Quiet.self)), String(cString: object_getClassName(UILabel())), class_getSuperclass(Label.self)!, object_getClass(quiet)!)
        var count: UInt32 = 0
        let classes = objc_copyClassList(&count)!
        let names = (0..<Int(count)).map { classes[$0] }.filter { class_getSuperclass($0) == UIViewController.self }.map { NSStringFromClass($0) }
        print(names.sorted())
        print(objc_getClassList(nil, 0) == Int32(count), NSClassFromString("App.Late") == Late.self, NSClassFromString("App.Nested.Inner") == Nested.Inner.self, NSStringFromClass(Nested.Inner.self))
    }
}
enum Nested { class Inner: NSObject {} }
typealias Layout = @convention(c) (UIView, Selector) -> Void
typealias Notice = @convention(block) (UIView, Int) -> Int
class Measured: UIView {
    override func layoutSubviews() { print("measured") }
    @objc func plus(_ one: NSNumber) -> NSNumber { NSNumber(value: one.intValue + 1) }
    @objc dynamic func twice(_ one: Int) -> Int { one * 2 }
    @objc class func named() -> String { "named" }
}
@MainActor func callImplementations() {
    let view = Measured()
    let layout = unsafeBitCast(class_getMethodImplementation(Measured.self, #selector(UIView.layoutSubviews)), to: Layout.self)
    layout(view, #selector(UIView.layoutSubviews))
    let plus = class_getInstanceMethod(Measured.self, #selector(Measured.plus(_:))).map {
        unsafeBitCast(
            method_getImplementation($0),
            to: (@convention(c) (AnyObject, Selector, NSNumber) -> NSNumber).self)
    }
    print(plus?(view, #selector(Measured.plus(_:)), 4) ?? 0)
    let block: Notice = { view, one in print(type(of: view)); return one * 10 }
    let twice = class_getInstanceMethod(Measured.self, #selector(Measured.twice(_:)))!
    let before = method_setImplementation(twice, imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self)))
    print(view.twice(3), unsafeBitCast(before, to: (@convention(c) (Measured, Selector, Int) -> Int).self)(view, #selector(Measured.twice(_:)), 3))
    let own = class_getClassMethod(Measured.self, #selector(Measured.named))
    print(own == nil, class_getClassMethod(UIView.self, #selector(Measured.named)) == nil)
}
