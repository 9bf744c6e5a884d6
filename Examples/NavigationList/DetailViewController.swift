import UIKit

class DetailViewController: UIViewController {

    @IBOutlet private weak var badgeView: UIView!
    @IBOutlet private weak var symbolLabel: UILabel!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var heightLabel: UILabel!
    @IBOutlet private weak var noteLabel: UILabel!

    var mountain: Mountain?

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        print("DetailViewController.viewDidLoad")

        badgeView.layer.cornerRadius = 36
        guard let mountain = mountain else { return }
        title = mountain.romanised
        symbolLabel.text = mountain.symbol
        nameLabel.text = mountain.name
        heightLabel.text = mountain.heightText
        noteLabel.text = mountain.note
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("DetailViewController.viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("DetailViewController.viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        print("DetailViewController.viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print("DetailViewController.viewDidDisappear")
    }
}
