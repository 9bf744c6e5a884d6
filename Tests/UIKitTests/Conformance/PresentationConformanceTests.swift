// Present and dismiss without a finger: whole callback sequences against Docs/EVIDENCE.md 3a, 3b and 3d.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class PresentationConformanceTests: XCTestCase {
    /// seed4-launch, tw26-window-nil-willappear.
    func testFirstAppearance() {
        let stage = Stage()
        let root = LoggingController("A", stage.log)
        stage.show(root)
        XCTAssertEqual(stage.log.take(), ["A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"])
        stage.tearDown()
    }

    // MARK: 3a, the presenter's view goes

    private static let presentHiding = ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "A.viewDidDisappear", "present.completion"]
    private static let dismissHiding = ["B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "B.viewDidDisappear", "dismiss.completion", "B.deinit"]

    func testFullScreen() {
        let names = ["First": "A", "Second": "B", "P": "A", "M": "B", "V": "A"]
        for animated in [true, false] {
            for version in [12, 13, 18, 26] {
                let modal = Modal(.fullScreen, animated: animated, iOSVersion: version)
                let log = modal.stage.log.take()
                XCTAssertEqual(log, version < 13 ? Self.presentHiding.withoutIsAppearing : Self.presentHiding)
                XCTAssertEqual(conforms(log, to: "seed4-present-fullscreen", "wlgusdn-present", "apple-present-completion"), [])
                XCTAssertEqual(conforms(log, to: "betterhee-present-fullscreen", names: names), [])
                if version > 12 { XCTAssertEqual(conforms(log, to: "rudin-present-fullscreen", names: names), []) }
                if !animated { XCTAssertEqual(conforms(log, to: "winobjc-present-hiding", names: names), []) }
                if version == 26, !animated { XCTAssertEqual(conforms(log, to: "tw26-present-unanimated", names: names), []) }
                XCTAssertNil(modal.a.view.window, "rns-fullscreen-detaches")
                XCTAssertTrue(modal.b?.presentingViewController === modal.a)

                modal.dismiss(animated: animated)
                let back = modal.stage.log.take()
                XCTAssertEqual(back, version < 13 ? Self.dismissHiding.withoutIsAppearing : Self.dismissHiding)
                XCTAssertEqual(conforms(back, to: "seed4-dismiss-fullscreen", "wlgusdn-dismiss", "apple-dismiss-completion"), [])
                XCTAssertEqual(conforms(back, to: "betterhee-dismiss-fullscreen", "rudin-dismiss-fullscreen", "goozen-modal-return", names: names), [])
                if !animated { XCTAssertEqual(conforms(back, to: "winobjc-dismiss-hiding", names: names), []) }
                if version == 26, !animated { XCTAssertEqual(conforms(back, to: "tw26-dismiss-unanimated", names: names), []) }
                XCTAssertEqual(conforms(back, to: "tw26-dismiss-dealloc", names: ["M.dealloc": "B.deinit", "M": "B"]), [])
                XCTAssertEqual(conforms(back, to: "seed0-modal-dismiss-deinit", names: names), [])
                XCTAssertNotNil(modal.a.view.window)
                XCTAssertNil(modal.a.presentedViewController)
                modal.stage.tearDown()
            }
        }
    }

    /// The presenter's view is laid out once more below the new one: before iOS 13.
    func testLayoutOfBoth() {
        let stage = Stage(iOSVersion: 12)
        let a = LayoutLogger("A", stage.log), b = LayoutLogger("B", stage.log)
        b.modalPresentationStyle = .fullScreen
        stage.show(a)
        _ = stage.log.take()
        a.present(b, animated: true)
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(log, ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "B.viewDidAppear", "A.viewDidDisappear"])
        XCTAssertEqual(conforms(log, to: "seekingstar-present", names: ["First": "A", "Second": "B"]), [])
        stage.tearDown()
    }

    /// What the views see of it, and the coordinator's animation between will and did.
    func testFullScreenAndViews() {
        let stage = Stage()
        let a = LoggingController("A", stage.log), b = LoggingController("M", stage.log)
        a.view = MoveLogger("A", stage.log)
        b.view = MoveLogger("M", stage.log)
        b.modalPresentationStyle = .fullScreen
        stage.show(a)
        _ = stage.log.take()
        a.present(b, animated: true)
        a.transitionCoordinator?.animate(alongsideTransition: { _ in stage.log.add("transition.presenting") }, completion: nil)
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(log, ["A.viewWillDisappear", "M.viewWillAppear", "M.view.didMoveToWindow", "M.view.didMoveToSuperview", "M.viewIsAppearing", "transition.presenting", "A.view.removedFromHierarchy", "M.viewDidAppear", "A.viewDidDisappear"])
        XCTAssertEqual(conforms(log, to: "winobjc-pr2195-window-before-didappear", "apple-viewwilldisappear-before-anim"), [])
        XCTAssertEqual(conforms(log, to: "apple-viewwillappear-before-anim", names: ["B": "M", "transition.animationsConfigured": "transition.presenting"]), [])

        // A view added to the presenter meanwhile waits for the window (rns-fullscreen-detaches).
        if a.view.window == nil { stage.log.add("A.view.window=nil") }
        a.view.addSubview(MoveLogger("Added", stage.log, prefix: "Added."))
        stage.log.add("dismiss")
        b.dismiss(animated: true)
        b.transitionCoordinator?.animate(alongsideTransition: { _ in stage.log.add("transition.dismissing") }, completion: nil)
        stage.settle()
        let back = stage.log.take()
        XCTAssertEqual(back, ["A.view.window=nil", "Added.didMoveToSuperview", "dismiss", "M.viewWillDisappear", "A.viewWillAppear", "A.view.didMoveToWindow", "Added.didMoveToWindow", "A.view.didMoveToSuperview", "A.viewIsAppearing", "transition.dismissing", "A.viewDidAppear", "M.view.removedFromHierarchy", "M.viewDidDisappear"])
        XCTAssertEqual(conforms(back, to: "rns-fullscreen-detaches"), [])
        XCTAssertEqual(conforms(log + back, to: "wwdc19-224-fullscreen"), [])
        stage.tearDown()
    }

    func testReturnOfTheFirst() {
        let stage = Stage()
        let first = LoggingController("View1", stage.log)
        stage.show(first)
        let second = UIViewController()
        second.modalPresentationStyle = .fullScreen
        first.present(second, animated: true)
        stage.settle()
        second.dismiss(animated: true)
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(log, ["View1.viewDidLoad", "View1.viewWillAppear", "View1.viewIsAppearing", "View1.viewDidAppear", "View1.viewWillDisappear", "View1.viewDidDisappear", "View1.viewWillAppear", "View1.viewIsAppearing", "View1.viewDidAppear"])
        XCTAssertEqual(conforms(log, to: "seed0-view1-view2-view1"), [])
        stage.tearDown()
    }

    /// Its order of ends is that of a push.
    func testForwardByPush() {
        let stage = Stage(iOSVersion: 5)
        let first = LoggingController("VC1", stage.log), second = LoggingController("VC2", stage.log)
        let navigation = UINavigationController(rootViewController: first)
        stage.show(navigation)
        _ = stage.log.take()
        navigation.pushViewController(second, animated: true)
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(log, ["VC2.viewDidLoad", "VC1.viewWillDisappear", "VC2.viewWillAppear", "VC1.viewDidDisappear", "VC2.viewDidAppear"])
        XCTAssertEqual(conforms(log, to: "liu537-push"), [])
        stage.tearDown()
    }

    // MARK: 3b, the presenter stays

    private static let presentOver = ["B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "present.completion"]
    private static let dismissOver = ["B.viewWillDisappear", "B.viewDidDisappear", "dismiss.completion", "B.deinit"]

    func testStylesThatLeaveThePresenter() {
        let names = ["First": "A", "Second": "B", "M": "B"]
        for style in [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .custom] {
            for animated in [true, false] {
                let modal = Modal(style, animated: animated)
                let log = modal.stage.log.take()
                XCTAssertEqual(log, Self.presentOver, "\(style)")
                XCTAssertNotNil(modal.a.view.window)
                modal.dismiss(animated: animated)
                let back = modal.stage.log.take()
                XCTAssertEqual(back, Self.dismissOver, "\(style)")
                switch style {
                case .automatic:
                    XCTAssertEqual(conforms(log, to: "betterhee-present-default", "wwdc19-224-sheet", "lily-pagesheet", "seed0-modal-sheet", names: names), [])
                    XCTAssertEqual(conforms(back, to: "betterhee-dismiss-default", names: names), [])
                    XCTAssertEqual(conforms(log + back, to: "seed3-pagesheet", names: names), [])
                case .formSheet:
                    XCTAssertEqual(conforms(log, to: "rns-formsheet-present", names: names), [])
                    XCTAssertEqual(conforms(log + back, to: "rns-formsheet-programmatic", names: names), [])
                case .overFullScreen:
                    XCTAssertEqual(conforms(log, to: "betterhee-present-overfullscreen", names: names), [])
                    XCTAssertEqual(conforms(back, to: "betterhee-dismiss-overfullscreen", names: names), [])
                    XCTAssertEqual(conforms(log + back, to: "wlgusdn-over", names: names), [])
                case .overCurrentContext:
                    XCTAssertEqual(conforms(log + back, to: "wlgusdn-over", names: names), [])
                case .custom:
                    XCTAssertEqual(conforms(log, to: "mo4tech-custom", names: names), [])
                default: break
                }
                modal.stage.tearDown()
            }
        }
    }

    /// Docs/EVIDENCE.md 3a: before iOS 13 the default and, on a phone, the sheets covered the whole screen.
    func testSheetsAreFullScreenBefore13() {
        for style in [UIModalPresentationStyle.automatic, .pageSheet, .formSheet] {
            let modal = Modal(style, animated: true, iOSVersion: 12)
            let log = modal.stage.log.take()
            XCTAssertEqual(log, Self.presentHiding.withoutIsAppearing)
            XCTAssertEqual(conforms(log, to: "winobjc-present-hiding", names: ["P": "A", "M": "B"]), [])
            modal.stage.tearDown()
        }
    }

    // MARK: The call and the commit

    func testCallReturnsFirst() {
        let modal = Modal(.fullScreen, animated: true)
        _ = modal.stage.log.take()
        let log = modal.stage.log
        UpdateCycle.shared.perform(afterCommit: { log.add("CATransaction.afterCommit") })
        log.add("dismiss[call]")
        modal.a.dismiss(animated: true)
        log.add("dismiss[return]")
        modal.b = nil
        modal.stage.settle()
        let lines = log.take()
        XCTAssertEqual(Array(lines.prefix(4)), ["dismiss[call]", "dismiss[return]", "CATransaction.afterCommit", "B.viewWillDisappear"])
        XCTAssertEqual(conforms(lines, to: "grind-dismiss-after-commit", names: ["V": "B"]), [])
        modal.stage.tearDown()
    }

    func testDismissedNavigationCallsItsContentFromInside() {
        let stage = Stage()
        let a = UIViewController()
        stage.show(a)
        let navigation = NestingNavigation(rootViewController: LoggingController("Content", stage.log))
        navigation.log = stage.log
        navigation.modalPresentationStyle = .fullScreen
        a.present(navigation, animated: true)
        stage.settle()
        _ = stage.log.take()
        UpdateCycle.shared.perform(afterCommit: { stage.log.add("CATransaction.afterCommit") })
        stage.log.add("dismiss[call]")
        navigation.dismiss(animated: true)
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(log, ["dismiss[call]", "CATransaction.afterCommit", "Nav.viewWillDisappear[enter]", "Content.viewWillDisappear", "Nav.viewWillDisappear[return]", "Content.viewDidDisappear"])
        XCTAssertEqual(conforms(log, to: "objcio19-dismiss-stack"), [])
        stage.tearDown()
    }

    // MARK: What the controllers know meanwhile

    /// The notes of winobjc-present-hiding and winobjc-dismiss-hiding.
    func testFlagsInTheCallbacks() {
        let stage = Stage()
        let a = StateLogger("P", stage.log), b = StateLogger("M", stage.log)
        b.modalPresentationStyle = .fullScreen
        stage.show(a)
        _ = stage.log.take()
        a.present(b, animated: true) { b.report("completion") }
        stage.settle()
        XCTAssertEqual(stage.log.take(), [
            "P.viewWillDisappear presents", "M.viewWillAppear presenting", "M.viewDidAppear presenting", "P.viewDidDisappear presents", "M.completion has presenter",
        ])
        b.dismiss(animated: true) { b.report("completion") }
        stage.settle()
        XCTAssertEqual(stage.log.take(), [
            "M.viewWillDisappear dismissing, has presenter", "P.viewWillAppear presents", "P.viewDidAppear", "M.viewDidDisappear dismissing", "M.completion",
        ])
        stage.tearDown()
    }

    // MARK: Contexts

    /// The nearest controller that defines the context presents; its view is covered, nothing else's.
    func testCurrentContext() {
        for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
            let stage = Stage()
            let root = LoggingController("Root", stage.log), child = LoggingController("Child", stage.log), b = LoggingController("B", stage.log)
            stage.show(root)
            root.addChild(child)
            child.view.frame = CGRect(x: 0, y: 100, width: 200, height: 300)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            stage.settle()
            _ = stage.log.take()
            child.definesPresentationContext = true
            b.modalPresentationStyle = style
            child.present(b, animated: true)
            stage.settle()
            XCTAssertTrue(b.presentingViewController === child)
            XCTAssertEqual(b.view.window.map { b.view.convert(b.view.bounds, to: $0) }, CGRect(x: 0, y: 100, width: 200, height: 300))
            let hides = style == .currentContext
            XCTAssertEqual(child.view.window == nil, hides)
            XCTAssertEqual(stage.log.take(), hides
                ? ["B.viewDidLoad", "Child.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "Child.viewDidDisappear"]
                : ["B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"])
            child.dismiss(animated: true)
            stage.settle()
            XCTAssertNotNil(child.view.window)
            XCTAssertEqual(child.view.frame, CGRect(x: 0, y: 100, width: 200, height: 300))
            stage.tearDown()
        }
    }

    /// Without a context the root presents, whoever was asked.
    func testRootPresentsForItsChildren() {
        let stage = Stage()
        let root = UIViewController(), child = UIViewController(), b = UIViewController()
        stage.show(root)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.present(b, animated: true)
        stage.settle()
        XCTAssertTrue(b.presentingViewController === root)
        XCTAssertTrue(child.presentedViewController === b)
        child.dismiss(animated: true)
        stage.settle()
        XCTAssertNil(root.presentedViewController)
        stage.tearDown()
    }
}

