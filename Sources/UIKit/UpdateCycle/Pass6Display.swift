// Pass 6: views marked with setNeedsDisplay draw, root to leaves, after all layout of the frame
// (lifecycle/ twu-layout-before-draw). Next: 7, CATransaction.flush; then 8, UpdateCycle.runAfterCommit.
import QuartzCore

@MainActor enum DisplayPass {
    static func run(_ windows: [UIWindow]) {
        for window in windows where !window.isHidden { display(window) }
    }

    private static func display(_ view: UIView) {
        guard !view.isHidden else { return }
        if view.layer.needsDisplay() { view.layer.displayIfNeeded() }
        for child in view.subviews { display(child) }
    }
}
