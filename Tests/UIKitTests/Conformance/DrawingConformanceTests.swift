// The passes of a frame seen from views, layers and controllers: Docs/EVIDENCE.md 10.
// The stage stands for the run loop: it says "RunLoop.beforeWaiting" where it runs the frame.
import LifecycleEvidence
import QuartzCore
import XCTest
@testable import UIKit

@MainActor final class DrawingConformanceTests: XCTestCase {
    /// A clean, visible view in a visible controller, and an empty log.
    private func visible(_ events: Set<String> = ProbeView.passes, version: Int = 26) -> (Stage, UIViewController, ProbeView) {
        let stage = Stage(iOSVersion: version)
        let root = stage.showEmptyRoot()
        let view = ProbeView("V", stage.log, only: events)
        root.view.addSubview(view)
        stage.settle()
        _ = stage.log.take()
        return (stage, root, view)
    }

    private func frame(_ stage: Stage) {
        stage.log.add("RunLoop.beforeWaiting")
        UpdateCycle.shared.runFrame()
    }

    /// The whole first frame of a controller: constraints leaf to root, layout and drawing root to leaf.
    func testFirstFrame() {
        for version in [9, 12, 13, 26] {
            let stage = Stage(iOSVersion: version)
            let controller = ProbeController("VC", stage.log, only: ProbeController.layout.union(["updateViewConstraints"]))
            let root = ProbeView("RootView", stage.log, only: ProbeView.passes.union(["init"]))
            let child = ProbeView("ChildView", stage.log, only: ProbeView.passes.union(["init"]))
            root.addSubview(child)
            controller.makeView = { root }
            stage.show(controller)
            let log = stage.log.take()
            XCTAssertEqual(log, [
                "RootView.init", "ChildView.init", "VC.loadView", "VC.viewDidLoad", "VC.viewWillAppear", "ChildView.updateConstraints", "VC.updateViewConstraints",
                "RootView.updateConstraints", "VC.viewWillLayoutSubviews", "RootView.layoutSubviews", "VC.viewDidLayoutSubviews",
                "ChildView.layoutSubviews", "RootView.draw", "ChildView.draw", "VC.viewDidAppear",
            ])
            XCTAssertEqual(conforms(log, to: "rootchild-full-cycle"), [])
            XCTAssertEqual(conforms(log, to: "wwdc18-220-render-loop", names: ["C": "ChildView", "P": "RootView"]), [])
            XCTAssertEqual(conforms(log, to: "wwdc15-219-two-passes", names: ["View.updateConstraints(pass)": "RootView.updateConstraints", "View.layoutSubviews(pass, top-down)": "RootView.layoutSubviews"]), [])
            XCTAssertEqual(conforms(log, to: "seed0-willappear-layout", names: ["V": "VC", "View": "RootView"]), [])
            XCTAssertEqual(conforms(log, to: "seed1-drawing-cycle", "mo4tech-update-cycle", names: ["View": "RootView"]), [])
            XCTAssertEqual(conforms(log, to: "apple-viewdidlayout-not-subviews", names: ["VC.view.layoutSubviews": "RootView.layoutSubviews"]), [])
            stage.tearDown()
        }
    }

