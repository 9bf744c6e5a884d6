// Scrolls with a finger until a named element is in sight: towards the end of the content, then towards its beginning.
// ScriptPlayer and tests call it.
import CoreGraphics
import HostProtocol
import UIKit

@MainActor package struct ScrollSearch {
    /// The maximum number of drags, for content that grows as it is scrolled.
    private static let maximumDrags = 200
    /// Parts of the scroll view's visible extent at which a drag begins and ends.
    private static let near: CGFloat = 0.25, far: CGFloat = 0.75

    let application: UIApplication
    let finger: Finger
    let loop: MainLoop

    package init(application: UIApplication, finger: Finger, loop: MainLoop) {
        self.application = application
        self.finger = finger
        self.loop = loop
    }

    package func reveal(_ name: String) throws(StepFailure) {
        loop.settle()
        if isInSight(name) { return }
        let views = scrollViews
        guard !views.isEmpty else { throw StepFailure("nothing on screen has this name, and nothing on screen scrolls" + TargetSearch(application: application).list()) }
        var drags = 0
        for view in views {
            for forwards in [true, false] {
                while drags < Self.maximumDrags, drag(view, forwards: forwards) {
                    if isInSight(name) { return }
                    drags += 1
                }
            }
        }
        throw StepFailure("not found in what scrolls" + TargetSearch(application: application).list())
    }

    /// Whether the element is in sight: it can be touched, or it is a visible label that lets touches through.
    private func isInSight(_ name: String) -> Bool { (try? TargetSearch(application: application).target(name)) != nil || TargetSearch(application: application).shows(name) }

    /// The scroll views that a person sees and that can scroll, the largest first.
    private var scrollViews: [UIScrollView] {
        var found: [UIScrollView] = []
        func collect(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0.01 else { return }
            if let view = view as? UIScrollView, view.isScrollEnabled, view.isUserInteractionEnabled, isTall(view) || isWide(view), visible(view).width > 20 { found.append(view) }
            for child in view.subviews { collect(child) }
        }
        for window in application.windowsOnScreen { collect(window) }
        return found.sorted { area(visible($0)) > area(visible($1)) }
    }

    private func isTall(_ view: UIScrollView) -> Bool { view.contentSize.height + view.adjustedContentInset.top + view.adjustedContentInset.bottom > view.bounds.height + 1 }
    private func isWide(_ view: UIScrollView) -> Bool { view.contentSize.width > view.bounds.width + 1 }
    private func area(_ rect: CGRect) -> CGFloat { rect.width * rect.height }

    private func visible(_ view: UIScrollView) -> CGRect {
        let frame = view.convert(view.bounds, to: nil).intersection(UIScreen.main.bounds)
        return frame.isNull ? .zero : frame.inset(by: view.adjustedContentInset)
    }

    /// Drags; returns whether the content moved.
    private func drag(_ view: UIScrollView, forwards: Bool) -> Bool {
        let frame = visible(view), before = view.contentOffset
        let (from, to) = forwards ? (Self.far, Self.near) : (Self.near, Self.far)
        let start, end: CGPoint
        if isTall(view) {
            start = CGPoint(x: frame.midX, y: frame.minY + frame.height * from)
            end = CGPoint(x: frame.midX, y: frame.minY + frame.height * to)
        } else {
            start = CGPoint(x: frame.minX + frame.width * from, y: frame.midY)
            end = CGPoint(x: frame.minX + frame.width * to, y: frame.midY)
        }
        // The finger rests before it lifts, so that nothing flies past.
        finger.drag(from: start, legs: [.init(to: end, seconds: 0.25), .init(to: end, seconds: 0.15)])
        loop.settle()
        return abs(view.contentOffset.x - before.x) + abs(view.contentOffset.y - before.y) > 0.5
    }
}
