// The frame, once: 3 traits, properties, configurations → 4 constraints → 5 layout → 6 display → 7 commit → 8 after the commit.
// Events (1), timers and display links (2) come before runFrame, compositing (9) after it: the host calls those.
// Each pass has a file of its own in this folder, in this order.
import QuartzCore

/// Runs UIKit's passes for one frame. The host calls `runFrame` whenever `needsFrame` says so.
@MainActor package final class UpdateCycle {
    /// The running application's.
    package static var shared: UpdateCycle { UIApplication.shared.updateCycle }

    /// The layers' marks and commits are for whichever application runs.
    init(_ layers: LayerContext) {
        layers.prepareCommit = { MainActor.assumeIsolated { UpdateCycle.shared.prepareExplicitCommit() } }
        layers.noteMark = { MainActor.assumeIsolated { UpdateCycle.shared.setNeedsFrame() } }
    }

    /// How often properties, constraints, layout and display may set each other off again within one frame.
    /// A view that never settles is reported instead of hanging the frame.
    static let maximumReruns = 100

    package private(set) var needsFrame = false
    private(set) var needsTraitUpdate = false
    private var isPreparing = false
    private var afterCommit = AfterCommitPass()
    package private(set) var framesCommitted = 0
    /// Buttons, cells and headers whose configuration waits for its update.
    var pendingConfigurations: [ConfigurationPass.Pending] = []
    /// What layout by constraints has still to do.
    var layout = LayoutEngine.Work()

    func setNeedsFrame() { needsFrame = true }
    func setNeedsTraitUpdate() { needsTraitUpdate = true; needsFrame = true }

    /// Runs `body` when the frame being prepared has been committed (pass 8).
    /// lifecycle/ grind-dismiss-after-commit, main-viewdidappear-after-commit.
    package func perform(afterCommit body: @escaping () -> Void) {
        afterCommit.add(body)
        needsFrame = true
    }

    /// Runs `body` after a commit when nothing waits for it any more: a process is not suspended between two callbacks.
    func perform(afterLastCommit body: @escaping () -> Void) {
        afterCommit.addLast(body)
        needsFrame = true
    }

    /// Passes 3 to 8 for every window of the application.
    package func runFrame() {
        prepare()
        CommitPass.run()
        framesCommitted += 1
        runAfterCommit()
    }

    /// Passes 3 to 6.
    private func prepare() {
        isPreparing = true
        defer { isPreparing = false }
        needsFrame = false
        updateTraitsNow()
        var runs = 0
        var windows = UIApplication.shared.allWindows
        repeat {
            needsFrame = false
            PropertyPass.run(windows)
            ConfigurationPass.run(self)
            ConstraintPass.run(windows)
            LayoutPass.run(windows)
            // Containers begin their transitions in layout; a bar that hides gives its insets back in the same frame.
            StatusBarAppearance.current.updateIfNeeded()
            runs += 1
            // A callback may have shown another window.
            windows = UIApplication.shared.allWindows
        } while needsLayoutAgain(windows) && runs < UpdateCycle.maximumReruns
        if runs == UpdateCycle.maximumReruns {
            LayoutPass.reportFeedbackLoop(windows)
            // What never settles must not keep the app from settling: the next frame comes with the next change.
            needsFrame = false
        }
        DisplayPass.run(windows)
    }

    /// The app's outermost explicit transaction: everything up to display happens inside its commit
    /// (twu-explicit-transaction); what waits for the commit still comes with the frame.
    private func prepareExplicitCommit() {
        guard !isPreparing else { return }
        prepare()
        needsFrame = true
    }

    /// Pass 3, until nothing is pending: a trait callback may set another override.
    func updateTraitsNow() {
        var runs = 0
        while needsTraitUpdate, runs < UpdateCycle.maximumReruns {
            needsTraitUpdate = false
            TraitPass.run(UIApplication.shared.allWindows)
            runs += 1
        }
    }

    /// `layoutIfNeeded`: constraints and layout of one subtree, no display (lifecycle/ twu-layoutifneeded-no-draw).
    func layoutNow(_ view: UIView) {
        updateTraitsNow()
        ConfigurationPass.run(below: view)
        ConstraintPass.update(view, leaving: true)
        LayoutPass.layout(view)
    }

    /// What waits for a commit or an animation gets no frame any more: it goes on now. One that begins the next is not
    /// followed for ever.
    func finish() {
        let timeline = AnimationTimeline.shared
        for _ in 0..<UpdateCycle.maximumReruns where !afterCommit.isEmpty || !timeline.isIdle {
            runAfterCommit()
            TimerPass.run(at: timeline.nextEventTime ?? CACurrentMediaTime())
        }
        drop()
    }

    /// The application is over: what waits for a commit waits in vain.
    func drop() {
        let waiting = afterCommit
        afterCommit = AfterCommitPass()
        withExtendedLifetime(waiting) {}
    }

    private func runAfterCommit() {
        for block in afterCommit.take() { block() }
        for block in afterCommit.takeLast() { block() }
        if !afterCommit.isEmpty { needsFrame = true }
    }

    private func needsLayoutAgain(_ windows: [UIWindow]) -> Bool {
        windows.contains { !$0.isHidden && ($0.layer.treeNeedsLayout || $0.descendantNeedsUpdateConstraints || $0.descendantNeedsUpdateProperties && Behaviour.updateProperties.isOn) }
    }
}
