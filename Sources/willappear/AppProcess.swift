// Starts the built app with its run configuration and turns its end into an exit status.
// Called by RunCommand. What happens inside the process is SimulatorHost's.

import Foundation
import HostProtocol

struct AppProcess {
    let app: BuiltApp
    let configuration: RunConfiguration

    struct Result {
        let status: ExitCode
        /// What to tell the user beyond what the app process has said itself.
        let message: String?
    }

    func run() throws -> Result {
        let file = BuildDirectory.cache + "/run-\(getpid()).json"
        try configuration.write(to: file)
        defer { unlink(file) }

        var child = ChildProcess(executable: app.executable, arguments: app.arguments)
        child.environment = environment(file: file)
        switch try child.run() {
        case .exited(let code):
            let status = ExitCode(rawValue: code)
            // An app may call exit() itself: any other status is its own failure.
            return Result(status: status ?? .failed, message: status == nil ? "\(app.name) ended itself with status \(code)" : nil)
        case .signalled(let signal):
            return Result(status: .failed, message: "\(app.name) \(Self.describe(signal)); the trace ends there")
        }
    }

    /// The environment of the app's process; `file` holds the configuration.
    func environment(file: String) -> [String: String] {
        var variables = ProcessInfo.processInfo.environment
        variables.merge(app.variables) { _, scheme in scheme }
        // The clock under libc and the hash seed are settled before the first instruction of the app.
        variables.merge(configuration.environment(file: file)) { _, ours in ours }
        // Swift's backtracer would wait for a key on a terminal.
        if variables["SWIFT_BACKTRACE"] == nil { variables["SWIFT_BACKTRACE"] = "interactive=no" }
        return variables
    }

    private static func describe(_ signal: Int32) -> String {
        switch signal {
        case SIGILL, SIGTRAP: "trapped (its message is above)"
        case SIGABRT: "aborted (its message is above)"
        case SIGSEGV, SIGBUS: "crashed on a bad memory access"
        case SIGINT, SIGTERM, SIGHUP: "was interrupted"
        case SIGKILL: "was killed"
        default: "was ended by signal \(signal)"
        }
    }
}
