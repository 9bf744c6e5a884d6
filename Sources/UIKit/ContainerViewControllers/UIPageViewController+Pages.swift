// The visible pages and their neighbours: setViewControllers, the data source, the container's appearance, the dots.
// PageTransition does the change; PageMotion moves the views.
import CoreGraphics
import ObjectiveC

/// The two ways to move pages.
@MainActor protocol PageMotion: AnyObject {
    var recognizers: [UIGestureRecognizer] { get }
    func load(into root: UIView)
    func layout(_ bounds: CGRect)
    /// The data source has changed: its earlier pages are forgotten.
    func neighboursChanged()
    /// A finger's turn has arrived, and the delegate knows.
    func turned(_ transition: PageTransition)
    /// The app has set pages: earlier answers of the data source no longer apply.
    func forgetNeighbours()
    /// Puts the arriving views where they come from.
    func place(_ transition: PageTransition)
    /// A finger moves the transition from now on.
    func follow(_ transition: PageTransition)
    /// Moves to the end on the clock, then decides.
    func animate(_ transition: PageTransition)
    /// Stops any motion, by a finger or by the clock, and releases its pages.
    func stop()
    func showTarget(of transition: PageTransition)
    func showPrevious(of transition: PageTransition)
}

extension UIPageViewController {
    // MARK: By code

    func setPages(_ request: PageRequest) {
        var request = request
        let wanted = spineLocation == .mid ? 2 : 1
        // A curled page comes with its back side, if it has one; only the page is visible (UIPageViewController.h, at setViewControllers).
        if transitionStyle == .pageCurl, isDoubleSided, wanted == 1, request.controllers.count == 2 { request.controllers.removeLast() }
        if !request.controllers.isEmpty, request.controllers.count != wanted {
            Diagnostics.raise(.invalidArgument, "The number of view controllers provided (\(request.controllers.count)) doesn't match the number required (\(wanted)) for the requested transition")
        }
        running?.settle()
        guard running == nil else {
            // A change from inside a callback of another change runs after that one.
            queued?.completion?(false)
            queued = request
            return
        }
        perform(request)
    }

    private func perform(_ request: PageRequest) {
        motion.forgetNeighbours()
        let isSame = request.controllers.count == current.count && zip(request.controllers, current).allSatisfy { $0 === $1 }
        guard !isSame else {
            updateDots()
            request.completion?(true)
            return
        }
        let animated = request.animated && UIView.areAnimationsEnabled
        PageTransition(self, to: request.controllers, direction: request.direction, byFinger: false, animated: animated, completion: request.completion).start()
    }

    func transitionEnded(_ transition: PageTransition) {
        if transition.byFinger { moveDots(transition) } else { updateDots() }
        if transition.byFinger, current.elementsEqual(transition.target, by: ===) { motion.turned(transition) }
        if queued != nil { UpdateCycle.shared.perform(afterCommit: { [weak self] in self?.takeQueued() }) }
    }

    private func takeQueued() {
        guard running == nil, let request = queued else { return }
        queued = nil
        perform(request)
    }

    // MARK: With the container

    func passOn(_ callback: AppearanceCallback, animated: Bool) {
        switch callback {
        case .willAppear: hasBeenShown = true
        case .didAppear: hasAppeared = true
        case .willDisappear:
            let turn = appearance.turn
            running?.settle()
            // A callback of that end has ended or turned this container's own transition, and the children have followed it.
            guard appearance.turn == turn else {
                guard appearance.state != .appeared else { return }
                hasAppeared = false
                running?.settle()
                motion.stop()
                return
            }
            hasAppeared = false
            // A transition that the end of another one began does not wait either, and a finger that turns no page yet is ignored.
            running?.settle()
            motion.stop()
        case .didDisappear: break
        }
        callback.pass(to: current, of: self, animated: animated, while: isShowing)
    }

    /// Brings every visible page into the container's state, whatever callbacks did meanwhile.
    func settlePages() {
        for page in current where running == nil && isShowing(page) { catchUp(page) }
    }

