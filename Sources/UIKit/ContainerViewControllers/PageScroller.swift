// Moves pages of the scroll style: a paging scroll view with three places and the visible page in the middle.
// UIPageViewController owns it; PageTransition has the controllers' callbacks for a drag and its end.
import CoreGraphics
import ObjectiveC

@MainActor final class PageScroller: NSObject, PageMotion, UIScrollViewDelegate {
    private unowned let pages: UIPageViewController
    private let scroll = PageScrollView(frame: .zero)
    private var stage = Stage.resting
    private var isPlacing = false
    private var neighbours = Neighbours()

    /// The data source's answers for the visible pages, kept until these pages or the data source change (log2-page-second-swipe).
    private struct Neighbours {
        enum Answer { case unknown, known([UIViewController]?) }
        var shown: [UIViewController] = []
        var before = Answer.unknown, after = Answer.unknown
    }

    /// The cause of the pages' motion.
    private enum Stage {
        case resting
        /// A finger, or the deceleration after it, with the pages that the data source gave for this drag. Where a side has no
        /// page, the drag does not turn.
        case dragging(before: [UIViewController]?, after: [UIViewController]?)
        /// The clock.
        case animating(PageTransition)
    }

    init(_ pages: UIPageViewController) {
        self.pages = pages
        super.init()
        scroll.isPagingEnabled = true
        scroll.showsHorizontalScrollIndicator = false
        scroll.showsVerticalScrollIndicator = false
        scroll.scrollsToTop = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceHorizontal = isHorizontal
        scroll.alwaysBounceVertical = !isHorizontal
        scroll.isScrollEnabled = pages.dataSource != nil
        scroll.delegate = self
    }

    var recognizers: [UIGestureRecognizer] { [] }

    // MARK: Geometry

    private var isHorizontal: Bool { pages.navigationOrientation == .horizontal }
    /// The points from one place to the next.
    private var stride: CGFloat { isHorizontal ? scroll.bounds.width : scroll.bounds.height }
    private func point(_ value: CGFloat) -> CGPoint { isHorizontal ? CGPoint(x: value, y: 0) : CGPoint(x: 0, y: value) }
    /// The points from rest, positive towards the page after.
    private var distance: CGFloat { (isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y) - stride }

    private func frame(of place: Int) -> CGRect {
        let gap = pages.interPageSpacing / 2
        let origin = point(CGFloat(place) * stride)
        let rect = CGRect(origin: origin, size: scroll.bounds.size)
        return isHorizontal ? rect.insetBy(dx: gap, dy: 0) : rect.insetBy(dx: 0, dy: gap)
    }

    /// Gives the scroll view its size at once, before any layout: Pageboy's suite scrolls it then.
    func load(into root: UIView) {
        root.addSubview(scroll)
        placing {
            fill(root.bounds)
            scroll.contentOffset = point(stride)
        }
    }

    func layout(_ bounds: CGRect) {
        guard scroll.frame != frame(within: bounds) || pages.running == nil else { return }
        placing {
            fill(bounds)
            if pages.running == nil { rest(showing: pages.current) }
        }
    }

    private func frame(within bounds: CGRect) -> CGRect {
        let gap = pages.interPageSpacing / 2
        return isHorizontal ? bounds.insetBy(dx: -gap, dy: 0) : bounds.insetBy(dx: 0, dy: -gap)
    }

    private func fill(_ bounds: CGRect) {
        let wanted = frame(within: bounds)
        if scroll.frame != wanted { scroll.frame = wanted }
        scroll.contentSize = isHorizontal ? CGSize(width: stride * 3, height: wanted.height) : CGSize(width: wanted.width, height: stride * 3)
    }

    /// Rests with these pages in the middle and nothing beside them.
    private func rest(showing shown: [UIViewController]) {
        for page in shown { put(page, at: 1) }
        scroll.contentInset = .zero
        scroll.contentOffset = point(stride)
    }

    private func put(_ page: UIViewController, at place: Int) {
        guard page.parent === pages, let view = page.placedView else { return }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.frame != frame(of: place) { view.frame = frame(of: place) }
        if view.superview !== scroll { scroll.addSubview(view) }
    }

    private func placing(_ body: () -> Void) {
        let outer = isPlacing
        isPlacing = true
        body()
        isPlacing = outer
    }

    // MARK: PageMotion

    func neighboursChanged() {
        scroll.isScrollEnabled = pages.dataSource != nil
        neighbours = Neighbours()
        if case .dragging = stage { stage = .dragging(before: nil, after: nil) }
    }

    func place(_ transition: PageTransition) {
        guard pages.isViewLoaded else { return }
        placing {
            if !transition.byFinger { scroll.contentOffset = point(stride) }
            for page in transition.arriving { put(page, at: transition.direction == .forward ? 2 : 0) }
        }
    }

    func follow(_ transition: PageTransition) {}

    func animate(_ transition: PageTransition) {
        guard stride > 0, scroll.window != nil else { return transition.decide(completed: true) }
        stage = .animating(transition)
        scroll.contentInset = .zero
        scroll.setContentOffset(point(transition.direction == .forward ? stride * 2 : 0), animated: true)
    }

    func stop() {
        stage = .resting
        guard pages.isViewLoaded else { return }
        placing {
            // Takes the finger's drag away, which ends the drag at once.
            if scroll.isTracking {
                scroll.panGestureRecognizer.isEnabled = false
                scroll.panGestureRecognizer.isEnabled = scroll.isScrollEnabled
            }
            scroll.motion.isDragging = false
            scroll.motion.stop(scroll)
        }
    }

