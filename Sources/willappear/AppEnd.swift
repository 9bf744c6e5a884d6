// The reason why an app's process ended against its will, in sentences: CProcessWatch's report with the user's frames.
// Called by AppProcess for a run, by SessionApp for an
// open session and by TestProcess for tests.

import Foundation

struct AppEnd {
    /// The app's name, as sentences begin.
    let name: String
    let report: EndReport
    private let stack: UserStack
    /// Advice about a hang.
    var advice = "--timeout SECONDS changes the limit, 0 lifts it"

    /// Nil when the process ended itself: then there is nothing in the report.
    init?(_ report: EndReport?, name: String, executable: String, bundle: String) {
        guard let report, report.cause != nil else { return nil }
        self.name = name
        self.report = report
        stack = UserStack(report, executable: executable, bundle: bundle)
    }

    /// The sentence, the user's frames, and the object that the app waited for.
    var lines: [String] {
        let pending = report.nextTimer.map { ["  pending: a timer that is due in \(Double($0) / 1000) s of the app's time"] } ?? []
        return [sentence] + stack.lines + pending
    }

    private var sentence: String {
        let place = stack.frames.first.map { " in \($0.place)" } ?? ""
        switch report.cause {
        case .hang(let seconds, let isVirtual):
            let work: String = if report.isComputing { "computes" } else if let called = stack.called { "waits in \(called)" } else { "waits for \(report.waitsFor ?? "something")" }
            let time = "\(seconds) s\(isVirtual ? " of its own time" : "")"
            return "\(name) hangs: for \(time) its main thread \(work)\(place); a device's watchdog ends such an app too (0x8badf00d). \(advice)"
        case .memory(let megabytes):
            return "\(name) was ended\(place): it holds more than \(megabytes) MB of memory, for which a device ends an app too"
        case .signal(let signal):
            let what = report.isStackOverflow ? "overflowed its stack: it calls itself without end" : report.isDispatchTrap && signal != SIGABRT ? "was ended by Dispatch: it waits for a queue that it runs on itself, or leaves or releases what it has not entered" : report.hasNoDescriptor ? "could open no more files: it has as many open as a process may, and closes none" : Self.describe(signal)
            return "\(name) \(what)\(place)\(report.isOnBackgroundThread ? ", in a background thread" : ""); the trace ends there"
        case .exitInTest(let status): return "\(name): exit(\(status)) ended the tests\(place); those after it did not run"
        case nil: return "\(name) has ended"
        }
    }

    static func describe(_ signal: Int32) -> String {
        switch signal {
        case SIGILL, SIGTRAP: "trapped (its message is above)"
        case SIGABRT: "aborted (its message is above)"
        case SIGSEGV, SIGBUS: "crashed on a bad memory access"
        case SIGFPE: "crashed on bad arithmetic"
        case SIGINT, SIGTERM, SIGHUP: "was interrupted"
        case SIGKILL: "was killed"
        case SIGSTOP: "stopped itself (SIGSTOP), and nothing continues it"
        case SIGPIPE: "wrote to a pipe or socket that nobody reads any more (SIGPIPE)"
        case SIGALRM: "was ended by an alarm that it had set (SIGALRM)"
        case SIGSYS: "made a call that the system refuses to apps (SIGSYS)"
        default: "was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
        }
    }
}
