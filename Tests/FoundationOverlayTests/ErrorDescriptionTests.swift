// What errors say that bring no description of their own, in Apple's words.
import Foundation
import FoundationOverlay
import XCTest

final class ErrorDescriptionTests: XCTestCase {
    override class func setUp() { NSError.installDescriptions() }

    private enum Trouble: Error { case some }
    private struct Item: Decodable { let name: String }

    /// A public suite (headonn5/iOS-MVVM-TDD) expects the first text.
    func testAnErrorWithoutADescriptionTellsItsReasonOrItsCode() {
        XCTAssertEqual(NSError(domain: "ResponseError", code: -1003).localizedDescription, "The operation couldn’t be completed. (ResponseError error -1003.)")
        XCTAssertEqual(NSError(domain: "D", code: 1, userInfo: [NSLocalizedFailureReasonErrorKey: "It rains."]).localizedDescription, "The operation couldn’t be completed. It rains.")
        XCTAssertEqual(NSError(domain: "D", code: 1, userInfo: [NSLocalizedDescriptionKey: "No."]).localizedDescription, "No.")
        XCTAssertEqual(
            NSError(domain: "D", code: 1, userInfo: ["NSLocalizedFailure": "The lid is shut.", NSLocalizedFailureReasonErrorKey: "It rains."]).localizedDescription, "The lid is shut. It rains.")
        let trouble: any Error = Trouble.some
        XCTAssertTrue(trouble.localizedDescription.hasPrefix("The operation couldn’t be completed. ("), trouble.localizedDescription)
        XCTAssertTrue(trouble.localizedDescription.hasSuffix("Trouble error 0.)"), trouble.localizedDescription)
    }

    func testDataThatCannotBeDecoded() {
        for (text, message) in [("{}", "is missing"), ("[]", "isn’t in the correct format"), ("?", "isn’t in the correct format")] {
            XCTAssertThrowsError(try JSONDecoder().decode(Item.self, from: Data(text.utf8)), text) {
                XCTAssertEqual($0.localizedDescription, "The data couldn’t be read because it \(message).", text)
            }
        }
        XCTAssertThrowsError(try JSONSerialization.jsonObject(with: Data("{".utf8))) {
            XCTAssertEqual($0.localizedDescription, "The data couldn’t be read because it isn’t in the correct format.")
        }
    }

    func testAFileThatIsNotThere() {
        XCTAssertThrowsError(try Data(contentsOf: URL(fileURLWithPath: "/nowhere/notes.txt"))) {
            XCTAssertEqual($0.localizedDescription, "The file “notes.txt” couldn’t be opened because there is no such file.")
        }
    }

    func testAnErrorOfNothing() {
        XCTAssertEqual(NSError().code, 0)
        XCTAssertEqual(NSURL.fileURL(withPath: "/a/b").path, "/a/b")
        XCTAssertTrue(NSURL.fileURL(withPath: "/a/b", isDirectory: true).hasDirectoryPath)
    }
}
