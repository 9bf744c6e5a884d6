// Two apps after each other in one process share nothing: one leaves everything half done, the next one's trace must be
// that of a fresh process. ApplicationsTests compares the two; lifecycle-scenarios --trace is the fresh process.
import CoreGraphics
import QuartzCore
@preconcurrency import UIKit

@MainActor package enum ProcessTrace {
    /// An app that touches what the application, the device and the scenes own, and all that the host hears of it.
    package static func run() -> String {
        let host = start()
        var facts: [String] = []
        func note(_ name: String, _ value: Any) { facts.append("\(name): \(value)") }

        note("screen", UIScreen.main.bounds)
        note("style", UIScreen.main.traitCollection.userInterfaceStyle.rawValue)
        note("animations", UIView.areAnimationsEnabled)
        note("current traits", UITraitCollection.current.userInterfaceStyle.rawValue)
        note("graphics context", UIGraphicsGetCurrentContext() as Any? == nil)
        note("transaction", CATransaction.disableActions())
        note("action", UIAction { _ in }.identifier.rawValue)
        note("tint", UILabel(frame: .zero).textColor == UILabel.appearance().textColor)

        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        settle()
        note("frame", window.frame)
        note("status bar", UIApplication.shared.statusBarFrame)

        let observer = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { note in
            let name = note.name.rawValue
            if name.hasPrefix("UIKeyboard") || name.hasPrefix("UIText") { MainActor.assumeIsolated { facts.append(name) } }
        }
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
        root.view.addSubview(field)
        note("becomes", field.becomeFirstResponder())
        settle()
        note("resigns", field.resignFirstResponder())
        settle()
        NotificationCenter.default.removeObserver(observer)

        layOutTableOutsideWindow()
        navigation.pushViewController(UIViewController(), animated: true)
        settle()
        navigation.present(UIViewController(), animated: true)
        settle()
        note("turns", Rotation.rotate(to: .landscapeLeft))
        settle()
        navigation.dismiss(animated: true)
        settle()
        navigation.popViewController(animated: true)
        settle()
        note("frames", UpdateCycle.shared.framesCommitted)

        let events = host.events.map { "\($0.kind) \($0.className)#\($0.object) \($0.event) \($0.animated.map(String.init) ?? "-") \($0.cause ?? "-")" }
        let console = host.console.map { $0.replacing(/0x[0-9a-f]+/, with: "0x") }
        ApplicationReplacement.end()
        settle()
        return (facts + events + console).joined(separator: "\n") + "\n"
    }

    /// An app that ends in the middle of everything.
    package static func leaveEverythingHalfDone() {
        _ = start()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        settle()
        _ = Rotation.rotate(to: .landscapeRight)
        settle()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        root.view.addSubview(field)
        field.becomeFirstResponder()
        layOutTableOutsideWindow()
        UILabel.appearance().textColor = .systemRed
        _ = UIAction { _ in }
        _ = UIMenu(title: "", children: [])
        navigation.pushViewController(UIViewController(), animated: true)
        ScenarioClock.frame()
        navigation.present(UIViewController(), animated: true)
        ScenarioClock.frame()
        UpdateCycle.shared.perform(afterCommit: { [window] in window.rootViewController?.title = "too late" })
        SystemAppearance.current.setStyle(.dark)
        SystemAppearance.current.setContentSizeCategory(.extraExtraExtraLarge)
        UIApplication.shared.isIdleTimerDisabled = true
        UIView.setAnimationsEnabled(false)
        UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let touch = UITouch(window: window, location: CGPoint(x: 2, y: 100), timestamp: ScenarioClock.now, tapCount: 1)
        let event = UIEvent()
        event.update([touch], timestamp: ScenarioClock.now)
        window.sendEvent(event)
        ApplicationReplacement.end()
    }

    private static func start() -> DetachedHost {
        ScenarioClock.install()
        ApplicationReplacement.end()
        let host = DetachedHost()
        Host.use(host)
        SceneManifest.given = nil
        _ = ApplicationReplacement.begin(delegateClass: nil)
        return host
    }

    /// UIKit warns of it once a process.
    private static func layOutTableOutsideWindow() {
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.dataSource = rows
        table.reloadData()
        table.layoutIfNeeded()
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }

    private static func settle() { if !ScenarioClock.settle() { fatalError("the app does not settle") } }
}
