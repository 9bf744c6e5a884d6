import UIKit

class VC: UIViewController {
    @objc var prop = 1
    let button = UIButton()
    override func viewDidLoad() {
        button.addTarget(self, action: #selector(missing), for: .touchUpInside)
        button.addTarget(self, action: #selector(VC.missing(_:)), for: .touchUpInside); let x: Int = "a"
        button.addTarget(self, action: #selector(tap(_:wrong:)), for: .touchUpInside)
        print(#selector(getter: nope), #keyPath(VC.nope), #keyPath(prop))
        button.addTarget(self, action: #selector(
            tap(_:other:)
        ), for: .touchUpInside); let y: Int = "b"
        let z: Int = "c"
    }
    @IBAction func tap(_ sender: Missing) {}
    @IBOutlet weak var label: Nothing!
    @objc func many() { let q: Int = "d" }; func same() { let r: Int = "e" } }
@objc protocol P { @objc optional func opt(_ x: Int) }
func use(_ p: P, _ t: UITableView) {
    p.opt?("not an int")
    t.delegate?.tableView?(t, heightForRowAt: 3)
    p.nothing?(3)
}