// MARK: - Actors

/// A presents B; B dies when dismissed.
@MainActor final class Modal {
    let stage: Stage
    let a: LoggingController
    var b: LoggingController?

    init(_ style: UIModalPresentationStyle, animated: Bool, iOSVersion: Int = 26) {
        stage = Stage(iOSVersion: iOSVersion)
        a = LoggingController("A", stage.log)
        let b = MortalController("B", stage.log)
        self.b = b
        b.modalPresentationStyle = style
        stage.show(a)
        _ = stage.log.take()
        let log = stage.log
        a.present(b, animated: animated) { log.add("present.completion") }
        stage.settle()
    }

    func dismiss(animated: Bool) {
        let log = stage.log
        b?.dismiss(animated: animated) { log.add("dismiss.completion") }
        XCTAssertEqual(log.lines, [], "grind-dismiss-after-commit: nothing before the call returned")
        b = nil
        stage.settle()
    }
}

/// Logs its end too.
final class MortalController: LoggingController {
    deinit {
        let log = log, line = "\(name).deinit"
        MainActor.assumeIsolated { log.add(line) }
    }
}

final class LayoutLogger: LoggingController {
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); add("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); add("viewDidLayoutSubviews") }
}

final class MoveLogger: UIView {
    private let prefix: String
    private let log: EventLog
    init(_ name: String, _ log: EventLog, prefix: String? = nil) {
        self.prefix = prefix ?? "\(name).view."
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { nil }
    override func didMoveToWindow() { log.add(prefix + (window == nil ? "removedFromHierarchy" : "didMoveToWindow")) }
    override func didMoveToSuperview() { if superview != nil { log.add(prefix + "didMoveToSuperview") } }
}

/// Logs around super.
final class NestingNavigation: UINavigationController {
    var log: EventLog?
    override func viewWillDisappear(_ animated: Bool) {
        log?.add("Nav.viewWillDisappear[enter]")
        super.viewWillDisappear(animated)
        log?.add("Nav.viewWillDisappear[return]")
    }
}

/// Says what one can read inside a callback.
final class StateLogger: UIViewController {
    private let name: String
    private let log: EventLog
    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    func report(_ event: String) {
        let states = [isBeingPresented ? "presenting" : nil, isBeingDismissed ? "dismissing" : nil, isBeingPresented || presentingViewController == nil ? nil : "has presenter", presentedViewController == nil ? nil : "presents"].compactMap { $0 }
        log.add("\(name).\(event)" + (states.isEmpty ? "" : " " + states.joined(separator: ", ")))
    }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); report("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); report("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); report("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); report("viewDidDisappear") }
}
