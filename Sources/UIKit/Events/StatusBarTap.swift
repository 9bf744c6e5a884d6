// A tap on the status bar. The system keeps touches there from the app's views and tells one scroll view to scroll to its top:
// the one nearest to the bar; on iPhone none if several could (UIScrollView.scrollsToTop documentation and header).
// EventPass calls this before a touch goes to the application; StatusBarAppearance has the bar's frame.
import ObjectiveC
import CoreGraphics

@MainActor final class StatusBarTap {
    @_ZeroingReference private var touch: UITouch?
    private var start: CGPoint = .zero
    /// The points that a finger may stray and still tap.
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
            if isTap { finger.window?.scrollToTop(below: point) }
        }
        return true
    }
}

extension UIApplication {
    var statusBarTap: StatusBarTap { part { StatusBarTap() } }
}
