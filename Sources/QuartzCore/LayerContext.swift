// The common state of one application's layers: its timeline and its main thread's transactions.
// UIApplication owns one; replacing the application drops it, and with it the running animations and pending blocks.
// In a process without UIKit the first one lasts.
import ObjectiveC
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

    /// Whether a layer belongs to a view outside of every window. Called on the main thread.
    package var isUnseen: ((CALayer) -> Bool)?

    /// Runs whenever a layer of the main thread is newly marked for layout or display.
    package var noteMark: (() -> Void)?

    /// The roots that a screen may show, UIKit's windows; those that are not seen too.
    package var roots: (() -> [CALayer])?
    /// The roots as the last commit left them. Only kept while something looks (`Watch`).
    private var committed: [ObjectIdentifier: CommittedRoot] = [:]

    private struct CommittedRoot {
        @_ZeroingReference var layer: CALayer? = nil
        let node: LayerNode
    }

    /// An observer of the screen. While a watch exists, each commit publishes the changes; a headless run makes no nodes.
    /// Layers that exist when the first watch is made count as committed.
    package final class Watch {
        package init() {
            LayerContext.watches += 1
            if LayerContext.watches == 1 { LayerContext.current.publishTree() }
        }

        deinit {
            LayerContext.watches -= 1
            if LayerContext.watches == 0 { LayerContext.current.committed = [:] }
        }
    }

    nonisolated(unsafe) private static var watches = 0

    /// Part of each commit of the main thread.
    func publishTree() {
        guard Self.watches > 0, let roots = roots?() else { return }
        // The table is replaced as a whole: roots that were closed are released.
        committed = Dictionary(roots.map { (ObjectIdentifier($0), CommittedRoot(layer: $0, node: $0.committed())) }) { $1 }
    }

    /// The node of a root from the last commit; nil for a root that no commit has seen.
    func committedNode(of root: CALayer) -> LayerNode? {
        committed[ObjectIdentifier(root)].flatMap { $0.layer === root ? $0.node : nil }
    }

    /// The present mode of the main run loop: MainRunLoopMode sets it.
    var runLoopMode = RunLoop.Mode.default

    private init() {}

    /// A new application begins with no animation, no transaction and no display link.
    package static func replace() {
        let old = current
        current = LayerContext()
        // Objects that the old blocks retain may be released here, and may touch layers.
        old.timeline.stop()
    }
}
