// Reports a failure: to Swift Testing when one of its tests is running, else to XCTest. Everything here that can fail
// ends in `report`.
import Testing
import XCTest

/// The line of a test that a failure belongs to.
struct TestLine: Sendable {
    let file: StaticString
    let line: UInt
}

enum TestFailure {
    /// Tests of this module replace it to look at failures instead of having them.
    nonisolated(unsafe) static var interceptor: ((String) -> Void)?

    static func report(_ text: String, at place: TestLine) {
        if let interceptor { return interceptor(text) }
        if Test.current != nil {
            let path = "\(place.file)"
            let name = path.split(separator: "/").suffix(2).joined(separator: "/")
            Issue.record(Comment(rawValue: text), sourceLocation: SourceLocation(fileID: name, filePath: path, line: Int(place.line), column: 1))
        } else {
            XCTFail(text, file: place.file, line: place.line)
        }
    }

    /// Prints a remark that does not fail the test.
    static func note(_ text: String) { print("WillAppearTesting: \(text)") }
}
