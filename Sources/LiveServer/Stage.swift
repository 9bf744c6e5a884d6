// The running app as all viewers see it: one clock, one list of events, one screen. Viewers ask it to do things and wait
// for it to change; it asks the app. Nothing grows with how fast an app logs or how slowly a viewer reads.
import Foundation
import HostProtocol

package actor Stage {
    /// How time passes.
    package enum Pace: Equatable, Sendable {
        case paused
        /// App seconds a real second.
        case running(Double)
        case asFastAsPossible
    }

    /// What viewers are told beside events and pictures.
    package struct State: Codable, Equatable, Sendable {
        package var screen = LiveScreen()
        package var time = 0.0
        package var frame = 0
        package var pace = 0.0
        package var isFast = false
        /// Why the app is not there any more.
        package var ended: String?
        /// Errors of the last build, while the app before it goes on.
        package var buildErrors: String?
    }

    /// A text of UIKit's console or of the app, numbered.
    package struct Line: Codable, Equatable, Sendable {
        package var number: Int
        package var time: Double
        package var text: String
    }

    static let maximumEvents = 5000
    static let maximumLines = 500
    /// The seconds of the app's time in one request at most, so that fingers are not kept waiting.
    private static let longestRun = 0.1

    private var app: any LiveApp
    private(set) var state = State()
    private(set) var events: [LifecycleEvent] = []
    private(set) var lines: [Line] = []
    private var chains = CauseChains()
    private var lineCount = 0
    /// Counts what viewers may want to look at again: the screen, and everything.
    private(set) var look = 1
    private var change = 1
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var pace = Pace.paused
    /// How time passed when the app ended: the next one goes on so.
    private var interruptedPace: Pace?
    private var runner: Task<Void, Never>?
    /// Rises when another app takes the place of the one before: what is asked of the old one counts no more.
    package private(set) var generation = 1
    /// What hands have done on the pages, for the script, for the test, and for the app when it is built again.
    private(set) var record = Record()

    package init(app: any LiveApp) { self.app = app }

    // MARK: Watching

    /// Waits until something differs from the change that the caller knows. Returns the present one.
    func changed(since known: Int) async -> Int {
        if known != change { return change }
        await withCheckedContinuation { waiting.append($0) }
        return change
    }

    func events(after sequence: Int) -> [LifecycleEvent] { events.filter { $0.sequence > sequence } }
    func links(of events: [LifecycleEvent]) -> [CauseLink] { chains.links(of: events) }
    func lines(after number: Int) -> [Line] { lines.filter { $0.number > number } }

    /// The app's answer to a question that changes nothing, with the bytes that follow it.
    func look(_ request: LiveRequest) async -> (LiveAnswer, Data)? { try? await app.ask(request) }

    func patches(since version: Int, scale: Double) async -> (LivePatches, Data)? {
        guard let (answer, payload) = try? await app.ask(.patches(since: version, scale: scale)), let patches = answer.patches else { return nil }
        return (patches, payload)
    }

    /// Wakes everyone who waits: a viewer leaves, or has something of its own to say.
    func wake() {
        change += 1
        let woken = waiting
        waiting = []
        woken.forEach { $0.resume() }
    }

    // MARK: Doing

    /// Asks the app and tells everyone what came of it. Nil when the app is not there any more.
    @discardableResult package func ask(_ request: LiveRequest) async -> LiveAnswer? {
        let asked = generation
        do {
            let (answer, _) = try await app.ask(request)
            if asked == generation { take(answer) }
            return answer
        } catch {
            if asked == generation, state.ended == nil {
                state.ended = "the app has ended: \(error)"
                interruptedPace = pace
                setPace(.paused)
                wake()
            }
            return nil
        }
    }

    private func take(_ answer: LiveAnswer) {
        let old = state
        state.screen = answer.screen
        state.time = answer.time
        state.frame = answer.frame
        let fresh = answer.events.filter { event in events.last.map { $0.sequence < event.sequence } ?? true }
        events += fresh
        if events.count > Self.maximumEvents { events.removeFirst(events.count - Self.maximumEvents) }
        answer.links.forEach { chains.add($0) }
        if let oldest = events.first?.link, events.count == Self.maximumEvents { chains.forget(through: oldest - Self.maximumEvents) }
        for text in answer.console { add(text) }
        let moves = answer.frame != old.frame || answer.screen.isMoving || old.screen.isMoving || answer.screen != old.screen
        if moves { look += 1 }
        if moves || state != old || !fresh.isEmpty || !answer.console.isEmpty { wake() }
    }

    private func add(_ text: String) {
        lineCount += 1
        lines.append(Line(number: lineCount, time: state.time, text: String(text.prefix(2000))))
        if lines.count > Self.maximumLines { lines.removeFirst(lines.count - Self.maximumLines) }
    }

    /// What the app printed itself; the tool reads it from the app's output.
    package func printed(_ texts: [String]) {
        guard !texts.isEmpty else { return }
        for text in texts.suffix(Self.maximumLines) { add(text) }
        wake()
    }

    /// Another build of the app takes the place of the one that runs.
    package func replace(with app: any LiveApp) async {
        generation += 1
        self.app = app
        let kept = state.pace, wasFast = state.isFast
        state = State()
        state.pace = kept
        state.isFast = wasFast
        events = []
        chains = CauseChains()
        look += 1
        await ask(.status)
        // The previous app may have ended already when this one came.
        if let resumed = interruptedPace {
            interruptedPace = nil
            if pace == .paused { setPace(resumed) }
        }
        wake()
    }

    package func show(buildErrors: String?) {
        state.buildErrors = buildErrors
        wake()
    }

    // MARK: The record

    /// What was recorded, as statements.
    package var recorded: [String] { record.steps.map(\.script) }

    func note(_ statements: [String], remark: String? = nil) async {
        for statement in statements {
            let swift = try? await app.ask(.translate(statement)).answer.swift.first
            record.add(Record.Step(script: statement, swift: swift ?? "", remark: remark))
        }
        wake()
    }

    func forget(_ index: Int?) {
        record.remove(index)
        wake()
    }

    /// The record as a test of the app that runs.
    var test: String {
        RecordedTest(app: state.screen.app, delegate: state.screen.delegate, steps: record.steps).text
    }

    /// Does again what was done with the app before, up to the first statement that does not apply any more.
    package func replay(_ statements: [String]) async {
        record.remove(nil)
        for statement in statements {
            guard let answer = await ask(.perform(statement + "; settle")), answer.problem == nil else { return }
            await note([statement])
        }
    }

    // MARK: Time

    package func setPace(_ pace: Pace) {
        guard self.pace != pace else { return }
        self.pace = pace
        switch pace {
        case .paused: (state.pace, state.isFast) = (0, false)
        case .running(let rate): (state.pace, state.isFast) = (rate, false)
        case .asFastAsPossible: (state.pace, state.isFast) = (0, true)
        }
        runner?.cancel()
        runner = nil
        wake()
        guard pace != .paused else { return }
        runner = Task { [weak self] in
            var last = ContinuousClock.now
            while !Task.isCancelled {
                guard let self else { return }
                let seconds: Double
                if case .running(let rate) = pace {
                    try? await Task.sleep(until: last + .nanoseconds(16_666_667), clock: .continuous)
                    let now = ContinuousClock.now
                    seconds = min((now - last).inSeconds * rate, Self.longestRun)
                    last = now
                } else {
                    seconds = Self.longestRun
                    await Task.yield()
                }
                if Task.isCancelled { return }
                await self.ask(.run(seconds: seconds))
            }
        }
    }
}

extension Duration {
    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
