// An iPad's screen shared with another app: who is told of the new size, in which order. Docs/EVIDENCE.md 6.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class SplitScreenConformanceTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            _ = Rotation.rotate(to: .portrait)
            UIScreen.main.orientation = .portrait
            SplitScreen.assume(.full)
        }
    }

    func testSplitScreen() {
        let stage = AppStage(.withoutScenes, iOSVersion: 26, device: "iPad (A16)")
        let log = EventLog()
        stage.delegate.root = { TurningController("A", log) }
        stage.launch()
        XCTAssertTrue(Rotation.rotate(to: .landscapeLeft))
        stage.settle()
        _ = log.take()
        XCTAssertTrue(SplitScreen.set(.half))
        stage.settle()
        XCTAssertEqual(differences(unique(log.take()), from: [
            "A.willTransition(to:with:)", "A.viewWillTransition(to:with:)", "A.view.boundsChanged", "A.traitCollectionDidChange",
            "A.view.traitCollectionDidChange", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.alongside", "A.completion",
        ], unknown: 9), [])
        let view = stage.delegate.window?.rootViewController?.view
        XCTAssertEqual(view?.bounds.size, CGSize(width: 585, height: 820))
        XCTAssertEqual(view?.traitCollection.horizontalSizeClass, .compact)
        XCTAssertTrue(SplitScreen.set(.twoThirds))
        stage.settle()
        XCTAssertEqual(view?.bounds.width, 795)
        XCTAssertEqual(view?.traitCollection.horizontalSizeClass, .regular)
        XCTAssertTrue(Rotation.rotate(to: .portrait))
        stage.settle()
        XCTAssertEqual(view?.bounds.size, CGSize(width: 490, height: 1180))
        XCTAssertTrue(SplitScreen.set(.full))
        stage.settle()
        XCTAssertEqual(view?.bounds.size, CGSize(width: 820, height: 1180))
        stage.tearDown()
        let phone = AppStage(.withoutScenes)
        phone.launch()
        XCTAssertFalse(SplitScreen.set(.half))
        phone.tearDown()
    }

    /// iOS 10 and 11 told the controller of an app launched beside another one of its size before its view was loaded.
    func testLaunchInSplitScreen() {
        for version in [10, 11, 12] {
            final class Early: UIViewController {
                override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                    AppStage.current?.add("VC.viewWillTransition(to:with:)")
                    super.viewWillTransition(to: size, with: coordinator)
                }
                override func viewDidLoad() { super.viewDidLoad(); AppStage.current?.add("VC.viewDidLoad") }
            }
            let stage = AppStage(.withoutScenes, iOSVersion: version, device: "iPad (A16)")
            SplitScreen.assume(.half)
            stage.delegate.root = { Early() }
            stage.launch()
            let log = stage.take().filter { $0.hasPrefix("VC.") }
            XCTAssertEqual(log, version < 12 ? ["VC.viewWillTransition(to:with:)", "VC.viewDidLoad"] : ["VC.viewDidLoad"])
            if version < 12 { XCTAssertEqual(conforms(log, to: "openradar-37073110"), []) }
            XCTAssertEqual(stage.delegate.window?.rootViewController?.view.bounds.width, 405)
            SplitScreen.assume(.full)
            stage.tearDown()
        }
    }
}
