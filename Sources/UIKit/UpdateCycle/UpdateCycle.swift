// The frame, once (DESIGN.md): 3 traits → 4 constraints → 5 layout → 6 display → 7 commit → 8 after the commit.
// Events (1), timers and display links (2) come before runFrame and compositing (9) after it: the host's part.
// Each pass has a file of its own in this folder, in this order.
import QuartzCore

/// Runs UIKit's passes for one frame. The host calls `runFrame` whenever `needsFrame` says so.
@MainActor package final class UpdateCycle {
    package static let shared = UpdateCycle()

    /// How often constraints, layout and display may set each other off again within one frame.
    /// A view that never settles is reported instead of hanging the frame.
    static let maximumReruns = 100

    package private(set) var needsFrame = false
    private var needsTraits = false
    private var afterCommit: [() -> Void] = []
    package private(set) var framesCommitted = 0

    func setNeedsFrame() { needsFrame = true }
    func setNeedsTraitUpdate() { needsTraits = true; needsFrame = true }

    /// Runs `body` when the frame being prepared has been committed (pass 8).
    /// lifecycle/ grind-dismiss-after-commit, main-viewdidappear-after-commit.
    package func perform(afterCommit body: @escaping () -> Void) {
        afterCommit.append(body)
        needsFrame = true
    }

    /// Passes 3 to 8 for every window of the application.
    package func runFrame() {
        let windows = UIApplication.shared.allWindows
        needsFrame = false
        if needsTraits {
            needsTraits = false
            TraitPass.run(windows)
        }
        var runs = 0
        repeat {
            needsFrame = false
            ConstraintPass.run(windows)
            LayoutPass.run(windows)
            runs += 1
        } while needsLayoutAgain(windows) && runs < UpdateCycle.maximumReruns
        if runs == UpdateCycle.maximumReruns {
            LayoutPass.reportFeedbackLoop(windows)
            // What never settles must not keep the app from settling: the next frame comes with the next change.
            needsFrame = false
        }
        DisplayPass.run(windows)
        CATransaction.flush()
        framesCommitted += 1
        runAfterCommit()
    }

    /// `layoutIfNeeded`: constraints and layout of one subtree, no display (lifecycle/ twu-layoutifneeded-no-draw).
    func layoutNow(_ view: UIView) {
        ConstraintPass.update(view)
        LayoutPass.layout(view)
    }

    private func runAfterCommit() {
        let blocks = afterCommit
        afterCommit.removeAll()
        for block in blocks { block() }
        if !afterCommit.isEmpty { needsFrame = true }
    }

    private func needsLayoutAgain(_ windows: [UIWindow]) -> Bool {
        windows.contains { $0.layer.treeNeedsLayout || $0.descendantNeedsUpdateConstraints }
    }
}