    /// A subtree added to a visible controller's view: its constraints are updated inside that view's layout.
    func testSubtreeAddedToAVisibleController() {
        let stage = Stage(iOSVersion: 13)
        let controller = ProbeController("VC", stage.log, only: ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints"])
        stage.show(controller)
        _ = stage.log.take()
        let events: Set<String> = ["init", "updateConstraints", "layoutSubviews"]
        let first = ProbeView("First", stage.log, only: events), two = ProbeView("Two", stage.log, only: events)
        let root: UIView = controller.view
        for (view, superview) in [(two, first as UIView), (first, root)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: superview.topAnchor), view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
                view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 30),
            ])
        }
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(log, [
            "First.init", "Two.init", "VC.viewWillLayoutSubviews", "Two.updateConstraints", "First.updateConstraints", "VC.viewDidLayoutSubviews",
            "First.layoutSubviews", "Two.layoutSubviews",
        ])
        XCTAssertEqual(conforms(log, to: "ecomnet1728-add-visible"), [])
        stage.tearDown()
    }

    func testCoalescing() {
        let (stage, _, view) = visible(["layoutSubviews"])
        for _ in 0..<100 { view.setNeedsLayout() }
        stage.log.add("V.setNeedsLayout(x100)")
        frame(stage)
        let log = stage.log.take()
        XCTAssertEqual(log, ["V.setNeedsLayout(x100)", "RunLoop.beforeWaiting", "V.layoutSubviews"])
        XCTAssertEqual(conforms(log, to: "twu-layout-coalesce"), [])
        stage.tearDown()
    }

    func testDisplayCoalescing() {
        let (stage, _, view) = visible(["layerWillDraw", "draw"])
        for _ in 0..<100 { view.setNeedsDisplay() }
        stage.log.add("V.setNeedsDisplay(x100)")
        frame(stage)
        let log = stage.log.take()
        XCTAssertEqual(log, ["V.setNeedsDisplay(x100)", "RunLoop.beforeWaiting", "V.layerWillDraw", "V.draw"])
        XCTAssertEqual(conforms(log, to: "twu-display-coalesce"), [])
        stage.tearDown()
    }

    func testConstraintsCoalesceAndComeBeforeLayout() {
        let (stage, _, view) = visible()
        for _ in 0..<100 { view.setNeedsUpdateConstraints(); view.setNeedsLayout() }
        stage.log.add("V.setNeedsUpdateConstraints")
        frame(stage)
        let log = stage.log.take()
        XCTAssertEqual(log, ["V.setNeedsUpdateConstraints", "RunLoop.beforeWaiting", "V.updateConstraints", "V.layoutSubviews"])
        XCTAssertEqual(conforms(log, to: "apple-updateconstraints-before-layout"), [])
        view.setNeedsUpdateConstraints()
        view.setNeedsLayout()
        stage.log.add("V.updateConstraintsIfNeeded")
        view.updateConstraintsIfNeeded()
        frame(stage)
        let second = stage.log.take()
        XCTAssertEqual(second, ["V.updateConstraintsIfNeeded", "V.updateConstraints", "RunLoop.beforeWaiting", "V.layoutSubviews"])
        XCTAssertEqual(conforms(second, to: "apple-updateconstraintsifneeded"), [])
        stage.tearDown()
    }

    func testLayoutIfNeeded() {
        let (stage, _, view) = visible(["layoutSubviews"])
        for _ in 0..<100 { view.setNeedsLayout() }
        stage.log.add("V.setNeedsLayout(x100)")
        for _ in 0..<2 {
            stage.log.add("V.layoutIfNeeded[enter]")
            view.layoutIfNeeded()
            stage.log.add("V.layoutIfNeeded[return]")
        }
        frame(stage)
        let log = stage.log.take()
        XCTAssertEqual(log, ["V.setNeedsLayout(x100)", "V.layoutIfNeeded[enter]", "V.layoutSubviews", "V.layoutIfNeeded[return]", "V.layoutIfNeeded[enter]", "V.layoutIfNeeded[return]", "RunLoop.beforeWaiting"])
        XCTAssertEqual(conforms(log, to: "twu-layout-if-needed"), [])
        view.setNeedsLayout()
        stage.log.add("V.setNeedsLayout")
        stage.log.add("V.layoutIfNeeded[call]")
        view.layoutIfNeeded()
        stage.log.add("V.layoutIfNeeded[return]")
        XCTAssertEqual(conforms(stage.log.take(), to: "apple-layoutifneeded"), [])
        stage.tearDown()
    }

    func testLayoutIfNeededDoesNotDraw() {
        let (stage, _, view) = visible(["layoutSubviews", "layerWillDraw", "draw"])
        view.setNeedsLayout()
        view.setNeedsDisplay()
        stage.log.add("V.layoutIfNeeded[enter]")
        view.layoutIfNeeded()
        stage.log.add("V.layoutIfNeeded[return]")
        frame(stage)
        let log = stage.log.take()
        XCTAssertEqual(log, ["V.layoutIfNeeded[enter]", "V.layoutSubviews", "V.layoutIfNeeded[return]", "RunLoop.beforeWaiting", "V.layerWillDraw", "V.draw"])
        XCTAssertEqual(conforms(log, to: "twu-layoutifneeded-no-draw"), [])
        stage.tearDown()
    }

    func testLayoutBeforeDrawInEitherOrder() {
        for displayFirst in [true, false] {
            let (stage, _, view) = visible(["layoutSubviews", "layerWillDraw", "draw"])
            if displayFirst { view.setNeedsDisplay() }
            view.setNeedsLayout()
            view.setNeedsDisplay()
            stage.settle()
            let log = stage.log.take()
            XCTAssertEqual(log, ["V.layoutSubviews", "V.layerWillDraw", "V.draw"])
            XCTAssertEqual(conforms(log, to: "twu-layout-before-draw"), [])
            stage.tearDown()
        }
    }

    /// An outermost explicit transaction draws before commit returns; one inside an open implicit transaction does not.
    func testExplicitTransaction() {
        let (stage, _, view) = visible(["layerWillDraw", "draw"])
        func transaction(before: () -> Void) -> [String] {
            before()
            CATransaction.begin()
            stage.log.add("CATransaction.begin")
            view.setNeedsDisplay()
            stage.log.add("V.setNeedsDisplay")
            stage.log.add("CATransaction.commit[enter]")
            CATransaction.commit()
            stage.log.add("CATransaction.commit[return]")
            frame(stage)
            return stage.log.take()
        }
        let log = transaction {}
        XCTAssertEqual(log, ["CATransaction.begin", "V.setNeedsDisplay", "CATransaction.commit[enter]", "V.layerWillDraw", "V.draw", "CATransaction.commit[return]", "RunLoop.beforeWaiting"])
        XCTAssertEqual(conforms(log, to: "twu-explicit-transaction"), [])
        let nested = transaction { view.layer.opacity = 0.5 }
        XCTAssertEqual(nested, ["CATransaction.begin", "V.setNeedsDisplay", "CATransaction.commit[enter]", "CATransaction.commit[return]", "RunLoop.beforeWaiting", "V.layerWillDraw", "V.draw"])
        stage.tearDown()
    }

    /// Without an explicit transaction changes wait for the frame, which commits.
    func testImplicitTransaction() {
        let (stage, _, view) = visible(["layoutSubviews", "draw"])
        CATransaction.observeCommits { [weak log = stage.log] in MainActor.assumeIsolated { log?.add("CATransaction.commit") } }
        view.layer.cornerRadius = 3
        stage.log.add("layer.modified")
        XCTAssertEqual(stage.log.lines, ["layer.modified"])
        stage.log.add("runloop.nextIteration")
        UpdateCycle.shared.runFrame()
        let log = stage.log.take()
        XCTAssertEqual(log, ["layer.modified", "runloop.nextIteration", "CATransaction.commit"])
        XCTAssertEqual(conforms(log, to: "apple-implicit-transaction"), [])
        stage.tearDown()
    }

    /// In one commit everything is laid out, then everything is displayed.
    func testInsideTheCommit() {
        let stage = Stage()
        let root = stage.showEmptyRoot()
        let view = CommitProbeView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        root.view.addSubview(view)
        stage.settle()
        CommitLog.log = stage.log
        CATransaction.begin()
        view.setNeedsDisplay()
        view.setNeedsLayout()
        stage.log.add("CA.commit_transaction[enter]")
        CATransaction.commit()
        stage.log.add("CA.commit_transaction[return]")
        let log = stage.log.take()
        XCTAssertEqual(log, ["CA.commit_transaction[enter]", "V.layer.layoutSublayers", "V.layoutSubviews", "V.layer.display", "V.drawLayerInContext", "V.draw", "CA.commit_transaction[return]"])
        XCTAssertEqual(conforms(log, to: "twu-commit-stack"), [])
        CommitLog.log = nil
        stage.tearDown()
    }

    /// Events, then display links, then the commit with layout and display. The update's own begin and end and the
    /// low-latency phases cannot be seen without UIUpdateLink, which is not implemented.
    func testPhasesOfAnUpdate() {
        let (stage, _, view) = visible(["layoutSubviews"])
        let link = CADisplayLink(onFrame: { stage.log.add("CADisplayLinkDispatch"); view.setNeedsLayout() })
        link.add(to: .main, forMode: .common)
        CATransaction.observeCommits { [weak log = stage.log] in MainActor.assumeIsolated { if log?.lines.last == "V.layoutSubviews" { log?.add("CATransactionCommit") } } }
        stage.log.add("EventDispatch")
        stage.tick()
        link.invalidate()
        let log = stage.log.take()
        XCTAssertEqual(log, ["EventDispatch", "CADisplayLinkDispatch", "V.layoutSubviews", "CATransactionCommit"])
        XCTAssertEqual(conforms(log, to: "apple-update-phases", leavingOut: ["UpdateScheduled", "LowLatencyEventDispatch", "LowLatencyCATransactionCommit", "UpdateComplete"]), [])
        stage.tearDown()
    }

    /// The frame runs when the loop is about to wait; the observer itself is Core Animation's own.
    func testFrameBeforeWaiting() {
        let (stage, _, view) = visible(["layoutSubviews", "draw"])
        CATransaction.observeCommits { [weak log = stage.log] in MainActor.assumeIsolated { log?.add("committed") } }
        view.setNeedsLayout()
        view.setNeedsDisplay()
        frame(stage)
        let log = stage.log.take()
        XCTAssertEqual(log, ["RunLoop.beforeWaiting", "V.layoutSubviews", "V.draw", "committed"])
        XCTAssertEqual(conforms(log, to: "twu-ca-observer", leavingOut: ["CA.observer(order 2000000)", "CATransaction.commit"]), [], "the observer's and the commit's beginning cannot be logged")
        stage.tearDown()
    }

    /// Traits, properties, layout, drawing (iOS 26).
    func testUpdateProperties() {
        let (stage, root, view) = visible(["traitsUpdated", "updateProperties", "layoutSubviews", "draw"])
        view.overrideUserInterfaceStyle = .dark
        view.setNeedsUpdateProperties()
        view.setNeedsUpdateProperties()
        view.setNeedsLayout()
        view.setNeedsDisplay()
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(log, ["V.traitsUpdated", "V.updateProperties", "V.layoutSubviews", "V.draw"])
        XCTAssertEqual(conforms(log, to: "apple-updateproperties", names: ["View": "V"]), [])
        view.setNeedsUpdateProperties()
        view.updatePropertiesIfNeeded()
        XCTAssertEqual(stage.log.take(), ["V.updateProperties"])
        root.view.updatePropertiesIfNeeded()
        stage.settle()
        XCTAssertEqual(stage.log.take(), [])
        stage.tearDown()
    }

    /// Controllers too; before iOS 26 nobody is asked.
    func testUpdatePropertiesOfAController() {
        for version in [18, 26] {
            let stage = Stage(iOSVersion: version)
            let controller = ProbeController("VC", stage.log, only: ["updateProperties", "viewWillLayoutSubviews"])
            controller.makeView = { ProbeView("Root", stage.log, only: ["updateProperties", "layoutSubviews"]) }
            stage.show(controller)
            let properties = ["VC.updateProperties", "Root.updateProperties"]
            XCTAssertEqual(differences(stage.log.take(), from: (version == 26 ? properties : []) + ["VC.viewWillLayoutSubviews", "Root.layoutSubviews"], unknown: 12), [])
            controller.setNeedsUpdateProperties()
            stage.settle()
            XCTAssertEqual(stage.log.take(), version == 26 ? ["VC.updateProperties"] : [])
            controller.setNeedsUpdateProperties()
            controller.updatePropertiesIfNeeded()
            XCTAssertEqual(stage.log.take(), version == 26 ? ["VC.updateProperties"] : [])
            stage.tearDown()
        }
    }

    /// A view that asks for layout in its layout: bounded, reported, and the app goes on.
    func testFeedbackLoopEnds() {
        Leftovers.layoutMayBeEndless = true
        let (stage, root, view) = visible([])
        view.inside["layoutSubviews"] = { $0.setNeedsLayout() }
        view.setNeedsLayout()
        UpdateCycle.shared.runFrame()
        XCTAssertEqual(stage.host.console.count, 1)
        XCTAssertTrue(stage.host.console.first?.contains("asked for another layout 100 times in one frame") ?? false)
        view.inside = [:]
        stage.settle()
        XCTAssertFalse(root.view.layer.needsLayout())
        stage.tearDown()
    }
}

