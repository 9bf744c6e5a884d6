// Popovers on a wide screen and what they become on a narrow one; Docs/EVIDENCE.md 3b and Apple's documentation of
// adaptivity.
import HostProtocol
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class PresentationPopoverTests: XCTestCase {
    func testPopoverLeavesThePresenter() {
        let pad = PadStage(iOSVersion: 10)
        let b = pad.popover("M")
        pad.root.present(b, animated: true) { pad.log.add("present.completion") }
        pad.settle()
        let log = pad.log.take()
        XCTAssertEqual(log, ["M.viewDidLoad", "M.viewWillAppear", "M.viewDidAppear", "present.completion"])
        XCTAssertEqual(conforms(log, to: "winobjc-present-nonhiding"), [])
        b.dismiss(animated: true)
        pad.settle()
        let back = pad.log.take()
        XCTAssertEqual(back, ["M.viewWillDisappear", "M.viewDidDisappear"])
        XCTAssertEqual(conforms(back, to: "seed2-popover-return", names: ["A": "P"]), [])
        pad.tearDown()
    }

    /// From inside a popover: neither going nor coming back tells the presenter.
    func testPresenterInsideAPopover() {
        let pad = PadStage()
        let presenter = pad.popover("Presenter"), sheet = LoggingController("S", pad.log)
        pad.root.present(presenter, animated: true)
        pad.settle()
        presenter.present(sheet, animated: true)
        pad.settle()
        _ = pad.log.take()
        sheet.dismiss(animated: true)
        pad.settle()
        let log = pad.log.take()
        XCTAssertEqual(log, ["S.viewWillDisappear", "S.viewDidDisappear"])
        XCTAssertEqual(conforms(log, to: "apple-popover-note"), [])
        pad.tearDown()
    }

    func testPlaceAndArrow() throws {
        let pad = PadStage()
        let b = pad.popover("M")
        b.preferredContentSize = CGSize(width: 200, height: 300)
        let popover = try XCTUnwrap(b.popoverPresentationController)
        popover.sourceRect = CGRect(x: 400, y: 100, width: 20, height: 20)
        pad.root.present(b, animated: true)
        pad.settle()
        XCTAssertEqual(popover.arrowDirection, .up)
        XCTAssertEqual(b.view.convert(b.view.bounds, to: nil), CGRect(x: 310, y: 133, width: 200, height: 300))
        b.dismiss(animated: false)
        pad.settle()
        let c = pad.popover("C")
        c.preferredContentSize = CGSize(width: 200, height: 300)
        c.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 600, width: 20, height: 20)
        c.popoverPresentationController?.permittedArrowDirections = [.down, .left]
        pad.root.present(c, animated: false)
        pad.settle()
        XCTAssertEqual(c.popoverPresentationController?.arrowDirection, .down)
        XCTAssertEqual(c.view.convert(c.view.bounds, to: nil).maxY, 587)
        pad.tearDown()
    }

    /// wwdc14-228-size: the presentation controller says which size its controller will have.
    func testTheSizeThatAPresentedControllerHearsOf() {
        final class Probe: LoggingController {
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                add("size \(Int(size.width)) \(Int(size.height))")
            }
        }
        for (style, expected) in [(UIModalPresentationStyle.popover, "M.size 320 480"), (.formSheet, "M.size 540 620"), (.pageSheet, "M.size 704 780"), (.fullScreen, "M.size 1180 820")] {
            let pad = PadStage(), m = Probe("M", pad.log)
            m.modalPresentationStyle = style
            m.popoverPresentationController?.sourceView = pad.root.view
            pad.root.present(m, animated: false)
            pad.settle()
            _ = pad.log.take()
            pad.root.viewWillTransition(to: CGSize(width: 1180, height: 820), with: TransitionCoordinator(from: nil, to: nil, animated: false, duration: 0))
            XCTAssertEqual(pad.log.take(), [expected])
            m.dismiss(animated: false)
            pad.settle()
            pad.tearDown()
        }
    }

    func testSourceItems() throws {
        let pad = PadStage()
        let popover = try XCTUnwrap(pad.popover("M").popoverPresentationController)
        XCTAssertTrue(popover.sourceItem === pad.root.view)
        let item = UIBarButtonItem(title: "Info", style: .plain, target: nil, action: nil)
        popover.sourceItem = item
        XCTAssertTrue(popover.barButtonItem === item)
        XCTAssertNil(popover.sourceView)
        XCTAssertNil(item.frame(in: pad.root.view))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        XCTAssertNil(view.frame(in: pad.root.view))
        pad.root.view.addSubview(view)
        XCTAssertEqual(view.frame(in: pad.root.view), CGRect(x: 10, y: 20, width: 30, height: 40))
        popover.sourceItem = view
        XCTAssertTrue(popover.sourceView === view)
        XCTAssertNil(popover.barButtonItem)
        pad.tearDown()
    }

    /// The room changes: the delegate may say another place (Apple, popoverPresentationController(_:willRepositionPopoverTo:in:)).
    func testAnotherPlaceInAnotherRoom() throws {
        let pad = PadStage()
        let delegate = RepositioningDelegate(), b = pad.popover("M")
        b.preferredContentSize = CGSize(width: 200, height: 300)
        let popover = try XCTUnwrap(b.popoverPresentationController)
        popover.delegate = delegate
        pad.root.present(b, animated: true)
        pad.settle()
        XCTAssertEqual(delegate.asked, [])
        delegate.answer = CGRect(x: 600, y: 100, width: 20, height: 20)
        pad.touch.window.frame = CGRect(x: 0, y: 0, width: 1180, height: 820)
        pad.settle()
        XCTAssertEqual(delegate.asked, [CGRect(x: 400, y: 300, width: 20, height: 20)])
        XCTAssertEqual(popover.sourceRect, delegate.answer)
        XCTAssertEqual(b.view.convert(b.view.bounds, to: nil).midX, 610)
        pad.tearDown()
    }

    /// A touch beside it ends it and asks the delegate; by code nobody is asked.
    func testTouchBeside() {
        let pad = PadStage()
        let delegate = LoggingSheetDelegate(pad.log)
        for isModal in [false, true] {
            let b = pad.popover("M")
            b.popoverPresentationController?.delegate = delegate
            b.isModalInPresentation = isModal
            pad.root.present(b, animated: true)
            pad.settle()
            _ = pad.log.take()
            pad.touch.tap(CGPoint(x: 30, y: 1000))
            pad.settle()
            XCTAssertEqual(differences(pad.log.take(), from: isModal ? ["PC.didAttemptToDismiss"] : ["PC.shouldDismiss", "PC.willDismiss", "M.viewWillDisappear", "M.viewDidDisappear", "PC.didDismiss"], unknown: 1), [])
            XCTAssertEqual(pad.root.presentedViewController == nil, !isModal)
        }
        pad.root.dismiss(animated: false)
        pad.settle()
        pad.tearDown()
    }

    // MARK: On a phone

    func testAdaptationOnAPhone() {
        let stage = Stage()
        let delegate = AdaptingDelegate(stage.log)
        let a = LoggingController("A", stage.log)
        stage.show(a)
        _ = stage.log.take()
        func present(_ answer: UIModalPresentationStyle?, wrapping: Bool = false) -> UIViewController {
            let b = UIViewController()
            b.modalPresentationStyle = .popover
            b.popoverPresentationController?.sourceView = a.view
            b.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
            delegate.answer = answer
            delegate.wraps = wrapping
            if answer != nil { b.popoverPresentationController?.delegate = delegate }
            a.present(b, animated: true)
            stage.settle()
            return b
        }
        // Without a delegate a sheet; A stays.
        let b = present(nil)
        XCTAssertTrue(b.presentationController is UIPopoverPresentationController)
        XCTAssertEqual(b.view.frame.width, 393)
        XCTAssertEqual(stage.log.take(), [])
        a.dismiss(animated: true)
        stage.settle()
        // Kept a popover.
        let c = present(UIModalPresentationStyle.none)
        XCTAssertEqual(c.view.frame.width, 320)
        XCTAssertEqual(stage.log.take(), ["style?", "will present -1"])
        a.dismiss(animated: true)
        stage.settle()
        // Full screen, in a navigation controller.
        let d = present(.fullScreen, wrapping: true)
        XCTAssertTrue(a.presentedViewController is UINavigationController)
        XCTAssertTrue(d.navigationController === a.presentedViewController)
        XCTAssertNil(a.view.window)
        XCTAssertEqual(stage.log.take(), ["style?", "controller for 0", "prepare", "will present 0", "A.viewWillDisappear", "A.viewDidDisappear"])
        a.dismiss(animated: true)
        stage.settle()
        XCTAssertNil(a.presentedViewController)
        stage.tearDown()
    }

    func testPopoverIsFullScreenOnAPhoneBefore13() {
        let stage = Stage(iOSVersion: 12)
        let a = LoggingController("A", stage.log), b = UIViewController()
        stage.show(a)
        _ = stage.log.take()
        b.modalPresentationStyle = .popover
        a.present(b, animated: true)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["A.viewWillDisappear", "A.viewDidDisappear"])
        stage.tearDown()
    }

    /// A window that becomes narrow while a popover is up, and wide again: the same controller, nobody appears anew.
    func testAdaptationWhilePresented() {
        for fullScreen in [false, true] {
            let pad = PadStage()
            let delegate = AdaptingDelegate(pad.log)
            delegate.answer = fullScreen ? .fullScreen : .pageSheet
            let b = pad.popover("M")
            b.popoverPresentationController?.delegate = delegate
            pad.root.present(b, animated: true)
            pad.settle()
            XCTAssertEqual(b.view.frame.width, 320)
            _ = pad.log.take()
            pad.touch.window.traitOverrides.horizontalSizeClass = .compact
            pad.settle()
            XCTAssertEqual(b.view.frame.width, 820)
            XCTAssertTrue(b.presentationController is UIPopoverPresentationController)
            let style = fullScreen ? 0 : 1
            if !fullScreen { XCTAssertEqual(conforms(pad.log.lines, to: "apple-popover-adapts", whole: true), []) }
            XCTAssertEqual(pad.log.take(), ["style?", "controller for \(style)", "prepare", "will present \(style)"] + (fullScreen ? ["P.viewWillDisappear", "P.viewDidDisappear"] : []))
            XCTAssertEqual(pad.root.view.window == nil, fullScreen)
            pad.touch.window.traitOverrides.horizontalSizeClass = .regular
            pad.settle()
            XCTAssertEqual(b.view.frame.width, 320)
            XCTAssertEqual(pad.log.take(), ["will present -1"] + (fullScreen ? ["P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear"] : []))
            XCTAssertNotNil(pad.root.view.window)
            b.dismiss(animated: true)
            pad.settle()
            XCTAssertEqual(pad.log.take(), ["M.viewWillDisappear", "M.viewDidDisappear"])
            XCTAssertEqual(pad.touch.window.subviews.count, 1)
            pad.tearDown()
        }
    }

    /// In a narrow window the delegate puts the popover's controller into a navigation controller; in a wide one the
    /// controller stands alone again.
    func testAnotherControllerWhilePresented() throws {
        let pad = PadStage()
        let delegate = AdaptingDelegate(pad.log)
        delegate.answer = .overFullScreen
        delegate.wraps = true
        let b = pad.popover("M")
        b.popoverPresentationController?.delegate = delegate
        pad.root.present(b, animated: true)
        pad.settle()
        for _ in 0..<2 {
            _ = pad.log.take()
            pad.touch.window.traitOverrides.horizontalSizeClass = .compact
            pad.settle()
            let navigation = try XCTUnwrap(pad.root.presentedViewController as? UINavigationController)
            XCTAssertTrue(b.navigationController === navigation)
            XCTAssertTrue(navigation.presentationController is UIPopoverPresentationController)
            XCTAssertEqual(navigation.view.frame.width, 820)
            XCTAssertEqual(pad.log.take(), ["style?", "controller for 5", "M.viewWillDisappear", "M.viewDidDisappear", "prepare", "will present 5", "M.viewWillAppear", "M.viewIsAppearing", "M.viewDidAppear"])
            pad.touch.window.traitOverrides.horizontalSizeClass = .regular
            pad.settle()
            XCTAssertTrue(pad.root.presentedViewController === b)
            XCTAssertNil(b.parent)
            XCTAssertNil(navigation.presentingViewController)
            XCTAssertEqual(b.view.frame.width, 320)
            XCTAssertEqual(pad.log.take(), ["M.viewWillDisappear", "M.viewDidDisappear", "will present -1", "M.viewWillAppear", "M.viewIsAppearing", "M.viewDidAppear"])
        }
        b.dismiss(animated: true)
        pad.settle()
        XCTAssertEqual(pad.log.take(), ["M.viewWillDisappear", "M.viewDidDisappear"])
        XCTAssertEqual(pad.touch.window.subviews.count, 1)
        pad.tearDown()
    }

    // MARK: Alerts

    func testAlertLeavesThePresenter() {
        for style in [UIAlertController.Style.alert, .actionSheet] {
            let stage = Stage()
            let a = LoggingController("A", stage.log)
            stage.show(a)
            _ = stage.log.take()
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
            let ok = UIAlertAction(title: "OK", style: .default) { _ in stage.log.add("handler") }
            alert.addAction(ok)
            a.present(alert, animated: true) { stage.log.add("present.completion") }
            stage.settle()
            alert.choose(ok)
            stage.settle()
            XCTAssertEqual(stage.log.take(), ["present.completion", "handler"])
            XCTAssertNil(a.presentedViewController)
            stage.tearDown()
        }
    }

    func testActionSheetIsAPopoverOnAPad() {
        let pad = PadStage()
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Go", style: .default))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in pad.log.add("cancelled") })
        alert.popoverPresentationController?.sourceView = pad.root.view
        alert.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 100, width: 20, height: 20)
        pad.root.present(alert, animated: true)
        pad.settle()
        XCTAssertTrue(alert.presentationController is UIPopoverPresentationController)
        _ = pad.log.take()
        pad.touch.tap(CGPoint(x: 30, y: 1000))
        pad.settle()
        XCTAssertEqual(pad.log.take(), ["cancelled"])
        pad.tearDown()
    }
}

