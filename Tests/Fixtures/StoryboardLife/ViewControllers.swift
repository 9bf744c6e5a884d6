import UIKit

class ViewController: UIViewController {
    @IBOutlet var field: UITextField!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        print("VC.init(coder:)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        print("VC.awakeFromNib")
        // The library of the record touches the child's view here.
        view.backgroundColor = .white
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        print("VC.prepareForSegue")
        segue.destination.view.backgroundColor = .lightGray
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(field.text, forKey: "text")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        field.text = coder.decodeObject(forKey: "text") as? String
    }
}

class ChildViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("Child.viewDidLoad")
    }
}
