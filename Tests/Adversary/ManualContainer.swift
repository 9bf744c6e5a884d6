// An app's own container that forwards appearance itself, as Apple's documentation of
// shouldAutomaticallyForwardAppearanceMethods asks: begin and end around each change, and inside its own callbacks.
import CoreGraphics
import UIKit

final class ManualContainer: UIViewController, Probed, ChildHolder {
    let probe: Probe
    init(_ probe: Probe) {
        self.probe = probe
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { probe.around(.viewDidLoad, self) { super.viewDidLoad(); fillView() } }
    override func viewWillAppear(_ animated: Bool) { probe.around(.viewWillAppear, self) { super.viewWillAppear(animated); forward(true, animated) } }
    override func viewIsAppearing(_ animated: Bool) { probe.around(.viewIsAppearing, self) { super.viewIsAppearing(animated) } }
    override func viewDidAppear(_ animated: Bool) { probe.around(.viewDidAppear, self) { super.viewDidAppear(animated); finish() } }
    override func viewWillDisappear(_ animated: Bool) { probe.around(.viewWillDisappear, self) { super.viewWillDisappear(animated); forward(false, animated) } }
    override func viewDidDisappear(_ animated: Bool) { probe.around(.viewDidDisappear, self) { super.viewDidDisappear(animated); finish() } }
    override func viewWillLayoutSubviews() { probe.around(.viewWillLayoutSubviews, self) { super.viewWillLayoutSubviews() } }
    override func viewDidLayoutSubviews() { probe.around(.viewDidLayoutSubviews, self) { super.viewDidLayoutSubviews() } }
    override func willMove(toParent parent: UIViewController?) { probe.around(.willMove, self, joins: parent != nil) { super.willMove(toParent: parent) } }
    override func didMove(toParent parent: UIViewController?) { probe.around(.didMove, self) { super.didMove(toParent: parent) } }
    override func didReceiveMemoryWarning() { probe.around(.didReceiveMemoryWarning, self) { super.didReceiveMemoryWarning() } }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { probe.around(.viewWillTransition, self) { super.viewWillTransition(to: size, with: coordinator) } }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { probe.around(.traitCollectionDidChange, self) { super.traitCollectionDidChange(previous) } }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    private enum Stage { case hidden, appearing, shown, disappearing }
    private var stage = Stage.hidden
    private var turn = 0

    /// On their way out by an exchange: they must not appear again.
    private var leaving: [UIViewController] = []

    private func forward(_ isAppearing: Bool, _ animated: Bool) {
        stage = isAppearing ? .appearing : .disappearing
        turn += 1
        let mine = turn
        // A child's callback may turn this container round.
        for child in children where turn == mine && child.parent === self && (isAppearing ? !leaving.contains(child) : isOnScreen(child)) {
            child.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    private func finish() {
        stage = stage == .appearing ? .shown : .hidden
        turn += 1
        for child in children {
            // Its turn did not come before another child's callback sent this container away.
            if stage == .hidden, isVisible(child) { child.beginAppearanceTransition(false, animated: false) }
            child.endAppearanceTransition()
        }
    }

    /// What a container knows that notes what it told each child: on its own way out it has not told all of them at once.
    private func phase(of child: UIViewController) -> Life.Phase? { (child as? any Probed)?.probe.life.phase }
    private func isVisible(_ child: UIViewController) -> Bool { phase(of: child) == .appearing || phase(of: child) == .appeared }

    /// Whether the child, or what is presented in its place, can disappear: UIKit tells a child that is asked to, visible or not.
    /// A child that an exchange sends away has been told.
    private func isOnScreen(_ child: UIViewController) -> Bool {
        phase(of: child) != .disappeared || !leaving.contains(child) && presents(child, inside: child)
    }

    private func presents(_ controller: UIViewController, inside child: UIViewController) -> Bool {
        var presenter = controller.presentedViewController?.presentingViewController
        while let current = presenter, current !== child { presenter = current.parent }
        return presenter != nil || controller.children.contains { presents($0, inside: child) }
    }

    func insert(_ child: UIViewController) {
        addChild(child)
        let stage = stage
        if stage == .appearing || stage == .shown { child.beginAppearanceTransition(true, animated: false) }
        child.view.frame = view.bounds
        view.addSubview(child.view)
        if stage == .shown { child.endAppearanceTransition() }
        child.didMove(toParent: self)
    }

    func take(_ child: UIViewController) {
        child.willMove(toParent: nil)
        if isVisible(child) { child.beginAppearanceTransition(false, animated: false) }
        child.viewIfLoaded?.removeFromSuperview()
        if phase(of: child) == .disappearing { child.endAppearanceTransition() }
        if child.parent === self { child.removeFromParent() }
    }

    /// transition(from:to:) leaves the callbacks to a container that forwards by hand.
    func exchange(_ old: UIViewController, _ new: UIViewController, duration: TimeInterval, completion: @escaping () -> Void) {
        leaving.append(old)
        // On its own way out it takes the old child along, and the new one must not appear.
        if stage == .appearing || stage == .shown {
            old.beginAppearanceTransition(false, animated: duration > 0)
            // The callback may have sent the container away.
            if new.parent === self, stage == .appearing || stage == .shown { new.beginAppearanceTransition(true, animated: duration > 0) }
        }
        guard old.parent === self, new.parent === self else {
            // A callback has taken one of them away.
            leaving.removeAll { $0 === old }
            if old.parent === self { old.viewIfLoaded?.removeFromSuperview() }
            if phase(of: old) == .disappearing { old.endAppearanceTransition() }
            if new.parent === self { view.addSubview(new.view) }
            if stage == .shown, phase(of: new) == .appearing { new.endAppearanceTransition() }
            return completion()
        }
        transition(from: old, to: new, duration: duration, options: [], animations: {}, completion: { [weak self] _ in
            if self?.stage == .shown { new.endAppearanceTransition() }
            old.endAppearanceTransition()
            self?.leaving.removeAll { $0 === old }
            completion()
        })
    }
}
