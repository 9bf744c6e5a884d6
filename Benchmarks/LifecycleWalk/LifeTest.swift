// A life-cycle test as apps write them, of issue 3: launch of an app with its delegate, push, present, rotate, memory
// warning, background, foreground, and the end. Controllers with a label each; animated where an app would animate, or not
// at all where a peer that does not animate is beside it.
import UIKit

final class TestedDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: TestedController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

final class TestedController: UIViewController {
    private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
    private(set) var log: [String] = [] { didSet { TestedController.calls += 1 } }
    nonisolated(unsafe) static var calls = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "life"
        view.addSubview(label)
        log.append("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); log.append("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); log.append("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); log.append("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); log.append("viewDidDisappear") }
}

@MainActor enum LifeTest {
    static func run() -> Int { run(animated: true) }

    static func run(animated: Bool) -> Int {
        let host = Clock.start()
        let application = ApplicationReplacement.begin(delegateClass: nil)
        let delegate = TestedDelegate()
        ApplicationReplacement.adopt(delegate, application)
        LaunchSequence(application).begin()
        Clock.settle()
        guard let navigation = delegate.window?.rootViewController as? UINavigationController else { fatalError("no root") }
        navigation.pushViewController(TestedController(), animated: animated)
        Clock.settle()
        navigation.present(TestedController(), animated: animated)
        Clock.settle()
        _ = Rotation.rotate(to: .landscapeLeft)
        Clock.settle()
        try? application.life.warnOfMemory()
        try? application.life.home()
        Clock.settle()
        try? application.life.open()
        Clock.settle()
        ApplicationReplacement.end()
        Clock.settle()
        return host.events.count
    }
}
