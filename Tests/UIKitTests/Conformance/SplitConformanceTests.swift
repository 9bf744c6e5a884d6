// Split view controllers: born expanded, collapsing, expanding, columns that come and go. Docs/EVIDENCE.md 5.
// The window's width class is set by the tests: an iPad whose window gets narrow.
import ObjectiveC
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class SplitConformanceTests: XCTestCase {
    // MARK: Without columns

    func testCollapsesWhenAddedToACompactWindow() {
        let log = EventLog()
        let (split, delegate, list) = classic(log)
        log.add(split.isCollapsed ? "Split.init[collapsed]" : "Split.init[expanded]")
        delegate.onCollapse = { if split.view.window != nil { log.add("Split.addedToWindow") } }
        var changes = 0
        let token = NotificationCenter.default.addObserver(forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil) { _ in MainActor.assumeIsolated { changes += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        let stage = TouchStage(showing: split, iOS: 9)
        XCTAssertEqual(changes, 1)
        let all = log.take().filter { !$0.contains("view") }
        XCTAssertEqual(all, ["Split.init[expanded]", "Split.delegate.primaryViewController(forCollapsing:)", "Split.addedToWindow", "Split.delegate.collapseSecondary(onto:)"])
        XCTAssertEqual(conforms(all, to: "commandshift-collapse", names: ["Split.delegate.collapse": "Split.delegate.collapseSecondary(onto:)"]), [])
        XCTAssertEqual(conforms(all, to: "apple-split-collapse"), [])
        XCTAssertTrue(split.isCollapsed)
        XCTAssertEqual(split.viewControllers.count, 1)
        ContainerProbe.assertAtRest([split, list[1]], [list[0]])
        stage.kept = [delegate]
        stage.tearDown()
    }

    func testDelegateKeepsThePrimaryOnTop() {
        let log = EventLog()
        let (split, delegate, list) = classic(log)
        delegate.discardsSecondary = true
        let stage = TouchStage(showing: split)
        ContainerProbe.assertAtRest([split, list[0]], [list[1]])
        stage.kept = [delegate]
        stage.tearDown()
    }

    func testExpands() {
        let log = EventLog()
        let (split, delegate, list) = classic(log)
        let stage = TouchStage(showing: split)
        _ = log.take()
        stage.setWidth(.regular)
        stage.settle()
        let all = log.take().filter { $0.hasPrefix("Split") }
        XCTAssertEqual(all, ["Split.delegate.primaryViewController(forExpanding:)", "Split.delegate.separateSecondary(from:)"])
        XCTAssertEqual(conforms(all, to: "apple-split-expand"), [])
        XCTAssertFalse(split.isCollapsed)
        XCTAssertEqual(split.viewControllers.count, 2)
        ContainerProbe.assertAtRest([split, list[1]], [])
        stage.setWidth(.compact)
        stage.settle()
        XCTAssertTrue(split.isCollapsed)
        ContainerProbe.assertAtRest([split, list[1]], [list[0]])
        stage.kept = [delegate]
        stage.tearDown()
    }

    /// A column that has lain on the other's stack is its own again, and nothing of that stack's bar stays with it.
    func testExpandedColumnHasItsWholeSpace() {
        let detail = UIViewController()
        let split = UISplitViewController()
        let secondary = UINavigationController(rootViewController: detail)
        split.viewControllers = [UINavigationController(rootViewController: UIViewController()), secondary]
        let stage = TouchStage(showing: split)
        stage.setWidth(.regular)
        stage.settle()
        let top = detail.view.safeAreaInsets.top
        stage.setWidth(.compact)
        stage.settle()
        stage.setWidth(.regular)
        stage.settle()
        XCTAssertEqual(secondary.view.safeAreaInsets.top, stage.window.safeAreaInsets.top)
        XCTAssertEqual(detail.view.safeAreaInsets.top, top)
        XCTAssertEqual(secondary.navigationBar.frame.minY, stage.window.safeAreaInsets.top)
        stage.tearDown()
    }

    // MARK: Columns

    func testColumnsCollapseAndExpand() {
        let log = EventLog()
        let (split, delegate, list) = columns(log)
        let stage = TouchStage(showing: split, iOS: 14)
        let all = log.take().filter { $0.hasPrefix("Split") }
        XCTAssertEqual(all, ["Split.delegate.topColumnForCollapsing", "Split.isCollapsed=true", "Split.delegate.didCollapse"])
        XCTAssertEqual(conforms(all, to: "apple-split-column-collapse"), [])
        ContainerProbe.assertAtRest([split, list[1]], [list[0]])
        stage.setWidth(.regular)
        stage.settle()
        let wide = log.take().filter { $0.hasPrefix("Split") }
        XCTAssertEqual(wide, ["Split.delegate.displayModeForExpanding", "Split.isCollapsed=false", "Split.delegate.didExpand"])
        XCTAssertEqual(conforms(wide, to: "apple-split-column-expand"), [])
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        ContainerProbe.assertAtRest([split, list[1]], [list[0]])
        stage.kept = [delegate]
        stage.tearDown()
    }

    func testPrimaryOnTop() {
        let log = EventLog()
        let (split, delegate, list) = columns(log)
        delegate.top = .primary
        let stage = TouchStage(showing: split)
        ContainerProbe.assertAtRest([split, list[0]], [list[1]])
        split.show(.secondary)
        stage.settle()
        ContainerProbe.assertAtRest([split, list[1]], [list[0]])
        split.show(.primary)
        stage.settle()
        ContainerProbe.assertAtRest([split, list[0]], [list[1]])
        stage.kept = [delegate]
        stage.tearDown()
    }

    func testCompactColumn() {
        let log = EventLog()
        let (split, delegate, list) = columns(log)
        let compact = ContainerProbe("Compact", log)
        split.setViewController(compact, for: .compact)
        let stage = TouchStage(showing: split)
        ContainerProbe.assertAtRest([split, compact], list)
        stage.setWidth(.regular)
        stage.settle()
        ContainerProbe.assertAtRest([split, list[1]], [compact])
        stage.kept = [delegate]
        stage.tearDown()
    }

    // MARK: Display modes

    func testShowAndHide() {
        let log = EventLog()
        let (split, delegate, list) = columns(log)
        let stage = TouchStage(showing: split)
        stage.setWidth(.regular)
        stage.settle()
        _ = log.take()
        split.show(.primary)
        stage.settle()
        XCTAssertEqual(differences(log.take(), from: ["Split.delegate.willChangeTo(3)", "Split.delegate.willShow(0)", "Primary.viewWillAppear", "Primary.viewIsAppearing", "Primary.viewDidAppear"], unknown: 12), [])
        XCTAssertEqual(split.displayMode, .oneOverSecondary)
        split.hide(.primary)
        stage.settle()
        XCTAssertEqual(differences(log.take(), from: ["Split.delegate.willChangeTo(1)", "Split.delegate.willHide(0)", "Primary.viewWillDisappear", "Primary.viewDidDisappear"], unknown: 12), [])
        split.preferredDisplayMode = .oneBesideSecondary
        stage.settle()
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        ContainerProbe.assertAtRest([split] + list, [])
        XCTAssertEqual(list[0].navigationController?.view.frame, CGRect(x: 0, y: 0, width: 320, height: 852))
        stage.kept = [delegate]
        stage.tearDown()
    }

    /// Apple, presentsWithGesture: "can be presented and dismissed using a swipe gesture".
    func testSwipesShowAndHideAColumn() {
        let (split, delegate, _) = columns(EventLog())
        split.preferredDisplayMode = .secondaryOnly
        split.preferredSplitBehavior = .overlay
        let stage = TouchStage(showing: split)
        stage.setWidth(.regular)
        stage.settle()
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        let edge = CGPoint(x: 5, y: 400), middle = CGPoint(x: 250, y: 400)
        split.presentsWithGesture = false
        stage.drag(from: edge, to: middle)
        stage.settle()
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        split.presentsWithGesture = true
        stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400))
        stage.settle()
        XCTAssertEqual(split.displayMode, .secondaryOnly, "not from the edge")
        stage.drag(from: edge, to: middle)
        stage.settle()
        XCTAssertEqual(split.displayMode, .oneOverSecondary)
        XCTAssertTrue(split.isShowing(.primary))
        stage.drag(from: middle, to: edge, frames: 5)
        stage.settle()
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertFalse(split.isShowing(.primary))
        stage.kept = [delegate]
        stage.tearDown()
    }

    func testShowDetail() {
        let log = EventLog()
        let (split, delegate, list) = classic(log)
        let stage = TouchStage(showing: split)
        stage.setWidth(.regular)
        stage.settle()
        let other = ContainerProbe("Other", log)
        list[1].showDetailViewController(other, sender: nil)
        stage.settle()
        XCTAssertTrue(split.viewControllers.last === other)
        ContainerProbe.assertAtRest([split, other], [list[1]])
        stage.setWidth(.compact)
        stage.settle()
        let third = ContainerProbe("Third", log)
        list[0].showDetailViewController(third, sender: nil)
        stage.settle()
        ContainerProbe.assertAtRest([split, third], [list[0], list[1], other])
        stage.kept = [delegate]
        stage.tearDown()
    }

    func testTripleColumns() {
        let log = EventLog()
        let split = UISplitViewController(style: .tripleColumn)
        let list = ["1", "2", "3"].map { ContainerProbe($0, log) }
        for (controller, column) in zip(list, [UISplitViewController.Column.primary, .supplementary, .secondary]) { split.setViewController(controller, for: column) }
        let stage = TouchStage(showing: split)
        ContainerProbe.assertAtRest([split, list[2]], [list[0], list[1]])
        stage.setWidth(.regular)
        split.preferredDisplayMode = .twoBesideSecondary
        stage.settle()
        ContainerProbe.assertAtRest([split] + list, [])
        stage.setWidth(.compact)
        stage.settle()
        XCTAssertEqual((split.viewControllers.first as? UINavigationController)?.viewControllers.count, 3)
        ContainerProbe.assertAtRest([split, list[2]], [list[0], list[1]])
        stage.tearDown()
    }

    /// The mode is automatic: a wide window has room for a column beside the secondary one.
    func testAutomaticModeFollowsATurn() {
        let log = EventLog()
        let (split, delegate, list) = columns(log)
        let stage = TouchStage(showing: split)
        stage.setWidth(.regular)
        stage.settle()
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        stage.window.frame = CGRect(x: 0, y: 0, width: 1180, height: 820)
        stage.settle()
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        ContainerProbe.assertAtRest([split] + list, [])
        stage.window.frame = CGRect(x: 0, y: 0, width: 820, height: 1180)
        stage.settle()
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        ContainerProbe.assertAtRest([split, list[1]], [list[0]])
        stage.kept = [delegate]
        stage.tearDown()
    }

    // MARK: Inspector

    func testInspectorHidesAtFingerDown() {
        let log = EventLog()
        let (split, delegate, _) = columns(log)
        let inspector = ContainerProbe("Inspector", log)
        split.setViewController(inspector, for: .inspector)
        let stage = TouchStage(showing: split)
        split.show(.inspector)
        stage.settle()
        XCTAssertEqual(inspector.appearance.state, .appeared)
        _ = log.take()
        let finger = stage.land(CGPoint(x: 200, y: 120))
        log.add("dismissDrag.begin")
        for y in stride(from: 130, through: 260, by: 10) { stage.frame(); finger.move(to: CGPoint(x: 200, y: CGFloat(y))) }
        let all = log.take().filter { !$0.contains("view") }
        XCTAssertEqual(all, ["dismissDrag.begin", "Split.delegate.didHide(inspector)"])
        XCTAssertEqual(conforms(all, to: "rns-split-didhide-early"), [])
        for y in stride(from: 270, through: 800, by: 20) { stage.frame(); finger.move(to: CGPoint(x: 200, y: CGFloat(y))) }
        finger.lift()
        stage.settle()
        XCTAssertEqual(inspector.appearance.state, .disappeared)
        XCTAssertFalse(split.isShowing(.inspector))
        stage.kept = [delegate]
        stage.tearDown()
    }

    // MARK: Helpers

    private func classic(_ log: EventLog) -> (UISplitViewController, SplitDelegateProbe, [ContainerProbe]) {
        let split = UISplitViewController()
        let list = ["Primary", "Secondary"].map { ContainerProbe($0, log) }
        split.viewControllers = list.map { UINavigationController(rootViewController: $0) }
        let delegate = SplitDelegateProbe(log)
        split.delegate = delegate
        return (split, delegate, list)
    }

    private func columns(_ log: EventLog) -> (UISplitViewController, SplitDelegateProbe, [ContainerProbe]) {
        let split = UISplitViewController(style: .doubleColumn)
        let list = ["Primary", "Secondary"].map { ContainerProbe($0, log) }
        split.setViewController(list[0], for: .primary)
        split.setViewController(list[1], for: .secondary)
        let delegate = SplitDelegateProbe(log)
        split.delegate = delegate
        return (split, delegate, list)
    }
}

