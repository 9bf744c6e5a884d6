// XCTExpectFailure: failures that a test is known to have do not fail it. FailureInterception asks here for every failure;
// the functions at the end are what tests call. A failure is taken by the newest expectation that matches it.
import Foundation
import XCTest

/// A failure that a test was expected to have, and had. Apple's observers are given such objects; here are none, only their options.
public final class XCTExpectedFailure: NSObject, @unchecked Sendable {
    /// Which failures are expected, and what happens without one.
    public final class Options: NSObject, @unchecked Sendable {
        /// Whether a failure is the expected one. Every failure is, unless this says otherwise; others fail the test.
        public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
        /// Whether failures are expected at all; true at first. Without it the test runs as if nothing had been said.
        public var isEnabled = true
        /// Whether a test without the failure fails; true at first.
        public var isStrict = true

        /// Strict options that match every failure.
        public override init() {}

        /// Options with which a test may also pass.
        public static func nonStrict() -> Options {
            let options = Options()
            options.isStrict = false
            return options
        }
    }

    private override init() {}
}

/// What one call of XCTExpectFailure waits for.
final class FailureExpectation {
    let reason: String?
    let options: XCTExpectedFailure.Options
    private var isMet = false

    init(reason: String?, options: XCTExpectedFailure.Options) {
        self.reason = reason
        self.options = options
    }

    func takes(_ issue: XCTIssue) -> Bool {
        guard options.isEnabled, options.issueMatcher(issue) else { return false }
        isMet = true
        return true
    }

    /// The failure of a test that did not have the expected one.
    var disappointment: XCTIssue? {
        guard options.isEnabled, options.isStrict, !isMet else { return nil }
        let text = reason.map { "Expected failure '\($0)' but none recorded" } ?? "Expected failure but none recorded"
        return XCTIssue(type: .unmatchedExpectedFailure, compactDescription: text)
    }
}

private func options(_ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?) -> XCTExpectedFailure.Options {
    let options = XCTExpectedFailure.Options()
    if let enabled { options.isEnabled = enabled }
    if let strict { options.isStrict = strict }
    if let matcher { options.issueMatcher = matcher }
    return options
}

/// Expects failures from here to the end of the running test. Strict options are checked before `tearDown`.
public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) {
    RunningTest.shared.expect(FailureExpectation(reason: failureReason, options: options))
}

/// Expects failures from here to the end of the running test: by default any failure, and at least one.
public func XCTExpectFailure(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
    XCTExpectFailure(failureReason, options: options(enabled, strict, issueMatcher))
}

/// Expects failures while the block runs. What the block throws is thrown on, and is no failure yet.
public func XCTExpectFailure<R>(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> R
) rethrows -> R {
    try RunningTest.shared.expect(FailureExpectation(reason: failureReason, options: options), during: failingBlock)
}

/// Expects failures while the block runs: by default any failure, and at least one.
public func XCTExpectFailure<R>(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> R,
    issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
    try XCTExpectFailure(failureReason, options: options(enabled, strict, issueMatcher), failingBlock: failingBlock)
}
