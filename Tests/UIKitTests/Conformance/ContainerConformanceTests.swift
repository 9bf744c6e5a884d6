// Hand-made containers: children added, removed and swapped, appearance by the window and by hand. Docs/EVIDENCE.md 5.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class ContainerConformanceTests: XCTestCase {
    // MARK: Adding

    func testAddChildAlone() {
        let (stage, log, parent) = ContainerProbe.visibleParent()
        let child = ContainerProbe.moving("C", log)
        child.inside["willMove(toParent:P)"] = { child in
            XCTAssertTrue(child.parent === parent, "tw26-container-add: the parent is known inside willMove")
            XCTAssertTrue(parent.children.isEmpty, "apple-willmove-addchild: the child is added after willMove")
        }
        parent.addChild(child)
        if parent.children.contains(child) { log.add("P.children.containsC") }
        stage.settle()
        let all = log.take()
        XCTAssertEqual(all, ["C.willMove(toParent:P)", "P.children.containsC"])
        XCTAssertEqual(conforms(all, to: "apple-willmove-addchild", "tw26-container-addchild-only"), [])
        stage.tearDown()
    }

    func testAddedWithItsView() {
        let (stage, log, parent) = ContainerProbe.visibleParent()
        let child = ContainerProbe.moving("C", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        XCTAssertEqual(log.lines, ["C.willMove(toParent:P)", "C.viewDidLoad", "C.viewWillAppear"], "appearance begins inside addSubview")
        stage.settle()
        let all = log.take()
        XCTAssertEqual(all, ["C.willMove(toParent:P)", "C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
        XCTAssertEqual(conforms(all, to: "tw26-container-no-didmove", "jianshu-ad86-addsubview"), [])
        stage.tearDown()
    }

    func testAppleRecipe() {
        let (stage, log, parent) = ContainerProbe.visibleParent()
        let child = ContainerProbe.moving("C", log)
        let place = NotedView(frame: parent.view.bounds)
        place.onAdd = { log.add("C.view.addedToHierarchy") }
        place.onRemove = { log.add("C.view.removedFromHierarchy") }
        parent.view.addSubview(place)
        parent.addChild(child)
        place.addSubview(child.view)
        child.didMove(toParent: parent)
        stage.settle()
        let added = log.take()
        XCTAssertEqual(added, ["C.willMove(toParent:P)", "C.viewDidLoad", "C.viewWillAppear", "C.view.addedToHierarchy", "C.didMove(toParent:P)", "C.viewIsAppearing", "C.viewDidAppear"])
        XCTAssertEqual(conforms(added, to: "vcpg-add-child"), [])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        stage.settle()
        let removed = log.take()
        XCTAssertEqual(removed, ["C.willMove(toParent:nil)", "C.view.removedFromHierarchy", "C.viewWillDisappear", "C.viewDidDisappear", "C.didMove(toParent:nil)"])
        XCTAssertEqual(conforms(removed, to: "vcpg-remove-child"), [])
        stage.tearDown()
    }

    func testThreeChildrenOfWhichOneShows() {
        let log = EventLog()
        let main = ContainerProbe("Main", log)
        let children = ["First", "Second", "Third"].map { ContainerProbe.moving($0, log) }
        main.inside["viewDidLoad"] = { main in
            for child in children { main.addChild(child) }
            main.view.addSubview(children[2].view)
        }
        let stage = TouchStage(showing: main, iOS: 5)
        let all = log.take()
        XCTAssertEqual(all, [
            "Main.viewDidLoad", "First.willMove(toParent:Main)", "Second.willMove(toParent:Main)", "Third.willMove(toParent:Main)", "Third.viewDidLoad",
            "Main.viewWillAppear", "Third.viewWillAppear", "Main.viewDidAppear", "Third.viewDidAppear",
        ])
        let names = ["First.willMove(toParent:)": "First.willMove(toParent:Main)", "Second.willMove(toParent:)": "Second.willMove(toParent:Main)", "Third.willMove(toParent:)": "Third.willMove(toParent:Main)"]
        XCTAssertEqual(conforms(all, to: "tangqiao-addchild-x3", names: names), [])
        stage.tearDown()
    }

    func testChildAddedInViewDidLoad() {
        let log = EventLog()
        let parent = ContainerProbe("P", log), child = ContainerProbe.moving("C", log)
        child.logsLayout = true
        child.inside["viewDidLoad"] = { child in
            let label = UIView(frame: .zero)
            label.translatesAutoresizingMaskIntoConstraints = false
            child.view.addSubview(label)
            label.topAnchor.constraint(equalTo: child.view.topAnchor).isActive = true
        }
        parent.inside["viewDidLoad"] = { parent in
            parent.addChild(child)
            parent.view.addSubview(child.view)
        }
        let stage = TouchStage(showing: parent, iOS: 11)
        let all = log.take().filter { $0.hasPrefix("C.") }
        XCTAssertEqual(all, ["C.willMove(toParent:P)", "C.viewDidLoad", "C.viewWillAppear", "C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews", "C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews", "C.viewDidAppear"])
        XCTAssertEqual(conforms(all, to: "so48653763-child-in-viewdidload"), [])
        stage.tearDown()
    }

    func testAppearanceBeginsInsideAddSubviewOfTheWindow() {
        let log = EventLog()
        let stage = TouchStage()
        let controller = ContainerProbe("VC", log)
        let view = WindowNotingView(frame: .zero)
        view.onWindow = { log.add("V.didMoveToWindowPhase") }
        controller.view = view
        view.removeFromSuperview()
        log.add("Window.addSubview[enter]")
        stage.window.addSubview(view)
        // What the private viewDidMoveToWindow of the stack does: the controller is in its appearance when addSubview returns.
        if controller.appearance.state == .appearing { log.add("VC.viewDidMoveToWindow") }
        log.add("Window.addSubview[return]")
        stage.settle()
        let all = log.take()
        XCTAssertEqual(all, ["Window.addSubview[enter]", "VC.viewWillAppear", "V.didMoveToWindowPhase", "VC.viewDidMoveToWindow", "Window.addSubview[return]", "VC.viewIsAppearing", "VC.viewDidAppear"])
        XCTAssertEqual(conforms(all, to: "urho-appear-in-addsubview"), [])
        view.removeFromSuperview()
        stage.tearDown()
    }

    // MARK: Without addChild

    func testViewWithoutAddChildInAVisibleParent() {
        let (stage, log, parent) = ContainerProbe.visibleParent()
        let child = ContainerProbe.moving("C", log)
        parent.view.addSubview(child.view)
        stage.settle()
        let all = log.take()
        XCTAssertEqual(all, ["C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
        XCTAssertEqual(conforms(all, to: "tw26-container-no-addchild"), [])
        stage.tearDown()
    }

    func testViewWithoutAddChildInViewDidLoad() {
        let log = EventLog()
        let third = ContainerProbe("vc3", log), fourth = ContainerProbe("vc4", log)
        third.inside["viewDidLoad"] = { $0.view.addSubview(fourth.view) }
        // As in the record: pushed with an animation. In a window's root the other one hears (log2-view-without-addchild).
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = TouchStage(showing: navigation, iOS: 9)
        navigation.pushViewController(third, animated: true)
        stage.settle()
        let all = log.take()
        XCTAssertEqual(all, ["vc3.viewDidLoad", "vc4.viewDidLoad", "vc3.viewWillAppear", "vc3.viewDidAppear"])
        XCTAssertEqual(conforms(all, to: "ivanchan-addsubview-in-didload"), [])
        stage.tearDown()
    }

    // MARK: Removing

    /// Sees when its parent has let it go.
    private final class LeavingProbe: ContainerProbe {
        weak var last: UIViewController?
        override func didMove(toParent parent: UIViewController?) {
            if let last, last.children.isEmpty { log.add("P.children.removesC") }
            super.didMove(toParent: parent)
        }
    }

    func testRemoved() {
        let (stage, log, parent) = ContainerProbe.visibleParent()
        let child = LeavingProbe("C", log)
        child.logsParents = true
        parent.embed(child)
        stage.settle()
        _ = log.take()
        child.view.removeFromSuperview()
        let view = log.take()
        child.last = parent
        XCTAssertEqual(view, ["C.viewWillDisappear", "C.viewDidDisappear"])
        XCTAssertEqual(conforms(view, to: "jianshu-ad86-remove"), [])
        child.removeFromParent()
        let parents = log.take()
        XCTAssertEqual(parents, ["P.children.removesC", "C.didMove(toParent:nil)"])
        XCTAssertEqual(conforms(parents, to: "apple-didmove-removefromparent"), [])
        stage.tearDown()
    }

    // MARK: Forwarding

    func testParentBeforeChildAtAnyDepth() {
        let log = EventLog()
        let parent = ContainerProbe("P", log), child = ContainerProbe("C", log), grandchild = ContainerProbe("G", log)
        child.embed(grandchild)
        parent.embed(child)
        _ = log.take()
        let stage = TouchStage(showing: parent)
        stage.window.rootViewController = UIViewController()
        stage.settle()
        let all = log.take()
        XCTAssertEqual(all, [
            "P.viewWillAppear", "C.viewWillAppear", "G.viewWillAppear", "P.viewIsAppearing", "C.viewIsAppearing", "G.viewIsAppearing",
            "P.viewDidAppear", "C.viewDidAppear", "G.viewDidAppear", "P.viewWillDisappear", "C.viewWillDisappear", "G.viewWillDisappear",
            "P.viewDidDisappear", "C.viewDidDisappear", "G.viewDidDisappear",
        ])
        XCTAssertEqual(conforms(all, to: "vc-parent-before-child-did", "jianshu-ad86-parent-first"), [])
        XCTAssertEqual(conforms(all, to: "vc-parent-before-child-did", names: ["P": "C", "C": "G"]), [])
        stage.tearDown()
    }

    func testManualForwarding() {
        let log = EventLog()
        let parent = ManualProbe("P", log), child = ContainerProbe("C", log)
        let stage = TouchStage(showing: parent)
        _ = log.take()
        parent.embed(child)
        stage.settle()
        let before = log.take()
        XCTAssertEqual(before, ["C.viewDidLoad"])
        XCTAssertEqual(conforms(before, to: "apple-forward-appearance"), [])
        child.beginAppearanceTransition(true, animated: false)
        XCTAssertEqual(log.lines, ["C.viewWillAppear"])
        stage.frame()
        child.endAppearanceTransition()
        let all = log.take()
        XCTAssertEqual(all, ["C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
        XCTAssertEqual(conforms(all, to: "tw26-manual-forwarding", "apple-begin-end"), [])
        child.view.removeFromSuperview()
        XCTAssertEqual(log.take(), [], "nothing by itself on the way out either")
        stage.tearDown()
    }

    // MARK: From inside callbacks

    func testChildrenComeAndGoFromInsideAppearance() {
        for callback in ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
            let log = EventLog()
            let parent = ContainerProbe("P", log), one = ContainerProbe("1", log), two = ContainerProbe("2", log)
            parent.embed(one)
            parent.inside[callback] = { [weak parent] _ in
                guard let parent, two.parent == nil, one.parent != nil else { return }
                one.willMove(toParent: nil)
                one.view.removeFromSuperview()
                one.removeFromParent()
                parent.embed(two)
            }
            let stage = TouchStage(showing: parent)
            if callback.contains("Disappear") {
                stage.window.rootViewController = UIViewController()
                stage.settle()
                ContainerProbe.assertAtRest([], [parent, one, two])
            } else {
                ContainerProbe.assertAtRest([parent, two], [one])
            }
            ContainerProbe.assertBalanced(log.take(), callback)
            stage.tearDown()
        }
    }
}
