// A new process of the same program in the place of this one: an app that is launched again begins without anything of
// its last life. The run configuration tells it where the script goes on; the clock goes on too.
import CVirtualTime
@preconcurrency import Glibc
import Foundation
import HostProtocol

struct ProcessRestart {
    private let configuration: RunConfiguration

    /// Of the next process; nil when it is the one of this.
    private let language: String?

    init(_ configuration: RunConfiguration, language: String? = nil) {
        self.configuration = configuration
        self.language = language
    }

    /// Returns only by throwing.
    func start(_ continuation: RunContinuation) throws {
        var next = configuration
        next.continuation = continuation
        let variable = RunConfiguration.environmentVariable
        let file = ProcessInfo.processInfo.environment[variable] ?? NSTemporaryDirectory() + "willappear-run-\(getpid()).json"
        try next.write(to: file)
        setenv(variable, file, 1)
        if configuration.clock == .virtual { setenv("WILLAPPEAR_VIRTUAL_START", "\(VT_START_NS / 1_000_000_000 + Int64(continuation.elapsed))", 1) }
        fflush(nil)
        let words = language.map { LaunchLanguage.without(CommandLine.arguments) + LaunchLanguage.arguments(language: $0, region: nil) } ?? CommandLine.arguments
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        arguments.append(nil)
        execv("/proc/self/exe", arguments)
        throw HostError.cannotWrite("/proc/self/exe", String(cString: strerror(errno)))
    }
}
