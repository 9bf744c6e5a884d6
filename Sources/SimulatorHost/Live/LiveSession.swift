// A run that requests drive instead of a script: launches the app, then performs requests and answers with their effects.
// Session begins it. Statements go through ScriptPlayer, so a session and a script do the same.
import HostProtocol
import QuartzCore
import UIKit

@MainActor final class LiveSession {
    private let host: SimulatorHost
    private let application: UIApplication
    private let channel: LiveChannel
    private let player: ScriptPlayer
    private let fingers: Fingers
    private let snapshot: ScreenSnapshot
    private let patches: ScreenPatches
    private let record = LiveRecord()
    private let moments: Moments
    private let inspector: Inspector
    private let watch = LayerContext.Watch()
    private var statementsDone = 0
    /// The largest number of layers in one picture of the tree in space.
    private static let maximumLayers = 400

    init(host: SimulatorHost, application: UIApplication, channel descriptor: Int32) {
        self.host = host
        self.application = application
        let earlier = host.configuration.continuation?.live
        channel = LiveChannel(listener: descriptor, clients: earlier?.clients ?? [])
        player = ScriptPlayer(host: host, application: application, script: Script(name: "session", steps: []))
        fingers = Fingers(application: application, loop: host.loop)
        snapshot = ScreenSnapshot(application: application, references: ElementReferences(last: earlier?.references ?? 0))
        patches = ScreenPatches(camera: host.screen)
        // The inspector has numbers of its own, because those of snapshots rise in reading order.
        inspector = Inspector(application: application, references: ElementReferences())
        moments = Moments(inspector: inspector, device: host.device) { (host.clock.now, host.frames) }
        host.onEvent = { [record, moments] in
            record.add($0)
            moments.note($0)
        }
        host.onLink = { [record] in record.add($0) }
        host.loop.afterFrame = { [moments] in moments.take() }
        host.onLog = { [record] in record.add($0) }
        channel.onDrop = { [record] in record.forget($0) }
    }

    func play() -> Session.Outcome {
        if let continuation = host.configuration.continuation {
            goOn(continuation)
        } else {
            LaunchSequence(application).begin()
            host.loop.settle()
        }
        while let (client, request) = channel.next() {
            if request == .close {
                channel.answer(state(LiveAnswer()), payload: Data(), to: client)
                break
            }
            let (answer, payload) = answer(request, for: client)
            channel.answer(answer, payload: payload, to: client)
        }
        return Session.Outcome(exitCode: .done, steps: statementsDone)
    }

    /// The app is launched by a statement of a request that an earlier process has begun to answer.
    private func goOn(_ continuation: RunContinuation) {
        guard let live = continuation.live, let launch = live.statements.first else { return }
        var answer = LiveAnswer()
        answer.script = live.done
        do throws(StepFailure) {
            let steps = try Self.steps(launch)
            guard let saved = try? JSONDecoder().decode(SavedApplicationState.self, from: continuation.applicationState), let step = steps.first else { throw StepFailure("the state of the app cannot be read") }
            try player.launchAlone(step, saved: saved)
            note(step, in: &answer)
            try perform(live.statements.dropFirst().joined(separator: "\n"), for: live.asking, into: &answer)
        } catch {
            answer.problem = error.message
        }
        finish(&answer, for: live.asking, changes: true)
        channel.answer(answer, payload: Data(), to: live.asking)
    }

    // MARK: Requests

    private func answer(_ request: LiveRequest, for client: Int32) -> (LiveAnswer, Data) {
        var answer = LiveAnswer()
        var payload = Data()
        if request.changesScreen { patches.invalidate() }
        record.begin(client, fromStart: request == .status)
        do throws(StepFailure) {
            switch request {
            case .status, .close: break
            case .perform(let statements): try perform(statements, for: client, into: &answer)
            case .element(let verb, let reference, let rest, let settles):
                try perform("\(verb) \(try snapshot.source(of: reference))\(rest)\(settles ? "; settle" : "")", for: client, into: &answer)
            case .snapshot(let options): answer.text = snapshot.text(options, title: title)
            case .tree: answer.text = ViewTree.text(of: application)
            case .trace(let since): answer.events = record.history.filter { $0.sequence > since }
            case .picture(let scale): payload = try picture(scale)
            case .patches(let since, let scale):
                let (made, bytes) = try patches.changes(since: since, scale: CGFloat(scale))
                answer.patches = made
                payload = bytes
            case .fingers(let changes): try touch(changes)
            case .source(let x, let y): (answer.text, answer.candidates) = snapshot.source(at: CGPoint(x: x, y: y))
            case .translate(let statements): answer.swift = try Self.steps(statements).map { SwiftLine($0.action).text ?? "// no word of WillAppearTesting: \($0.source)" }
            case .inspect(let event, let before): (answer.text, payload) = try inspect(event, before)
            case .layers(let scale): (answer.layers, payload) = try layers(scale)
            case .run(let seconds): host.loop.run(for: seconds)
            case .runToEvent(let limit): runToEvent(limit)
            }
        } catch {
            answer.problem = problem(error)
        }
        switch request {
        case .trace, .snapshot, .tree, .picture, .patches, .fingers, .run, .source, .translate, .inspect, .layers: finish(&answer, for: client, changes: false)
        case .status, .perform, .element, .runToEvent, .close: finish(&answer, for: client, changes: true)
        }
        return (answer, payload)
    }

    /// The number of lines about the screen's content in a failure.
    private static let listed = 24

