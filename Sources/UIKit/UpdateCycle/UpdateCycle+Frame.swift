// The frame, once: 3 traits, properties, configurations → 4 constraints → 5 layout → 6 display → 7 commit → 8 after the commit.
// Events (1), timers and display links (2) come before runFrame, compositing (9) after it: the host calls those.
// Each pass has its own file in this folder.
import QuartzCore

extension UpdateCycle {
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
            let reason = frameCause
            frameCause = nil
            Causes.during(Cause(.layout, because: reason ?? Causes.current) { [frame = framesCommitted + 1] in ("layout pass of frame \(frame)", []) }) { LayoutPass.run(windows) }
            // Containers begin their transitions in layout; a bar that hides gives its insets back in the same frame.
            StatusBarAppearance.current.updateIfNeeded()
            runs += 1
            // A callback may have shown another window.
            windows = UIApplication.shared.allWindows
        } while needsLayoutAgain(windows) && runs < UpdateCycle.maximumReruns
        if runs == UpdateCycle.maximumReruns {
            LayoutPass.reportFeedbackLoop(windows)
            // A layout that never settles must not run for ever: the next frame comes with the next change.
            needsFrame = false
        }
        DisplayPass.run(windows)
        // A callback of the layout changed traits; they come with the next frame, also if this frame laid out once more.
        if needsTraitUpdate { needsFrame = true }
    }

    /// Prepares the commit of the app's outermost explicit transaction: everything up to display happens inside its commit
    /// (twu-explicit-transaction); work that waits for the commit still comes with the frame.
    func prepareExplicitCommit() {
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

    private func needsLayoutAgain(_ windows: [UIWindow]) -> Bool {
        windows.contains { !$0.isHidden && ($0.layer.treeNeedsLayout || $0.descendantNeedsUpdateConstraints || $0.descendantNeedsUpdateProperties && Behaviour.updateProperties.isOn) }
    }
}

extension UIView {
    /// `layoutIfNeeded`: constraints and layout of one subtree, no display (record twu-layoutifneeded-no-draw).
    func layoutNow() {
        UpdateCycle.shared.updateTraitsNow()
        ConfigurationPass.run(below: self)
        ConstraintPass.update(self, leaving: true)
        LayoutPass.layout(self)
    }
}
