import UIKit

class VC: UIViewController {
    var button = UIButton()
    @objc var prop: Int = 0
    let early: UIButton = { let b = UIButton(); b.addTarget(nil, action: #selector(tap), for: .touchUpInside); return b }()
    func all() -> [Selector] {
        [
            #selector(tap), #selector(self.tap), #selector(VC.tap), #selector(Self.tap),
            #selector(tap1), #selector(tap1(_:)), #selector(VC.tap1(_:)),
            #selector(tap2), #selector(tap2(_:event:)),
            #selector(loadWith), #selector(VC.loadWith(url:)), #selector(move(to:)),
            #selector(over as () -> Void), #selector(over(_:)), #selector(over as (Int) -> Void),
            #selector(VC.over as (VC) -> () -> Void),
            #selector(getter: prop), #selector(setter: prop), #selector(getter: VC.prop),
            #selector(inExtension(_:)), #selector(inExtension),
            #selector(thrower), #selector(asyncOne), #selector(renamed(_:)),
            #selector(button.endEditing(_:)), #selector(UIView.endEditing(_:)),
            #selector(UIViewController.dismiss(animated:completion:)),
            #selector(
                tap
            ),
            #selector(VC.stat), #selector((tap)),
        ]
    }
    @objc func tap() { print("tap") }
    @objc func tap1(_ sender: UIButton) { print("tap1") }
    @objc func tap2(_ sender: UIButton, event: UIEvent) {}
    @objc func loadWith(url: String) { print("load", url) }
    @objc func move(to x: Int) {}
    @objc func over() {}
    @objc(overWithInt:) func over(_ x: Int) {}
    @objc func thrower() throws { print("thrower") }
    @objc func asyncOne() async { print("async") }
    @objc(custom:) func renamed(_ x: Any?) { print("custom", x ?? "nil") }
    @objc class func stat() { print("stat") }
    lazy var action: () -> Selector = { #selector(self.tap) }
}
extension VC {
    @objc fileprivate func inExtension(_ sender: Any?) { print("inExtension", #selector(tap)) }
}
class Generic<T>: UIViewController {
    @objc func handle(_ sender: UILabel) { print("generic", T.self, sender.text ?? "") }
    @IBOutlet weak var outlet: UILabel!
    func selector() -> Selector { #selector(handle) }
}
class Concrete: Generic<Int> {}
extension Generic { @objc func later() { print("later", T.self) } }
protocol Tappable: AnyObject { func wire() -> Selector }
extension UIViewController {
    @objc func hideKeyboard() { print("hideKeyboard") }
    func hide() -> Selector { #selector(UIViewController.hideKeyboard) }
    func hide2() -> Selector { #selector(hideKeyboard) }
}
struct Table { let selector = #selector(VC.tap1(_:)); static let other = #selector(VC.tap) }
func free() -> Selector { #selector(VC.tap1(_:)) }
class Plain: NSObject { @objc func fire(_ timer: Timer) { print("fire") }; func s() -> Selector { #selector(fire(_:)) } }
@objcMembers class Model: NSObject {
    dynamic var name = "n"
    func doIt(with x: Int) { print("doIt", x) }
    private func hidden() {}
    func generic<T>(_ t: T) {}
}
@objc(RenamedClass) class Named: NSObject { @objc func hi() { print("hi") } }

class Office: NSObject {
    nonisolated(unsafe) static var news = 0
    @objc static func heard() { news += 1 }
    @objc class func told(_ note: Notification) { print("told", note.name.rawValue) }
    static func open() {
        NotificationCenter.default.addObserver(Self.self, selector: #selector(heard), name: Notification.Name("news"), object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(told(_:)), name: Notification.Name("news"), object: nil)
    }
}
class Link {
    @MainActor @objc func tick() { print("tick") }
    @MainActor @objc func move(_ x: NSNumber) { print("move", x) }
    var selectors: [Selector] { [#selector(tick), #selector(Link.tick), #selector(move(_:)), #selector(Link.move)] }
}

@main struct Main {
    @MainActor static func main() {
        let vc = VC()
        for selector in vc.all() { print(selector) }
        vc.perform(#selector(VC.inExtension(_:)), with: nil)
        vc.perform(Selector(("custom:")), with: 3)
        vc.perform(#selector(VC.loadWith(url:)), with: "u")
        vc.perform(#selector(VC.thrower))
        print(vc.hide() == vc.hide2(), vc.action())
        vc.perform(vc.hide())
        Office.open()
        NotificationCenter.default.post(name: Notification.Name("news"), object: nil)
        print("news", Office.news)
        print(Link().selectors.map { "\($0)" })
        let label = UILabel()
        label.text = "L"
        let concrete = Concrete()
        concrete.perform(concrete.selector(), with: label)
        concrete.setValue(label, forKey: "outlet")
        print(concrete.outlet.text ?? "")
        concrete.perform(Selector("later"))
        print(Table().selector, Table.other, free(), Plain().s())
        let model = Model()
        model.perform(Selector("doItWith:"), with: 3)
        model.setValue("m", forKey: #keyPath(Model.name))
        print(model.value(forKey: "name") ?? "", model.responds(to: Selector("hidden")))
        class Local: NSObject { @objc func hi() { print("local") } }
        Local().perform(#selector(Local.hi))
        Named().perform(#selector(Named.hi))
        print((vc.perform(#selector(getter: VC.prop))?.takeUnretainedValue() as? Int) ?? -1)
    }
}
