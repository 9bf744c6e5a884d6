// The two ways in which an app makes its controllers: by code, and from a storyboard.
// ScenarioStage uses one or the other; everything else of a scenario is the same.
import UIKit

package enum Construction: String, CaseIterable, Sendable {
    case code, storyboard
}

/// Makes the controllers of one scenario and moves to them.
@MainActor protocol ControllerSource {
    func root(_ scenery: Scenery) -> UIViewController
    func push(from current: UIViewController, animated: Bool)
    func present(from current: UIViewController, style: UIModalPresentationStyle, animated: Bool, completion: @escaping () -> Void)
    /// The container's next child.
    func nextChild() -> UIViewController
}

/// A, B, C: the name after the current one's.
@MainActor func nextName(after controller: UIViewController) -> String {
    switch (controller as? any ScenarioLogging)?.scenarioName {
    case "A": "B"
    case "B": "C"
    default: "D"
    }
}

@MainActor struct CodeSource: ControllerSource {
    func root(_ scenery: Scenery) -> UIViewController {
        let a = ScenarioController("A")
        switch scenery {
        case .plain, .sceneApp, .appWithoutScenes: return a
        case .navigation: return ScenarioNavigationController(rootViewController: a)
        case .tabs:
            let tabs = ScenarioTabBarController()
            tabs.viewControllers = [a, ScenarioController("B")]
            return tabs
        case .container:
            let container = ScenarioContainer()
            container.loadViewIfNeeded()
            container.addChild(a)
            a.view.frame = container.view.bounds
            container.view.addSubview(a.view)
            a.didMove(toParent: container)
            return container
        }
    }

    func push(from current: UIViewController, animated: Bool) {
        current.navigationController?.pushViewController(ScenarioController(nextName(after: current)), animated: animated)
    }

    func present(from current: UIViewController, style: UIModalPresentationStyle, animated: Bool, completion: @escaping () -> Void) {
        let next = ScenarioController(nextName(after: current))
        next.modalPresentationStyle = style
        current.present(next, animated: animated, completion: completion)
    }

    func nextChild() -> UIViewController { ScenarioController("B") }
}
