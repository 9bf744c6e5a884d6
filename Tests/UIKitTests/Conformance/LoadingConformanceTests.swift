// Loading of views, sheet delegates, chains and the passes of a first frame: lifecycle/INDEX.md 3c, 3d, 7 and 10.
import XCTest
@testable import UIKit

@MainActor final class LoadingConformanceTests: XCTestCase {
    /// apple-isviewloaded: neither question loads the view.
    func testAskingDoesNotLoad() {
        let stage = Stage()
        let controller = LoadingController(stage.log)
        XCTAssertFalse(controller.isViewLoaded)
        XCTAssertNil(controller.viewIfLoaded)
        XCTAssertEqual(stage.log.take(), [])
        stage.tearDown()
    }

    /// tw26-view-nil-reload.
    func testViewNilReloads() {
        let stage = Stage()
        let controller = LoadingController(stage.log)
        _ = controller.view
        controller.view = nil
        _ = controller.view
        XCTAssertEqual(stage.log.take(), ["V.loadView", "V.viewDidLoad", "V.loadView", "V.viewDidLoad"])
        stage.tearDown()
    }

    /// tw26-loadview-empty: an override that sets nothing still yields viewDidLoad.
    func testEmptyLoadView() {
        let stage = Stage()
        let controller = LoadingController(stage.log)
        controller.setsView = false
        controller.loadViewIfNeeded()
        XCTAssertEqual(stage.log.take(), ["V.loadView", "V.viewDidLoad"])
        stage.tearDown()
    }

    /// rootchild-full-cycle: constraints leaf to root, layout root to leaf, all before drawing, all before viewDidAppear.
    func testFirstFrame() {
        let stage = Stage()
        let controller = PassController(stage.log)
        stage.show(controller)
        XCTAssertEqual(stage.log.take(), [
            "VC.loadView", "VC.viewDidLoad", "VC.viewWillAppear", "ChildView.updateConstraints", "VC.updateViewConstraints",
            "RootView.updateConstraints", "VC.viewWillLayoutSubviews", "RootView.layoutSubviews", "VC.viewDidLayoutSubviews",
            "ChildView.layoutSubviews", "RootView.draw", "ChildView.draw", "VC.viewDidAppear",
        ])
        stage.tearDown()
    }

    /// hirata-sheet-delegate and apple-sheet-programmatic: a swipe asks the delegate, code does not.
    func testSheetDelegate() {
        let stage = Stage()
        let root = UIViewController(), sheet = UIViewController()
        let delegate = LoggingSheetDelegate(stage.log)
        stage.show(root)
        root.present(sheet, animated: true)
        sheet.presentationController?.delegate = delegate
        stage.settle()
        swipeDown(sheet)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["PC.shouldDismiss", "PC.willDismiss", "PC.didDismiss"])
        XCTAssertNil(root.presentedViewController)

        let second = UIViewController()
        root.present(second, animated: true)
        second.presentationController?.delegate = delegate
        stage.settle()
        second.dismiss(animated: true)
        stage.settle()
        XCTAssertEqual(stage.log.take(), [])
        stage.tearDown()
    }

    /// hirata-sheet-blocked: isModalInPresentation keeps the sheet; should is not part of that record.
    func testBlockedSheet() {
        let stage = Stage()
        let root = UIViewController(), sheet = UIViewController()
        let delegate = LoggingSheetDelegate(stage.log)
        stage.show(root)
        root.present(sheet, animated: true)
        sheet.presentationController?.delegate = delegate
        sheet.isModalInPresentation = true
        stage.settle()
        swipeDown(sheet)
        stage.settle()
        XCTAssertEqual(stage.log.take().filter { $0 != "PC.shouldDismiss" }, ["PC.didAttemptToDismiss"])
        XCTAssertTrue(root.presentedViewController === sheet)
        sheet.dismiss(animated: false)
        stage.settle()
        stage.tearDown()
    }

    /// apple-dismiss-chain, rns-chain-no-diddismiss: everything above goes, and all of it is freed.
    func testDismissingAChain() {
        let stage = Stage()
        let a = LoggingController("A", stage.log), b = LoggingController("B", stage.log), c = LoggingController("C", stage.log)
        for controller in [b, c] { controller.modalPresentationStyle = .fullScreen }
        stage.show(a)
        a.present(b, animated: false)
        stage.settle()
        b.present(c, animated: false)
        stage.settle()
        _ = stage.log.take()
        a.dismiss(animated: true)
        stage.settle()
        XCTAssertNil(a.presentedViewController)
        XCTAssertNotNil(a.view.window)
        XCTAssertNil(b.viewIfLoaded?.window)
        XCTAssertNil(c.viewIfLoaded?.window)
        XCTAssertEqual([a, b, c].map(\.appearance.state), [.appeared, .disappeared, .disappeared])
        stage.tearDown()
    }

    private func swipeDown(_ sheet: UIViewController) {
        guard let presentation = sheet.presentationController as? UISheetPresentationController else { return XCTFail("not a sheet") }
        SheetSwipe.dismiss(presentation)
    }
}

final class LoadingController: UIViewController {
    let log: EventLog
    var setsView = true
    init(_ log: EventLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() {
        log.add("V.loadView")
        if setsView { view = UIView(frame: .zero) }
    }
    override func viewDidLoad() { super.viewDidLoad(); log.add("V.viewDidLoad") }
}

/// Logs before super, as the author of rootchild-full-cycle did.
final class PassController: UIViewController {
    let log: EventLog
    init(_ log: EventLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() {
        log.add("VC.loadView")
        let root = PassView("RootView", log), child = PassView("ChildView", log)
        root.addSubview(child)
        view = root
    }
    override func viewDidLoad() { log.add("VC.viewDidLoad"); super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { log.add("VC.viewWillAppear"); super.viewWillAppear(animated) }
    override func updateViewConstraints() { log.add("VC.updateViewConstraints"); super.updateViewConstraints() }
    override func viewWillLayoutSubviews() { log.add("VC.viewWillLayoutSubviews"); super.viewWillLayoutSubviews() }
    override func viewDidLayoutSubviews() { log.add("VC.viewDidLayoutSubviews"); super.viewDidLayoutSubviews() }
    override func viewDidAppear(_ animated: Bool) { log.add("VC.viewDidAppear"); super.viewDidAppear(animated) }
}

final class PassView: UIView {
    let name: String
    let log: EventLog
    init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    required init?(coder: NSCoder) { nil }
    override func updateConstraints() { log.add("\(name).updateConstraints"); super.updateConstraints() }
    override func layoutSubviews() { log.add("\(name).layoutSubviews"); super.layoutSubviews() }
    override func draw(_ rect: CGRect) { log.add("\(name).draw") }
}

final class LoggingSheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { log.add("PC.shouldDismiss"); return true }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.add("PC.willDismiss") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.add("PC.didDismiss") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { log.add("PC.didAttemptToDismiss") }
}
