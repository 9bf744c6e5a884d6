// The app under test of these tests: two screens, a button each.
import UIKit

class Screen: UIViewController {
    func addButton(_ title: String, y: CGFloat, _ action: @escaping UIActionHandler) {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title, handler: action))
        button.frame = CGRect(x: 20, y: y, width: 300, height: 44)
        view.addSubview(button)
    }
}

final class FirstScreen: Screen {
    let label = UILabel(frame: CGRect(x: 20, y: 60, width: 300, height: 30))
    var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        label.text = "0"
        view.addSubview(label)
        addButton("Next", y: 120) { [weak self] _ in self?.present(SecondScreen(), animated: true) }
        addButton("Count", y: 180) { [weak self] _ in self?.countUp() }
    }

    private func countUp() {
        count += 1
        label.text = "\(count)"
    }
}

final class SecondScreen: Screen {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        addButton("Close", y: 120) { [weak self] _ in self?.dismiss(animated: true) }
    }
}

final class FormScreen: Screen {
    private let greeting = UILabel(frame: CGRect(x: 20, y: 60, width: 300, height: 30))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(greeting)
        let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
        field.placeholder = "Name"
        field.addAction(UIAction { [weak self, weak field] _ in self?.greeting.text = "Hello \(field?.text ?? "")" }, for: .editingChanged)
        view.addSubview(field)
    }
}

final class WholeApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = FirstScreen()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {}
}
