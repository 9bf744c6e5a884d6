// The ways into a test: a controller, a storyboard, or a whole app by its delegate. Each waits until the app has come
// to rest. The async forms also serve the main queue meanwhile, and wait for other tests that have launched an app.
import ObjectiveC
import UIKit

/// Launches an app whose window shows `root`, and lets it come to rest.
///
///     let app = launch(RootViewController())
///     app.tap("Next")
///
/// `root` is made after the app before was taken down, on the device asked for: `device` has its screen, insets and traits.
/// `iOS` is the version whose behaviour UIKit takes on, 5 to 26; `pendingWork` says what happens at the end of the test when
/// timers, animations or transitions are left.
@MainActor public func launch(_ root: @escaping @autoclosure @MainActor () -> UIViewController, device: TestDevice = .phone, iOS: Int = 26, pendingWork: PendingWorkPolicy = .fail, file: StaticString = #filePath, line: UInt = #line) -> AppScenario {
    ScenarioQueue.shared.take()
    let app = Launching.controller(root, device, iOS, pendingWork, TestLine(file: file, line: line))
    app.loop.settle()
    return app
}

/// Launches an app whose window shows `root`, and waits until it has come to rest and the test before has ended.
@MainActor public func launch(_ root: @escaping @autoclosure @MainActor () -> UIViewController, device: TestDevice = .phone, iOS: Int = 26, pendingWork: PendingWorkPolicy = .fail, file: StaticString = #filePath, line: UInt = #line) async -> AppScenario {
    await ScenarioQueue.shared.turn()
    let app = Launching.controller(root, device, iOS, pendingWork, TestLine(file: file, line: line))
    await app.loop.settle()
    return app
}

/// Launches the initial view controller of a storyboard, or the one called `identifier`.
@MainActor public func launch(storyboard name: String, identifier: String? = nil, bundle: Bundle? = nil, device: TestDevice = .phone, iOS: Int = 26, pendingWork: PendingWorkPolicy = .fail, file: StaticString = #filePath, line: UInt = #line) -> AppScenario {
    ScenarioQueue.shared.take()
    let app = Launching.controller(Launching.storyboard(name, identifier, bundle, TestLine(file: file, line: line)), device, iOS, pendingWork, TestLine(file: file, line: line))
    app.loop.settle()
    return app
}

/// Launches the initial view controller of a storyboard, or the one called `identifier`, and waits for it.
@MainActor public func launch(storyboard name: String, identifier: String? = nil, bundle: Bundle? = nil, device: TestDevice = .phone, iOS: Int = 26, pendingWork: PendingWorkPolicy = .fail, file: StaticString = #filePath, line: UInt = #line) async -> AppScenario {
    await ScenarioQueue.shared.turn()
    let app = Launching.controller(Launching.storyboard(name, identifier, bundle, TestLine(file: file, line: line)), device, iOS, pendingWork, TestLine(file: file, line: line))
    await app.loop.settle()
    return app
}

/// Launches a whole app by its delegate's class, with scenes if the delegate configures some.
///
/// `multipleScenes` is what `UIApplicationSupportsMultipleScenes` says in the app's Info.plist, which a test has not.
@MainActor public func launch<Delegate: UIResponder & UIApplicationDelegate>(app delegate: Delegate.Type, multipleScenes: Bool = false, device: TestDevice = .phone, iOS: Int = 26, pendingWork: PendingWorkPolicy = .fail, file: StaticString = #filePath, line: UInt = #line) -> AppScenario {
    ScenarioQueue.shared.take()
    let app = Launching.app(delegate, multipleScenes, device, iOS, pendingWork, TestLine(file: file, line: line))
    app.loop.settle()
    return app
}

/// Launches a whole app by its delegate's class, with scenes if the delegate configures some, and waits for it.
///
/// `multipleScenes` is what `UIApplicationSupportsMultipleScenes` says in the app's Info.plist, which a test has not.
@MainActor public func launch<Delegate: UIResponder & UIApplicationDelegate>(app delegate: Delegate.Type, multipleScenes: Bool = false, device: TestDevice = .phone, iOS: Int = 26, pendingWork: PendingWorkPolicy = .fail, file: StaticString = #filePath, line: UInt = #line) async -> AppScenario {
    await ScenarioQueue.shared.turn()
    let app = Launching.app(delegate, multipleScenes, device, iOS, pendingWork, TestLine(file: file, line: line))
    await app.loop.settle()
    return app
}

@MainActor private enum Launching {
    static func controller(_ root: @escaping @MainActor () -> UIViewController, _ device: TestDevice, _ iOS: Int, _ pending: PendingWorkPolicy, _ place: TestLine) -> AppScenario {
        let scenario = AppScenario(device: device, iOS: iOS, pending: pending, ignoresApplication: true, place: place) { onNewDevice in
            SceneManifest.given = nil
            let application = ApplicationReplacement.begin(delegateClass: nil, onNewDevice: onNewDevice)
            ApplicationReplacement.adopt(RootDelegate(root), application)
            return application
        }
        LaunchSequence(scenario.application).begin()
        return scenario
    }

    static func storyboard(_ name: String, _ identifier: String?, _ bundle: Bundle?, _ place: TestLine) -> @MainActor () -> UIViewController {
        {
            let storyboard = UIStoryboard(name: name, bundle: bundle)
            if let identifier { return storyboard.instantiateViewController(withIdentifier: identifier) }
            guard let initial = storyboard.instantiateInitialViewController() else {
                // The test goes on with an empty screen and fails.
                TestFailure.report("the storyboard \(name) has no initial view controller; name one: launch(storyboard: \"\(name)\", identifier: …)", at: place)
                return UIViewController()
            }
            return initial
        }
    }

    static func app(_ delegate: AnyClass, _ multipleScenes: Bool, _ device: TestDevice, _ iOS: Int, _ pending: PendingWorkPolicy, _ place: TestLine) -> AppScenario {
        let scenario = AppScenario(device: device, iOS: iOS, pending: pending, ignoresApplication: false, place: place) { onNewDevice in
            SceneManifest.given = multipleScenes ? ["UIApplicationSupportsMultipleScenes": true] : nil
            return ApplicationReplacement.begin(delegateClass: delegate, onNewDevice: onNewDevice)
        }
        LaunchSequence(scenario.application).begin()
        return scenario
    }
}

/// The delegate of an app that is one controller in a window.
@MainActor private final class RootDelegate: UIResponder, UIApplicationDelegate {
    private let root: @MainActor () -> UIViewController
    var window: UIWindow?

    init(_ root: @escaping @MainActor () -> UIViewController) {
        self.root = root
        super.init()
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
