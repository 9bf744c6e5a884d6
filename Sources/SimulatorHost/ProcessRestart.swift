// A new process of the same program in place of this one: an app that is launched again begins without any state of
// its last life. The run configuration has the script's position; the clock continues too.
import CVirtualTime
@preconcurrency import Glibc
import Foundation
import HostProtocol

struct ProcessRestart {
    /// The configuration of the next process.
    private let configuration: RunConfiguration
    private let arguments: [String]

    /// - Parameter action: the statement that launches the app again; some change the language, the device or the version.
    init(_ configuration: RunConfiguration, after action: ScriptStep.Action) {
        var next = configuration
        var words = CommandLine.arguments
        switch action {
        case .language(let name): words = LaunchLanguage.without(words) + LaunchLanguage.arguments(language: name, region: nil)
        case .device(let device): next.device = device
        case .iOSVersion(let version): next.iOSVersion = version
        default: break
        }
        self.configuration = next
        arguments = words
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
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
        words.append(nil)
        execv("/proc/self/exe", words)
        throw HostError.cannotWrite("/proc/self/exe", String(cString: strerror(errno)))
    }
}