    /// The failure and the screen's content with its references, for the next command.
    private func problem(_ failure: StepFailure) -> String {
        guard let list = failure.message.range(of: "\n  on screen:\n") else { return failure.message }
        let lines = snapshot.text(SnapshotOptions(), title: "  on screen:").split(separator: "\n")
        let shown = lines.prefix(Self.listed + 1).enumerated().map { $0.offset == 0 ? String($0.element) : "    " + $0.element }
        let rest = lines.count > shown.count ? ["    … \(lines.count - shown.count) more; snapshot --find TEXT narrows it"] : []
        return ([String(failure.message[..<list.lowerBound])] + shown + rest).joined(separator: "\n")
    }

    /// Performs statements one after another; the effects of those before a failing one stay.
    private func perform(_ text: String, for client: Int32, into answer: inout LiveAnswer) throws(StepFailure) {
        let steps = try Self.steps(text)
        if !fingers.isEmpty { fingers.cancel() }
        for (index, step) in steps.enumerated() {
            statementsDone += 1
            do throws(StepFailure) {
                try player.performAlone(step, number: statementsDone) {
                    host.startAgain(
                        at: 0, application, on: step.action,
                        live: LiveContinuation(
                            statements: steps[index...].map(\.source), done: answer.script, clients: channel.clients, asking: client, references: snapshot.references.last))
                }
            } catch {
                throw StepFailure("\(step.source): \(error.message)")
            }
            note(step, in: &answer)
        }
    }

    private func note(_ step: ScriptStep, in answer: inout LiveAnswer) {
        answer.script.append(step.source)
        if let line = SwiftLine(step.action).text { answer.swift.append(line) }
        if step.action == .tree { answer.text = ViewTree.text(of: application) }
    }

    private static func steps(_ text: String) throws(StepFailure) -> [ScriptStep] {
        do throws(ScriptError) {
            return try Script(parsing: text, name: "session").steps
        } catch {
            throw StepFailure(error.description)
        }
    }

    private func touch(_ changes: [LiveFinger]) throws(StepFailure) {
        guard application.life.isOnScreen, application.life.cover == nil else { throw StepFailure("the app is not in front; open brings it there") }
        fingers.change(changes)
    }

    private func inspect(_ event: Int?, _ before: Bool) throws(StepFailure) -> (String, Data) {
        guard let event else { return (String(decoding: moments.now(host.trace.events), as: UTF8.self), Data()) }
        guard let around = moments.around(event) else { throw StepFailure("what the screen showed at event \(event) is not kept any more, or no frame has followed yet") }
        guard let moment = before ? around.before : around.after else { throw StepFailure("nothing is kept from before event \(event)") }
        return (String(decoding: moment.json, as: UTF8.self), moment.picture)
    }

    private func layers(_ scale: Double) throws(StepFailure) -> ([InspectedLayer], Data) {
        guard application.life.isOnScreen else { throw StepFailure("the app is not on screen") }
        var found: [InspectedLayer] = [], payload = Data()
        for part in application.committedScreen.parts(scale: CGFloat(min(max(scale, 0.25), 2)), limit: Self.maximumLayers) {
            let png = part.image?.pngData() ?? Data()
            let frame = part.frame
            found.append(InspectedLayer(level: part.level, kind: part.className, frame: [frame.minX, frame.minY, frame.width, frame.height].map { $0.isFinite ? Double($0) : 0 }, bytes: png.count))
            payload.append(png)
        }
        return (found, payload)
    }

    private func runToEvent(_ limit: Double) {
        let before = host.trace.events
        let end = host.clock.nanoseconds + AppClock.nanoseconds(limit)
        host.loop.drain()
        while host.trace.events == before, host.clock.nanoseconds < end { host.loop.run(until: min(end, host.loop.nextMoment(limit: end))) }
    }

    private func picture(_ scale: Double?) throws(StepFailure) -> Data {
        guard let data = host.screen.picture(scale: scale.map { CGFloat($0) })?.pngData() else { throw StepFailure("the screen could not be drawn") }
        return data
    }

    // MARK: What came of it

    private func finish(_ answer: inout LiveAnswer, for client: Int32, changes: Bool) {
        moments.take()
        let news = record.take(for: client)
        // The request named the trace by number.
        if answer.events.isEmpty { answer.events = news.events }
        answer.links = record.chains.links(of: answer.events)
        answer.console = news.console
        if changes { answer.changes = snapshot.changes() }
        answer = state(answer)
        fflush(nil)
    }

    private func state(_ answer: LiveAnswer) -> LiveAnswer {
        var answer = answer
        answer.lastEvent = host.trace.events
        answer.time = host.clock.now
        answer.frame = host.frames
        let bounds = UIScreen.main.bounds
        answer.screen.app = host.appName
        answer.screen.device = host.device.name
        answer.screen.iOS = host.iOSVersion
        answer.screen.width = Double(bounds.width)
        answer.screen.height = Double(bounds.height)
        answer.screen.scale = host.device.scale
        answer.screen.cornerRadius = host.device.cornerRadius
        answer.screen.state = "\(application.life.phase)"
        answer.screen.delegate = application.delegate.map { String(describing: type(of: $0)) } ?? ""
        answer.screen.isDark = UIScreen.main.traitCollection.userInterfaceStyle == .dark
        answer.screen.takesText = SystemEvents.firstResponder(of: application) is any UIKeyInput
        answer.screen.isMoving = !host.loop.isSettled
        return answer
    }

    private var title: String {
        "\(host.appName) on \(host.device.name), iOS \(host.iOSVersion), \(application.life.phase), \(ScriptSource.number(host.clock.now)) s"
    }
}

extension LiveRequest {
    fileprivate var changesScreen: Bool {
        switch self {
        case .status, .snapshot, .tree, .trace, .picture, .patches, .source, .translate, .inspect, .layers, .close: false
        case .perform, .element, .fingers, .run, .runToEvent: true
        }
    }
}