    func showTarget(of transition: PageTransition) { settle(removing: transition.departing, showing: transition.target) }
    func showPrevious(of transition: PageTransition) { settle(removing: transition.arriving, showing: transition.previous) }

    private func settle(removing gone: [UIViewController], showing shown: [UIViewController]) {
        stage = .resting
        // The page controller's own view may have been unloaded meanwhile; the scroll view stays.
        for page in gone where page.placedViewIfLoaded?.superview === scroll { page.placedViewIfLoaded?.removeFromSuperview() }
        guard pages.isViewLoaded else { return }
        placing { rest(showing: shown) }
    }

    // MARK: UIScrollViewDelegate

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        // The data source may release the page controller while it is asked.
        let pages = pages
        defer { withExtendedLifetime(pages) {} }
        if case .animating(let transition) = stage {
            stage = .resting
            transition.decide(completed: true)
            return drag(before: nil, after: nil)
        }
        // The same drag continues.
        if pages.running?.isWaiting ?? false { return }
        askForNeighbours()
    }

    /// Asks the data source for unknown sides when a drag begins: after, then before (log2-page-first-swipe). If a data source
    /// changes pages meanwhile, its change takes precedence.
    private func askForNeighbours() {
        let shown = pages.current
        guard pages.running == nil, pages.hasAppeared else { return drag(before: nil, after: nil) }
        if !neighbours.shown.elementsEqual(shown, by: ===) { neighbours = Neighbours(shown: shown) }
        let after = answer(neighbours.after, .forward)
        let before = answer(neighbours.before, .reverse)
        let isSame = pages.running == nil && pages.current.elementsEqual(shown, by: ===)
        if isSame { neighbours = Neighbours(shown: shown, before: .known(before), after: .known(after)) }
        drag(before: isSame ? before : nil, after: isSame ? after : nil)
    }

    private func answer(_ kept: Neighbours.Answer, _ direction: UIPageViewController.NavigationDirection) -> [UIViewController]? {
        if case .known(let pages) = kept, areAvailable(pages ?? []) { return pages }
        return pages.neighbour(direction)
    }

    /// Whether nothing else has taken these pages since the data source gave them: presented them, or made them its children.
    private func areAvailable(_ neighbours: [UIViewController]) -> Bool {
        neighbours.allSatisfy { $0.presentation.presenting == nil && ($0.parent == nil || $0.parent === pages) }
    }

    /// After a turn, the page that was left is the neighbour on its side; the other side is requested at once.
    func turned(_ transition: PageTransition) {
        let shown = pages.current
        let next = pages.neighbour(transition.direction)
        guard pages.running == nil, pages.current.elementsEqual(shown, by: ===) else { return }
        let left = Neighbours.Answer.known(transition.previous)
        neighbours = transition.direction == .forward ? Neighbours(shown: shown, before: left, after: .known(next)) : Neighbours(shown: shown, before: .known(next), after: left)
    }

    func forgetNeighbours() { neighbours = Neighbours() }

    /// Begins a drag; a side without a page only bounces.
    private func drag(before: [UIViewController]?, after: [UIViewController]?) {
        // Code may have taken the finger's drag away from inside the data source.
        guard scroll.isDragging || scroll.isDecelerating else { return }
        stage = .dragging(before: before, after: after)
        var inset = UIEdgeInsets.zero
        if before == nil { if isHorizontal { inset.left = -stride } else { inset.top = -stride } }
        if after == nil { if isHorizontal { inset.right = -stride } else { inset.bottom = -stride } }
        placing { scroll.contentInset = inset }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isPlacing, case .dragging(let before, let after) = stage, abs(distance) > 0.5 else { return }
        let pages = pages
        defer { withExtendedLifetime(pages) {} }
        let direction: UIPageViewController.NavigationDirection = distance > 0 ? .forward : .reverse
        if let running = pages.running {
            // Past the middle to the other side in one drag: the first page goes back.
            guard running.isWaiting, running.byFinger, running.direction != direction else { return }
            let offset = scroll.contentOffset
            running.decide(completed: false)
            guard pages.running == nil, pages.current.elementsEqual(running.previous, by: ===) else { return }
            drag(before: before, after: after)
            placing { scroll.contentOffset = offset }
        }
        // A scene that was closed told its controllers nothing; its content coasts to its end.
        guard pages.running == nil, pages.hasAppeared, scroll.window != nil, let target = direction == .forward ? after : before, areAvailable(target) else { return }
        PageTransition(pages, to: target, direction: direction, byFinger: true, animated: true).start()
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { if !decelerate { dragEnded() } }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { dragEnded() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        guard case .animating(let transition) = stage else { return }
        stage = .resting
        transition.decide(completed: true)
    }

    private func dragEnded() {
        guard !isPlacing, case .dragging = stage else { return }
        guard let running = pages.running, running.byFinger else {
            // The drag turned no page: the pages that it requested are released.
            stage = .resting
            if pages.running == nil { placing { rest(showing: pages.current) } }
            return
        }
        let towards = running.direction == .forward ? distance : -distance
        running.decide(completed: towards > stride / 2)
    }
}

/// A page controller's scroll view; apps look for a UIScrollView among the subviews.
@MainActor final class PageScrollView: UIScrollView {}
