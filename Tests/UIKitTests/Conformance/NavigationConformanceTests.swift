// Push and pop, by code, back button and in unanimated form; the first controller: Docs/EVIDENCE.md 4a, 4b, 4e.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class NavigationConformanceTests: XCTestCase {
    private let pushed = ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear"]
    private let popped = ["B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear"]

    func testLaunch() {
        let nav = NavigationStage("Root", clear: false)
        let log = nav.take()
        XCTAssertEqual(log.appearances.leaving("viewIsAppearing"), ["Nav.viewDidLoad", "Nav.viewWillAppear", "Root.viewDidLoad", "Root.viewWillAppear", "Root.viewDidAppear", "Nav.viewDidAppear"])
        XCTAssertEqual(conforms(log, to: "seed4-nav-launch"), [])
        XCTAssertEqual(conforms(log, to: "rns-home-launch", names: ["Home": "Root"]), [])
        nav.tearDown()
    }

    /// The same in every profile that changes something at launch.
    func testLaunchInOtherVersions() {
        for version in [5, 12, 13, 18, 26] {
            let nav = NavigationStage("Root", iOSVersion: version, clear: false)
            XCTAssertEqual(conforms(nav.take(), to: "seed4-nav-launch"), [], "iOS \(version)")
            nav.tearDown()
        }
    }

    func testTheBarIsInTheWindowBeforeTheTopAppears() {
        let stage = Stage()
        LoggingBar.log = stage.log
        let navigation = UINavigationController(navigationBarClass: LoggingBar.self, toolbarClass: nil)
        navigation.viewControllers = [NavigationLoggingController("Top", stage.log)]
        stage.show(navigation)
        let log = stage.log.take()
        XCTAssertEqual(log.filter { $0 == "Nav.bar.didMoveToWindow" || $0 == "Top.viewWillAppear" }, ["Nav.bar.didMoveToWindow", "Top.viewWillAppear"])
        XCTAssertEqual(conforms(log, to: "qmui-navbar-window"), [])
        stage.tearDown()
    }

    func testPush() {
        for version in [12, 13, 18, 26] {
            let nav = NavigationStage("A", iOSVersion: version)
            nav.navigation.calling("push") { nav.push("B") }
            XCTAssertEqual(nav.navigation.viewControllers.count, 2, "tw26-push: the stack is already two deep")
            XCTAssertEqual(nav.log.lines, ["Nav.push[call]", "B.willMove(toParent:Nav)", "Nav.push[return]"])
            nav.settle()
            let log = nav.take()
            XCTAssertEqual(log.appearances, version < 13 ? pushed.withoutIsAppearing : pushed)
            check(push: log)
            if version == 26 { XCTAssertEqual(conforms(log, to: "tw26-push", "qmui-push-order"), []) }
            nav.tearDown()
        }
    }

    /// The unanimated push has the same callbacks; what a phone's first layout does then is unknown (Docs/EVIDENCE.md, unknown 7).
    func testPushUnanimated() {
        let nav = NavigationStage("A")
        nav.navigation.calling("push") { nav.push("B", animated: false) }
        nav.settle()
        let log = nav.take()
        XCTAssertEqual(log.appearances, pushed)
        check(push: log)
        nav.tearDown()
    }

    private func check(push log: [String]) {
        XCTAssertEqual(conforms(log, to: "seed4-push", names: ["Root": "A", "Detail": "B"]), [])
        XCTAssertEqual(conforms(log, to: "rns-push", names: ["Home": "A", "A": "B"]), [])
        XCTAssertEqual(conforms(log, to: "cyrus-push", "wlgusdn-push", "csdn51557820-push", "notes-push", "interview-push", "cn4024-push"), [])
        XCTAssertEqual(conforms(log, to: "wangling-nav", names: ["Cur": "A", "New": "B"]), [])
        XCTAssertEqual(conforms(log, to: "jianshu904-push", names: ["V": "A", "P": "B"]), [])
        XCTAssertEqual(conforms(log, to: "kaopuke-push", names: ["First": "A", "Second": "B"]), [])
        XCTAssertEqual(conforms(log, to: "mo4tech-push", names: ["One": "A", "Two": "B"]), [])
    }

    func testPop() {
        for version in [12, 13, 18, 26] {
            let nav = NavigationStage("A", "B", iOSVersion: version)
            nav.navigation.calling("pop") { nav.navigation.popViewController(animated: true) }
            XCTAssertEqual(nav.navigation.viewControllers.count, 1, "tw26-pop: viewControllers.count is already 1")
            nav.settle()
            let log = nav.take()
            XCTAssertEqual(log.appearances, ["A.viewDidLoad"] + (version < 13 ? popped.withoutIsAppearing : popped), "A was below B from the beginning, so it loads now")
            check(pop: log)
            if version == 26 { XCTAssertEqual(conforms(log, to: "tw26-pop"), []) }
            nav.tearDown()
        }
    }

    private func check(pop log: [String]) {
        XCTAssertEqual(conforms(log, to: "seed4-pop", names: ["Root": "A", "Detail": "B"]), [])
        XCTAssertEqual(conforms(log, to: "rns-pop-programmatic", names: ["Home": "A", "A": "B"]), [])
        XCTAssertEqual(conforms(log, to: "cyrus-pop", "wlgusdn-pop", "csdn51557820-pop", "notes-pop", "cn4024-pop", "readke-pop"), [])
        XCTAssertEqual(conforms(log, to: "wangling-nav", names: ["Cur": "B", "New": "A"]), [])
    }

    func testPopByTheBackButton() {
        let nav = NavigationStage("A", "B")
        let bar = nav.navigation.navigationBar
        nav.fingerDown(at: bar.convert(CGPoint(x: 24, y: 22), to: nil))
        nav.stage.tick()
        nav.fingerUp(rest: 0)
        nav.settle()
        let log = nav.take()
        XCTAssertEqual(log.appearances, ["A.viewDidLoad"] + popped)
        XCTAssertEqual(conforms(log, to: "rns-pop-back-button", names: ["Home": "A", "A": "B"]), [])
        XCTAssertEqual(conforms(log, to: "seed4-pop", names: ["Root": "A", "Detail": "B"]), [])
        nav.tearDown()
    }

    func testPopUnanimated() {
        let nav = NavigationStage("A")
        nav.push("B")
        nav.settle()
        _ = nav.take()
        nav.navigation.calling("pop") { nav.navigation.popViewController(animated: false) }
        nav.settle()
        let log = nav.take()
        XCTAssertEqual(log.leaving("LayoutSubviews", "updateViewConstraints"), [
            "Nav.pop[call]", "B.willMove(toParent:nil)", "Nav.pop[return]", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing",
            "B.viewDidDisappear", "B.didMove(toParent:nil)", "A.viewDidAppear", "B.dealloc",
        ])
        XCTAssertEqual(conforms(log, to: "tw26-pop-dealloc-unanimated", "readke-pop"), [])
        nav.tearDown()
    }

    func testParentCallbacks() {
        let nav = NavigationStage("A")
        nav.push("B")
        nav.settle()
        let pushed = nav.take()
        XCTAssertEqual(pushed.leaving("LayoutSubviews", "viewIsAppearing", "updateViewConstraints"), [
            "B.willMove(toParent:Nav)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear", "B.didMove(toParent:Nav)",
        ])
        // prepareForSegue after loadView contradicts every log (pdt11-awake-prepare-load, which NavigationStoryboardTests
        // asserts with the storyboard's own calls); how often layout comes is not contractual (Docs/EVIDENCE.md 1c).
        XCTAssertEqual(conforms(pushed, to: "arm1-push-incoming", leavingOut: [
            "A.prepareForSegue", "B.initWithCoder", "B.awakeFromNib", "B.prefersStatusBarHidden", "B.updateViewConstraints", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
        ]), [])
        nav.navigation.popViewController(animated: true)
        nav.settle()
        let log = nav.take()
        XCTAssertEqual(log.leaving("LayoutSubviews", "viewIsAppearing"), [
            "B.willMove(toParent:nil)", "B.viewWillDisappear", "A.viewWillAppear", "B.updateViewConstraints", "A.updateViewConstraints",
            "B.viewDidDisappear", "B.didMove(toParent:nil)", "A.viewDidAppear", "B.dealloc",
        ])
        XCTAssertEqual(conforms(log, to: "arm1-pop-leaving"), [])
        // How often layout comes is not contractual (Docs/EVIDENCE.md 1c).
        XCTAssertEqual(conforms(log, to: "arm1-pop-returning", names: ["B": "A"], leavingOut: ["B.updateViewConstraints", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"]), [])
        nav.tearDown()
    }

    func testPopOfACalendarOverTabs() {
        let nav = NavigationStage("Home")
        let tabs = NavigationLoggingController("Tabs", nav.log)
        let tabController = UITabBarController()
        let first = EmittingController("T1", nav.log)
        tabController.viewControllers = [first, nav.make("T2")]
        let view = WindowLoggingView(frame: .zero)
        view.noteMove = { [log = nav.log] in if $0 != nil { log.add("Tabs.view.didMoveToWindow(window)") } }
        tabs.view = view
        tabs.addChild(tabController)
        view.addSubview(tabController.view)
        tabController.didMove(toParent: tabs)
        nav.navigation.setViewControllers([tabs, nav.make("Cal")], animated: false)
        nav.settle()
        _ = nav.take()
        nav.navigation.popViewController(animated: true)
        nav.settle()
        let log = nav.take()
        XCTAssertEqual(log.filter { $0.hasPrefix("Cal.") || $0.hasPrefix("Tabs.") }.leaving("LayoutSubviews", "updateViewConstraints", "viewIsAppearing"), [
            "Cal.willMove(toParent:nil)", "Cal.viewWillDisappear", "Tabs.viewWillAppear", "Tabs.view.didMoveToWindow(window)",
            "Cal.viewDidDisappear", "Cal.didMove(toParent:nil)", "Tabs.viewDidAppear", "Cal.dealloc",
        ])
        XCTAssertEqual(conforms(log, to: "rns4407-pop-parent"), [])
        nav.tearDown()
    }

    // MARK: Several controllers

    func testPopToRoot() {
        let nav = NavigationStage("First")
        nav.push("Second")
        nav.settle()
        nav.push("Third")
        nav.settle()
        _ = nav.take()
        nav.navigation.popToRootViewController(animated: true)
        nav.settle()
        let log = nav.take()
        XCTAssertEqual(log.leaving("LayoutSubviews", "updateViewConstraints", "viewIsAppearing"), [
            "Second.willMove(toParent:nil)", "Third.willMove(toParent:nil)", "Third.viewWillDisappear", "First.viewWillAppear",
            "Second.didMove(toParent:nil)", "Second.dealloc", "Third.viewDidDisappear", "Third.didMove(toParent:nil)", "First.viewDidAppear", "Third.dealloc",
        ])
        XCTAssertEqual(conforms(log, to: "kaopuke-pop-to-root"), [])
        nav.tearDown()
    }

    func testTheStackReadsDifferentlyUntilAPopOverSeveralStarts() {
        let changes: [(UINavigationController) -> Void] = [
            { _ = $0.popToRootViewController(animated: true) },
            { _ = $0.popToViewController($0.viewControllers[0], animated: true) },
            { $0.setViewControllers([$0.viewControllers[0]], animated: true) },
        ]
        for change in changes {
            let nav = NavigationStage("A", "B", "C")
            nav.navigation.logsLayout = true
            nav.navigation.calling("popToRoot") { change(nav.navigation) }
            XCTAssertEqual(nav.navigation.viewControllers.map(\.title), ["C", "A"])
            nav.settle()
            XCTAssertEqual(nav.navigation.viewControllers.map(\.title), ["A"])
            let log = Array(nav.take().filter { $0.hasPrefix("Nav") }.prefix(4))
            XCTAssertEqual(log, ["Nav.popToRoot[call]", "Nav.popToRoot[return]", "NavView.layoutSubviews", "Nav.viewControllers=[A]"])
            XCTAssertEqual(conforms(log, to: "qmui-poptoroot-deferred", names: ["Nav.view": "NavView"]), [])
            nav.tearDown()
        }
        let nav = NavigationStage("A", "B")
        nav.navigation.popToRootViewController(animated: true)
        XCTAssertEqual(nav.navigation.viewControllers.map(\.title), ["A"], "with only two this does not happen")
        nav.settle()
        nav.tearDown()
    }

    func testSetViewControllers() {
        for animated in [true, false] {
            let nav = NavigationStage("A", "B", "C")
            let (a, b) = (nav["A"], nav["B"])
            nav.navigation.setViewControllers([nav.make("D"), a, b], animated: animated)
            nav.settle()
            let log = nav.take()
            XCTAssertEqual(log.appearances.leaving("viewIsAppearing"), ["B.viewDidLoad", "C.viewWillDisappear", "B.viewWillAppear", "C.viewDidDisappear", "B.viewDidAppear"])
            XCTAssertEqual(conforms(log, to: "apple-nav-setvcs"), [])
            XCTAssertEqual(nav.navigation.viewControllers.map(\.title), ["D", "A", "B"])
            XCTAssertEqual(nav.navigation.children, nav.navigation.viewControllers)
            nav.tearDown()
        }
    }

    func testSetViewControllersWithTheSameTop() {
        let nav = NavigationStage("Below", "Top")
        let top = nav["Top"]
        nav.navigation.setViewControllers([nav.make("Other"), top], animated: true)
        nav.settle()
        let log = nav.take()
        XCTAssertEqual(log, ["Other.willMove(toParent:Nav)", "Below.willMove(toParent:nil)", "Other.didMove(toParent:Nav)", "Below.didMove(toParent:nil)", "Below.dealloc"])
        XCTAssertEqual(conforms(log, to: "qmui-setvcs-same-top"), [])
        nav.navigation.setViewControllers([nav.make("New")], animated: true)
        nav.settle()
        XCTAssertEqual(nav.take().appearances.leaving("viewIsAppearing"), ["New.viewDidLoad", "Top.viewWillDisappear", "New.viewWillAppear", "Top.viewDidDisappear", "New.viewDidAppear"], "with another top both get callbacks")
        nav.tearDown()
    }

    func testReplacingTheRoot() {
        let nav = NavigationStage("A")
        nav.navigation.setViewControllers([nav.make("B")], animated: true)
        nav.settle()
        XCTAssertEqual(nav.take().leaving("LayoutSubviews", "updateViewConstraints", "viewIsAppearing", "loadView"), [
            "B.willMove(toParent:Nav)", "A.willMove(toParent:nil)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
            "A.viewDidDisappear", "A.didMove(toParent:nil)", "B.viewDidAppear", "B.didMove(toParent:Nav)", "A.dealloc",
        ])
        nav.tearDown()
    }

    // MARK: Views and layout

    func testTheOutgoingViewMovesThreeTimes() {
        let nav = NavigationStage("A")
        let view = WindowLoggingView(frame: .zero)
        nav["A"].view.addSubview(view)
        nav.settle()
        view.noteWill = { [log = nav.log] in log.add($0 == nil ? "V.willMove(toWindow:nil)" : "V.willMove(toWindow:)") }
        view.noteMove = { [log = nav.log] _ in log.add("V.didMoveToWindow") }
        _ = nav.take()
        nav.push("B")
        nav.settle()
        let log = nav.take().filter { $0.hasPrefix("V.") || $0.hasPrefix("A.view") && $0.hasSuffix("isappear") }
        XCTAssertEqual(log, ["A.viewWillDisappear", "V.willMove(toWindow:nil)", "V.didMoveToWindow", "V.willMove(toWindow:)", "V.didMoveToWindow", "V.willMove(toWindow:nil)", "V.didMoveToWindow", "A.viewDidDisappear"])
        XCTAssertEqual(conforms(log, to: "juejin7249-push-away", names: ["VC": "A"]), [])
        nav.tearDown()
    }

    func testTheIncomingViewOfAPush() {
        let nav = NavigationStage("A")
        let controller = ControllerWithView("VC", nav.log)
        nav.navigation.pushViewController(controller, animated: true)
        nav.settle()
        let log = nav.take()
        XCTAssertEqual(conforms(log, to: "juejin7249-push-full"), [])
        XCTAssertEqual(log.filter { $0.hasPrefix("V.") }, [
            "V.willMove(toSuperview:)", "V.didMoveToSuperview", "V.didAddSubview(1)", "V.didAddSubview(2)", "V.willMove(toWindow:)", "V.didMoveToWindow", "V.updateConstraints", "V.layoutSubviews", "V.draw",
        ])
        nav.tearDown()
    }

    func testThePushStartsInTheLayoutOfTheNavigationView() {
        let nav = NavigationStage("A")
        nav.navigation.logsLayout = true
        nav.push("B")
        nav.settle()
        let log = nav.take()
        XCTAssertEqual(log.first { $0.hasPrefix("NavView") || $0 == "B.viewWillAppear" }, "NavView.layoutSubviews")
        // The stack of the crash names UIKit's own functions as well; nobody can log those.
        XCTAssertEqual(conforms(log, to: "rtroot275-deferred"), [])
        nav.tearDown()
    }

    func testLayoutBeforeTheAppearanceOfAViewThatIsInTheTree() {
        let stage = Stage()
        let parent = SafeAreaParent("Parent", stage.log)
        let child = NavigationLoggingController("B", stage.log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.window.rootViewController = parent
        stage.window.makeKeyAndVisible()
        stage.settle()
        _ = stage.log.take()
        child.viewIfLoaded?.setNeedsLayout()
        parent.additionalSafeAreaInsets.top = 10
        UpdateCycle.shared.runFrame()
        child.beginAppearanceTransition(true, animated: false)
        stage.settle()
        child.endAppearanceTransition()
        let log = stage.log.take()
        XCTAssertEqual(log.filter { $0 != "Parent.viewWillLayoutSubviews" && $0 != "Parent.viewDidLayoutSubviews" }.prefix(5), ["Parent.viewSafeAreaInsetsDidChange", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewWillAppear", "B.viewIsAppearing"])
        XCTAssertEqual(conforms(Array(log.filter { $0.hasPrefix("B.") || $0 == "Parent.viewSafeAreaInsetsDidChange" }.prefix(5)), to: "qmui-layout-in-safearea"), [])
        stage.tearDown()
    }
}
