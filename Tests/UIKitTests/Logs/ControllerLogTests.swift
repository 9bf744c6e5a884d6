// Controllers in navigation, containers, nibs and rotation, as devices logged them: lifecycle-records-2.
import LifecycleEvidence
import ObjectiveC
import XCTest
@testable import UIKit

private final class LoadController: LoggingController {
    override func loadViewIfNeeded() { add("loadViewIfNeeded"); super.loadViewIfNeeded() }
    override func loadView() { add("loadView"); super.loadView() }
}

private final class LayoutController: LoggingController {
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); add("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); add("viewDidLayoutSubviews") }
    isolated deinit { add("deinit") }
}

private final class TurningProbe: UIViewController {
    let log: EventLog
    init(_ log: EventLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) { log.add("willRotate") }
    override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) { log.add("willAnimateRotation") }
    override func didRotate(from orientation: UIInterfaceOrientation) { log.add("didRotate") }
}

final class LogNibView: UIView {
    static var log: EventLog?
    required init?(coder: NSCoder) { super.init(coder: coder); Self.log?.add("V.init(coder:)") }
    override func awakeFromNib() { super.awakeFromNib(); Self.log?.add("V.awakeFromNib") }
}

final class LogNibController: UIViewController {
    static var log: EventLog?
    private func add(_ event: String) { Self.log?.add("C.\(event)") }
    required init?(coder: NSCoder) { super.init(coder: coder); add("init(coder:)") }
    override func awakeFromNib() { super.awakeFromNib(); add("awakeFromNib") }
    override func viewDidLoad() { super.viewDidLoad(); add("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); add("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); add("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); add("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); add("viewDidDisappear") }
}

@MainActor final class ControllerLogTests: XCTestCase {
    // MARK: Navigation

    func testAPushLaysOutWhatArrivesAndAPopNobody() {
        for version in [9, 11, 13, 26] {
            let stage = Stage(iOSVersion: version)
            let a = LayoutController("A", stage.log)
            let navigation = UINavigationController(rootViewController: a)
            stage.show(navigation)
            // From one version to the next the root is laid out once or twice at first.
            var log = unique(stage.log.take())
            navigation.pushViewController(LayoutController("B", stage.log), animated: true)
            stage.settle()
            let push = stage.log.take()
            navigation.popViewController(animated: true)
            stage.settle()
            log += push.withoutIsAppearing
            XCTAssertEqual(conforms(log.map { $0 == "B.viewDidLoad" ? "-- B.viewDidLoad" : $0 }, to: "log2-push-layout", whole: true), [], "iOS \(version)")
            log += stage.log.take()
            XCTAssertEqual(conforms(log, to: "log2-pop-layout", whole: true), [], "iOS \(version)")
            stage.tearDown()
        }
    }

