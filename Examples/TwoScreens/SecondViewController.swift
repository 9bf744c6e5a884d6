import UIKit

class SecondViewController: UIViewController {

    @IBOutlet private weak var greetingLabel: UILabel!
    @IBOutlet private weak var closeButton: UIButton!

    var greeting: String?

    override var preferredStatusBarStyle: UIStatusBarStyle {
        return .lightContent
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        print("SecondViewController.viewDidLoad")

        greetingLabel.text = greeting
        closeButton.layer.cornerRadius = 14
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("SecondViewController.viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("SecondViewController.viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        print("SecondViewController.viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print("SecondViewController.viewDidDisappear")
    }

    // MARK: - Actions

    @IBAction private func close(_ sender: Any) {
        dismiss(animated: true)
    }
}
