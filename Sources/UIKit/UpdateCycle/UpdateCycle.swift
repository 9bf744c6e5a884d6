// The update cycle's state: the marks, and the work that waits for the commit. UpdateCycle+Frame has the frame, in which the passes
// run one after the other.
import QuartzCore

/// Runs UIKit's passes for one frame. The host calls `runFrame` whenever `needsFrame` is true.
@MainActor package final class UpdateCycle: PartOwner {
    /// The layers' marks and commits are for whichever application runs.
    init(_ layers: LayerContext) {
        layers.prepareCommit = { assumingMainActor { UpdateCycle.shared.prepareExplicitCommit() } }
        layers.isUnseen = { layer in assumingMainActor { layer.isOfViewWithoutWindow } }
        layers.roots = { assumingMainActor { UpdateCycle.windowLayers } }
        // QuartzCore calls it on the main thread only, for every mark of a layer: a look at the executor would cost more than the mark.
        layers.noteMark = { assumingMainActor { UpdateCycle.shared.setNeedsFrame() } }
    }

    /// How often properties, constraints, layout and display may set each other off again within one frame.
    /// A view that never settles is reported instead of hanging the frame.
    static let maximumReruns = 100
    /// The number of turns after which an application that ends drops what still moves: a page that coasts slowly takes 200 frames.
    private static let longestFinish = 1000

    package internal(set) var needsFrame = false
    var needsTraitUpdate = false
    var isPreparing = false
    private var afterCommit = AfterCommitPass()
    package internal(set) var framesCommitted = 0
    /// The work that the passes have yet to do.
    var parts = Parts()

    /// The cause of the coming frame, if it is known: of several the one with the longest chain, which tells most.
    var frameCause: Cause?

    func setNeedsFrame() {
        needsFrame = true
        if let cause = Causes.current, cause.depth > frameCause?.depth ?? 0 { frameCause = cause }
    }

    func setNeedsTraitUpdate() {
        needsTraitUpdate = true
        setNeedsFrame()
    }

    /// Runs `body` when the frame being prepared has been committed (pass 8).
    /// records grind-dismiss-after-commit, main-viewdidappear-after-commit.
    package func perform(afterCommit body: @escaping () -> Void) {
        afterCommit.add(body)
        needsFrame = true
    }

    /// Runs `body` after a commit when no more work waits for it: a process is not suspended between two callbacks.
    func perform(afterLastCommit body: @escaping () -> Void) {
        afterCommit.addLast(body)
        needsFrame = true
    }

    /// Runs now the work that waits for a commit or an animation, because there will be no more frames. Work that begins such a
    /// chain again is not followed for ever.
    func finish() {
        let timeline = AnimationTimeline.shared
        var turns = 0
        while turns < UpdateCycle.longestFinish, !afterCommit.isEmpty || !timeline.isIdle {
            turns += 1
            runAfterCommit()
            TimerPass.run(at: timeline.nextEventTime ?? CACurrentMediaTime())
        }
        drop()
    }

    /// Drops the work that waits for a commit: the application is over.
    func drop() {
        let waiting = afterCommit
        afterCommit = AfterCommitPass()
        withExtendedLifetime(waiting) {}
    }

    func runAfterCommit() {
        for block in afterCommit.take() { block() }
        for block in afterCommit.takeLast() { block() }
        if !afterCommit.isEmpty { needsFrame = true }
    }
}
