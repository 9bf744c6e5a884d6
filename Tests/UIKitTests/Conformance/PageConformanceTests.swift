// Page view controllers: pages turned by a finger and by code, in both styles, to the end and back. Docs/EVIDENCE.md 5.
import ObjectiveC
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class PageConformanceTests: XCTestCase {
    // MARK: Scroll style

    func testScroll() {
        let (stage, log, pages, list) = paged(.scroll, iOS: 7)
        _ = log.take()
        stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 30, y: 400))
        stage.settle()
        let all = log.take()
        XCTAssertEqual(all, [
            "Page.delegate.willTransitionTo", "New.viewDidLoad", "New.viewWillAppear", "Cur.viewWillDisappear", "New.viewDidAppear", "Cur.viewDidDisappear",
            "Page.delegate.didFinishAnimating(completed)",
        ])
        XCTAssertEqual(conforms(all, to: "wangling-page-scroll", "apple-page-delegate"), [])
        XCTAssertEqual(pages.viewControllers, [list[1]])
        ContainerProbe.assertAtRest([pages, list[1]], [list[0], list[2]])
        XCTAssertNil(list[0].parent)
        stage.tearDown()
    }

    func testScrollCancelled() {
        let (stage, log, pages, list) = paged(.scroll, iOS: 7)
        _ = log.take()
        stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 250, y: 400), rest: 30)
        stage.settle()
        let all = log.take()
        XCTAssertEqual(all, [
            "Page.delegate.willTransitionTo", "New.viewDidLoad", "New.viewWillAppear", "Cur.viewWillDisappear", "Cur.viewWillAppear", "Cur.viewDidAppear",
            "New.viewWillDisappear", "New.viewDidDisappear", "Page.delegate.didFinishAnimating(not completed)",
        ])
        XCTAssertEqual(conforms(all, to: "wangling-page-scroll-cancel"), [])
        XCTAssertEqual(pages.viewControllers, [list[0]])
        ContainerProbe.assertAtRest([pages, list[0]], [list[1], list[2]])
        XCTAssertNil(list[1].parent)
        stage.tearDown()
    }

    func testNothingBeforeTheFirstPage() {
        let (stage, log, pages, list) = paged(.scroll)
        _ = log.take()
        stage.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400))
        stage.settle()
        XCTAssertEqual(log.take(), [])
        XCTAssertEqual(pages.viewControllers, [list[0]])
        stage.tearDown()
    }

    func testOneDragOverBothSides() {
        let (stage, log, pages, list) = paged(.scroll, start: 1)
        _ = log.take()
        let finger = stage.land(CGPoint(x: 200, y: 400))
        for x in stride(from: 190, through: 100, by: -10) { stage.frame(); finger.move(to: CGPoint(x: CGFloat(x), y: 400)) }
        for x in stride(from: 110, through: 380, by: 10) { stage.frame(); finger.move(to: CGPoint(x: CGFloat(x), y: 400)) }
        finger.lift()
        stage.settle()
        XCTAssertEqual(pages.viewControllers, [list[0]])
        ContainerProbe.assertAtRest([pages, list[0]], [list[1], list[2]])
        XCTAssertEqual(log.take().filter { $0.hasPrefix("Page") }, [
            "Page.delegate.willTransitionTo", "Page.delegate.didFinishAnimating(not completed)", "Page.delegate.willTransitionTo", "Page.delegate.didFinishAnimating(completed)",
        ])
        stage.tearDown()
    }

    // MARK: Curl style

    func testCurl() {
        let (stage, log, pages, list) = paged(.pageCurl, iOS: 7)
        _ = log.take()
        stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 30, y: 400))
        stage.settle()
        let all = log.take()
        XCTAssertEqual(all, [
            "Page.delegate.willTransitionTo", "New.viewDidLoad", "New.viewWillAppear", "Cur.viewWillDisappear", "Cur.viewDidDisappear", "New.viewDidAppear",
            "Page.delegate.didFinishAnimating(completed)",
        ])
        XCTAssertEqual(conforms(all, to: "wangling-page-curl"), [])
        ContainerProbe.assertAtRest([pages, list[1]], [list[0], list[2]])
        stage.tearDown()
    }

    func testCurlCancelled() {
        let (stage, log, pages, list) = paged(.pageCurl, iOS: 7)
        _ = log.take()
        stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 270, y: 400), rest: 30)
        stage.settle()
        let all = log.take()
        XCTAssertEqual(all, [
            "Page.delegate.willTransitionTo", "New.viewDidLoad", "New.viewWillAppear", "Cur.viewWillDisappear", "New.viewWillDisappear", "Cur.viewWillAppear",
            "New.viewDidDisappear", "Cur.viewDidAppear", "Page.delegate.didFinishAnimating(not completed)",
        ])
        XCTAssertEqual(conforms(all, to: "wangling-page-curl-cancel"), [])
        ContainerProbe.assertAtRest([pages, list[0]], [list[1], list[2]])
        stage.tearDown()
    }

    func testTapTurnsACurlPage() {
        let (stage, log, pages, list) = paged(.pageCurl)
        _ = log.take()
        stage.tap(CGPoint(x: 380, y: 400))
        stage.settle()
        XCTAssertEqual(pages.viewControllers, [list[1]])
        stage.tap(CGPoint(x: 10, y: 400))
        stage.settle()
        XCTAssertEqual(pages.viewControllers, [list[0]])
        ContainerProbe.assertAtRest([pages, list[0]], [list[1], list[2]])
        XCTAssertEqual(pages.gestureRecognizers.count, 2)
        stage.tearDown()
    }

    // MARK: By code

    func testSetInViewDidLoad() {
        let log = EventLog()
        let page = ContainerProbe("C", log)
        page.logsParents = true
        page.logsLayout = true
        page.parentName = { _ in "" }
        let pages = PageProbe(page, animated: true)
        let stage = TouchStage(showing: pages, iOS: 11)
        let all = log.take()
        XCTAssertEqual(all, ["C.willMove(toParent:)", "C.viewDidLoad", "C.viewWillAppear", "C.viewDidAppear", "C.didMove(toParent:)", "C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews"])
        XCTAssertEqual(conforms(all, to: "so48653763-pagevc-set"), [])
        ContainerProbe.assertAtRest([pages, page], [])
        stage.tearDown()
    }

    func testSetInViewDidLoadSinceIOS13() {
        let log = EventLog()
        let page = ContainerProbe("C", log)
        let stage = TouchStage(showing: PageProbe(page, animated: true))
        XCTAssertEqual(log.take(), ["C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
        stage.tearDown()
    }

    func testSetAnimatedTellsTheCompletionAndNoDelegate() {
        let (stage, log, pages, list) = paged(.scroll)
        _ = log.take()
        pages.setViewControllers([list[1]], direction: .forward, animated: true) { log.add("completion(\($0))") }
        XCTAssertEqual(pages.viewControllers, [list[1]])
        stage.settle()
        XCTAssertEqual(log.take(), ["New.viewDidLoad", "New.viewWillAppear", "Cur.viewWillDisappear", "New.viewIsAppearing", "New.viewDidAppear", "Cur.viewDidDisappear", "completion(true)"])
        pages.setViewControllers([list[0]], direction: .reverse, animated: false) { log.add("completion(\($0))") }
        stage.settle()
        XCTAssertEqual(log.take(), ["Cur.viewWillAppear", "New.viewWillDisappear", "Cur.viewIsAppearing", "Cur.viewDidAppear", "New.viewDidDisappear", "completion(true)"])
        ContainerProbe.assertAtRest([pages, list[0]], [list[1]])
        stage.tearDown()
    }

    func testSetDuringATurn() {
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            let (stage, _, pages, list) = paged(style)
            pages.setViewControllers([list[1]], direction: .forward, animated: true)
            for _ in 0..<5 { stage.frame() }
            pages.setViewControllers([list[2]], direction: .forward, animated: true)
            stage.settle()
            ContainerProbe.assertAtRest([pages, list[2]], [list[0], list[1]])
            let finger = stage.land(CGPoint(x: 50, y: 400))
            for x in stride(from: 60, through: 200, by: 10) { stage.frame(); finger.move(to: CGPoint(x: CGFloat(x), y: 400)) }
            pages.setViewControllers([list[0]], direction: .reverse, animated: false)
            finger.lift()
            stage.settle()
            ContainerProbe.assertAtRest([pages, list[0]], [list[1], list[2]])
            XCTAssertEqual(pages.viewControllers, [list[0]])
            stage.tearDown()
        }
    }

    func testSetFromInsideEachCallback() {
        for callback in ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"] {
            let (stage, _, pages, list) = paged(.scroll)
            list[1].inside[callback] = { [weak pages] _ in pages?.setViewControllers([list[2]], direction: .forward, animated: true) }
            pages.setViewControllers([list[1]], direction: .forward, animated: true)
            stage.settle()
            XCTAssertEqual(pages.viewControllers, [list[2]], callback)
            ContainerProbe.assertAtRest([pages, list[2]], [list[0], list[1]])
            stage.tearDown()
        }
    }

    func testLeavesTheScreenUnderAFinger() {
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            let (stage, _, pages, list) = paged(style)
            let finger = stage.land(CGPoint(x: 350, y: 400))
            for x in stride(from: 340, through: 200, by: -10) { stage.frame(); finger.move(to: CGPoint(x: CGFloat(x), y: 400)) }
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            pages.present(cover, animated: false)
            stage.settle()
            finger.lift()
            stage.settle()
            ContainerProbe.assertAtRest([], [pages, list[0], list[1]])
            pages.dismiss(animated: false)
            stage.settle()
            ContainerProbe.assertAtRest([pages, list[0]], [list[1]])
            stage.tearDown()
        }
    }

    // MARK: The rest

    func testDots() {
        let (stage, _, pages, list) = paged(.scroll, dots: true)
        let control = pages.view.subviews.compactMap { $0 as? UIPageControl }.first
        XCTAssertEqual(control?.numberOfPages, 3)
        XCTAssertEqual(control?.currentPage, 0)
        stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 30, y: 400))
        stage.settle()
        XCTAssertEqual(control?.currentPage, 1)
        XCTAssertEqual(pages.viewControllers, [list[1]])
        stage.tearDown()
    }

    /// XCoordinator's suite sets a page with its back.
    func testABackSideIsNotInSight() {
        let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        pages.isDoubleSided = true
        let front = UIViewController(), back = UIViewController()
        pages.setViewControllers([front, back], direction: .forward, animated: false)
        XCTAssertEqual(pages.viewControllers, [front])
        pages.setViewControllers([back], direction: .forward, animated: false)
        XCTAssertEqual(pages.viewControllers, [back])
    }

    func testSpineInTheMiddleShowsTwo() {
        let log = EventLog()
        let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [.spineLocation: NSNumber(value: UIPageViewController.SpineLocation.mid.rawValue)])
        XCTAssertTrue(pages.isDoubleSided)
        let list = ["1", "2"].map { ContainerProbe($0, log) }
        pages.setViewControllers(list, direction: .forward, animated: false)
        let stage = TouchStage(showing: pages)
        XCTAssertEqual(list.map(\.view.frame.width), [196.5, 196.5])
        ContainerProbe.assertAtRest([pages] + list, [])
        stage.tearDown()
    }

    private func paged(_ style: UIPageViewController.TransitionStyle, iOS version: Int = 26, start: Int = 0, dots: Bool = false) -> (TouchStage, EventLog, UIPageViewController, [ContainerProbe]) {
        let log = EventLog()
        let list = ["Cur", "New", "Last"].map { ContainerProbe($0, log) }
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        let source: any UIPageViewControllerDataSource = dots ? DottedPageSource(list) : PageSource(list)
        let delegate = PageDelegateProbe(log)
        pages.dataSource = source
        pages.delegate = delegate
        pages.setViewControllers([list[start]], direction: .forward, animated: false)
        let stage = TouchStage(showing: pages, iOS: version)
        stage.kept = [source, delegate]
        return (stage, log, pages, list)
    }
}

