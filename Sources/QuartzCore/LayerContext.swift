// What the layers of one application share: its timeline and its main thread's transactions.
// UIApplication owns one; replacing the application drops it, and with it the animations and blocks that were under way.
// In a process without UIKit the first one lasts.
import Foundation

package final class LayerContext {
    /// The context of the running application.
    nonisolated(unsafe) package private(set) static var current = LayerContext()

    package let timeline = AnimationTimeline()
    let transactions = CATransaction.Stack()
    /// Run after every commit of the main thread.
    var commitObservers: [() -> Void] = []
    /// Runs on the main thread before an outermost explicit transaction commits, and before `flush()` does.
    package var prepareCommit: (() -> Void)?

    /// Whether a layer belongs to a view outside of every window. Asked on the main thread.
    package var isUnseen: ((CALayer) -> Bool)?

    /// Runs whenever a layer of the main thread is newly marked for layout or display.
    package var noteMark: (() -> Void)?

    /// What the main run loop runs in: MainRunLoopMode sets it.
    var runLoopMode = RunLoop.Mode.default

    private init() {}

    /// A new application begins with no animation, no transaction and no display link.
    package static func replace() {
        let old = current
        current = LayerContext()
        // What the old blocks hold may die here, and may touch layers.
        old.timeline.stop()
    }
}
