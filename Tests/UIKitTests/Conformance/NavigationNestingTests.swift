// Containers on a stack, changes during changes, changes from inside callbacks: Docs/EVIDENCE.md 4e.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class NavigationNestingTests: XCTestCase {
    // MARK: Containers on the stack

    /// P is a plain controller that holds a navigation controller with `names`.
    private func container(_ nav: NavigationStage, _ name: String, _ names: String...) -> (NavigationLoggingController, UINavigationController) {
        let outer = nav.make(name)
        let inner = UINavigationController()
        inner.viewControllers = names.map { nav.make($0) }
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        return (outer, inner)
    }

    func testAPlainContainerAndItsStack() {
        for animated in [true, false] {
            let nav = NavigationStage("Home")
            let (outer, inner) = container(nav, "P", "C")
            _ = nav.take()
            nav.navigation.pushViewController(outer, animated: animated)
            nav.settle()
            var log = nav.take()
            XCTAssertEqual(log.appearances.withoutIsAppearing.leaving("viewDidLoad"), ["Home.viewWillDisappear", "P.viewWillAppear", "C.viewWillAppear", "Home.viewDidDisappear", "P.viewDidAppear", "C.viewDidAppear"])
            XCTAssertEqual(conforms(log, to: "rns-push-nested"), [])
            XCTAssertEqual(conforms(log, to: "rns-events-push-nested", names: ["Main": "Home", "Chats": "P", "Privacy": "C"]), [])
            inner.pushViewController(nav.make("C2"), animated: animated)
            nav.settle()
            log = nav.take()
            XCTAssertEqual(log.appearances.withoutIsAppearing, ["C2.viewDidLoad", "C.viewWillDisappear", "C2.viewWillAppear", "C.viewDidDisappear", "C2.viewDidAppear"])
            XCTAssertEqual(conforms(log, to: "rns-nested-push"), [])
            nav.navigation.popViewController(animated: animated)
            nav.settle()
            log = nav.take()
            XCTAssertEqual(log.appearances.withoutIsAppearing, ["P.viewWillDisappear", "C2.viewWillDisappear", "Home.viewWillAppear", "P.viewDidDisappear", "C2.viewDidDisappear", "Home.viewDidAppear"])
            XCTAssertEqual(conforms(log, to: "rns-pop-nested-from-deep"), [])
            nav.tearDown()
        }
    }

    func testPopsOfAPlainContainer() {
        let pops: [(NavigationStage) -> Void] = [
            { $0.navigation.popViewController(animated: true) },
            { $0.navigation.popViewController(animated: false) },
            { $0.swipeBack() },
            {
                $0.fingerDown(at: $0.navigation.navigationBar.convert(CGPoint(x: 24, y: 22), to: nil))
                $0.fingerUp(rest: 1)
            },
        ]
        for pop in pops {
            let nav = NavigationStage("Home")
            let (outer, _) = container(nav, "P", "C")
            nav.navigation.pushViewController(outer, animated: true)
            nav.settle()
            _ = nav.take()
            pop(nav)
            nav.settle()
            let log = nav.take()
            XCTAssertEqual(log.appearances.withoutIsAppearing, ["P.viewWillDisappear", "C.viewWillDisappear", "Home.viewWillAppear", "P.viewDidDisappear", "C.viewDidDisappear", "Home.viewDidAppear"])
            XCTAssertEqual(conforms(log, to: "rns-pop-nested"), [])
            XCTAssertEqual(conforms(log, to: "rns-events-pop-nested", names: ["Main": "Home", "Chats": "P", "Privacy": "C"]), [])
            nav.tearDown()
        }
    }

    func testACancelledSwipeReachesTheContainersChild() {
        let nav = NavigationStage("Home")
        let (outer, _) = container(nav, "P", "C")
        nav.navigation.pushViewController(outer, animated: true)
        nav.settle()
        _ = nav.take()
        nav.swipeBack(cancelled: true)
        nav.settle()
        XCTAssertEqual(nav.take().appearances.withoutIsAppearing, [
            "P.viewWillDisappear", "C.viewWillDisappear", "Home.viewWillAppear", "Home.viewWillDisappear", "Home.viewDidDisappear",
            "P.viewWillAppear", "C.viewWillAppear", "P.viewDidAppear", "C.viewDidAppear",
        ])
        nav.tearDown()
    }

    // MARK: Flags

    /// The flags are those of the controller that moves; a child of it moves nowhere.
    func testFlagsOfAContainersChild() {
        for animated in [true, false] {
            let nav = NavigationStage("A")
            let (outer, inner) = container(nav, "B", "Child")
            nav["A"].notesFlags = true
            outer.notesFlags = true
            nav.navigation.pushViewController(outer, animated: animated)
            nav.settle()
            let child = inner.topViewController as? NavigationLoggingController
            child?.notesFlags = true
            XCTAssertEqual(nav.take().filter { $0.hasSuffix("[isMovingToParent]") && $0.contains("ppear") }, ["B.viewWillAppear[isMovingToParent]", "B.viewIsAppearing[isMovingToParent]", "B.viewDidAppear[isMovingToParent]"])
            nav.navigation.popViewController(animated: animated)
            nav.settle()
            XCTAssertEqual(nav.take().filter { $0.contains("[") && $0.contains("ppear") }, ["B.viewWillDisappear[isMovingFromParent]", "B.viewDidDisappear[isMovingFromParent]"])
            nav.tearDown()
        }
    }

    func testFlags() {
        let nav = NavigationStage("A")
        nav["A"].notesFlags = true
        let b = nav.make("B")
        b.notesFlags = true
        nav.navigation.pushViewController(b, animated: true)
        nav.settle()
        let keep = { (log: [String]) in log.filter { $0.contains(".view") && $0.contains("ppear") } }
        XCTAssertEqual(keep(nav.take()), ["A.viewWillDisappear", "B.viewWillAppear[isMovingToParent]", "B.viewIsAppearing[isMovingToParent]", "A.viewDidDisappear", "B.viewDidAppear[isMovingToParent]"])
        XCTAssertFalse(b.isMovingToParent)
        nav.push("C")
        nav.settle()
        nav.navigation.popViewController(animated: false)
        nav.settle()
        XCTAssertEqual(keep(nav.take()).filter { $0.hasPrefix("B.") && $0.contains("[") }, [], "seed3-ismoving: false on re-appearance")
        nav.navigation.popViewController(animated: true)
        nav.settle()
        let popped = keep(nav.take())
        XCTAssertEqual(popped, ["B.viewWillDisappear[isMovingFromParent]", "A.viewWillAppear", "A.viewIsAppearing", "B.viewDidDisappear[isMovingFromParent]", "A.viewDidAppear"])
        XCTAssertEqual(conforms(popped, to: "seed3-ismovingfrom", names: [
            "V.viewWillDisappear[isBeingDismissed||isMovingFromParent]": "B.viewWillDisappear[isMovingFromParent]", "V.viewDidDisappear[isBeingDismissed||isMovingFromParent]": "B.viewDidDisappear[isMovingFromParent]",
        ]), [])
        nav.tearDown()
    }

    func testFlagsOfAFirstAppearance() {
        let nav = NavigationStage("A")
        let pushed = nav.make("V"), presented = nav.make("V")
        for controller in [pushed, presented] { controller.notesFlags = true }
        nav.navigation.pushViewController(pushed, animated: true)
        nav.settle()
        XCTAssertEqual(conforms(nav.take(), to: "seed3-ismoving", names: [
            "V.viewWillAppear[isBeingPresented||isMovingToParent]": "V.viewWillAppear[isMovingToParent]", "V.viewDidAppear[isBeingPresented||isMovingToParent]": "V.viewDidAppear[isMovingToParent]",
        ]), [])
        presented.modalPresentationStyle = .fullScreen
        nav.navigation.present(presented, animated: true)
        nav.settle()
        XCTAssertEqual(conforms(nav.take(), to: "seed3-ismoving", names: [
            "V.viewWillAppear[isBeingPresented||isMovingToParent]": "V.viewWillAppear[isBeingPresented]", "V.viewDidAppear[isBeingPresented||isMovingToParent]": "V.viewDidAppear[isBeingPresented]",
        ]), [])
        nav.navigation.dismiss(animated: true)
        nav.settle()
        XCTAssertEqual(nav.take().filter { $0.contains("isMoving") }, [], "what the modal covered neither joins nor leaves")
        nav.tearDown()
    }

    // MARK: One change during another

    func testTwoPushesInATick() {
        for version in [9, 26] {
            let nav = NavigationStage("vc1", iOSVersion: version, clear: false)
            nav.push("vc2")
            nav.push("vc3")
            XCTAssertEqual(nav.navigation.viewControllers.count, 3)
            nav.settle()
            let log = nav.take()
            XCTAssertEqual(conforms(log, to: "ivanchan-queued-push"), [])
            XCTAssertEqual(log.appearances.withoutIsAppearing.filter { !$0.hasPrefix("Nav") }, [
                "vc1.viewDidLoad", "vc1.viewWillAppear", "vc1.viewDidAppear", "vc2.viewDidLoad", "vc1.viewWillDisappear", "vc2.viewWillAppear", "vc1.viewDidDisappear", "vc2.viewDidAppear",
                "vc3.viewDidLoad", "vc2.viewWillDisappear", "vc3.viewWillAppear", "vc2.viewDidDisappear", "vc3.viewDidAppear",
            ])
            nav.tearDown()
        }
    }

    /// Every change from inside every callback leaves stack, children, bar and screen in step, and nothing behind.
    func testChangesFromInsideCallbacks() {
        let changes: [(String, (NavigationStage) -> Void)] = [
            ("push", { $0.push("X") }), ("push unanimated", { $0.push("X", animated: false) }),
            ("pop", { $0.navigation.popViewController(animated: true) }), ("pop unanimated", { $0.navigation.popViewController(animated: false) }),
            ("pop to root", { $0.navigation.popToRootViewController(animated: true) }),
            ("push, pop", { $0.push("X"); $0.navigation.popViewController(animated: true) }),
            ("set", { $0.navigation.setViewControllers([$0.make("X"), $0.make("Y")], animated: true) }),
            ("set reversed", { $0.navigation.setViewControllers($0.navigation.viewControllers.reversed(), animated: false) }),
            ("hide bar", { $0.navigation.setNavigationBarHidden(true, animated: true) }),
        ]
        let callbacks = ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "willMove(toParent:Nav)", "didMove(toParent:Nav)", "willMove(toParent:nil)", "didMove(toParent:nil)", "viewWillLayoutSubviews"]
        for (change, act) in changes {
            for callback in callbacks {
                for animated in [true, false] {
                    let nav = NavigationStage("A", "M")
                    let b = nav.make("B")
                    var isDone = false
                    b.doing[callback] = { [unowned nav] in
                        guard !isDone else { return }
                        isDone = true
                        act(nav)
                    }
                    nav.navigation.pushViewController(b, animated: animated)
                    nav.settle()
                    if !isDone { nav.navigation.popToRootViewController(animated: animated) }
                    nav.settle()
                    b.doing = [:]
                    check(nav, "\(change) in \(callback), animated \(animated)")
                    nav.tearDown()
                }
            }
        }
    }

    private func check(_ nav: NavigationStage, _ what: String) {
        let navigation = nav.navigation
        XCTAssertEqual(navigation.viewControllers, navigation.children, what)
        XCTAssertEqual(navigation.navigationBar.items?.map(\.title), navigation.viewControllers.map(\.title), what)
        XCTAssertEqual(navigation.contentHolder.subviews, navigation.topViewController.map { [$0.view] } ?? [], what)
        XCTAssertNil(navigation.transitionCoordinator, what)
        XCTAssertTrue(navigation.stack.queue.isEmpty && navigation.stack.running == nil && navigation.stack.unsettled.isEmpty, what)
        for controller in navigation.viewControllers {
            XCTAssertEqual(controller.appearance.state, controller === navigation.topViewController ? .appeared : .disappeared, "\(what): \(controller.title ?? "")")
            XCTAssertFalse(controller.isMovingToParent || controller.isMovingFromParent, what)
        }
        let log = nav.take()
        for name in Set(log.compactMap { $0.split(separator: ".").first.map(String.init) }) {
            func count(_ event: String) -> Int { log.filter { $0 == "\(name).\(event)" }.count }
            XCTAssertEqual(count("viewWillAppear"), count("viewDidAppear"), "\(what): \(name)")
            XCTAssertEqual(count("viewWillDisappear"), count("viewDidDisappear"), "\(what): \(name)")
        }
    }

    func testAChildThatTheAppRemovesLeavesTheStack() {
        let nav = NavigationStage("A", "B", "C")
        nav["B"].removeFromParent()
        XCTAssertEqual(nav.navigation.viewControllers.map(\.title), ["A", "C"])
        nav.settle()
        XCTAssertEqual(nav.navigation.navigationBar.items?.map(\.title), ["A", "C"])
        nav["C"].removeFromParent()
        nav.settle()
        XCTAssertEqual(nav.navigation.viewControllers.map(\.title), ["A"])
        XCTAssertEqual(nav["A"].appearance.state, .appeared)
        nav.tearDown()
    }

    /// A popped controller that the app gives to another container before anything was seen of the pop.
    func testAControllerThatGoesElsewhereMeanwhile() {
        for animated in [true, false] {
            let nav = NavigationStage("A", "B")
            let b = nav["B"], box = UIViewController()
            nav.navigation.popViewController(animated: animated)
            box.addChild(b)
            box.view.addSubview(b.view)
            b.didMove(toParent: box)
            nav.settle()
            XCTAssertEqual(nav.navigation.viewControllers.map(\.title), ["A"])
            XCTAssertEqual(nav["A"].appearance.state, .appeared)
            XCTAssertTrue(b.view.superview === box.view)
            nav.push("C", animated: animated)
            let c = nav["C"]
            c.removeFromParent()
            nav.settle()
            XCTAssertEqual(nav.navigation.children.map(\.title), ["A"])
            XCTAssertEqual(nav["A"].appearance.state, .appeared)
            nav.tearDown()
        }
    }

    func testANavigationControllerThatIsNeverShownIsFreed() {
        weak var gone: UINavigationController?
        weak var child: UIViewController?
        autoreleasepool {
            let log = EventLog()
            let navigation = UINavigationController(rootViewController: NavigationLoggingController("A", log))
            navigation.pushViewController(NavigationLoggingController("B", log), animated: true)
            navigation.popViewController(animated: true)
            gone = navigation
            child = navigation.topViewController
        }
        XCTAssertNil(gone)
        XCTAssertNil(child)
    }

    func testANavigationControllerThatGoesMidPush() {
        for animated in [true, false] {
            weak var gone: UINavigationController?
            autoreleasepool {
                let nav = NavigationStage("A")
                gone = nav.navigation
                nav.push("B", animated: animated)
                nav.push("C", animated: animated)
                nav.stage.tick()
                nav.stage.window.rootViewController = UIViewController()
                nav.settle()
                let log = nav.take().appearances
                for name in ["A", "B"] { XCTAssertEqual(log.last { $0.hasPrefix(name) }, "\(name).viewDidDisappear") }
                XCTAssertEqual(TransitionsInFlight.shared.count, 0)
                nav.tearDown()
            }
            XCTAssertNil(gone)
        }
    }

    func testAContainerWhoseChildChangesDuringItsPush() {
        let stage = Stage(iOSVersion: 6)
        let log = stage.log
        let navigation = UINavigationController(rootViewController: NavigationLoggingController("Root", log))
        stage.show(navigation)
        _ = log.take()
        let box = UIViewController()
        let red = NavigationLoggingController("Red", log), blue = NavigationLoggingController("Blue", log)
        box.addChild(red)
        box.view.addSubview(red.view)
        red.didMove(toParent: box)
        navigation.pushViewController(box, animated: true)
        stage.tick()
        red.willMove(toParent: nil)
        box.addChild(blue)
        red.view.removeFromSuperview()
        box.view.addSubview(blue.view)
        red.removeFromParent()
        blue.didMove(toParent: box)
        stage.settle()
        // openradar-12322346 reports the missing viewWillAppear as a bug of iOS 5 and 6; the callbacks are balanced here.
        XCTAssertEqual(log.take().appearances.filter { $0.hasPrefix("Blue") }, ["Blue.viewDidLoad", "Blue.viewWillAppear", "Blue.viewDidAppear"])
        stage.tearDown()
    }
}
