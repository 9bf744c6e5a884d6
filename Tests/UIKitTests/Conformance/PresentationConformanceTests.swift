// Present and dismiss: whole callback sequences against lifecycle/INDEX.md 3.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class PresentationConformanceTests: XCTestCase {
    /// seed4-launch, tw26-window-nil-willappear.
    func testFirstAppearance() {
        let stage = Stage()
        let root = LoggingController("A", stage.log)
        stage.show(root)
        XCTAssertEqual(stage.log.take(), ["A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"])
        stage.tearDown()
    }

    /// seed4-present-fullscreen, betterhee-present-fullscreen, rudin-present-fullscreen.
    func testPresentFullScreen() {
        let (stage, a, b) = presented(.fullScreen)
        let log = stage.log.take()
        XCTAssertEqual(log, ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "A.viewDidDisappear", "present.completion"])
        XCTAssertEqual(conforms(log, to: "seed4-present-fullscreen"), [])
        XCTAssertEqual(conforms(log, to: "betterhee-present-fullscreen", names: ["First": "A", "Second": "B"]), [])
        XCTAssertNil(a.view.window, "rns-fullscreen-detaches")
        XCTAssertTrue(b.presentingViewController === a)
        stage.tearDown()
    }

    /// seed4-dismiss-fullscreen, winobjc- and tw26-dismiss records.
    func testDismissFullScreen() {
        let (stage, a, b) = presented(.fullScreen)
        _ = stage.log.take()
        b.dismiss(animated: true) { stage.log.add("dismiss.completion") }
        XCTAssertEqual(stage.log.lines, [], "grind-dismiss-after-commit: nothing before the call returned")
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "B.viewDidDisappear", "dismiss.completion"])
        XCTAssertNotNil(a.view.window)
        XCTAssertNil(a.presentedViewController)
        stage.tearDown()
    }

    /// tw26-present-unanimated.
    func testPresentUnanimated() {
        let (stage, _, _) = presented(.fullScreen, animated: false)
        XCTAssertEqual(stage.log.take(), ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "A.viewDidDisappear", "present.completion"])
        stage.tearDown()
    }

    /// wwdc19-224-sheet, rns-formsheet-present, rudin-sheet-dismiss: the presenter hears nothing.
    func testSheet() {
        let (stage, a, b) = presented(.automatic)
        XCTAssertEqual(stage.log.take(), ["B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "present.completion"])
        XCTAssertNotNil(a.view.window)
        b.dismiss(animated: true)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["B.viewWillDisappear", "B.viewDidDisappear"])
        stage.tearDown()
    }

    /// INDEX.md 3a: before iOS 13 `.automatic` covered the whole screen.
    func testAutomaticIsFullScreenBefore13() {
        let (stage, _, _) = presented(.automatic, iOSVersion: 12)
        XCTAssertEqual(stage.log.take(), ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear", "present.completion"])
        stage.tearDown()
    }

    /// tw26-dismiss-dealloc: the dismissed controller dies after the completion.
    func testDismissedControllerIsFreed() {
        let stage = Stage()
        let a = LoggingController("A", stage.log)
        stage.show(a)
        weak var gone: UIViewController?
        autoreleasepool {
            let b = LoggingController("B", stage.log)
            gone = b
            a.present(b, animated: true)
            stage.settle()
            b.dismiss(animated: true)
        }
        stage.settle()
        XCTAssertNil(gone)
        stage.tearDown()
    }

    /// juejin6844-present-not-in-window, MESSAGES.md 10.
    func testPresentOutsideWindow() {
        let stage = Stage()
        let host = DetachedHost()
        Host.use(host)
        let a = LoggingController("A", stage.log)
        let b = LoggingController("B", stage.log)
        a.present(b, animated: true) { stage.log.add("completion") }
        stage.settle()
        XCTAssertEqual(stage.log.take(), [])
        XCTAssertEqual(host.console, ["[Presentation] Attempt to present \(Diagnostics.identity(b)) on \(Diagnostics.identity(a)) (from \(Diagnostics.identity(a))) whose view is not in the window hierarchy."])
        stage.tearDown()
    }

    private func presented(_ style: UIModalPresentationStyle, animated: Bool = true, iOSVersion: Int = 26) -> (Stage, LoggingController, LoggingController) {
        let stage = Stage(iOSVersion: iOSVersion)
        let a = LoggingController("A", stage.log)
        let b = LoggingController("B", stage.log)
        b.modalPresentationStyle = style
        stage.show(a)
        _ = stage.log.take()
        a.present(b, animated: animated) { stage.log.add("present.completion") }
        stage.settle()
        return (stage, a, b)
    }
}
