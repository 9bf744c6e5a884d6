// The motion of a scroll view: with the finger, after the finger, to a target, and back from beyond the edge.
// One per scroll view; it makes the delegate's calls in the order of record jianshu-b1d8-*.

@MainActor
final class ScrollMotion {
    let ticker = FrameTicker()
    var isDragging = false
    /// True from the release of a drag until `didEndDecelerating`; a finger that stops the content meanwhile does not end it
    /// (log2-scroll-stop).
    var isDecelerating = false
    var isAnimating = false
    /// True from the release of a drag, already in `didEndDragging(true)`, until the content has come to rest: `isDragging` stays
    /// true for this time (jianshu3a75-dragging, mo4tech-dragging).
    private(set) var goesOn = false
    /// Whether a finger has stopped the content and has not moved it yet.
    private var isHeld = false
    private var startOffset: CGPoint = .zero
    /// The axes that this drag moves along (UIScrollView.isDirectionalLockEnabled).
    private var axes: (x: Bool, y: Bool) = (true, true)
    /// The share by which a drag may stray from an axis and still follow that axis.
    private static let generalDirection: CGFloat = 0.5

    /// The seconds of an animated change of offset.
    private static let animationDuration: CFTimeInterval = 0.3
    /// The seconds after which 63 % of the way back from beyond an edge is done.
    private static let bounceTime: CGFloat = 0.1

    // MARK: Dragging

    /// Begins a drag for `movement`, which is zero for a finger that stopped the content.
    func beginDrag(_ view: UIScrollView, along movement: CGPoint = .zero) {
        ticker.stop()
        let (x, y) = (abs(movement.x), abs(movement.y))
        axes = view.isDirectionalLockEnabled ? (x == 0 && y == 0 || x > y * Self.generalDirection, x == 0 && y == 0 || y > x * Self.generalDirection) : (true, true)
        isAnimating = false
        isHeld = false
        startOffset = view.contentOffset
        isDragging = true
        TrackingMode.begin(view)
        if view.keyboardDismissMode != .none { view.window?.endEditing(false) }
        view.indicators.show(in: view)
        if let delegate = view.scrollDelegate { ifImplemented { delegate.scrollViewWillBeginDragging(view) } }
    }

    func drag(_ view: UIScrollView, translation: CGPoint) {
        var offset = startOffset
        let limits = view.offsetLimits
        if view.scrollsHorizontally, axes.x {
            offset.x = resist(startOffset.x - translation.x, min: limits.minX, max: limits.maxX, size: view.bounds.width, bounces: view.bouncesHorizontally)
        }
        if view.scrollsVertically, axes.y {
            offset.y = resist(startOffset.y - translation.y, min: limits.minY, max: limits.maxY, size: view.bounds.height, bounces: view.bouncesVertically)
        }
        if offset != view.contentOffset { view.contentOffset = offset }
    }

    /// Beyond an edge the content follows the finger less and less.
    private func resist(_ value: CGFloat, min lower: CGFloat, max upper: CGFloat, size: CGFloat, bounces: Bool) -> CGFloat {
        guard value < lower || value > upper else { return value }
        let edge = value < lower ? lower : upper
        guard bounces, size > 0 else { return edge }
        let distance = abs(value - edge)
        let shown = (1 - 1 / (distance * 0.55 / size + 1)) * size
        return value < lower ? edge - shown : edge + shown
    }

