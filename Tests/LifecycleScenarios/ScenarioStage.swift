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
    nonisolated(unsafe) private static var now: CFTimeInterval = 10_000
    private let window: UIWindow
    private let log: ScenarioLog
    private let source: any ControllerSource
    private let scenario: Scenario
    private let variant: Variant

    init(_ scenario: Scenario, _ variant: Variant, source: any ControllerSource) {
        self.scenario = scenario
        self.variant = variant
        self.source = source
        Host.use(DetachedHost(iOSVersion: variant.version))
        MediaClock.now = { ScenarioStage.now }
        log = ScenarioLog()
        log.logsLayout = scenario.logsLayout
        CurrentScenario.log = log
        window = UIWindow(frame: UIScreen.main.bounds)
    }

    /// The log of the scenario.
    func run() -> [String] {
        window.rootViewController = source.root(scenario.scenery)
        for act in scenario.before { perform(act) }
        log.isOpen = true
        for act in scenario.acts { perform(act) }
        log.isOpen = false
        end()
        return log.lines
    }

    private func perform(_ act: Act) {
        log.beginAct()
        start(act)
        if case .memoryWarning = act {} else { log.add("[\(act.call) returns]") }
        settle()
    }

    private func start(_ act: Act) {
        switch act {
        case .show: window.makeKeyAndVisible()
        case .push: source.push(from: top, animated: variant.animated)
        case .pop: top.navigationController?.popViewController(animated: variant.animated)
        case .popToRoot: top.navigationController?.popToRootViewController(animated: variant.animated)
        case .present(let style): source.present(from: top, style: style, animated: variant.animated) { [log] in log.add("present completion") }
        case .dismiss: top.dismiss(animated: variant.animated) { [log] in log.add("dismiss completion") }
        case .selectTab(let index): (window.rootViewController as? UITabBarController)?.selectedIndex = index
        case .tapTab(let index): tapTab(index)
        case .swapChild: (window.rootViewController as? ScenarioContainer)?.swap(to: source.nextChild(), animated: variant.animated)
        case .removeChild: (window.rootViewController as? ScenarioContainer)?.removeChild()
        case .memoryWarning: UIApplication.shared.simulateMemoryWarning()
        case .rotate: _ = Rotation.rotate(to: .landscapeLeft)
        }
    }

    /// A finger lifts off the item's button.
    private func tapTab(_ index: Int) {
        let buttons = (window.rootViewController as? UITabBarController)?.tabBar.subviews.compactMap { $0 as? UIControl } ?? []
        buttons[index].sendActions(for: .touchUpInside)
    }

    /// The controller that the user sees.
    private var top: UIViewController {
        guard var controller = window.rootViewController else { fatalError("a scenario without a root") }
        while true {
            if let presented = controller.presentedViewController { controller = presented } else if let navigation = controller as? UINavigationController, let inner = navigation.topViewController { controller = inner } else { return controller }
        }
    }

    /// Jumps from one end of an animation to the next until nothing is in flight.
    private func settle() {
        for _ in 0..<10_000 {
            if UpdateCycle.shared.needsFrame { UpdateCycle.shared.runFrame() }
            if !UpdateCycle.shared.needsFrame && TransitionsInFlight.count == 0 && AnimationTimeline.shared.isIdle { return }
            ScenarioStage.now = max(ScenarioStage.now, AnimationTimeline.shared.nextEventTime ?? ScenarioStage.now + 1.0 / 60)
            AnimationTimeline.shared.advance(to: ScenarioStage.now)
        }
        fatalError("\(scenario.name) does not settle")
    }

    private func end() {
        window.isHidden = true
        window.rootViewController = nil
        settle()
        _ = Rotation.rotate(to: .portrait)
        settle()
    }
}
