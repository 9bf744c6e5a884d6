// Sheets under a finger: Docs/EVIDENCE.md 3c. The finger is real: touches go through the window.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class PresentationSheetTests: XCTestCase {
    private let log = EventLog()

    private func sheetStage(_ sheet: UIViewController, detents: [UISheetPresentationController.Detent]? = nil) -> TouchStage {
        let stage = TouchStage(root: LoggingController("First", log))
        if let detents { sheet.sheetPresentationController?.detents = detents }
        stage.root.present(sheet, animated: true)
        stage.settle()
        _ = log.take()
        return stage
    }

    /// Pulled far: the sheet goes, its controller is freed, the presenter hears nothing.
    func testSwipe() {
        let delegate = LoggingSheetDelegate(log)
        func run() -> TouchStage {
            let sheet = MortalController("M", log)
            let stage = sheetStage(sheet)
            sheet.presentationController?.delegate = delegate
            stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700))
            return stage
        }
        let stage = run()
        stage.settle()
        let lines = log.take()
        // The order of delegate and appearance is not known (Docs/EVIDENCE.md, unknown 1): each for itself.
        XCTAssertEqual(lines.filter { $0.hasPrefix("PC") }, ["PC.shouldDismiss", "PC.willDismiss", "PC.didDismiss"])
        XCTAssertEqual(lines.filter { !$0.hasPrefix("PC") }, ["M.viewWillDisappear", "M.viewDidDisappear", "M.deinit"])
        XCTAssertEqual(conforms(lines, to: "rudin-sheet-dismiss", "rns-formsheet-swipe"), [])
        XCTAssertEqual(conforms(lines, to: "hirata-sheet-delegate", "hirothings-sheet", "wwdc19-224-diddismiss-once", "apple-sheet-should-anytime"), [])
        XCTAssertNil(stage.root.presentedViewController)
        stage.tearDown()
    }

    /// A tap beside the sheet means the same as a swipe; `isModalInPresentation` keeps it.
    func testTapBesideTheSheet() {
        let delegate = LoggingSheetDelegate(log)
        let sheet = LoggingController("M", log)
        let stage = sheetStage(sheet, detents: [.medium()])
        sheet.presentationController?.delegate = delegate
        sheet.isModalInPresentation = true
        stage.tap(CGPoint(x: 200, y: 200))
        stage.settle()
        XCTAssertEqual(log.take(), ["PC.didAttemptToDismiss"])
        sheet.isModalInPresentation = false
        stage.tap(CGPoint(x: 200, y: 200))
        stage.settle()
        let lines = log.take()
        XCTAssertEqual(lines.filter { $0.hasPrefix("PC") }, ["PC.shouldDismiss", "PC.willDismiss", "PC.didDismiss"])
        XCTAssertEqual(lines.filter { !$0.hasPrefix("PC") }, ["M.viewWillDisappear", "M.viewDidDisappear"])
        XCTAssertNil(stage.root.presentedViewController)
        stage.tearDown()
    }

    /// What lies below darkens as the sheet comes, not before.
    func testDimmingComesWithTheSheet() throws {
        let stage = TouchStage(root: LoggingController("First", log))
        let sheet = UIViewController()
        stage.root.present(sheet, animated: true)
        UpdateCycle.shared.runFrame()
        UpdateCycle.shared.runFrame()
        let dimming = try XCTUnwrap(sheet.presentationController?.containerView?.subviews.first as? DimmingView)
        XCTAssertEqual(dimming.layer.presentation()?.opacity ?? -1, 0, accuracy: 0.05)
        stage.settle()
        XCTAssertEqual(dimming.alpha, 0.2, accuracy: 0.001)
        sheet.dismiss(animated: true)
        stage.settle()
        XCTAssertNil(dimming.window)
        stage.tearDown()
    }

    /// Let go too early: it comes back.
    func testCancelledSwipe() {
        let sheet = LoggingController("M", log)
        let delegate = LoggingSheetDelegate(log)
        let stage = sheetStage(sheet)
        sheet.presentationController?.delegate = delegate
        let place = sheet.view.frame
        let finger = stage.land(CGPoint(x: 200, y: 200))
        for y in stride(from: 200.0, through: 300, by: 10) {
            stage.frame()
            finger.move(to: CGPoint(x: 200, y: y))
        }
        stage.frame()
        XCTAssertEqual(log.lines.filter { $0.hasPrefix("M") }, ["M.viewWillDisappear"])
        let shown = sheet.view.layer.presentation()?.frame.minY ?? 0
        XCTAssertEqual(shown, place.minY + 100, accuracy: 15, "the sheet follows the finger")
        XCTAssertTrue(sheet.transitionCoordinator?.isInteractive ?? false)
        for _ in 0..<10 { stage.frame() }
        finger.lift()
        stage.settle()
        let lines = log.take()
        XCTAssertEqual(lines.filter { !$0.hasPrefix("PC") }, ["M.viewWillDisappear", "M.viewWillAppear", "M.viewIsAppearing", "M.viewDidAppear"])
        XCTAssertEqual(lines.filter { $0.hasPrefix("PC") }, ["PC.shouldDismiss", "PC.willDismiss"])
        XCTAssertEqual(conforms(lines, to: "rudin-sheet-swipe-cancel", "rns-committed-diddisappear", "datadog-sheet-cancel"), [])
        XCTAssertEqual(conforms(lines, to: "gh9028-sheet-cancelled", names: ["VC": "M"], whole: true), [])
        XCTAssertEqual(sheet.view.frame, place)
        XCTAssertTrue(stage.root.presentedViewController === sheet)
        XCTAssertNil(sheet.transitionCoordinator)
        // And it can go after that.
        sheet.dismiss(animated: true)
        stage.settle()
        XCTAssertEqual(log.take(), ["M.viewWillDisappear", "M.viewDidDisappear"])
        stage.tearDown()
    }

    func testBlocked() {
        for byDelegate in [false, true] {
            let sheet = LoggingController("M", log)
            let delegate: any UIAdaptivePresentationControllerDelegate = byDelegate ? RefusingDelegate(log) : LoggingSheetDelegate(log)
            let stage = sheetStage(sheet)
            sheet.presentationController?.delegate = delegate
            sheet.isModalInPresentation = !byDelegate
            let place = sheet.view.frame
            stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700))
            stage.settle()
            let lines = log.take()
            XCTAssertEqual(lines, byDelegate ? ["PC.shouldDismiss", "PC.didAttemptToDismiss"] : ["PC.didAttemptToDismiss"], "apple-sheet-blocked: not asked when modal")
            XCTAssertEqual(conforms(lines, to: "apple-sheet-blocked", "hirata-sheet-blocked", "wwdc19-224-didattempt"), [])
            if !byDelegate { XCTAssertEqual(conforms(lines, to: "hirothings-modal", whole: true), []) }
            XCTAssertEqual(sheet.view.frame, place)
            XCTAssertTrue(stage.root.presentedViewController === sheet)
            stage.tearDown()
        }
    }

    func testProgrammaticDismissalAsksNobody() {
        let sheet = LoggingController("M", log)
        let delegate = LoggingSheetDelegate(log)
        let stage = sheetStage(sheet)
        sheet.presentationController?.delegate = delegate
        sheet.dismiss(animated: true)
        stage.settle()
        let lines = log.take()
        XCTAssertEqual(lines, ["M.viewWillDisappear", "M.viewDidDisappear"])
        XCTAssertEqual(conforms(lines, to: "apple-sheet-programmatic", "rns-programmatic-no-delegate", names: ["A": "First"]), [])
        stage.tearDown()
    }

    // MARK: Detents

    func testDetents() {
        let sheet = LoggingController("M", log)
        let custom = UISheetPresentationController.Detent.custom(identifier: .init("small")) { _ in 200 }
        let stage = sheetStage(sheet, detents: [custom, .medium(), .large()])
        let delegate = DetentDelegate(log)
        sheet.sheetPresentationController?.delegate = delegate
        XCTAssertEqual(sheet.view.frame.height, 234, "200 and the safe area")
        // Up to the middle, to the top, and back by code.
        stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 520), rest: 20)
        stage.settle()
        let byHand = log.take()
        XCTAssertEqual(byHand, ["detent com.apple.UIKit.medium"])
        XCTAssertEqual(conforms(byHand, to: "apple-detent-by-hand", whole: true), [])
        stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 100), rest: 20)
        stage.settle()
        XCTAssertEqual(log.take(), ["detent com.apple.UIKit.large"])
        sheet.sheetPresentationController?.animateChanges { sheet.sheetPresentationController?.selectedDetentIdentifier = .init("small") }
        stage.settle()
        XCTAssertEqual(conforms(log.take() + ["set"], to: "apple-detent-by-code", whole: true), [])
        XCTAssertEqual(log.take(), [], "the delegate hears of the user's changes only")
        XCTAssertEqual(sheet.view.frame.height, 234)
        // Below the smallest it goes.
        stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 850))
        stage.settle()
        XCTAssertNil(stage.root.presentedViewController)
        stage.tearDown()
    }

    func testUndimmedSheetLetsTouchesThrough() {
        let sheet = LoggingController("M", log)
        let stage = sheetStage(sheet, detents: [.medium(), .large()])
        XCTAssertFalse(stage.window.hitTest(CGPoint(x: 200, y: 100), with: nil) === stage.root.view)
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        stage.settle()
        XCTAssertTrue(stage.window.hitTest(CGPoint(x: 200, y: 100), with: nil) === stage.root.view)
        sheet.sheetPresentationController?.selectedDetentIdentifier = .large
        stage.settle()
        XCTAssertFalse(stage.window.hitTest(CGPoint(x: 200, y: 40), with: nil) === stage.root.view)
        stage.tearDown()
    }

    /// A scroll view in the sheet scrolls unless it stands at its edge.
    func testScrollViewInASheet() {
        let sheet = LoggingController("M", log)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 500))
        scroll.contentSize = CGSize(width: 393, height: 2000)
        sheet.view.addSubview(scroll)
        let stage = sheetStage(sheet)
        scroll.contentOffset = CGPoint(x: 0, y: 300)
        stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 400), rest: 10)
        stage.settle()
        XCTAssertLessThan(scroll.contentOffset.y, 200)
        XCTAssertEqual(log.take(), [])
        scroll.contentOffset = .zero
        stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700))
        stage.settle()
        XCTAssertEqual(log.take(), ["M.viewWillDisappear", "M.viewDidDisappear"])
        stage.tearDown()
    }
}

private final class RefusingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { log.add("PC.shouldDismiss"); return false }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.add("PC.willDismiss") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.add("PC.didDismiss") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { log.add("PC.didAttemptToDismiss") }
}


private final class DetentDelegate: NSObject, UISheetPresentationControllerDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        log.add("detent \(sheet.selectedDetentIdentifier?.rawValue ?? "none")")
    }
}
