// Push, pop and the first appearance of a navigation controller: lifecycle/INDEX.md 4.
import XCTest
@testable import UIKit

@MainActor final class NavigationConformanceTests: XCTestCase {
    /// seed4-nav-launch.
    func testLaunch() {
        let (stage, _, _) = launched()
        XCTAssertEqual(stage.log.take().withoutIsAppearing, ["Nav.viewDidLoad", "Nav.viewWillAppear", "Root.viewDidLoad", "Root.viewWillAppear", "Root.viewDidAppear", "Nav.viewDidAppear"])
        stage.tearDown()
    }

    /// seed4-push, rns-push, tw26-push.
    func testPush() {
        let (stage, navigation, _) = launched()
        _ = stage.log.take()
        let detail = LoggingController("Detail", stage.log)
        navigation.pushViewController(detail, animated: true)
        XCTAssertEqual(stage.log.lines, [], "tw26-push: the call returns before any callback")
        XCTAssertEqual(navigation.viewControllers.count, 2, "tw26-push: the stack is already two deep")
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["Detail.viewDidLoad", "Root.viewWillDisappear", "Detail.viewWillAppear", "Detail.viewIsAppearing", "Root.viewDidDisappear", "Detail.viewDidAppear"])
        stage.tearDown()
    }

    /// seed4-pop, rns-pop-programmatic, tw26-pop.
    func testPop() {
        let (stage, navigation, _) = launched()
        navigation.pushViewController(LoggingController("Detail", stage.log), animated: true)
        stage.settle()
        _ = stage.log.take()
        navigation.popViewController(animated: true)
        XCTAssertEqual(stage.log.lines, [])
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["Detail.viewWillDisappear", "Root.viewWillAppear", "Root.viewIsAppearing", "Detail.viewDidDisappear", "Root.viewDidAppear"])
        stage.tearDown()
    }

    /// kaopuke-pop-to-root: the middle controller hears nothing.
    func testPopToRoot() {
        let (stage, navigation, _) = launched()
        for name in ["B", "C"] {
            navigation.pushViewController(LoggingController(name, stage.log), animated: true)
            stage.settle()
        }
        _ = stage.log.take()
        navigation.popToRootViewController(animated: true)
        stage.settle()
        XCTAssertEqual(stage.log.take().withoutIsAppearing, ["C.viewWillDisappear", "Root.viewWillAppear", "C.viewDidDisappear", "Root.viewDidAppear"])
        stage.tearDown()
    }

    /// rns4407-pop-parent: willMove(nil) first, didMove(nil) between the two did callbacks.
    func testParentCallbacksOfPop() {
        let (stage, navigation, _) = launched()
        let detail = ParentLoggingController("B", stage.log)
        navigation.pushViewController(detail, animated: true)
        stage.settle()
        _ = stage.log.take()
        navigation.popViewController(animated: true)
        stage.settle()
        XCTAssertEqual(stage.log.take().withoutIsAppearing, ["B.willMove(nil)", "B.viewWillDisappear", "Root.viewWillAppear", "B.viewDidDisappear", "B.didMove(nil)", "Root.viewDidAppear"])
        stage.tearDown()
    }

    /// arm1-push-incoming.
    func testParentCallbacksOfPush() {
        let (stage, navigation, _) = launched()
        _ = stage.log.take()
        navigation.pushViewController(ParentLoggingController("B", stage.log), animated: true)
        stage.settle()
        XCTAssertEqual(stage.log.take().withoutIsAppearing, ["B.willMove(nav)", "B.viewDidLoad", "Root.viewWillDisappear", "B.viewWillAppear", "Root.viewDidDisappear", "B.viewDidAppear", "B.didMove(nav)"])
        stage.tearDown()
    }

    private func launched() -> (Stage, LoggingNavigation, LoggingController) {
        let stage = Stage()
        let root = LoggingController("Root", stage.log)
        let navigation = LoggingNavigation(rootViewController: root)
        navigation.log = stage.log
        stage.show(navigation)
        return (stage, navigation, root)
    }
}

final class ParentLoggingController: LoggingController {
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        add("willMove(\(parent == nil ? "nil" : "nav"))")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        add("didMove(\(parent == nil ? "nil" : "nav"))")
    }
}
