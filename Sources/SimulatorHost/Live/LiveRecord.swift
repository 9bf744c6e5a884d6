// The events of an open app for its connections: life-cycle events and UIKit's console texts, and the position up to which
// each connection has been told. LiveSession reads it; nothing here grows with the amount that an app logs.
import HostProtocol

@MainActor final class LiveRecord {
    /// Events that are kept; the trace file has all.
    private static let maximumHistory = 20_000
    /// The number of texts that are kept; an app can log faster than they are read.
    private static let maximumConsole = 500
    private static let maximumLength = 4000

    private(set) var history: [LifecycleEvent] = []
    private(set) var chains = CauseChains()
    private var links = 0
    private var console: [(number: Int, text: String)] = []
    private var texts = 0
    /// The last event and text that a connection was told of.
    private var told: [Int32: (event: Int, text: Int)] = [:]

    func add(_ event: LifecycleEvent) {
        history.append(event)
        if history.count > 2 * Self.maximumHistory { history.removeFirst(Self.maximumHistory) }
    }

    func add(_ link: CauseLink) {
        links = link.number
        chains.add(link)
        if links.isMultiple(of: 2 * Self.maximumHistory) { chains.forget(through: links - Self.maximumHistory) }
    }

    func add(_ text: String) {
        texts += 1
        console.append((texts, String(text.prefix(Self.maximumLength))))
        if console.count > 2 * Self.maximumConsole { console.removeFirst(Self.maximumConsole) }
    }

    /// Begins a connection. Its first request gets the events from now on, or all of them with `fromStart`.
    func begin(_ client: Int32, fromStart: Bool) {
        if told[client] == nil { told[client] = fromStart ? (0, 0) : (history.last?.sequence ?? 0, texts) }
    }

    /// A connection is closed: its number will be given to another.
    func forget(_ client: Int32) { told[client] = nil }

    /// The events that a connection has not been told of yet.
    func take(for client: Int32) -> (events: [LifecycleEvent], console: [String]) {
        let (event, text) = told[client] ?? (0, 0)
        told[client] = (history.last?.sequence ?? event, texts)
        // Events are numbered without a gap.
        let events = history.last.map { Array(history.suffix(max(0, $0.sequence - event))) } ?? []
        let lines = console.filter { $0.number > text }.suffix(Self.maximumConsole).map(\.text)
        let missed = texts - text - lines.count
        return (events, missed > 0 ? ["… \(missed) texts before"] + lines : lines)
    }
}
