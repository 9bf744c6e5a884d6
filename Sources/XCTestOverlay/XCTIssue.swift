// XCTIssue: a failure as a value, which tests record by hand and suites build from their own assertions.
import Foundation
import ObjectiveC
import XCTest

/// A failure of a test.
public struct XCTIssue {
    /// The kind of a failure.
    public enum IssueType: Int, Sendable {
        case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
    }
    /// The kind of the failure.
    public var type: IssueType
    /// One line.
    public var compactDescription: String
    /// More lines.
    public var detailedDescription: String?
    /// The line it belongs to.
    public var sourceCodeContext: XCTSourceCodeContext
    /// The error behind it.
    public var associatedError: (any Error)?
    /// The attachments of the failure.
    public var attachments: [XCTAttachment]

    /// A failure with all its parts.
    public init(
        type: IssueType, compactDescription: String, detailedDescription: String? = nil, sourceCodeContext: XCTSourceCodeContext = .init(),
        associatedError: (any Error)? = nil, attachments: [XCTAttachment] = []
    ) {
        self.type = type
        self.compactDescription = compactDescription
        self.detailedDescription = detailedDescription
        self.sourceCodeContext = sourceCodeContext
        self.associatedError = associatedError
        self.attachments = attachments
    }
    /// Keeps something with it.
    public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
}

/// A line of a file.
public final class XCTSourceCodeLocation: NSObject, @unchecked Sendable {
    /// The file.
    public let fileURL: URL
    /// The line, from 1.
    public let lineNumber: Int
    /// A line of a file.
    public init(fileURL: URL, lineNumber: Int) {
        self.fileURL = fileURL
        self.lineNumber = lineNumber
    }
    /// A line of the file at a path.
    public convenience init(filePath: String, lineNumber: Int) { self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber) }
    /// A line of the file at a path.
    public convenience init(filePath: StaticString, lineNumber: UInt) { self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber)) }
}

/// The place of a failure in the source.
public final class XCTSourceCodeContext: NSObject, @unchecked Sendable {
    /// The line.
    public let location: XCTSourceCodeLocation?
    /// A place, if it is known.
    public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

extension XCTestCase {
    static let recordSelector = "record:"

    /// Fails this test with the issue; its attachments are kept. Assertions come here as well in a class that overrides the method.
    public func record(_ issue: XCTIssue) {
        if _ObjC.isOverridden(self, Self.recordSelector) { return _ObjC.sendOverride(self, Self.recordSelector, [issue], as: Void.self) }
        __extension_XCTestCase__record(issue)
    }

    /// The method that `super.record` calls in an override: failures that are expected go no further.
    public func __extension_XCTestCase__record(_ issue: XCTIssue) {
        if RunningTest.shared.takes(issue) { return }
        for attachment in issue.attachments { add(attachment) }
        let location = issue.sourceCodeContext.location
        let text = ([issue.compactDescription] + [issue.detailedDescription].compactMap(\.self)).joined(separator: "\n")
        RunningTest.shared.recording {
            recordFailure(
                withDescription: text, inFile: location?.fileURL.path ?? "<unknown>", atLine: location?.lineNumber ?? 0,
                expected: ![.thrownError, .uncaughtException].contains(issue.type))
        }
    }
}