extension TouchStage {
    /// The window becomes as wide as that class says.
    func setWidth(_ width: UIUserInterfaceSizeClass) {
        window.traitOverrides.horizontalSizeClass = width
        window.rootViewController?.view.setNeedsLayout()
    }
}

/// No NSObject: the protocol does not ask for one.
final class SplitDelegateProbe: UISplitViewControllerDelegate {
    let log: EventLog
    var top: UISplitViewController.Column?
    var discardsSecondary = false
    var onCollapse: (() -> Void)?
    init(_ log: EventLog) { self.log = log }
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) { log.add("Split.delegate.willChangeTo(\(displayMode.rawValue))") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { log.add("Split.delegate.willShow(\(column.rawValue))") }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) { log.add("Split.delegate.willHide(\(column.rawValue))") }
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) { log.add("Split.delegate.didHide(\(column == .inspector ? "inspector" : "\(column.rawValue)"))") }
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        log.add("Split.delegate.primaryViewController(forCollapsing:)")
        return nil
    }
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        log.add("Split.delegate.primaryViewController(forExpanding:)")
        return nil
    }
    func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool {
        onCollapse?()
        log.add("Split.delegate.collapseSecondary(onto:)")
        return discardsSecondary
    }
    func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController? {
        log.add("Split.delegate.separateSecondary(from:)")
        return nil
    }
    func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column {
        log.add("Split.delegate.topColumnForCollapsing")
        if svc.isCollapsed { log.add("too early") }
        return top ?? proposedTopColumn
    }
    func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode {
        log.add("Split.delegate.displayModeForExpanding")
        if !svc.isCollapsed { log.add("too early") }
        return proposedDisplayMode
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        log.add("Split.isCollapsed=\(svc.isCollapsed)")
        log.add("Split.delegate.didCollapse")
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        log.add("Split.isCollapsed=\(svc.isCollapsed)")
        log.add("Split.delegate.didExpand")
    }
}
