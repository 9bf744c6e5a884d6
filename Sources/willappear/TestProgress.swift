// The tests of XCTest that have ended and the one that runs, read from the output of the test process.
// TestProcess continues after the test that ended its process.

import Foundation

struct TestProgress {
    /// `Class.test` in the order of their ends.
    private(set) var passed: [String] = []
    private(set) var failed: [String] = []
    private(set) var skipped: [String] = []
    /// The tests that ended their process, which XCTest cannot report.
    private(set) var fatal: [String] = []
    private(set) var running: String?

    var count: Int { passed.count + failed.count + skipped.count + fatal.count }

    /// - Parameter line: `Test Case 'Class.test' started at …`. A test may have printed text without a line end before it.
    mutating func receive(_ line: String) {
        guard let start = line.range(of: "Test Case '"), let end = line.range(of: "' ", range: start.upperBound..<line.endIndex) else { return }
        let name = String(line[start.upperBound..<end.lowerBound]), rest = line[end.upperBound...]
        if rest.hasPrefix("started at") { return running = name }
        guard name == running else { return }
        running = nil
        if rest.hasPrefix("passed (") { passed.append(name) }
        if rest.hasPrefix("failed (") { failed.append(name) }
        if rest.hasPrefix("skipped (") { skipped.append(name) }
    }

    /// Called at the end of the process: returns the test that was running and so ended it; nil if none was.
    mutating func noteEnd() -> String? {
        guard let name = running else { return nil }
        running = nil
        fatal.append(name)
        return name
    }

    /// Patterns over `Module.Class/test` for all that need not run again, one a class.
    var patterns: [String] {
        let parts = (passed + failed + skipped + fatal).compactMap { name in
            name.lastIndex(of: ".").map { (String(name[..<$0]), String(name[name.index(after: $0)...])) }
        }
        return Dictionary(grouping: parts, by: \.0).sorted { $0.key < $1.key }.map { cls, tests in
            "(^|\\.)" + NSRegularExpression.escapedPattern(for: cls) + "/(" + tests.map { NSRegularExpression.escapedPattern(for: $0.1) }.joined(separator: "|") + ")$"
        }
    }
}
