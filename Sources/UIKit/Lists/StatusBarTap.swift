// A tap on the status bar. The system keeps touches there from the app's views and asks one scroll view to go to its top:
// the one nearest to the bar, and on iPhone none when several could (UIScrollView.scrollsToTop documentation and header).
// EventPass asks before a touch goes to the application; StatusBarAppearance says where the bar is.
import CoreGraphics

@MainActor final class StatusBarTap {
    private weak var touch: UITouch?
    private var start: CGPoint = .zero
    /// Points that a finger may stray and still tap.
    private static let slack: CGFloat = 10

    /// Whether the event belongs to the status bar, and so not to the app.
    func takes(_ event: UIEvent, statusBar: CGRect) -> Bool {
        guard event.type == .touches, event.touches.count == 1, let finger = event.touches.first else { return false }
        let point = finger.location(in: nil)
        if finger.phase == .began {
            guard statusBar.contains(point), finger.window != nil else { return false }
            touch = finger
            start = point
            return true
        }
        guard finger === touch else { return false }
        if finger.phase == .ended || finger.phase == .cancelled {
            touch = nil
            let isTap = finger.phase == .ended && abs(point.x - start.x) <= Self.slack && abs(point.y - start.y) <= Self.slack
            if isTap, let window = finger.window { Self.scrollToTop(in: window, below: point) }
        }
        return true
    }

    /// The frontmost presented controller's scroll views alone count: what a sheet covers is not reached.
    static func scrollToTop(in window: UIWindow, below point: CGPoint) {
        var front = window.rootViewController
        while let presented = front?.presentedViewController, presented.viewIfLoaded?.window === window { front = presented }
        let root: UIView = front?.viewIfLoaded?.window === window ? front?.viewIfLoaded ?? window : window
        let found = candidates(in: root, window: window)
        let chosen: UIScrollView?
        if UIDevice.current.userInterfaceIdiom == .phone {
            chosen = found.count == 1 ? found.first : nil
        } else {
            let below = found.filter { let frame = $0.convert($0.bounds, to: nil); return frame.minX <= point.x && point.x < frame.maxX }
            chosen = below.min { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY }
        }
        chosen?.scrollToTop()
    }

    private static func candidates(in view: UIView, window: UIWindow) -> [UIScrollView] {
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        var found: [UIScrollView] = []
        if let scroll = view as? UIScrollView, scroll.scrollsToTop, !scroll.bounds.isEmpty, window.bounds.intersects(scroll.convert(scroll.bounds, to: nil)) { found.append(scroll) }
        return found + view.subviews.flatMap { candidates(in: $0, window: window) }
    }
}

extension UIScrollView {
    /// What a tap on the status bar asks for. Nothing happens at the top, or when the delegate says no; at the end the delegate
    /// hears `scrollViewDidScrollToTop` and not the end of an animation.
    func scrollToTop() {
        let top = offsetLimits.minY
        guard window != nil, contentOffset.y > top, !motion.isDragging else { return }
        if let delegate = scrollDelegate, ifImplemented({ delegate.scrollViewShouldScrollToTop(self) }) == false { return }
        motion.stop(self)
        motion.animate(self, to: CGPoint(x: contentOffset.x, y: top)) { $0.scrollViewDidScrollToTop($1) }
    }
}
