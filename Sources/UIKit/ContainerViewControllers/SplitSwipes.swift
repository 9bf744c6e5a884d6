// The gestures that show and hide the columns of a split view controller, unless its `presentsWithGesture` is false: a finger from the primary
// column's edge of the screen, and a swipe towards that edge while columns lie over the secondary one. UISplitViewController+Layout updates them.
import ObjectiveC

/// "The split view controller installs a gesture recognizer for changing the current display mode" (Apple, presentsWithGesture). On a device
/// the columns of a column style follow the finger; here they move once the gesture is recognised (Docs/DIVERGENCES.md).
@MainActor final class SplitSwipes {
    @_ZeroingReference private var split: UISplitViewController?
    private let fromEdge = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    private let back = UISwipeGestureRecognizer(target: nil, action: nil)

    init(_ split: UISplitViewController) {
        self.split = split
        fromEdge.onStateChange = { [weak self] recognizer in
            if recognizer.state == .began, let split = self?.split, split.modeStorage == .secondaryOnly { split.toggleMode() }
        }
        back.onStateChange = { [weak self] recognizer in
            if recognizer.state == .ended, let split = self?.split, split.modeStorage.isOver { split.toggleMode() }
        }
    }

    /// Adds the recognizers to the split view, or removes them, and takes over the present mode and edge.
    func update() {
        guard let split, let view = split.viewIfLoaded else { return }
        guard split.presentsWithGesture, !split.isCollapsed else {
            if fromEdge.view != nil { for recognizer in [fromEdge, back] { recognizer.view?.removeGestureRecognizer(recognizer) } }
            return
        }
        if fromEdge.view !== view { for recognizer in [fromEdge, back] { view.addGestureRecognizer(recognizer) } }
        let isLeft = (split.primaryEdge == .leading) == (view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        fromEdge.edges = isLeft ? .left : .right
        back.direction = isLeft ? .left : .right
        fromEdge.isEnabled = split.modeStorage == .secondaryOnly
        back.isEnabled = split.modeStorage.isOver
    }
}

extension UISplitViewController {
    var swipes: SplitSwipes { part { SplitSwipes(self) } }
}
