// Controllers that log what an app's subclass sees: the callback, and the flags that are true inside it.
// The containers log before they call super, as the recorded apps did (Docs/EVIDENCE.md 0).
import UIKit

/// The log of the scenario that runs; controllers from storyboards have no other way to find it.
@MainActor enum CurrentScenario {
    static var log = ScenarioLog()
}

/// What every controller of a scenario does with a callback.
@MainActor protocol ScenarioLogging: UIViewController {
    var scenarioName: String { get }
    var log: ScenarioLog { get }
}

extension ScenarioLogging {
    func note(_ event: String) { log.add("\(scenarioName).\(event)") }
    /// An appearance callback: four flags say why it comes.
    func noteAppearance(_ event: String) {
        var flags: [String] = []
        if isBeingPresented { flags.append("isBeingPresented") }
        if isBeingDismissed { flags.append("isBeingDismissed") }
        if isMovingToParent { flags.append("isMovingToParent") }
        if isMovingFromParent { flags.append("isMovingFromParent") }
        log.add("\(scenarioName).\(event)" + (flags.isEmpty ? "" : " (\(flags.joined(separator: ", ")))"))
    }
    func noteParent(_ event: String, _ parent: UIViewController?) {
        log.add("\(scenarioName).\(event)(toParent: \((parent as? any ScenarioLogging)?.scenarioName ?? "nil"))")
    }
}

final class ScenarioController: UIViewController, ScenarioLogging {
    nonisolated(unsafe) private(set) var scenarioName = "?"
    let log = CurrentScenario.log

    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        scenarioName = name
    }
    /// From a storyboard: the scene's title is the name.
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        scenarioName = title ?? "?"
    }
    deinit { log.add("\(scenarioName).deinit") }

    override func viewDidLoad() { super.viewDidLoad(); note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); noteAppearance("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); noteAppearance("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); noteAppearance("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); noteAppearance("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); noteAppearance("viewDidDisappear") }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); log.addLayout("\(scenarioName).viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); log.addLayout("\(scenarioName).viewDidLayoutSubviews") }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent); noteParent("willMove", parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent); noteParent("didMove", parent) }
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning(); note("didReceiveMemoryWarning") }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        note("viewWillTransition(to: \(Int(size.width))×\(Int(size.height)))")
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.note("alongside") }, completion: { [weak self] _ in self?.note("transition completion") })
    }
    override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.willTransition(to: newCollection, with: coordinator)
        note("willTransition(to: traits)")
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        note("traitCollectionDidChange(\(previousTraitCollection == nil ? "nil" : "previous"))")
    }
}

final class ScenarioNavigationController: UINavigationController, ScenarioLogging {
    let scenarioName = "Nav"
    let log = CurrentScenario.log
    override func viewDidLoad() { note("viewDidLoad"); super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { noteAppearance("viewWillAppear"); super.viewWillAppear(animated) }
    override func viewIsAppearing(_ animated: Bool) { noteAppearance("viewIsAppearing"); super.viewIsAppearing(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); noteAppearance("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { noteAppearance("viewWillDisappear"); super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); noteAppearance("viewDidDisappear") }
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning(); note("didReceiveMemoryWarning") }
}

final class ScenarioTabBarController: UITabBarController, ScenarioLogging {
    let scenarioName = "Tabs"
    let log = CurrentScenario.log
    override func viewDidLoad() { note("viewDidLoad"); super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { noteAppearance("viewWillAppear"); super.viewWillAppear(animated) }
    override func viewIsAppearing(_ animated: Bool) { noteAppearance("viewIsAppearing"); super.viewIsAppearing(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); noteAppearance("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { noteAppearance("viewWillDisappear"); super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); noteAppearance("viewDidDisappear") }
}

/// A container of the app's own, with one child at a time.
final class ScenarioContainer: UIViewController, ScenarioLogging {
    let scenarioName = "P"
    let log = CurrentScenario.log
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); noteAppearance("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); noteAppearance("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); noteAppearance("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); noteAppearance("viewDidDisappear") }

    /// Apple's View Controller Programming Guide, "Transitioning between child view controllers".
    func swap(to new: UIViewController, animated: Bool) {
        guard let old = children.first else { return }
        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = old.view.frame
        transition(from: old, to: new, duration: animated ? 0.25 : 0, animations: {}) { [weak self] _ in
            old.removeFromParent()
            new.didMove(toParent: self)
        }
    }

    /// The guide's steps of addition.
    func add(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    /// The guide's three steps of removal.
    func removeChild() {
        guard let child = children.first else { return }
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }
}
