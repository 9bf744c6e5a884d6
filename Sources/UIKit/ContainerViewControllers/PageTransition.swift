// The order in which page B replaces page A. Evidence: Docs/EVIDENCE.md 5 (wangling-page-*, apple-page-delegate).
// PageScroller and PageCurler move the views and report the finger's decision; a change by code ends with its animation.
import CoreGraphics

/// The arguments of setViewControllers.
@MainActor struct PageRequest {
    var controllers: [UIViewController]
    let direction: UIPageViewController.NavigationDirection
    let animated: Bool
    let completion: ((Bool) -> Void)?
}

@MainActor final class PageTransition {
    let pages: UIPageViewController
    let direction: UIPageViewController.NavigationDirection
    /// Whether a finger turns the page: the delegate is told, and the page may go back.
    let byFinger: Bool
    let animated: Bool
    let previous: [UIViewController]
    let target: [UIViewController]
    let completion: ((Bool) -> Void)?
    private let runner = TransitionRunner()

    var departing: [UIViewController] { previous.filter { old in !target.contains { $0 === old } } }
    var arriving: [UIViewController] { target.filter { new in !previous.contains { $0 === new } } }

    private typealias Step = Choreography<PageTransition>.Step

    private static let beginning: [Step] = [
        .now("delegate willTransitionTo", ["apple-page-delegate"], only: "by finger", if: \.byFinger) { $0.tellWill() },
        .now("B.willMove(toParent:)", ["apple-willmove-addchild"]) { $0.join() },
        .now("B.viewDidLoad, the first time") { $0.arriving.forEach { $0.loadViewIfNeeded() } },
        .now("B.viewWillAppear", ["wangling-page-scroll", "wangling-page-curl"]) { $0.begin($0.arriving, true) },
        .now("A.viewWillDisappear", ["wangling-page-scroll", "wangling-page-curl"]) { $0.begin($0.departing, false) },
        .now("B's view enters the window") { $0.pages.motion.place($0) },
        .wait("the finger decides; by code, the animation or the next commit") { $0.wait($1) },
    ]

    private static let ending: [Step] = [
        .now("A's view leaves the window") { $0.showTarget() },
        .now("A.didMove(toParent: nil)", ["apple-didmove-removefromparent"]) { $0.leave($0.departing) },
        .now("B.didMove(toParent:)", ["so48653763-pagevc-set"]) { $0.settleJoined() },
        .now("delegate didFinishAnimating", ["apple-page-delegate"], only: "by finger", if: \.byFinger) { $0.tellDid(completed: true) },
        .now("completion of setViewControllers") { $0.finish() },
    ]

    static let scroll = Choreography<PageTransition>("Page, scroll style", "Page B scrolls in for page A, by finger or by code.", beginning + [
        .now("B.viewDidAppear", ["wangling-page-scroll"]) { $0.end($0.arriving) },
        .now("A.viewDidDisappear", ["wangling-page-scroll"]) { $0.retire($0.departing) },
    ] + ending)

    static let curl = Choreography<PageTransition>("Page, curl style", "Page A curls away from page B, by finger or by code.", beginning + [
        .now("A.viewDidDisappear", ["wangling-page-curl"]) { $0.retire($0.departing) },
        .now("B.viewDidAppear", ["wangling-page-curl"]) { $0.end($0.arriving) },
    ] + ending)

    private static let takenBack: [Step] = [
        .now("B's view leaves the window") { $0.pages.motion.showPrevious(of: $0) },
        .now("B.didMove(toParent: nil)", ["apple-didmove-removefromparent"]) { $0.leave($0.arriving) },
        .now("delegate didFinishAnimating, not completed", ["apple-page-delegate"]) { $0.tellDid(completed: false) },
        .now("completion of setViewControllers") { $0.finish() },
    ]

    static let scrollCancelled = Choreography<PageTransition>("Page, scroll style, cancelled", "The finger lets page A come back, after the will-callbacks of both.", [
        .now("A.viewWillAppear", ["wangling-page-scroll-cancel"]) { $0.begin($0.departing, true) },
        .now("A.viewDidAppear", ["wangling-page-scroll-cancel"]) { $0.end($0.departing) },
        .now("B.viewWillDisappear", ["wangling-page-scroll-cancel"]) { $0.begin($0.arriving, false) },
        .now("B.viewDidDisappear", ["wangling-page-scroll-cancel"]) { $0.retire($0.arriving) },
    ] + takenBack)

