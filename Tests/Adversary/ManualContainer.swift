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
    /// The children that this container told last that they appear: a child that another controller covers in its place is one of them.
    private var told: Set<ObjectIdentifier> = []

    private func begin(_ child: UIViewController, _ isAppearing: Bool, animated: Bool) {
        guard !isAppearing else {
            told.insert(ObjectIdentifier(child))
            return child.beginAppearanceTransition(true, animated: animated)
        }
        told.remove(ObjectIdentifier(child))
        // UIKit tells a controller that is asked to disappear, visible or not.
        let asked = inPlace(of: child).compactMap { ($0 as? any Probed)?.probe.life }
        for life in asked { life.isAskedToDisappear = true }
        child.beginAppearanceTransition(false, animated: animated)
        for life in asked { life.isAskedToDisappear = false }
    }

    /// The child, and what may be presented in its place.
    private func inPlace(of child: UIViewController) -> [UIViewController] {
        [child] + [child.presentedViewController].compactMap { $0 } + child.children.flatMap(inPlace)
    }

    /// Another container may have taken the child away before.
    override func addChild(_ child: UIViewController) {
        told.remove(ObjectIdentifier(child))
        super.addChild(child)
    }

    private func isTold(_ child: UIViewController) -> Bool { told.contains(ObjectIdentifier(child)) }

    private func forward(_ isAppearing: Bool, _ animated: Bool) {
        stage = isAppearing ? .appearing : .disappearing
        turn += 1
        let mine = turn
        // A child's callback may turn this container round.
        for child in children where turn == mine && child.parent === self && (isAppearing ? !leaving.contains(child) : isTold(child)) {
            begin(child, isAppearing, animated: animated)
        }
    }

    private func finish() {
        stage = stage == .appearing ? .shown : .hidden
        turn += 1
        for child in children {
            // Its turn did not come before another child's callback sent this container away.
            if stage == .hidden, isTold(child) { begin(child, false, animated: false) }
            child.endAppearanceTransition()
        }
    }

    private func isDisappearing(_ child: UIViewController) -> Bool { (child as? any Probed)?.probe.life.phase == .disappearing }

    func insert(_ child: UIViewController) {
        addChild(child)
        let stage = stage
        if stage == .appearing || stage == .shown { begin(child, true, animated: false) }
        child.view.frame = view.bounds
        view.addSubview(child.view)
        if stage == .shown { child.endAppearanceTransition() }
        child.didMove(toParent: self)
    }

    func take(_ child: UIViewController) {
        child.willMove(toParent: nil)
        if isTold(child) { begin(child, false, animated: false) }
        child.viewIfLoaded?.removeFromSuperview()
        if isDisappearing(child) { child.endAppearanceTransition() }
        if child.parent === self { child.removeFromParent() }
    }

    /// transition(from:to:) leaves the callbacks to a container that forwards by hand.
    func exchange(_ old: UIViewController, _ new: UIViewController, duration: TimeInterval, completion: @escaping () -> Void) {
        leaving.append(old)
        // On its own way out it takes the old child along, and the new one must not appear.
        if stage == .appearing || stage == .shown {
            begin(old, false, animated: duration > 0)
            // The callback may have sent the container away.
            if new.parent === self, stage == .appearing || stage == .shown { begin(new, true, animated: duration > 0) }
        }
        guard old.parent === self, new.parent === self else {
            // A callback has taken one of them away.
            leaving.removeAll { $0 === old }
            if old.parent === self { old.viewIfLoaded?.removeFromSuperview() }
            if isDisappearing(old) { old.endAppearanceTransition() }
            if new.parent === self { view.addSubview(new.view) }
            if stage == .shown, isTold(new) { new.endAppearanceTransition() }
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
