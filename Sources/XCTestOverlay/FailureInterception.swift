// The way of a failure: XCTest's assertions call `recordFailure` of the running test by its class's table of methods. The
// entry of a test class that does not override the method is replaced, once it expects failures or overrides `record(_:)`, by one
// that records an issue. A class with its own override of `recordFailure` keeps it, and its failures are not expected.
import Foundation
import XCTest

/// Lends its override to other test classes. It is never run; `self` in the override is a test of any class.
private final class InterceptingTestCase: XCTestCase {
    override func recordFailure(withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool) {
        if RunningTest.shared.isRecording { return super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected) }
        let location = XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber)
        record(XCTIssue(type: expected ? .assertionFailure : .thrownError, compactDescription: description, sourceCodeContext: .init(location: location)))
    }
}

enum FailureInterception {
    private static let method = "$s6XCTest0A4CaseC13recordFailure15withDescription6inFile6atLine8expectedySS_SSSiSbtF"

    private static func table(_ type: XCTestCase.Type) -> UnsafeMutablePointer<UnsafeRawPointer?> {
        unsafeBitCast(type as AnyClass, to: UnsafeMutablePointer<UnsafeRawPointer?>.self)
    }

    /// The place of the method in XCTestCase's table: about fifty words from its start.
    private static let place: Int? = {
        guard let original = dlsym(nil, method) else { return nil }
        return (0..<64).first { table(XCTestCase.self)[$0] == UnsafeRawPointer(original) }
    }()

    /// Makes failures of the class ask the expectations; false where they cannot.
    static func intercept(_ type: XCTestCase.Type) -> Bool {
        guard let place else { return false }
        let replacement = table(InterceptingTestCase.self)[place]
        if table(type)[place] == table(XCTestCase.self)[place] { table(type)[place] = replacement }
        return table(type)[place] == replacement
    }
}