/// Sets its page in viewDidLoad, as most tutorials do.
final class PageProbe: UIPageViewController {
    private let page: UIViewController
    private let animated: Bool
    init(_ page: UIViewController, animated: Bool) {
        self.page = page
        self.animated = animated
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers([page], direction: .forward, animated: animated)
    }
}

final class PageSource: NSObject, UIPageViewControllerDataSource {
    let list: [UIViewController]
    init(_ list: [UIViewController]) { self.list = list }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        list.firstIndex(of: viewController).flatMap { $0 > 0 ? list[$0 - 1] : nil }
    }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        list.firstIndex(of: viewController).flatMap { $0 + 1 < list.count ? list[$0 + 1] : nil }
    }
}

final class DottedPageSource: NSObject, UIPageViewControllerDataSource {
    private let source: PageSource
    init(_ list: [UIViewController]) { source = PageSource(list) }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? { source.pageViewController(pageViewController, viewControllerBefore: viewController) }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? { source.pageViewController(pageViewController, viewControllerAfter: viewController) }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { source.list.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { pageViewController.viewControllers?.first.flatMap { source.list.firstIndex(of: $0) } ?? 0 }
}

final class PageDelegateProbe: NSObject, UIPageViewControllerDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) { log.add("Page.delegate.willTransitionTo") }
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        log.add("Page.delegate.didFinishAnimating(\(completed ? "completed" : "not completed"))")
    }
}