    /// Until iOS 12 an animated change before the first display makes the page appear at once (so48653763-pagevc-set); since
    /// then the page appears with its container. In a container that goes with its parent no page appears.
    func appearsWhenSet(animated: Bool) -> Bool {
        animated && isViewLoaded && !hasBeenShown && parent?.appearance.state != .disappearing && Behaviour.pageAppearsWhenSet.isOn
    }

    func isShowing(_ page: UIViewController) -> Bool { current.contains { $0 === page } }

    // MARK: By finger

    func neighbour(_ direction: NavigationDirection) -> [UIViewController]? {
        guard let dataSource, let edge = direction == .forward ? current.last : current.first else { return nil }
        guard let first = ask(dataSource, direction, edge), !isShowing(first) else { return nil }
        guard spineLocation == .mid else { return [first] }
        guard let second = ask(dataSource, direction, first), second !== first, !isShowing(second) else { return nil }
        return direction == .forward ? [first, second] : [second, first]
    }

    /// Starts a turn that the user made; nil if there is no page, or if a callback has already ended the turn.
    func startTurn(_ direction: NavigationDirection) -> PageTransition? {
        guard running == nil, hasAppeared, let target = neighbour(direction), running == nil, hasAppeared else { return nil }
        motion.stop()
        let transition = PageTransition(self, to: target, direction: direction, byFinger: true, animated: true)
        transition.start()
        return transition.isWaiting ? transition : nil
    }

    private func ask(_ source: any UIPageViewControllerDataSource, _ direction: NavigationDirection, _ page: UIViewController) -> UIViewController? {
        direction == .forward ? source.pageViewController(self, viewControllerAfter: page) : source.pageViewController(self, viewControllerBefore: page)
    }

    func askForSpine() {
        guard transitionStyle == .pageCurl, let delegate else { return }
        let orientation = UIScreen.main.orientation
        if let spine = ifImplemented({ delegate.pageViewController(self, spineLocationFor: orientation) }) { spineLocation = spine }
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Views

    func loadPageView() {
        let root = UIView(frame: UIScreen.main.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        motion.load(into: root)
        if let dots { root.addSubview(dots) }
        view = root
        guard !current.isEmpty else { return }
        for page in current { page.loadViewIfNeeded() }
        layoutPages()
    }

    func layoutPages() {
        guard let root = viewIfLoaded else { return }
        var area = root.bounds
        if let dots {
            let height = UIPageViewController.dotsHeight
            area.size.height = max(0, area.height - height - root.safeAreaInsets.bottom)
            dots.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: height)
            root.bringSubviewToFront(dots)
        }
        motion.layout(area)
    }

    // MARK: Dots

    /// The points below the pages that the dots take; not documented, see Docs/DIVERGENCES.md.
    private static let dotsHeight: CGFloat = 37

    /// Updates the dots. The data source's two counts are read after setViewControllers only (UIPageViewControllerDataSource documentation).
    func updateDots() {
        guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource,
              let count = ifImplemented({ dataSource.presentationCount(for: self) }),
              let index = ifImplemented({ dataSource.presentationIndex(for: self) }) else { return }
        let control = dots ?? makeDots()
        control.numberOfPages = count
        control.currentPage = index
        shownDot = control.currentPage
        viewIfLoaded?.setNeedsLayout()
    }

    private func makeDots() -> UIPageControl {
        let control = UIPageControl(frame: .zero)
        control.addAction(UIAction { [weak self] _ in self?.dotsChanged() }, for: .valueChanged)
        dots = control
        viewIfLoaded?.addSubview(control)
        return control
    }

    private func moveDots(_ transition: PageTransition) {
        guard let dots, let first = transition.target.first, isShowing(first) else { return }
        dots.currentPage = shownDot + (transition.direction == .forward ? 1 : -1)
        shownDot = dots.currentPage
    }

    /// A tap beside the dots turns a page like a finger. The control has already moved; the end of the turn sets it again.
    private func dotsChanged() {
        guard let dots, dots.currentPage != shownDot else { return }
        let direction: NavigationDirection = dots.currentPage > shownDot ? .forward : .reverse
        dots.currentPage = shownDot
        guard let transition = startTurn(direction) else { return }
        motion.animate(transition)
    }
}
