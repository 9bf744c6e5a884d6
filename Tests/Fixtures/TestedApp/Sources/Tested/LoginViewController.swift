import UIKit

public class LoginViewController: UIViewController {
    @IBOutlet var field: UITextField!
    private let button = UIButton(type: .system)

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Login"
        field = UITextField(frame: CGRect(x: 20, y: 160, width: 300, height: 40))
        field.placeholder = "Name"
        view.addSubview(field)
        button.frame = CGRect(x: 20, y: 220, width: 300, height: 44)
        button.setTitle("Log in", for: .normal)
        button.addTarget(self, action: #selector(logIn), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc private func logIn() {
        let name = field.text ?? ""
        button.isEnabled = false
        // The server takes its time.
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
            self?.button.isEnabled = true
            self?.navigationController?.pushViewController(WelcomeViewController(name: name), animated: true)
        }
    }
}

public class WelcomeViewController: UIViewController {
    private let name: String

    public init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 20, y: 160, width: 300, height: 40))
        label.text = "Welcome, \(name)"
        view.addSubview(label)
    }
}
