// Prints the life cycle on standard error while it happens, for people; also UIKit's console texts and
// the host's own messages. Programs read trace.jsonl instead.
import HostProtocol
import UIKit

@MainActor package final class ConsoleRecorder {
    private let isLive: Bool
    private let hasColour: Bool
    /// The width of the column of objects; it grows with the longest name so far.
    private var laneWidth = 24

    package init(isLive: Bool) {
        self.isLive = isLive
        hasColour = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
    }

    /// Writes one event: time, object, callback, and reason.
    package func show(_ event: LifecycleEvent) {
        guard isLive else { return }
        write(Self.line(event, laneWidth: &laneWidth, dim: dim) + "\n")
    }

    /// UIKit's own console text.
    package func log(_ text: String, time: Double) {
        write("\(dim(Self.stamp(time)))  \(text)\n")
    }

    /// A script step, before its events.
    func step(_ source: String, time: Double) {
        guard isLive else { return }
        write("\(dim(Self.stamp(time)))  \(dim("›")) \(source)\n")
    }

    /// Prints requested output, such as that of `tree`.
    func show(_ text: String) { write(text.hasSuffix("\n") ? text : text + "\n") }

    func fail(_ message: String) { write("\(hasColour ? "\u{1B}[31m" : "")\(message)\(hasColour ? "\u{1B}[0m" : "")\n") }

    nonisolated static func line(_ event: LifecycleEvent, laneWidth: inout Int, dim: (String) -> String) -> String {
        let lane = indentation(of: event.kind) + event.lane
        laneWidth = min(max(laneWidth, lane.count), 44)
        let padding = String(repeating: " ", count: max(0, laneWidth - lane.count))
        var text = "\(dim(stamp(event.time)))  \(lane)\(padding)  \(event.event)"
        if let animated = event.animated { text += dim(animated ? "  animated" : "  not animated") }
        if let cause = event.cause { text += dim("  [\(cause)]") }
        return text
    }

    private nonisolated static func indentation(of kind: LifecycleEvent.Kind) -> String {
        switch kind {
        case .application: ""
        case .scene: "  "
        case .window: "    "
        case .viewController: "    "
        case .view: "      "
        }
    }

    /// "  1.350": seconds, to the millisecond.
    nonisolated static func stamp(_ time: Double) -> String {
        let milliseconds = Int64((time * 1000).rounded())
        let fraction = String(milliseconds % 1000)
        let text = "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
        return String(repeating: " ", count: max(0, 8 - text.count)) + text
    }

    private func dim(_ text: String) -> String { hasColour ? "\u{1B}[2m\(text)\u{1B}[0m" : text }

    private func write(_ text: String) {
        // The app's own lines come first where both go to one terminal.
        fflush(nil)
        FileHandle.standardError.write(Data(text.utf8))
    }
}