    func testAnUnanimatedPushIsLaidOutAfterItsEnd() {
        let stage = Stage(iOSVersion: 12)
        let navigation = UINavigationController(rootViewController: LayoutController("A", stage.log))
        stage.show(navigation)
        _ = stage.log.take()
        navigation.pushViewController(LayoutController("B", stage.log), animated: false)
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "log2-push-flat", whole: true), [])
        stage.tearDown()
    }

    func testAnUnanimatedPushNow() {
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: LayoutController("A", stage.log))
        stage.show(navigation)
        _ = stage.log.take()
        navigation.pushViewController(LayoutController("C", stage.log), animated: false)
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(log, ["C.viewDidLoad", "A.viewWillDisappear", "C.viewWillAppear", "C.viewIsAppearing", "A.viewDidDisappear", "C.viewDidAppear", "C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews"])
        XCTAssertEqual(conforms(log, to: "tw26-layout-counts"), [])
        stage.tearDown()
    }

    func testAReturningControllerIsAskedToLoadAgain() {
        let stage = Stage(iOSVersion: 13)
        let navigation = UINavigationController(rootViewController: LoadController("A", stage.log))
        stage.show(navigation)
        navigation.pushViewController(UIViewController(), animated: true)
        stage.settle()
        navigation.popViewController(animated: true)
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "log2-load-if-needed-pop", whole: true), [])
        stage.tearDown()
    }

    // MARK: Containers

    func testAViewWhoseControllerIsNobodysChild() {
        final class Parent: LoggingController {
            var other: UIViewController?
            override func viewDidLoad() {
                if let other { view.addSubview(other.view) }
            }
        }
        for version in [9, 12] {
            let stage = Stage(iOSVersion: version)
            let parent = Parent("Parent", stage.log)
            parent.other = LoggingController("Child", stage.log)
            stage.show(parent)
            XCTAssertEqual(conforms(stage.log.take(), to: "log2-view-without-addchild", whole: true), [])
            stage.tearDown()
        }
    }

    func testPagesAreAskedForOnce() {
        final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
            let log: EventLog
            let pages = (0..<4).map { _ in UIViewController() }
            init(_ log: EventLog) { self.log = log }
            private func number(_ page: UIViewController) -> Int { pages.firstIndex(of: page) ?? -1 }
            func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
                log.add("before(\(number(page)))")
                return number(page) > 0 ? pages[number(page) - 1] : nil
            }
            func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
                log.add("after(\(number(page)))")
                return number(page) < 3 ? pages[number(page) + 1] : nil
            }
            func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController]) { log.add("willTransitionTo(\(number(pending[0])))") }
            func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
                log.add("didFinish(finished:\(finished),completed:\(completed))")
            }
        }
        let log = EventLog()
        let source = Source(log)
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = source
        controller.delegate = source
        controller.setViewControllers([source.pages[1]], direction: .forward, animated: false)
        let stage = TouchStage(showing: controller, iOS: 9)
        stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 250, y: 400), rest: 30)
        stage.settle()
        let first = log.take()
        XCTAssertEqual(conforms(first, to: "log2-page-first-swipe", whole: true), [])
        stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 30, y: 400))
        stage.settle()
        XCTAssertEqual(conforms(first + log.take(), to: "log2-page-second-swipe", whole: true), [])
        // The next swipe asks for nothing, and back there is the page that was left.
        stage.drag(from: CGPoint(x: 30, y: 400), to: CGPoint(x: 350, y: 400))
        stage.settle()
        let back = log.take()
        XCTAssertEqual(back, ["willTransitionTo(1)", "didFinish(finished:true,completed:true)", "before(1)"])
        XCTAssertEqual(conforms(back, to: "wisdomsky-page-back", whole: true), [])
        XCTAssertEqual(controller.viewControllers, [source.pages[1]])
        controller.setViewControllers([source.pages[0]], direction: .reverse, animated: false)
        stage.settle()
        stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 30, y: 400))
        XCTAssertEqual(log.take().prefix(2), ["after(0)", "before(0)"])
        stage.settle()
        stage.tearDown()
    }

    // MARK: Nibs

    func testAControllerInANibWithItsView() throws {
        let stage = Stage(iOSVersion: 11)
        let xib = NibStage.xib("""
        <viewController id="vc" customClass="LogNibController" customModuleProvider="target"><view key="view" id="root" customClass="LogNibView" customModuleProvider="target">
        <rect key="frame" x="0" y="0" width="100" height="50"/></view></viewController>
        """)
        let nibs = try NibStage(["Card.xib": xib])
        LogNibController.log = stage.log
        LogNibView.log = stage.log
        guard let controller = UINib(nibName: "Card", bundle: nibs.bundle).instantiate(withOwner: nil, options: nil).first as? LogNibController else { return XCTFail("no controller") }
        for marker in ["-- Before", "Push", "Or", "Present"] { stage.log.add(marker) }
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.show(navigation)
        navigation.pushViewController(controller, animated: true)
        stage.settle()
        navigation.popViewController(animated: true)
        stage.settle()
        let log = stage.log.take().map { $0 == "C.viewWillAppear" ? "-- C.viewWillAppear" : $0 }
        XCTAssertEqual(conforms(log, to: "log2-nib-controller", whole: true), [])
        XCTAssertEqual(log.filter { $0 == "C.viewDidLoad" }.count, 1)
        (LogNibController.log, LogNibView.log) = (nil, nil)
        stage.tearDown()
        nibs.tearDown()
    }

    // MARK: Rotation

    func testTheOldCallbacksOfARotation() {
        for version in [8, 26] {
            let stage = Stage(iOSVersion: version)
            stage.show(TurningProbe(stage.log))
            XCTAssertTrue(Rotation.rotate(to: .landscapeRight))
            stage.settle()
            XCTAssertEqual(conforms(stage.log.take(), to: "log2-old-rotation", whole: true), [])
            stage.tearDown()
        }
    }

    /// Who hears of the size does not hear the old way.
    func testAControllerWithViewWillTransition() {
        let stage = Stage(iOSVersion: 8)
        stage.show(TurningController("VC", stage.log))
        XCTAssertTrue(Rotation.rotate(to: .landscapeRight))
        stage.settle()
        let log = stage.log.take()
        XCTAssertTrue(log.contains("VC.viewWillTransition(to:with:)"))
        XCTAssertFalse(log.contains { $0.hasSuffix("Rotate(to:duration:)") })
        stage.tearDown()
    }
}
