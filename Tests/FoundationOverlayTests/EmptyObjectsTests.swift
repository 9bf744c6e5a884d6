// Initialisers without arguments, as code for Apple's systems writes them.
import FoundationOverlay
import XCTest

final class EmptyObjectsTests: XCTestCase {
    func testEmptyObjects() {
        XCTAssertEqual(NSAttributedString().length, 0)
        XCTAssertEqual(NSMutableAttributedString().string, "")
        XCTAssertEqual(NSMutableString() as String, "")
        XCTAssertTrue(Timer().isValid)
        XCTAssertEqual(ProcessInfo().processIdentifier, ProcessInfo.processInfo.processIdentifier)
    }
}
