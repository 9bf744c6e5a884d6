// The further needs of `willappear test`'s processes beside the clock, and the message when a test ended one of them.
// Called by PackageBuild and ProjectTests.

import Foundation

struct TestProcess {
    /// The file in which such a process records the caller of exit; see CProcessWatch.
    private static let variable = "WILLAPPEAR_TEST_REPORT"

    private let report = NSTemporaryDirectory() + "willappear-tests-\(getpid())"

    /// A suite in which more tests than these end their process is given up.
    private static let mostProcesses = 50

    /// Runs XCTest's tests. A test that ends its process counts as failed, and the tests after it run in another process, as in
    /// Xcode ("Restarting after unexpected exit, crash, or test timeout").
    /// - Parameters:
    /// - products: the folder with the test programs.
    /// - skipping: the arguments with which the process leaves out tests that match these patterns over `Module.Class/test`.
    func runAll(_ child: ChildProcess, name: String, products: String, skipping: (inout ChildProcess, [String]) -> Void) throws -> ChildProcess.Ending {
        var progress = TestProgress()
        var next = child
        var process = 0
        while true {
            process += 1
            var read = progress
            next.output = .watched { read.receive($0) }
            let ending = try run(next, name: name, products: products)
            progress = read
            let fatal = progress.noteEnd()
            guard let fatal, Interruption.status == nil, process < Self.mostProcesses else {
                if process > 1 || fatal != nil { say(progress, processes: process) }
                return progress.fatal.isEmpty ? ending : .exited(1)
            }
            // XCTest's own words, because other programs count tests by them.
            print("Test Case '\(fatal)' failed (its process ended)")
            fflush(nil)
            Console.say("\(fatal) ended the process of the tests; the tests after it run in another")
            next = child
            skipping(&next, progress.patterns)
        }
    }

    private func say(_ progress: TestProgress, processes: Int) {
        let skipped = progress.skipped.isEmpty ? "" : ", \(progress.skipped.count) skipped"
        Console.say(
            "\(progress.count) tests in \(processes) processes: \(progress.passed.count) passed\(skipped), \(progress.failed.count + progress.fatal.count) failed; "
                + "a process was ended by " + progress.fatal.joined(separator: ", "))
    }

    /// Runs the tests and returns the one that ended them.
    /// - Parameter products: the folder with the test programs.
    func run(_ child: ChildProcess, name: String, products: String) throws -> ChildProcess.Ending {
        var child = child
        child.environment[Self.variable] = report
        unlink(report)
        defer { unlink(report) }
        let ending = try child.run()
        let written = EndReport.read(report)
        // Every image below the products is the user's: the test program, or the library that a runner has loaded.
        let executable = written?.stacks.joined().first { $0.image.hasSuffix("xctest") }?.image ?? ""
        if let end = AppEnd(written, name: name, executable: executable, bundle: products) { Console.say(end.lines.joined(separator: "\n")) }
        return ending
    }
}
