// A document interaction controller previews a file and tells its delegate.
import XCTest
@testable import UIKit

@MainActor final class DocumentInteractionTests: XCTestCase {
    private final class Owner: NSObject, UIDocumentInteractionControllerDelegate {
        weak var parent: UIViewController?
        var log: [String] = []
        func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController { parent ?? UIViewController() }
        func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) { log.append("begin") }
        func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) { log.append("end") }
    }

    func testAPreview() throws {
        let stage = Stage(), root = UIViewController(), owner = Owner()
        stage.show(root)
        owner.parent = root
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("Preview-\(UUID().uuidString).txt")
        let controller = UIDocumentInteractionController(url: url)
        controller.delegate = owner
        XCTAssertFalse(controller.presentPreview(animated: true), "there is no such file")
        try Data("text".utf8).write(to: url)
        XCTAssertEqual(controller.uti, "public.plain-text")
        XCTAssertTrue(controller.presentPreview(animated: true))
        stage.settle()
        XCTAssertNotNil(root.presentedViewController)
        controller.dismissPreview(animated: true)
        stage.settle()
        XCTAssertEqual(owner.log, ["begin", "end"])
        XCTAssertNil(root.presentedViewController)
        XCTAssertFalse(controller.presentOpenInMenu(from: .zero, in: root.view, animated: true))
        stage.tearDown()
    }
}
