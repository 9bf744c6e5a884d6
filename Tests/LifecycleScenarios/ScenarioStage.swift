// A window and a clock for one run of one scenario: performs its acts and lets time pass until nothing moves.
import QuartzCore
@preconcurrency import UIKit

/// How a scenario is run.
package struct Variant: Hashable, Sendable {
    package let construction: Construction
    package let animated: Bool
    package let version: Int

    package init(_ construction: Construction, animated: Bool, version: Int) {
        self.construction = construction
        self.animated = animated
        self.version = version
    }
}

@MainActor final class ScenarioStage {
    private let log: ScenarioLog
    private let source: any ControllerSource
    private let scenario: Scenario
    private let variant: Variant
    private var application: UIApplication
    /// Of scenarios that are no app; an app's delegates make theirs.
    private var window: UIWindow?

    init(_ scenario: Scenario, _ variant: Variant, source: any ControllerSource) {
        self.scenario = scenario
        self.variant = variant
        self.source = source
        Host.use(DetachedHost(iOSVersion: variant.version))
        ScenarioClock.install()
        log = ScenarioLog()
        log.logsLayout = scenario.logsLayout
        CurrentScenario.log = log
        ApplicationReplacement.end()
        application = ApplicationReplacement.begin(delegateClass: nil)
        if scenario.scenery.isApp {
            SceneManifest.given = scenario.scenery == .sceneApp ? Self.manifest : nil
            CurrentApp.root = { source.root(scenario.scenery) }
            adoptDelegate()
        } else {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = source.root(scenario.scenery)
        }
    }

    private func adoptDelegate() {
        ApplicationReplacement.adopt(scenario.scenery == .sceneApp ? ScenarioSceneAppDelegate() : ScenarioAppDelegate(), application)
    }

    /// As a new Xcode project's Info.plist says it.
    private static let manifest: [String: Any] = [
        "UIApplicationSupportsMultipleScenes": false,
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [["UISceneConfigurationName": "Default Configuration"]]],
    ]

    /// The log of the scenario.
    func run() -> [String] {
        for act in scenario.before { perform(act) }
        log.isOpen = true
        for act in scenario.acts { perform(act) }
        log.isOpen = false
        ApplicationReplacement.end()
        window = nil
        settle()
        _ = ApplicationReplacement.begin(delegateClass: nil)
        SceneManifest.given = nil
        // Nobody sees what a killed process frees.
        return scenario.acts.contains(.kill) ? log.lines.filter { !$0.hasSuffix(".deinit") } : log.lines
    }

    private func perform(_ act: Act) {
        log.beginAct()
        if let event = act.event { log.add("[\(event)]") }
        do {
            try start(act)
        } catch {
            fatalError("\(scenario.name): \(act): \(error.reason)")
        }
        if let call = act.call { log.add("[\(call) returns]") }
        settle()
    }

    private func start(_ act: Act) throws(ApplicationLife.Impossible) {
        switch act {
        case .show: window?.makeKeyAndVisible()
        case .push: source.push(from: top, animated: variant.animated)
        case .pop: top.navigationController?.popViewController(animated: variant.animated)
        case .popToRoot: top.navigationController?.popToRootViewController(animated: variant.animated)
        case .present(let style): source.present(from: top, style: style, animated: variant.animated) { [log] in log.add("present completion") }
        case .dismiss: top.dismiss(animated: variant.animated) { [log] in log.add("dismiss completion") }
        case .dismissAll: root.dismiss(animated: variant.animated) { [log] in log.add("dismiss completion") }
        case .selectTab(let index): (root as? UITabBarController)?.selectedIndex = index
        case .tapTab(let index): tapTab(index)
        case .addChild: (root as? ScenarioContainer)?.add(source.nextChild())
        case .swapChild: (root as? ScenarioContainer)?.swap(to: source.nextChild(), animated: variant.animated)
        case .removeChild: (root as? ScenarioContainer)?.removeChild()
        case .swipeBack(let cancelled): swipeBack(cancelled)
        case .swipeSheet(let cancelled): swipeSheet(cancelled)
        case .rotate: _ = Rotation.rotate(to: .landscapeLeft)
        case .launch: launch()
        case .launchWithURL: launch(.url(Self.url, sourceApplication: nil))
        case .relaunch: relaunch()
        case .reclaim: try application.life.disconnectScene(1)
        case .openURL: try application.life.open(.url(Self.url, sourceApplication: nil))
        case .openUniversalLink:
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = Self.url
            try application.life.open(.activity(activity))
        case .memoryWarning: application.simulateMemoryWarning()
        case .home: try application.life.home()
        case .open: try application.life.open()
        case .lock: try application.life.lock()
        case .unlock: try application.life.unlock()
        case .showSwitcher: try application.life.show(.switcher)
        case .showControlCentre: try application.life.show(.controlCentre)
        case .callComes: try application.life.show(.call)
        case .callRefused: try application.life.declineCall()
        case .callTaken: try application.life.acceptCall()
        case .kill: try application.life.kill()
        }
    }

    private static let url = URL(filePath: "/item/1")

    private func launch(_ delivery: SystemDelivery? = nil) {
        LaunchSequence(application, delivery: delivery, usesScenes: scenario.scenery == .sceneApp).begin()
    }

    private func relaunch() {
        let saved = application.life.saved
        // The process before is gone; nobody sees its windows go.
        log.isOpen = false
        ApplicationReplacement.end()
        settle()
        application = ApplicationReplacement.begin(delegateClass: nil, onNewDevice: false)
        log.isOpen = true
        adoptDelegate()
        LaunchSequence(application, saved: saved, usesScenes: scenario.scenery == .sceneApp).begin()
    }

    /// A finger lifts off the item's button.
    private func tapTab(_ index: Int) {
        let buttons = (root as? UITabBarController)?.tabBar.subviews.compactMap { $0 as? UIControl } ?? []
        buttons[index].sendActions(for: .touchUpInside)
    }

    private func swipeBack(_ cancelled: Bool) {
        guard let window else { return }
        let start = CGPoint(x: 4, y: window.bounds.midY)
        ScenarioFinger(window: window).drag(start, CGPoint(x: window.bounds.width * (cancelled ? 0.3 : 0.8), y: start.y))
    }

    private func swipeSheet(_ cancelled: Bool) {
        guard let window, let sheet = top.presentationController?.presentedView else { return }
        let edge = sheet.convert(CGPoint(x: sheet.bounds.midX, y: 12), to: nil)
        ScenarioFinger(window: window).drag(edge, CGPoint(x: edge.x, y: edge.y + window.bounds.height * (cancelled ? 0.1 : 0.8)))
    }

    private var root: UIViewController {
        guard let root = window?.rootViewController else { fatalError("\(scenario.name) has no root") }
        return root
    }

    /// The controller that the user sees.
    private var top: UIViewController {
        var controller = root
        while true {
            if let presented = controller.presentedViewController {
                controller = presented
            } else if let navigation = controller as? UINavigationController, let inner = navigation.topViewController {
                controller = inner
            } else {
                return controller
            }
        }
    }

    private func settle() {
        if !ScenarioClock.settle() { fatalError("\(scenario.name) does not settle") }
    }
}
