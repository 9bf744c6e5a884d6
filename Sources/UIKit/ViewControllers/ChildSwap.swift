// The order of transition(from:to:duration:…): child A is replaced by child B in a container that an app wrote.
// Evidence: Docs/EVIDENCE.md 5 (tangqiao-transition, apple-transition-fromto). UIViewController+Containment checks the rules.
// Other changes of the children meanwhile take precedence: the swap ends only the transitions that it began.

@MainActor final class ChildSwap {
    private let container: UIViewController
    private let old: UIViewController
    private let new: UIViewController
    private let duration: TimeInterval
    private let options: UIView.AnimationOptions
    private let animations: (() -> Void)?
    private let completion: ((Bool) -> Void)?
    private let runner = TransitionRunner()
    private var isFinished = true
    /// The appearance counters of the children after this swap had begun.
    private var turns: (old: Int, new: Int)?

    /// A container that forwards by hand begins and ends its children's appearance itself.
    private var isVisible: Bool { container.appearance.isVisible && container.shouldAutomaticallyForwardAppearanceMethods }

    static let choreography = Choreography<ChildSwap>("Child swap, transition(from:to:)", "Child B takes the place of child A.", [
        .now("B.viewDidLoad, the first time", ["tangqiao-transition"]) { $0.new.loadViewIfNeeded() },
        .now("A.viewWillDisappear", ["tangqiao-transition"], only: "the container is visible", if: \.isVisible) { $0.old.appearance.begin(appearing: false, animated: $0.duration > 0) },
        .now("B.viewWillAppear", ["tangqiao-transition"], only: "the container is visible", if: \.isVisible) { $0.new.appearance.begin(appearing: true, animated: $0.duration > 0) },
        .now("B's view enters the window", ["apple-transition-fromto"]) { $0.install() },
        .wait("animation", ["apple-transition-fromto"]) { $0.animate($1) },
        .now("A's view leaves the window", ["apple-transition-fromto"]) { $0.removeOld() },
        .now("B.viewDidAppear", ["tangqiao-transition"]) { $0.endNew() },
        .now("A.viewDidDisappear", ["tangqiao-transition"]) { $0.endOld() },
        .now("completion") { $0.finish() },
    ])

    init(_ container: UIViewController, from old: UIViewController, to new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?) {
        self.container = container
        self.old = old
        self.new = new
        self.duration = duration
        self.options = options
        self.animations = animations
        self.completion = completion
    }

    func start() {
        runner.begin(keeping: [container])
        runner.run(Self.choreography, of: self, cause: "child swap")
    }

    private func install() {
        turns = (old.appearance.turn, new.appearance.turn)
        guard new.parent === container, let view = new.view else { return }
        (old.viewIfLoaded?.superview ?? container.view)?.addSubview(view)
    }

    private func animate(_ proceed: @escaping () -> Void) {
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: { self.animations?() }, completion: { finished in
            self.isFinished = finished
            proceed()
        })
    }

    /// Removes the old view, unless another swap brought it back meanwhile.
    private func removeOld() {
        let machine = old.appearance
        let cameBack = machine.turn != turns?.old && machine.isVisible && machine.driver == .container
        if !cameBack { old.viewIfLoaded?.removeFromSuperview() }
    }

    /// Ends the new child's appearance. A container that went away before its child's view was in it has not ended it.
    private func endNew() {
        guard new.appearance.turn == turns?.new else { return }
        if new.appearance.state == .appearing, !container.appearance.isVisible, container.shouldAutomaticallyForwardAppearanceMethods {
            new.appearance.begin(appearing: false, animated: duration > 0)
        }
        new.appearance.end()
    }

    private func endOld() {
        if old.appearance.turn == turns?.old { old.appearance.end() }
    }

    private func finish() {
        runner.end()
        completion?(isFinished)
    }
}
