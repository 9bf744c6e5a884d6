// The appearance state machine where apps use or misuse it: begin and end by hand, reversal, calls from inside callbacks,
// windows hidden and replaced. MESSAGES.md 15. Orders without a record are asserted as balanced, not as Apple's.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class AppearanceMachineTests: XCTestCase {
    private func contained(_ events: Set<String> = ProbeController.appearance) -> (Stage, UIViewController, ProbeController) {
        let stage = Stage()
        let parent = ManualParent()
        stage.show(parent)
        let child = ProbeController("C", stage.log, only: events.subtracting(["viewDidLoad"]))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.settle()
        XCTAssertEqual(stage.log.take(), [])
        return (stage, parent, child)
    }

    private func unbalanced(_ controller: UIViewController) -> String {
        "Unbalanced calls to begin/end appearance transitions for \(Diagnostics.identity(controller))."
    }

    /// apple-begin-end is asserted in ContainerConformanceTests; here what follows a balanced pair.
    func testBalancedByHand() {
        let (stage, _, child) = contained()
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        child.beginAppearanceTransition(false, animated: true)
        child.endAppearanceTransition()
        XCTAssertEqual(stage.log.take(), ["C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear", "C.viewWillDisappear", "C.viewDidDisappear"])
        XCTAssertEqual(stage.host.console, [])
        stage.tearDown()
    }

    func testReversal() {
        let (stage, _, child) = contained()
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        _ = stage.log.take()
        child.beginAppearanceTransition(false, animated: true)
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        XCTAssertEqual(stage.log.take(), ["C.viewWillDisappear", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
        XCTAssertEqual(child.appearance.state, .appeared)
        XCTAssertEqual(stage.host.console, [])
        stage.tearDown()
    }

    func testReversalOfAnAppearance() {
        let (stage, _, child) = contained()
        child.beginAppearanceTransition(true, animated: true)
        child.beginAppearanceTransition(false, animated: true)
        child.endAppearanceTransition()
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["C.viewWillAppear", "C.viewWillDisappear", "C.viewDidDisappear"])
        XCTAssertEqual(child.appearance.state, .disappeared)
        stage.tearDown()
    }

    /// MESSAGES.md 15.
    func testUnbalancedCalls() {
        let (stage, _, child) = contained()
        child.endAppearanceTransition()
        XCTAssertEqual(stage.host.console, [unbalanced(child)])
        stage.host.clear()
        child.beginAppearanceTransition(true, animated: false)
        child.beginAppearanceTransition(true, animated: false)
        XCTAssertEqual(stage.host.console, [unbalanced(child)])
        stage.host.clear()
        child.endAppearanceTransition()
        child.endAppearanceTransition()
        XCTAssertEqual(stage.host.console, [unbalanced(child)])
        XCTAssertEqual(stage.log.take(), ["C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
        stage.host.clear()
        child.beginAppearanceTransition(false, animated: false)
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        child.endAppearanceTransition()
        XCTAssertEqual(stage.host.console, [unbalanced(child), unbalanced(child)])
        XCTAssertEqual(stage.log.take(), ["C.viewWillDisappear", "C.viewDidDisappear"])
        stage.tearDown()
    }

    /// As the controllers of PagingKit's ContentAppearanceHandlerTests are told, which never appeared.
    func testAnInvisibleControllerDisappears() {
        let (stage, _, child) = contained()
        for _ in 0..<2 {
            child.beginAppearanceTransition(false, animated: false)
            XCTAssertEqual(stage.log.take(), ["C.viewWillDisappear"])
            XCTAssertEqual(child.appearance.state, .disappearing)
            child.endAppearanceTransition()
            XCTAssertEqual(stage.log.take(), ["C.viewDidDisappear"])
        }
        XCTAssertEqual(stage.host.console, [])
        child.beginAppearanceTransition(false, animated: false)
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        XCTAssertEqual(stage.log.take(), ["C.viewWillDisappear", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
        stage.tearDown()
    }

    func testCallsFromInsideCallbacks() {
        let (stage, _, child) = contained()
        child.inside["viewWillAppear"] = { $0.endAppearanceTransition() }
        child.beginAppearanceTransition(true, animated: false)
        XCTAssertEqual(stage.log.take(), ["C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
        XCTAssertEqual(child.appearance.state, .appeared)
        child.inside["viewWillDisappear"] = { $0.beginAppearanceTransition(true, animated: false) }
        child.inside["viewWillAppear"] = nil
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        XCTAssertEqual(stage.log.take(), ["C.viewWillDisappear", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
        XCTAssertEqual(child.appearance.state, .appeared)
        child.inside["viewDidDisappear"] = { $0.beginAppearanceTransition(true, animated: false); $0.endAppearanceTransition() }
        child.inside["viewWillDisappear"] = nil
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        XCTAssertEqual(stage.log.take(), ["C.viewWillDisappear", "C.viewDidDisappear", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
        stage.tearDown()
    }

    /// A child leaves, or its view does, in the middle of the parent's transition: it ends with it.
    func testChildLeavesWhileItsParentAppears() {
        let stage = Stage()
        let parent = ProbeController("P", stage.log, only: []), child = ProbeController("C", stage.log, only: ProbeController.appearance.subtracting(["viewDidLoad"]))
        parent.loadViewIfNeeded()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.inside["viewDidLayoutSubviews"] = { _ in child.removeFromParent() }
        stage.show(parent)
        XCTAssertEqual(stage.log.take(), ["C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
        child.view.removeFromSuperview()
        XCTAssertEqual(stage.log.take(), ["C.viewWillDisappear", "C.viewDidDisappear"])
        XCTAssertEqual(child.appearance.state, .disappeared)
        stage.tearDown()
    }

    func testChildAddedInsideEachCallbackOfItsParent() {
        for callback in ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear"] {
            let stage = Stage()
            let parent = ProbeController("P", stage.log, only: ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
            let child = ProbeController("C", stage.log, only: ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
            parent.inside[callback] = {
                guard child.parent == nil else { return }
                $0.addChild(child)
                $0.view.addSubview(child.view)
                child.didMove(toParent: $0)
            }
            stage.show(parent)
            let log = stage.log.take()
            XCTAssertEqual(log.filter { $0.hasPrefix("C.") }, ["C.viewWillAppear", "C.viewDidAppear"], callback)
            XCTAssertEqual(log.last, "C.viewDidAppear", callback)
            stage.window.rootViewController = UIViewController()
            stage.settle()
            XCTAssertEqual(stage.log.take(), ["P.viewWillDisappear", "C.viewWillDisappear", "P.viewDidDisappear", "C.viewDidDisappear"], callback)
            stage.tearDown()
        }
    }

    /// Not recorded (Docs/DIVERGENCES.md): balanced, in the right state.
    func testWindowHiddenAndShown() {
        let stage = Stage()
        let root = ProbeController("A", stage.log, only: ProbeController.appearance)
        stage.show(root)
        _ = stage.log.take()
        stage.window.isHidden = true
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["A.viewWillDisappear", "A.viewDidDisappear"])
        stage.window.isHidden = false
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"])
        stage.tearDown()
    }

    func testRootReplaced() {
        let stage = Stage()
        let old = ProbeController("A", stage.log, only: ProbeController.appearance), new = ProbeController("B", stage.log, only: ProbeController.appearance)
        stage.show(old)
        _ = stage.log.take()
        stage.window.rootViewController = new
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(log.filter { $0.hasPrefix("A.") }, ["A.viewWillDisappear", "A.viewDidDisappear"])
        XCTAssertEqual(log.filter { $0.hasPrefix("B.") }, ["B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"])
        XCTAssertNil(old.view.window)
        stage.tearDown()
    }

    /// The view is taken away inside the callback that announces it.
    func testRemovedInsideItsOwnDisappearance() {
        let stage = Stage()
        let root = stage.showEmptyRoot()
        let child = ProbeController("C", stage.log, only: ProbeController.appearance)
        root.addChild(child)
        root.view.addSubview(child.view)
        stage.settle()
        _ = stage.log.take()
        child.inside["viewWillDisappear"] = { $0.view.removeFromSuperview() }
        child.view.removeFromSuperview()
        XCTAssertEqual(stage.log.take(), ["C.viewWillDisappear", "C.viewDidDisappear"])
        child.inside["viewWillAppear"] = { $0.view.removeFromSuperview() }
        root.view.addSubview(child.view)
        stage.settle()
        // It has no superview yet when it hears of its appearance: there is nothing to take it from.
        XCTAssertEqual(stage.log.take(), ["C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
        XCTAssertTrue(child.view.window === stage.window)
        stage.tearDown()
    }

    /// A controller whose view goes straight from one window to another stays visible (not recorded).
    func testViewMovedBetweenWindows() {
        let stage = Stage()
        let root = stage.showEmptyRoot()
        let other = UIWindow(frame: stage.window.bounds)
        other.rootViewController = UIViewController()
        other.isHidden = false
        stage.settle()
        let child = ProbeController("C", stage.log, only: ProbeController.appearance)
        let view = ProbeView("V", stage.log, only: ProbeView.hierarchy)
        child.loadViewIfNeeded()
        child.view.addSubview(view)
        root.view.addSubview(child.view)
        stage.settle()
        _ = stage.log.take()
        other.rootViewController?.view.addSubview(child.view)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["V.willMove(toWindow:)", "V.didMoveToWindow"])
        XCTAssertTrue(view.window === other)
        XCTAssertEqual(child.appearance.state, .appeared)
        child.view.removeFromSuperview()
        XCTAssertEqual(stage.log.take(), ["C.viewWillDisappear", "V.willMove(toWindow:nil)", "V.didMoveToWindow", "C.viewDidDisappear"])
        other.isHidden = true
        stage.tearDown()
    }

    /// tw26-container-no-addchild: an orphan lives until its viewDidAppear.
    func testOrphanLivesUntilItAppeared() {
        let stage = Stage()
        let root = stage.showEmptyRoot()
        weak var orphan: ProbeController?
        do {
            let controller = ProbeController("C", stage.log, only: ProbeController.appearance)
            orphan = controller
            root.view.addSubview(controller.view)
        }
        XCTAssertNotNil(orphan)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
        XCTAssertNil(orphan)
        stage.tearDown()
    }

    /// The flag is true in will, isAppearing and did, false after.
    func testMovementFlags() {
        let (stage, _, child) = contained([])
        func flags(_ controller: UIViewController) -> [Bool] { [controller.isBeingPresented, controller.isBeingDismissed, controller.isMovingToParent, controller.isMovingFromParent] }
        var seen: [String: [Bool]] = [:]
        for callback in ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
            child.inside[callback] = { seen[callback] = flags($0) }
        }
        child.appearance.begin(appearing: true, animated: false, as: .toParent)
        child.appearance.end()
        XCTAssertEqual(flags(child), [false, false, false, false])
        child.appearance.begin(appearing: false, animated: false, as: .dismissing)
        child.appearance.end()
        XCTAssertEqual(flags(child), [false, false, false, false])
        let toParent = [false, false, true, false], dismissing = [false, true, false, false]
        XCTAssertEqual(seen, ["viewWillAppear": toParent, "viewIsAppearing": toParent, "viewDidAppear": toParent, "viewWillDisappear": dismissing, "viewDidDisappear": dismissing])
        stage.tearDown()
    }
}

private final class ManualParent: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
