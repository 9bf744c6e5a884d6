// Tests on the main actor cannot throw: XCTest on Linux finds no way to call them. They attempt instead.
import XCTest

/// Runs `body`; an error fails the test with its text.
func attempt(file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Void) {
    do {
        try body()
    } catch {
        XCTFail("\(error)", file: file, line: line)
    }
}
