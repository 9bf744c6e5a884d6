// Memory warnings: delegate, controllers in stack order, notification. Against Docs/EVIDENCE.md 11.
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

    func testImagesAreDecodedAgainAfterAWarning() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("willappear-images-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        func write(_ side: Int) throws {
            let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
            try XCTUnwrap(image.pngData()).write(to: folder.appendingPathComponent("dot.png"))
        }
        let stage = AppStage(.withoutScenes)
        self.stage = stage
        stage.launch()
        try write(2)
        let first = try XCTUnwrap(UIImage(named: "dot", in: bundle, compatibleWith: nil))
        try write(4)
        XCTAssertEqual(UIImage(named: "dot", in: bundle, compatibleWith: nil)?.size, first.size)
        stage.send { try $0.warnOfMemory() }
        XCTAssertEqual(UIImage(named: "dot", in: bundle, compatibleWith: nil)?.size.width, first.size.width * 2)
    }
}