/// An iPad with a logging root, `P`.
@MainActor final class PadStage {
    let log = EventLog()
    let host: DetachedHost
    let root: LoggingController
    let touch: TouchStage

    init(iOSVersion: Int = 26) {
        touch = TouchStage(root: UIViewController())
        host = DetachedHost(device: DeviceProfile.named("iPad (A16)") ?? .default, iOSVersion: iOSVersion)
        Host.use(host)
        root = LoggingController("P", log)
        touch.window.frame = CGRect(x: 0, y: 0, width: 820, height: 1180)
        touch.window.rootViewController = root
        settle()
        _ = log.take()
    }

    func popover(_ name: String) -> LoggingController {
        let controller = LoggingController(name, log)
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = root.view
        controller.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
        return controller
    }

    func settle() { touch.settle() }
    func tearDown() { touch.tearDown() }
}

private final class AdaptingDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    let log: EventLog
    var answer: UIModalPresentationStyle?
    var wraps = false
    init(_ log: EventLog) { self.log = log }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        log.add("style?")
        return answer ?? .none
    }
    func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController) {
        if adaptivePresentationController !== presentationController { log.add("prepare") }
    }
    func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? {
        log.add("controller for \(style.rawValue)")
        return wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }
    func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?) {
        log.add("will present \(style.rawValue)")
        XCTAssertNotNil(transitionCoordinator)
    }
}

private final class RepositioningDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    var answer = CGRect.zero
    private(set) var asked: [CGRect] = []
    func popoverPresentationController(_ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>) {
        asked.append(rect.pointee)
        rect.pointee = answer
    }
}
