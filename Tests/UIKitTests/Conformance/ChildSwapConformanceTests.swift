// Children swapped for each other in containers of apps: by hand, with transition(from:to:…), during another swap.
// Docs/EVIDENCE.md 5.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class ChildSwapConformanceTests: XCTestCase {
    private func swap(_ parent: ContainerProbe, _ one: ContainerProbe, _ two: ContainerProbe, loads: Bool, by hand: Bool) {
        parent.addChild(two)
        one.willMove(toParent: nil)
        if loads { two.view.frame = parent.view.bounds }
        if hand {
            two.beginAppearanceTransition(true, animated: false)
            one.beginAppearanceTransition(false, animated: false)
        }
        if loads {
            parent.view.insertSubview(two.view, aboveSubview: one.view)
            one.view.removeFromSuperview()
        }
        if hand {
            two.endAppearanceTransition()
            one.endAppearanceTransition()
        }
        two.didMove(toParent: parent)
        one.removeFromParent()
    }

    func testSwapInAVisibleParent() {
        let (stage, log, parent) = ContainerProbe.visibleParent()
        let one = ContainerProbe.moving("1", log), two = ContainerProbe.moving("2", log)
        two.logsLoadView = true
        parent.embed(one)
        stage.settle()
        _ = log.take()
        swap(parent, one, two, loads: true, by: true)
        let all = log.take()
        XCTAssertEqual(all, [
            "2.willMove(toParent:P)", "1.willMove(toParent:nil)", "2.loadView", "2.viewDidLoad", "2.viewWillAppear", "1.viewWillDisappear",
            "2.viewIsAppearing", "2.viewDidAppear", "1.viewDidDisappear", "2.didMove(toParent:P)", "1.didMove(toParent:nil)",
        ])
        XCTAssertEqual(conforms(all, to: "workflow-container-swap-visible"), [])
        stage.settle()
        XCTAssertEqual(log.take(), [])
        ContainerProbe.assertAtRest([parent, two], [one])
        stage.tearDown()
    }

    func testSwapOffScreen() {
        let log = EventLog()
        let parent = ContainerProbe("P", log)
        let one = ContainerProbe.moving("1", log), two = ContainerProbe.moving("2", log)
        two.logsLoadView = true
        parent.embed(one)
        _ = log.take()
        swap(parent, one, two, loads: true, by: false)
        let all = log.take()
        XCTAssertEqual(all, ["2.willMove(toParent:P)", "1.willMove(toParent:nil)", "2.loadView", "2.viewDidLoad", "2.didMove(toParent:P)", "1.didMove(toParent:nil)"])
        XCTAssertEqual(conforms(all, to: "workflow-container-swap-loaded-offscreen"), [])
    }

    func testSwapWithoutViews() {
        let log = EventLog()
        let parent = ContainerProbe("P", log)
        let one = ContainerProbe.moving("1", log), two = ContainerProbe.moving("2", log)
        two.logsLoadView = true
        parent.addChild(one)
        _ = log.take()
        swap(parent, one, two, loads: false, by: false)
        let all = log.take()
        XCTAssertEqual(all, ["2.willMove(toParent:P)", "1.willMove(toParent:nil)", "2.didMove(toParent:P)", "1.didMove(toParent:nil)"])
        XCTAssertEqual(conforms(all, to: "workflow-container-swap-notloaded"), [])
    }

    func testTransitionFromTo() {
        let log = EventLog()
        let parent = ContainerProbe("P", log), third = ContainerProbe("Third", log), second = ContainerProbe("Second", log)
        let place = NotedView(frame: .zero)
        place.onAdd = { log.add("B.view.addedToHierarchy") }
        place.onRemove = { log.add("A.view.removedFromHierarchy") }
        let stage = TouchStage(showing: parent, iOS: 5)
        parent.view.addSubview(place)
        parent.addChild(third)
        parent.addChild(second)
        place.addSubview(third.view)
        stage.settle()
        _ = log.take()
        parent.transition(from: third, to: second, duration: 0.5, animations: { log.add("animations") }, completion: { log.add("completion(\($0))") })
        stage.settle()
        let all = log.take()
        XCTAssertEqual(all, [
            "Second.viewDidLoad", "Third.viewWillDisappear", "Second.viewWillAppear", "B.view.addedToHierarchy", "animations",
            "A.view.removedFromHierarchy", "Second.viewDidAppear", "Third.viewDidDisappear", "completion(true)",
        ])
        XCTAssertEqual(conforms(all, to: "tangqiao-transition", "apple-transition-fromto"), [])
        ContainerProbe.assertAtRest([parent, second], [third])
        stage.tearDown()
    }

    func testTransitionWithoutDuration() {
        let (stage, log, parent) = ContainerProbe.visibleParent()
        let one = ContainerProbe("1", log), two = ContainerProbe("2", log)
        parent.embed(one)
        parent.addChild(two)
        stage.settle()
        _ = log.take()
        parent.transition(from: one, to: two, duration: 0)
        stage.settle()
        XCTAssertEqual(log.take(), ["2.viewDidLoad", "1.viewWillDisappear", "2.viewWillAppear", "2.viewIsAppearing", "2.viewDidAppear", "1.viewDidDisappear"])
        XCTAssertNil(one.view.superview)
        stage.tearDown()
    }

    func testTransitionDuringTransition() {
        let (stage, log, parent) = ContainerProbe.visibleParent()
        let list = ["1", "2", "3"].map { ContainerProbe($0, log) }
        parent.embed(list[0])
        parent.addChild(list[1])
        parent.addChild(list[2])
        stage.settle()
        parent.transition(from: list[0], to: list[1], duration: 0.5)
        stage.frame()
        parent.transition(from: list[1], to: list[2], duration: 0.2)
        stage.settle()
        ContainerProbe.assertAtRest([parent, list[2]], [list[0], list[1]])
        ContainerProbe.assertBalanced(log.take(), "two transitions")
        stage.tearDown()
    }
}