@MainActor private enum CommitLog {
    static var log: EventLog?
}

private final class CommitProbeView: UIView {
    override class var layerClass: AnyClass { CommitProbeLayer.self }
    override func layoutSubviews() { super.layoutSubviews(); CommitLog.log?.add("V.layoutSubviews") }
    override func draw(_ layer: CALayer, in context: CGContext) {
        CommitLog.log?.add("V.drawLayerInContext")
        super.draw(layer, in: context)
    }
    override func draw(_ rect: CGRect) { CommitLog.log?.add("V.draw") }
}

private final class CommitProbeLayer: CALayer, @unchecked Sendable {
    private func add(_ line: String) { MainActor.assumeIsolated { CommitLog.log?.add(line) } }
    override func layoutSublayers() { add("V.layer.layoutSublayers"); super.layoutSublayers() }
    override func display() { add("V.layer.display"); super.display() }
}

/// A view draws through whichever of the three methods it overrides.
@MainActor final class DrawingRouteTests: XCTestCase {
    func testEachRouteIsCalled() {
        let stage = Stage()
        let root = stage.showEmptyRoot()
        let display = DisplayingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(display)
        stage.settle()
        XCTAssertEqual(display.displays, 1)
        display.setNeedsDisplay()
        display.isHidden = true
        stage.settle()
        XCTAssertEqual(display.displays, 1)
        display.isHidden = false
        stage.settle()
        XCTAssertEqual(display.displays, 2)
        XCTAssertEqual(DrawOverride.kind(of: UIView.self, below: UIView.self), .nobody)
        XCTAssertNotEqual(DrawOverride.kind(of: DisplayingView.self, below: UIView.self), .nobody)
        stage.tearDown()
    }

    /// A layer of the app's own, below a view's.
    func testPlainLayersDisplayInTheFrame() {
        let stage = Stage()
        let root = stage.showEmptyRoot()
        let layer = CountingLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.setNeedsDisplay()
        root.view.layer.addSublayer(layer)
        XCTAssertEqual(layer.count, 0)
        stage.settle()
        XCTAssertEqual(layer.count, 1)
        stage.tearDown()
    }
}

private final class DisplayingView: UIView {
    var displays = 0
    override func display(_ layer: CALayer) { displays += 1 }
}

private final class CountingLayer: CALayer, @unchecked Sendable {
    nonisolated(unsafe) var count = 0
    override func display() { count += 1 }
}
