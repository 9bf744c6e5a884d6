// Pass 6: layers marked with setNeedsDisplay draw, root to leaves, after all layout of the frame
// (record twu-layout-before-draw). Next: pass 7, the commit.
import QuartzCore

@MainActor enum DisplayPass {
    static func run(_ windows: [UIWindow]) {
        for window in windows where !window.isHidden { window.layer.displayTreeIfNeeded() }
    }
}
