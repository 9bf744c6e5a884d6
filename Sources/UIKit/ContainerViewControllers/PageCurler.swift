// Moves pages of the curl style: a pan turns a page with the finger, a tap near an edge turns it by animation.
// The page slides instead of curling (Docs/DIVERGENCES.md); PageTransition has the controllers' callbacks.
import CoreGraphics
import ObjectiveC

@MainActor final class PageCurler: NSObject, PageMotion {
    private unowned let pages: UIPageViewController
    private let holder = UIView(frame: .zero)
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private let tap = UITapGestureRecognizer(target: nil, action: nil)
    private var stage = Stage.resting

    /// The cause of the pages' motion.
    private enum Stage {
        case resting
        /// The pages are in place, not moving yet or any more.
        case placed(PageTransition)
        case byFinger(PageTransition, TransitionAnimation)
        case byClock(PageTransition, TransitionAnimation)
    }

    /// The seconds of a turn without a finger, and the part of the width at each side where a tap turns: not documented.
    private static let duration: TimeInterval = 0.5
    private static let tapMargin: CGFloat = 0.25

    init(_ pages: UIPageViewController) {
        self.pages = pages
        super.init()
        // The data source may release the page controller while it is asked.
        pan.onStateChange = { [weak self] recognizer in if let self { withExtendedLifetime(self.pages) { self.panned(recognizer) } } }
        tap.onStateChange = { [weak self] recognizer in if let self { withExtendedLifetime(self.pages) { self.tapped(recognizer) } } }
    }

    var recognizers: [UIGestureRecognizer] { [pan, tap] }
    private var isHorizontal: Bool { pages.navigationOrientation == .horizontal }

    func load(into root: UIView) {
        holder.frame = root.bounds
        holder.clipsToBounds = true
        root.addSubview(holder)
        root.addGestureRecognizer(pan)
        root.addGestureRecognizer(tap)
    }

    func layout(_ bounds: CGRect) {
        if holder.frame != bounds { holder.frame = bounds }
        if case .resting = stage { show(pages.current) }
    }

    private func show(_ list: [UIViewController]) {
        for (index, page) in list.enumerated() {
            guard page.parent === pages, let view = page.placedView else { continue }
            view.transform = .identity
            view.frame = frame(of: index, among: list.count)
            if view.superview !== holder { holder.addSubview(view) }
        }
    }

    private func frame(of index: Int, among count: Int) -> CGRect {
        guard count == 2 else { return holder.bounds }
        let (first, second) = holder.bounds.divided(atDistance: (isHorizontal ? holder.bounds.width : holder.bounds.height) / 2, from: isHorizontal ? .minXEdge : .minYEdge)
        return index == 0 ? first : second
    }

    // MARK: PageMotion

    func neighboursChanged() {}
    func turned(_ transition: PageTransition) {}
    func forgetNeighbours() {}

    /// Moves the upper page: on the way forward the old page, on the way back the new page over the old one.
    func place(_ transition: PageTransition) {
        guard pages.isViewLoaded else { return }
        stage = .placed(transition)
        show(transition.target)
        guard transition.direction == .forward else { return }
        for page in transition.departing { page.placedViewIfLoaded.map(holder.bringSubviewToFront) }
    }

    func follow(_ transition: PageTransition) { stage = .byFinger(transition, makeAnimation(transition)) }

    /// Animates from the position to which a finger has brought the page, or from the start.
    func animate(_ transition: PageTransition) {
        let animation = if case .byFinger(let held, let begun) = stage, held === transition { begun } else { makeAnimation(transition) }
        run(animation, of: transition, completed: true)
    }

    private func run(_ animation: TransitionAnimation, of transition: PageTransition, completed: Bool) {
        stage = .byClock(transition, animation)
        let ended = { [weak transition] in transition?.decide(completed: completed) ?? () }
        if completed { animation.finish(ended) } else { animation.cancel(ended) }
    }

    private func makeAnimation(_ transition: PageTransition) -> TransitionAnimation {
        let made = TransitionAnimation(duration: PageCurler.duration)
        let away = CGAffineTransform(translationX: isHorizontal ? -holder.bounds.width : 0, y: isHorizontal ? 0 : -holder.bounds.height)
        if transition.direction == .forward {
            let views = transition.departing.compactMap(\.placedViewIfLoaded)
            made.animate { for view in views { view.transform = away } }
        } else {
            let views = transition.arriving.compactMap(\.placedViewIfLoaded)
            UIView.performWithoutAnimation { for view in views { view.transform = away } }
            made.animate { for view in views { view.transform = .identity } }
        }
        return made
    }

    func stop() {
        switch stage {
        case .byFinger(let transition, let animation), .byClock(let transition, let animation):
            animation.drop(atEnd: true)
            stage = .placed(transition)
        case .resting, .placed: break
        }
    }

    func showTarget(of transition: PageTransition) { settle(removing: transition.departing, showing: transition.target) }
    func showPrevious(of transition: PageTransition) { settle(removing: transition.arriving, showing: transition.previous) }

    private func settle(removing gone: [UIViewController], showing shown: [UIViewController]) {
        stage = .resting
        UIView.performWithoutAnimation {
            for page in gone where page.placedViewIfLoaded?.superview === holder {
                page.placedViewIfLoaded?.transform = .identity
                page.placedViewIfLoaded?.removeFromSuperview()
            }
            if pages.isViewLoaded { show(shown) }
        }
    }

    // MARK: Fingers

    private func panned(_ recognizer: UIGestureRecognizer) {
        if recognizer.state == .began { return begin() }
        guard case .byFinger(let transition, let animation) = stage else { return }
        switch recognizer.state {
        case .changed: animation.update(progress(of: transition))
        case .ended: run(animation, of: transition, completed: progress(of: transition) > 0.5 || speed(of: transition) > 500)
        case .cancelled, .failed: run(animation, of: transition, completed: false)
        case .began, .possible: break
        }
    }

    /// Points moved, negative towards the next page.
    private var moved: CGFloat { isHorizontal ? pan.translation(in: holder).x : pan.translation(in: holder).y }
    /// Points a second.
    private var velocity: CGFloat { isHorizontal ? pan.velocity(in: holder).x : pan.velocity(in: holder).y }

    private func progress(of transition: PageTransition) -> CGFloat {
        let part = moved / max(isHorizontal ? holder.bounds.width : holder.bounds.height, 1)
        return min(max(transition.direction == .forward ? -part : part, 0), 1)
    }

    /// The finger's speed in the direction of the turn.
    private func speed(of transition: PageTransition) -> CGFloat { transition.direction == .forward ? -velocity : velocity }

    private func begin() {
        guard moved != 0 || velocity != 0 else { return }
        _ = pages.startTurn(moved != 0 ? moved < 0 ? .forward : .reverse : velocity > 0 ? .reverse : .forward)
    }

    private func tapped(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        let location = recognizer.location(in: holder)
        let part = isHorizontal ? location.x / max(holder.bounds.width, 1) : location.y / max(holder.bounds.height, 1)
        let direction: UIPageViewController.NavigationDirection
        if part > 1 - PageCurler.tapMargin { direction = .forward } else if part < PageCurler.tapMargin { direction = .reverse } else { return }
        if let transition = pages.startTurn(direction) { animate(transition) }
    }
}
