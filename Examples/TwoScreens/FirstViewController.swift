import UIKit

class FirstViewController: UIViewController {

    @IBOutlet private weak var pictureView: UIImageView!
    @IBOutlet private weak var greetingLabel: UILabel!
    @IBOutlet private weak var helloButton: UIButton!
    @IBOutlet private weak var showButton: UIButton!

    private let greetings = ["Good morning", "안녕하세요 👋", "Bonjour ☕️"]
    private var current = 0

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        print("FirstViewController.viewDidLoad")

        pictureView.layer.cornerRadius = 28
        pictureView.layer.masksToBounds = true
        helloButton.layer.cornerRadius = 14
        showButton.layer.cornerRadius = 14
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("FirstViewController.viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("FirstViewController.viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        print("FirstViewController.viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print("FirstViewController.viewDidDisappear")
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let second = segue.destination as? SecondViewController {
            second.greeting = greetings[current]
        }
    }

    // MARK: - Actions

    @IBAction private func sayHello(_ sender: UIButton) {
        current = (current + 1) % greetings.count
        greetingLabel.text = greetings[current]
    }
}
