// Writes trace.jsonl: each record is one line and one write, so what happened before a trap is on disk.
// The host hands it every record; Docs/TRACE.md describes the lines.
import HostProtocol
import UIKit

@MainActor package final class TraceRecorder {
    private let descriptor: Int32?
    private let file: String
    /// The reason why the trace is not whole, and whether the app caused it.
    private(set) var problem: (message: String, isApps: Bool)?
    /// Life-cycle events so far.
    package private(set) var events: Int
    /// Links of chains of causes so far.
    private(set) var links: Int
    /// Called for each link when it gets its number.
    var onLink: ((CauseLink) -> Void)?

    /// - Parameters:
    /// - file: the file to write; an existing file is replaced. Nil stores nothing.
    /// - earlier: the events and links that an earlier process of the same run has written to the file, which is continued.
    package init(file: String?, continuing earlier: (events: Int, links: Int)? = nil) throws {
        events = earlier?.events ?? 0
        links = earlier?.links ?? 0
        self.file = file ?? ""
        guard let file else {
            descriptor = nil
            return
        }
        let opened = open(file, O_WRONLY | O_CREAT | (earlier == nil ? O_TRUNC : 0) | O_APPEND | O_CLOEXEC, 0o644)
        guard opened >= 0 else { throw HostError.cannotWrite(file, String(cString: strerror(errno))) }
        // Apps that close descriptors begin with the small ones.
        let moved = fcntl(opened, F_DUPFD_CLOEXEC, 1000)
        if moved >= 0 { close(opened) }
        descriptor = moved >= 0 ? moved : opened
    }

    deinit {
        if let descriptor { close(descriptor) }
    }

    package func record(_ draft: LifecycleEvent.Draft, time: Double, frame: Int, because cause: Cause? = nil) -> LifecycleEvent {
        events += 1
        let event = LifecycleEvent(draft, sequence: events, time: time, frame: frame, link: cause.map(number))
        write(.event(event))
        return event
    }

    /// The number of a cause. A cause is written once, before the first event that follows from it, and after its own cause.
    private func number(of cause: Cause) -> Int {
        if cause.number > 0 { return cause.number }
        let because = cause.because.map(number)
        links += 1
        cause.number = links
        let link = CauseLink(number: links, because: because, kind: cause.kind, text: cause.text, evidence: cause.evidence)
        write(.link(link))
        onLink?(link)
        return links
    }

    package func write(_ record: TraceRecord) {
        guard let descriptor else { return }
        var rest = Substring(record.line + "\n").utf8
        while !rest.isEmpty {
            let written = rest.withContiguousStorageIfAvailable { Glibc.write(descriptor, $0.baseAddress, $0.count) } ?? -1
            if written < 0 && errno == EINTR { continue }
            // A full disk must not end the app in the middle; it fails the run at its end.
            guard written > 0 else { return note(errno) }
            rest = rest.dropFirst(written)
        }
    }

    private func note(_ error: Int32) {
        guard problem == nil else { return }
        let isApps = error == EBADF
        problem = ("cannot write \(file): " + (isApps ? "the app has closed a descriptor that is not its own" : String(cString: strerror(error))), isApps)
    }
}

/// The errors of the host's own files.
package enum HostError: Error, CustomStringConvertible {
    case cannotWrite(String, String)

    package var description: String {
        switch self {
        case .cannotWrite(let file, let reason): "cannot write \(file): \(reason)"
        }
    }
}
