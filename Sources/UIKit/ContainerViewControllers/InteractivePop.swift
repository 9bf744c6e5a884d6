// The swipe back: a finger from the edge, since iOS 26 from anywhere, pops the top controller or lets it return.
// It owns the gestures and is their delegate until the app sets another; NavigationTransition.swipeBack has the callbacks.
import ObjectiveC
import CoreGraphics

@MainActor final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    /// The points a second from which the direction decides, not the place (unknown, see Docs/DIVERGENCES.md).
    private static let flick: CGFloat = 500

    private unowned let navigation: UINavigationController
    let edgeGesture = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    /// The gesture outside of the edge gesture's reach (UINavigationController.interactiveContentPopGestureRecognizer, iOS 26).
    private(set) lazy var contentGesture = ContentPopGestureRecognizer(target: nil, action: nil)
    @_ZeroingReference private var transition: NavigationTransition?

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        listen(to: edgeGesture)
    }

    private func listen(to gesture: UIPanGestureRecognizer) {
        gesture.delegate = self
        gesture.onStateChange = { [weak self, weak gesture] _ in
            guard let self, let gesture else { return }
            // The app's callbacks may release the navigation controller meanwhile.
            withExtendedLifetime(navigation) { self.fingerMoved(gesture) }
        }
    }

    func install(on root: UIView) {
        edgeGesture.edges = root.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        if Behaviour.edgePopGesture.isOn { root.addGestureRecognizer(edgeGesture) }
        guard Behaviour.contentPopGesture.isOn else { return }
        contentGesture.direction = direction
        listen(to: contentGesture)
        root.addGestureRecognizer(contentGesture)
    }

    // MARK: Who may begin

    /// UIKit's default: no swipe without a back button, nor with an animator of the app. An app that wants the swipe then
    /// sets its own delegate.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard canPop, !navigation.isNavigationBarHidden, let top = navigation.stack.top else { return false }
        let item = top.navigationItem
        if item.hidesBackButton || item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton { return false }
        return navigation.animator(for: .pop, from: top, to: navigation.stack.controllers[navigation.stack.controllers.count - 2]) == nil
    }

    /// A finger that slides a control or scrolls sideways means that.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === contentGesture else { return true }
        if edgeGesture.beginsAtEdge(touch.location(in: nil)) { return false }
        var view = touch.view
        while let current = view, current !== navigation.viewIfLoaded {
            if current.claimsSidewaysDrags { return false }
            view = current.superview
        }
        return true
    }

    private var canPop: Bool {
        navigation.stack.controllers.count > 1 && navigation.stack.running == nil && navigation.stack.queue.isEmpty && navigation.stack.shown === navigation.stack.top
            && navigation.viewIfLoaded?.window != nil && navigation.appearance.state == .appeared
    }

    // MARK: The finger

    private func fingerMoved(_ gesture: UIPanGestureRecognizer) {
        switch gesture.state {
        case .began:
            guard canPop else { return }
            guard let made = navigation.stack.popUnderFinger(self) else { return }
            // The property is set before the transition begins: the system may cancel the finger inside the callbacks.
            transition = made
            made.begin()
            transition?.motion.fingerMoved(to: fraction(of: gesture))
        case .changed:
            transition?.motion.fingerMoved(to: fraction(of: gesture))
        case .ended:
            let speed = gesture.velocity(in: navigation.view).x * direction
            let finishes = abs(speed) >= Self.flick ? speed > 0 : fraction(of: gesture) > 0.5
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

    private func fraction(of gesture: UIPanGestureRecognizer) -> CGFloat {
        let width = max(navigation.view.bounds.width, 1)
        return min(max(gesture.translation(in: navigation.view).x * direction / width, 0), 1)
    }
}

/// A drag towards the trailing side that begins beside the edge.
final class ContentPopGestureRecognizer: UIPanGestureRecognizer {
    /// 1 to the right, -1 to the left.
    var direction: CGFloat = 1

    override func accepts(delta: CGPoint) -> Bool? {
        guard let isDrag = super.accepts(delta: delta) else { return nil }
        return isDrag && delta.x * direction > abs(delta.y)
    }
}

extension UINavigationController {
    var interactivePop: InteractivePop { part { InteractivePop(self) } }
}