    /// The finger is lifted with `velocity` points a second (of the finger).
    func endDrag(_ view: UIScrollView, velocity: CGPoint) {
        var speed = CGPoint(x: view.scrollsHorizontally && axes.x ? -velocity.x : 0, y: view.scrollsVertically && axes.y ? -velocity.y : 0)
        if abs(speed.x) < 20 { speed.x = 0 }
        if abs(speed.y) < 20 { speed.y = 0 }
        let offset = view.contentOffset
        let rate = view.decelerationRate.rawValue
        let reach = rate / (1 - rate) / 1000
        var target = CGPoint(x: offset.x + speed.x * reach, y: offset.y + speed.y * reach)
        if view.isPagingEnabled { target = page(view, velocity: speed) }
        target = view.clamp(view.proposedTarget(target, velocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000)))
        if let delegate = view.scrollDelegate {
            let perMillisecond = CGPoint(x: speed.x / 1000, y: speed.y / 1000)
            var wanted = target
            ifImplemented { delegate.scrollViewWillEndDragging(view, withVelocity: perMillisecond, targetContentOffset: &wanted) }
            target = wanted
        }
        isDragging = false
        let decelerates = hypot(target.x - offset.x, target.y - offset.y) > 0.5
        goesOn = decelerates
        if let delegate = view.scrollDelegate { ifImplemented { delegate.scrollViewDidEndDragging(view, willDecelerate: decelerates) } }
        // The delegate may have moved or taken the content.
        guard !isDragging, !isAnimating else { return }
        guard decelerates else {
            // A deceleration that ran when the finger came down has ended now (log2-scroll-stop, log2-scroll-drag-again).
            if isDecelerating { return endDeceleration(view) }
            TrackingMode.end(view)
            view.indicators.hide(in: view)
            return
        }
        if let delegate = view.scrollDelegate { ifImplemented { delegate.scrollViewWillBeginDecelerating(view) } }
        decelerate(view, from: offset, to: target, velocity: speed)
    }

    /// A finger lands on content that still moves.
    func hold(_ view: UIScrollView) {
        guard isDecelerating else { return }
        ticker.stop()
        isHeld = true
    }

    /// Called when the drag was taken over: content between two pages or beyond an edge does not stay there.
    func letGo(_ view: UIScrollView) {
        guard isHeld else { return }
        isHeld = false
        let offset = view.contentOffset
        let target = view.clamp(view.isPagingEnabled ? page(view, velocity: .zero) : offset)
        if hypot(target.x - offset.x, target.y - offset.y) > 0.5 { decelerate(view, from: offset, to: target, velocity: .zero) } else { endDeceleration(view) }
    }

    private func page(_ view: UIScrollView, velocity: CGPoint) -> CGPoint {
        func aligned(_ offset: CGFloat, _ start: CGFloat, _ size: CGFloat, _ velocity: CGFloat) -> CGFloat {
            guard size > 0 else { return offset }
            let here = (start / size).rounded()
            if velocity > 100 { return (floor(start / size + 0.01) + 1) * size }
            if velocity < -100 { return (ceil(start / size - 0.01) - 1) * size }
            let moved = (offset / size).rounded()
            return min(max(moved, here - 1), here + 1) * size
        }
        let offset = view.contentOffset
        return CGPoint(
            x: aligned(offset.x, startOffset.x, view.bounds.width, velocity.x),
            y: aligned(offset.y, startOffset.y, view.bounds.height, velocity.y))
    }

    // MARK: After the finger

    /// Approaches the target exponentially, starting at the finger's speed.
    private func decelerate(_ view: UIScrollView, from start: CGPoint, to target: CGPoint, velocity: CGPoint) {
        isDecelerating = true
        func time(_ distance: CGFloat, _ velocity: CGFloat) -> CGFloat {
            guard abs(velocity) > 1, distance * velocity > 0 else { return ScrollMotion.bounceTime }
            return min(max(distance / velocity, 0.05), 0.5)
        }
        let tx = time(target.x - start.x, velocity.x)
        let ty = time(target.y - start.y, velocity.y)
        ticker.start { [weak view, weak self] elapsed in
            guard let view, let self else { return false }
            let t = CGFloat(elapsed)
            let next = CGPoint(
                x: target.x + (start.x - target.x) * exp(-t / tx),
                y: target.y + (start.y - target.y) * exp(-t / ty))
            let arrived = abs(next.x - target.x) < 0.5 && abs(next.y - target.y) < 0.5
            view.contentOffset = arrived ? target : next
            guard arrived else { return true }
            self.endDeceleration(view)
            return false
        }
    }

    private func endDeceleration(_ view: UIScrollView) {
        isDecelerating = false
        goesOn = false
        TrackingMode.end(view)
        view.indicators.hide(in: view)
        if let delegate = view.scrollDelegate { ifImplemented { delegate.scrollViewDidEndDecelerating(view) } }
    }

    // MARK: Programmatic

    /// Animates to a target. At the end the delegate gets `scrollViewDidEndScrollingAnimation`, or `ended` runs instead.
    func animate(_ view: UIScrollView, to target: CGPoint, ended: @escaping @MainActor (UIScrollViewDelegate, UIScrollView) -> Void = { $0.scrollViewDidEndScrollingAnimation($1) }) {
        let start = view.contentOffset
        isAnimating = true
        ticker.start { [weak view, weak self] elapsed in
            guard let view, let self else { return false }
            let t = min(1, CGFloat(elapsed / ScrollMotion.animationDuration))
            let eased = t * t * (3 - 2 * t)
            view.contentOffset = t >= 1 ? target : CGPoint(x: start.x + (target.x - start.x) * eased, y: start.y + (target.y - start.y) * eased)
            guard t >= 1 else { return true }
            self.isAnimating = false
            if let delegate = view.scrollDelegate { ifImplemented { ended(delegate, view) } }
            return false
        }
    }

    /// Stops the running motion for a new one, without a delegate call, as on the phone.
    func stop(_ view: UIScrollView) {
        ticker.stop()
        isDecelerating = false
        isAnimating = false
        isHeld = false
        goesOn = false
        if !isDragging { TrackingMode.end(view) }
    }
}