    static let curlCancelled = Choreography<PageTransition>("Page, curl style, cancelled", "The finger lets page A fall back, after the will-callbacks of both.", [
        .now("B.viewWillDisappear", ["wangling-page-curl-cancel"]) { $0.begin($0.arriving, false) },
        .now("A.viewWillAppear", ["wangling-page-curl-cancel"]) { $0.begin($0.departing, true) },
        .now("B.viewDidDisappear", ["wangling-page-curl-cancel"]) { $0.retire($0.arriving) },
        .now("A.viewDidAppear", ["wangling-page-curl-cancel"]) { $0.end($0.departing) },
    ] + takenBack)

    init(_ pages: UIPageViewController, to target: [UIViewController], direction: UIPageViewController.NavigationDirection, byFinger: Bool, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        self.pages = pages
        previous = pages.current
        self.target = target
        self.direction = direction
        self.byFinger = byFinger
        self.animated = animated
        self.completion = completion
    }

    func start() {
        pages.running = self
        // A change by code takes the pages from the finger.
        if !byFinger { pages.motion.stop() }
        runner.begin(keeping: [pages])
        runner.run(pages.transitionStyle == .scroll ? Self.scroll : Self.curl, of: self, cause: "page")
    }

    /// The finger or an animation has come to its end.
    func decide(completed: Bool) {
        guard isWaiting else { return }
        if completed { return runner.proceed() }
        runner.goBack(pages.transitionStyle == .scroll ? Self.scrollCancelled : Self.curlCancelled, of: self, cause: "page")
    }

    /// Whether the transition waits; only then can anything else end it.
    var isWaiting: Bool { runner.isWaiting }

    /// Ends the transition because the pages are needed otherwise: a change by code is made, a finger's change is undone.
    func settle() {
        guard isWaiting else { return }
        pages.motion.stop()
        decide(completed: !byFinger)
    }

    // MARK: Steps

    private func tellWill() {
        guard let delegate = pages.delegate else { return }
        _ = ifImplemented { delegate.pageViewController(pages, willTransitionTo: target) }
    }

    private func tellDid(completed: Bool) {
        guard byFinger, let delegate = pages.delegate else { return }
        _ = ifImplemented { delegate.pageViewController(pages, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: completed) }
    }

    private func join() {
        if !byFinger { pages.current = target }
        for page in arriving where page.parent !== pages {
            pages.addChild(page)
            page.seen.isManaged = true
        }
    }

    private func begin(_ list: [UIViewController], _ appearing: Bool) {
        for page in list where !appearing || pages.appearance.isVisible || pages.appearsWhenSet(animated: animated) {
            page.seen.begin(appearing: appearing, animated: animated)
        }
    }

    /// Ends the appearance of pages. A page that left the screen with the container meanwhile does not appear; a page that came with a
    /// container that is still appearing ends with it.
    private func end(_ list: [UIViewController]) {
        for page in list {
            switch page.seen.state {
            case .disappearing: page.seen.end()
            case .appearing where pages.hasAppeared || !pages.appearance.isVisible: page.seen.end()
            case .appearing, .appeared, .disappeared: break
            }
        }
    }

    /// Removes these pages, whatever began in their places meanwhile.
    private func retire(_ list: [UIViewController]) {
        for page in list where !pages.isShowing(page) || byFinger { pages.retire(page) }
    }

    private func wait(_ proceed: @escaping () -> Void) {
        if !pages.hasAppeared {
            decide(completed: !byFinger)
        } else if byFinger {
            pages.motion.follow(self)
        } else if animated {
            pages.motion.animate(self)
        } else {
            UpdateCycle.shared.perform(afterCommit: proceed)
        }
    }

    private func showTarget() {
        if byFinger { pages.current = target }
        pages.motion.showTarget(of: self)
    }

    private func leave(_ list: [UIViewController]) {
        for page in list where page.parent === pages && !pages.isShowing(page) {
            Trace.emit(.viewController, page, "willMove(toParent: nil)")
            page.willMove(toParent: nil)
            pages.retire(page)
            page.seen.isManaged = false
            page.removeFromParent()
        }
    }

    private func settleJoined() {
        for page in arriving where page.parent === pages {
            Trace.emit(.viewController, page, "didMove(toParent:)")
            page.didMove(toParent: pages)
        }
    }

    /// A callback may have loaded the container's view, which takes in no pages while a transition runs.
    private func placeIfLoadedMeanwhile() {
        guard let root = pages.viewIfLoaded, pages.current.contains(where: { $0.placedViewIfLoaded?.isDescendant(of: root) == false }) else { return }
        pages.layoutPages()
    }

    private func finish() {
        pages.running = nil
        runner.end()
        placeIfLoadedMeanwhile()
        if !pages.appearsWhenSet(animated: animated) { pages.settlePages() }
        pages.transitionEnded(self)
        completion?(true)
    }
}
