// Memory warnings: delegate, controllers in stack order, notification. Against lifecycle/INDEX.md 11.
// Views that unload up to iOS 5 are in Conformance/MemoryConformanceTests.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class MemoryWarningTests: XCTestCase {
    private var stage: AppStage?
    override func tearDown() async throws {
        await MainActor.run {
            stage?.tearDown()
            stage = nil
        }
    }

    private final class Named: LoggingRoot {
        private let given: String
        override var name: String { given }
        init(_ name: String) {
            given = name
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
    }

    func testTheOrderOfAWarning() throws {
        for version in [12, 26] {
            let stage = AppStage(.withoutScenes, iOSVersion: version)
            self.stage = stage
            stage.delegate.root = { UINavigationController(rootViewController: Named("A")) }
            stage.launch()
            let navigation = try XCTUnwrap(stage.delegate.window?.rootViewController as? UINavigationController)
            navigation.pushViewController(Named("B"), animated: false)
            stage.settle()
            navigation.present(Named("C"), animated: false)
            stage.settle()
            _ = stage.take()
            stage.send { try $0.warnOfMemory() }
            let log = stage.take()
            XCTAssertEqual(log, [
                "App.didReceiveMemoryWarning", "A.didReceiveMemoryWarning", "B.didReceiveMemoryWarning", "C.didReceiveMemoryWarning", "Note.didReceiveMemoryWarningNotification",
            ])
            XCTAssertEqual(conforms(log, to: "tw26-memory-warning"), [])
            XCTAssertEqual(conforms(log, to: "apple-memory-warning", names: ["VC": "A"]), [])
            stage.tearDown()
        }
    }

    func testPostingTheNotificationByHandTellsNobodyElse() {
        let stage = AppStage(.withoutScenes)
        self.stage = stage
        stage.launch()
        _ = stage.take()
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: stage.application)
        let log = stage.take()
        XCTAssertEqual(log, ["Note.didReceiveMemoryWarningNotification"])
        XCTAssertEqual(conforms(log, to: "tw26-memory-note-only", names: ["VC": "Root"]), [])
    }

    func testASuspendedAppIsNotWarned() {
        let stage = AppStage(.scenes)
        self.stage = stage
        stage.launch()
        stage.send { try $0.home() }
        XCTAssertThrowsError(try stage.life.warnOfMemory())
    }
}
