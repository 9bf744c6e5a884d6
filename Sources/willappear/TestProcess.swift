// What the processes of `willappear test` need beside the clock, and what is said when a test ended one of them.
// Called by PackageBuild and ProjectTests.

import Foundation

struct TestProcess {
    /// Where such a process says who called exit; see CProcessWatch.
    private static let variable = "WILLAPPEAR_TEST_REPORT"

    private let report = NSTemporaryDirectory() + "willappear-tests-\(getpid())"

    /// Runs the tests and names the one that ended them.
    /// - Parameter products: the folder with the test programs.
    func run(_ child: ChildProcess, name: String, products: String) throws -> ChildProcess.Ending {
        var child = child
        child.environment[Self.variable] = report
        unlink(report)
        defer { unlink(report) }
        let ending = try child.run()
        let written = EndReport.read(report)
        // Every image below the products is the user's: the test program, or the library that a runner has loaded.
        let executable = written?.frames.first { $0.image.hasSuffix("xctest") }?.image ?? ""
        if let end = AppEnd(written, name: name, executable: executable, bundle: products) { Console.say(end.lines.joined(separator: "\n")) }
        return ending
    }
}
