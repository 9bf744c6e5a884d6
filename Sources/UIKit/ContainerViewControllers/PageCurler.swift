// Moves pages of the curl style: a pan turns a page with the finger, a tap near an edge turns it by itself.
// The page slides instead of curling (Docs/DIVERGENCES.md); what it means for the controllers is PageTransition's.
import CoreGraphics
import ObjectiveC

@MainActor final class PageCurler: NSObject, PageMotion {
    private unowned let pages: UIPageViewController
    private let holder = UIView(frame: .zero)
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private let tap = UITapGestureRecognizer(target: nil, action: nil)
    private var animation: TransitionAnimation?
    private weak var turning: PageTransition?
    /// What the finger on the page turns, not what code or a tap does.
    private weak var held: PageTransition?

    /// Seconds of a turn without a finger, and the part of the width at each side where a tap turns: not documented.
    private static let duration: TimeInterval = 0.5
    private static let tapMargin: CGFloat = 0.25

    init(_ pages: UIPageViewController) {
        self.pages = pages
        super.init()
        // The data source may let go of the page controller while it is asked.
        pan.onStateChange = { [weak self] recognizer in if let self { withExtendedLifetime(self.pages) { self.panned(recognizer) } } }
        tap.onStateChange = { [weak self] recognizer in if let self { withExtendedLifetime(self.pages) { self.tapped(recognizer) } } }
    }

    var recognizers: [UIGestureRecognizer] { [pan, tap] }

    func load(into root: UIView) {
        holder.frame = root.bounds
        holder.clipsToBounds = true
        root.addSubview(holder)
        root.addGestureRecognizer(pan)
        root.addGestureRecognizer(tap)
    }

    func layout(_ bounds: CGRect) {
        if holder.frame != bounds { holder.frame = bounds }
        guard turning == nil else { return }
        show(pages.current)
    }

    private func show(_ list: [UIViewController]) {
        for (index, page) in list.enumerated() {
            guard page.parent === pages, let view = page.view else { continue }
            view.transform = .identity
            view.frame = frame(of: index, among: list.count)
            if view.superview !== holder { holder.addSubview(view) }
        }
    }

    private func frame(of index: Int, among count: Int) -> CGRect {
        guard count == 2 else { return holder.bounds }
        let isHorizontal = pages.navigationOrientation == .horizontal
        let (first, second) = holder.bounds.divided(atDistance: (isHorizontal ? holder.bounds.width : holder.bounds.height) / 2, from: isHorizontal ? .minXEdge : .minYEdge)
        return index == 0 ? first : second
    }

    // MARK: PageMotion

    func neighboursChanged() {}

    /// The page on top is the one that moves: the old one forward, the new one back over the old.
    func place(_ transition: PageTransition) {
        guard pages.isViewLoaded else { return }
        turning = transition
        show(transition.target)
        guard transition.direction == .forward else { return }
        for page in transition.departing { page.viewIfLoaded.map(holder.bringSubviewToFront) }
    }

    func follow(_ transition: PageTransition) { animation = makeAnimation(transition) }

    func animate(_ transition: PageTransition) {
        let animation = animation ?? makeAnimation(transition)
        self.animation = animation
        animation.finish { [weak transition] in transition?.decide(completed: true) }
    }

    private func makeAnimation(_ transition: PageTransition) -> TransitionAnimation {
        let made = TransitionAnimation(duration: PageCurler.duration)
        let isHorizontal = pages.navigationOrientation == .horizontal
        let away = CGAffineTransform(translationX: isHorizontal ? -holder.bounds.width : 0, y: isHorizontal ? 0 : -holder.bounds.height)
        if transition.direction == .forward {
            let views = transition.departing.compactMap(\.viewIfLoaded)
            made.animate { for view in views { view.transform = away } }
        } else {
            let views = transition.arriving.compactMap(\.viewIfLoaded)
            UIView.performWithoutAnimation { for view in views { view.transform = away } }
            made.animate { for view in views { view.transform = .identity } }
        }
        return made
    }

    func stop() {
        animation?.drop(atEnd: true)
        animation = nil
    }

    func showTarget(of transition: PageTransition) { settle(removing: transition.departing, showing: transition.target) }
    func showPrevious(of transition: PageTransition) { settle(removing: transition.arriving, showing: transition.previous) }

    private func settle(removing gone: [UIViewController], showing shown: [UIViewController]) {
        turning = nil
        animation = nil
        UIView.performWithoutAnimation {
            for page in gone where page.viewIfLoaded?.superview === holder {
                page.viewIfLoaded?.transform = .identity
                page.viewIfLoaded?.removeFromSuperview()
            }
            if pages.isViewLoaded { show(shown) }
        }
    }

    // MARK: Fingers

    private func panned(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began: begin()
        case .changed: if held != nil, held === turning { animation?.update(progress) }
        case .ended: end(completed: progress > 0.5 || speed > 500)
        case .cancelled, .failed: end(completed: false)
        case .possible: break
        }
    }

    /// Points moved, negative towards the next page.
    private var moved: CGFloat { pages.navigationOrientation == .horizontal ? pan.translation(in: holder).x : pan.translation(in: holder).y }

    private var progress: CGFloat {
        guard let turning else { return 0 }
        let length = pages.navigationOrientation == .horizontal ? holder.bounds.width : holder.bounds.height
        let part = moved / max(length, 1)
        return min(max(turning.direction == .forward ? -part : part, 0), 1)
    }

    /// Points a second in the direction of the turn.
    private var speed: CGFloat {
        let velocity = pages.navigationOrientation == .horizontal ? pan.velocity(in: holder).x : pan.velocity(in: holder).y
        return turning?.direction == .forward ? -velocity : velocity
    }

    private func begin() {
        guard pages.running == nil, pages.hasAppeared, moved != 0 || speed != 0 else { return }
        let isForward = moved != 0 ? moved < 0 : speed > 0
        held = turn(isForward ? .forward : .reverse)
    }

    private func turn(_ direction: UIPageViewController.NavigationDirection) -> PageTransition? {
        guard let target = pages.neighbour(direction), pages.running == nil else { return nil }
        let transition = PageTransition(pages, to: target, direction: direction, byFinger: true, animated: true)
        transition.start()
        return transition
    }

    private func end(completed: Bool) {
        guard let transition = held, transition === turning, let animation else { return }
        held = nil
        if completed {
            animation.finish { [weak transition] in transition?.decide(completed: true) }
        } else {
            animation.cancel { [weak transition] in transition?.decide(completed: false) }
        }
    }

    private func tapped(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .ended, pages.running == nil, pages.hasAppeared else { return }
        let isHorizontal = pages.navigationOrientation == .horizontal
        let location = recognizer.location(in: holder)
        let part = isHorizontal ? location.x / max(holder.bounds.width, 1) : location.y / max(holder.bounds.height, 1)
        let direction: UIPageViewController.NavigationDirection
        if part > 1 - PageCurler.tapMargin { direction = .forward } else if part < PageCurler.tapMargin { direction = .reverse } else { return }
        if let transition = turn(direction), transition.isWaiting { animate(transition) }
    }
}
