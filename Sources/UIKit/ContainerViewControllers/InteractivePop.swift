// The swipe back: a finger from the edge takes the top controller away, or brings it back.
// It owns the gesture and is its delegate until the app sets another; what happens is NavigationTransition.swipeBack.
import CoreGraphics

@MainActor final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    /// Points a second from which the direction decides, not the place (unknown, see Docs/DIVERGENCES.md).
    private static let flick: CGFloat = 500

    private unowned let navigation: UINavigationController
    let edgeGesture = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    private weak var transition: NavigationTransition?

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        edgeGesture.delegate = self
        edgeGesture.onStateChange = { [weak self] recognizer in self?.fingerMoved(recognizer) }
    }

    func install(on root: UIView) {
        edgeGesture.edges = root.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        root.addGestureRecognizer(edgeGesture)
    }

    /// UIKit's own answer: no swipe without a back button, nor against an animator of the app's. An app that wants it
    /// sets a delegate of its own.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard canPop, !navigation.isNavigationBarHidden, let top = navigation.stack.last else { return false }
        let item = top.navigationItem
        if item.hidesBackButton || item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton { return false }
        return navigation.animator(for: .pop, from: top, to: navigation.stack[navigation.stack.count - 2]) == nil
    }

    private var canPop: Bool {
        navigation.stack.count > 1 && navigation.running == nil && navigation.queue.isEmpty && navigation.shown === navigation.stack.last
            && navigation.viewIfLoaded?.window != nil && navigation.appearance.state == .appeared
    }

    private func fingerMoved(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            guard canPop else { return }
            transition = navigation.popUnderFinger(self)
            transition?.motion.fingerMoved(to: fraction)
        case .changed:
            transition?.motion.fingerMoved(to: fraction)
        case .ended:
            let speed = edgeGesture.velocity(in: navigation.view).x * direction
            let finishes = abs(speed) >= Self.flick ? speed > 0 : fraction > 0.5
            release(cancelled: !finishes)
        case .cancelled, .failed: release(cancelled: true)
        case .possible: break
        }
    }

    private func release(cancelled: Bool) {
        transition?.motion.fingerLeft(cancelled: cancelled)
        transition = nil
    }

    private var direction: CGFloat { edgeGesture.edges.contains(.right) ? -1 : 1 }

    private var fraction: CGFloat {
        let width = max(navigation.view.bounds.width, 1)
        return min(max(edgeGesture.translation(in: navigation.view).x * direction / width, 0), 1)
    }
}
