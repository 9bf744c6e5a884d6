// Which tests of XCTest have ended and which one runs, read from what the test process prints.
// TestProcess goes on after the test that ended its process.

import Foundation

struct TestProgress {
    /// `Class.test` in the order of their ends.
    private(set) var passed: [String] = []
    private(set) var failed: [String] = []
    private(set) var skipped: [String] = []
    /// Those that ended their process, which XCTest cannot report.
    private(set) var fatal: [String] = []
    private(set) var running: String?

    var count: Int { passed.count + failed.count + skipped.count + fatal.count }

    /// - Parameter line: `Test Case 'Class.test' started at …`. A test may have printed something before it that it did not end.
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

    /// The process has ended: the test that ran did it. Nil when none ran.
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
