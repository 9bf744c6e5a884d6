import UIKit

extension UIControl {
    override open func awakeFromNib() {
        super.awakeFromNib()
        print("UIControl.awakeFromNib")
    }
    open override func layoutSubviews() { super.layoutSubviews(); print("UIControl.layoutSubviews") }
}
extension UIView {
    open override func awakeFromNib() {
        super.awakeFromNib()
        print("UIView.awakeFromNib")
    }
}
extension UIViewController {
    open override func touchesBegan() { print("UIViewController.touchesBegan"); super.touchesBegan() }
}
class Tabs: UIViewController {}
class OwnTabs: Tabs {
    override var preferredStatusBarStyle: Int { super.preferredStatusBarStyle + 1 }
    override func touchesBegan() { super.touchesBegan(); print("OwnTabs.touchesBegan") }
}
extension UINavigationController {
    override open var preferredStatusBarStyle: Int { 40 }
    open override var canDoIt: Bool {
        get { print("asked"); return super.canDoIt }
        set { print("told", newValue); super.canDoIt = newValue }
    }
}
class Navigation: UINavigationController {}
class OwnNavigation: UINavigationController {
    override var preferredStatusBarStyle: Int { super.preferredStatusBarStyle + 2 }
}
class Labelled: UIButton {
    override func awakeFromNib() { super.awakeFromNib(); print("Labelled.awakeFromNib") }
}
class First: UIViewController {}
class Second: First {}
extension First {
    override func viewDidLoad() { super.viewDidLoad(); print("First.viewDidLoad") }
}
extension Second {
    override func viewDidLoad() { super.viewDidLoad(); print("Second.viewDidLoad") }
}
@main struct Main {
    @MainActor static func main() {
        UILabel().awakeFromNib()
        UIButton().awakeFromNib()
        Labelled().awakeFromNib()
        UIButton().layoutSubviews()
        UIResponder().awakeFromNib()
        Tabs().touchesBegan()
        OwnTabs().touchesBegan()
        print(Tabs().preferredStatusBarStyle, OwnTabs().preferredStatusBarStyle)
        print(UINavigationController().preferredStatusBarStyle, Navigation().preferredStatusBarStyle, OwnNavigation().preferredStatusBarStyle)
        let navigation: UIViewController = Navigation()
        navigation.canDoIt = true
        print(navigation.canDoIt)
        Second().viewDidLoad()
    }
}
