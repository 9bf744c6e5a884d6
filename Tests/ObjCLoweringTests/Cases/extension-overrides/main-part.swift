import UIKit

class VC: UIViewController {
    var log: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        print("VC.viewDidLoad")
        shared()
        styled()
    }
    private var secret = 1
}

class Derived: VC {
    override func shared() { print("Derived.shared"); super.shared() }
    override func viewWillAppear(_ animated: Bool) { print("Derived.willAppear"); super.viewWillAppear(animated) }
}

class MoreRows: RowsController {
    override func rows(in section: Int) -> Int { super.rows(in: section) + 10 }
}
class Bare: UIViewController {}
class GenericVC<T>: UIViewController { var value: T? }
@MainActor class Named: NSObject { let name = "Named" }

@main struct Main {
    @MainActor static func main() {
        let vc = VC()
        vc.viewDidLoad()
        vc.viewWillAppear(true)
        let derived: UIViewController = Derived()
        derived.viewDidLoad()
        derived.viewWillAppear(false)
        print(derived.preferredStatusBarStyle, derived.canDoIt)
        derived.canDoIt = true
        Bare().viewDidLoad()
        GenericVC<Int>().viewDidLoad()
        OpenVC().viewDidLoad()
        let rows: Rows = MoreRows()
        print(rows.rows(in: 2), rows.title?(of: 3) ?? "none", MoreRows().responds(to: Selector("rowsIn:")), RowsController().other())
        derived.perform(#selector(VC.shared))
        let type: UIView.Type = Badge.self
        print(Badge().text ?? "none", (type.init() as? UILabel)?.text ?? "none")
        print(Named().debugDescription, Named().isEqual(Named()), Named().hash)
    }
}
