import UIKit
import UIKit.UIGestureRecognizerSubclass

class BaseVC: UIViewController {
    @IBOutlet weak var label: UILabel! { didSet { print("didSet label", label != nil) } }
    @IBAction func action(_ sender: UILabel) { print("BaseVC.action", sender.text ?? "") }
}

enum Corner: Int { case round = 2, square }

final class VC: BaseVC {
    @IBOutlet private var titleLabel: UILabel?
    @IBOutlet private var labels: [UILabel]!
    @objc private var count: Int = 0 { willSet { print("willSet count", newValue) } }
    @objc private(set) dynamic var ps: String = "a"
    @IBInspectable var cornerRadius: CGFloat = 4
    @objc var corner = Corner.square
    @IBInspectable var on: Bool = false
    lazy var b: UIButton = {
        let b = UIButton()
        b.addTarget(self, action: #selector(tap), for: .touchUpInside)
        return b
    }()

    @objc private func tap() { print("VC.tap") }
    @IBAction func none() { print("none") }
    @IBAction func one(_ sender: Any) { print("one", type(of: sender)) }
    @IBAction func two(_ sender: UIButton, forEvent event: UIEvent) { print("two", type(of: sender), type(of: event)) }
    @IBAction func labelled(sender: AnyObject?) { print("labelled", sender == nil) }
    override func action(_ sender: UILabel) { print("VC.action override"); super.action(sender) }
    private class Nested: UIView {
        @IBOutlet private var inner: UILabel!
        @objc func poke() { print("poke", inner?.text as Any) }
    }
    static func makeNested() -> UIView { Nested(frame: .zero) }
}

class Empty: UIView {}

@main struct Main {
    @MainActor static func main() {
        let v = VC(coder: NSCoder())!
        let l = UILabel(); l.text = "hello"
        v.setValue(l, forKey: "label")
        v.setValue(l, forKey: "titleLabel")
        v.setValue([l, l] as [Any], forKey: "labels")
        v.setValue(NSNumber(value: 5), forKey: "count")
        v.setValue("zz", forKey: "ps")
        v.setValue(nil, forKey: "label")
        v.setValue(NSNumber(value: 7.5), forKey: "cornerRadius")
        v.setValue(2, forKey: "corner")
        v.setValue(NSNumber(value: true), forKey: "on")
        print((v.value(forKey: "titleLabel") as? UILabel)?.text ?? "", (v.value(forKey: "labels") as? [UILabel])?.count ?? 0, v.cornerRadius, v.corner, v.on, v.ps)
        v.b.fire()
        for (name, argument) in [("none", nil), ("one:", l), ("action:", l), ("labelledWithSender:", nil)] as [(String, Any?)] {
            v.perform(Selector(name), with: argument)
        }
        v.perform(Selector(("two:forEvent:")), with: UIButton(), with: UIEvent())
        let nested = VC.makeNested()
        nested.setValue(l, forKey: "inner")
        nested.perform(Selector("poke"))
        print(v.responds(to: Selector("one:")), v.responds(to: Selector("nothing:")))
    }
}
