// One page that watches: takes its messages in turn and, whenever the page has read what was sent, sends what is new
// since then. A slow page is never behind by more than one message: it gets the present state, not every one before.
import FlyingFox
import Foundation
import HostProtocol

actor Viewer {
    /// Events in one message.
    private static let eventsAtOnce = 500
    /// Answers that wait for a page that asks and does not read.
    private static let maximumReplies = 64
    private static let longestTree = 200_000

    private let stage: Stage
    private let sources: PageSources
    private var knownRecord = -1
    private var generation = 0
    private var lastEvent = 0
    private var lastLine = 0
    private var version = 0
    private var look = 0
    private var known = 0
    private var scale = 1.0
    private var wantsPictures = false
    private var shown: Stage.State?
    private var replies: [String] = []
    private var pictures: [WSFrame] = []
    private var isClosed = false
    private var down: Set<Int> = []
    private var stroke: Stroke?

    init(stage: Stage, sources: PageSources) {
        self.stage = stage
        self.sources = sources
        if let text = Self.json(Reply(kind: "devices", text: "", candidates: DeviceProfile.all.map(\.name))) { replies.append(text) }
    }

    // MARK: From the page

    /// Reads until the page is gone. The next message is read when this one is done: a flood waits in the page's socket.
    func read(_ frames: AsyncThrowingStream<WSFrame, any Error>) async {
        do {
            for try await frame in frames {
                switch frame.opcode {
                case .text: await take(String(decoding: frame.payload, as: UTF8.self))
                case .ping: reply("{\"kind\":\"pong\"}")
                case .pong: break
                default:
                    await close()
                    return
                }
                // The answer goes out, and the other pages read the state that the request left.
                await stage.wake()
            }
        } catch {}
        await close()
    }

    private func close() async {
        isClosed = true
        // A page that has closed holds no finger down.
        if !down.isEmpty { await stage.ask(.fingers(down.map { LiveFinger(id: $0, phase: .cancelled, x: 0, y: 0) })) }
        down = []
        await stage.wake()
    }

    private func take(_ text: String) async {
        let message: ViewerMessage
        do {
            message = try ViewerMessage(text)
        } catch {
            return reply(Reply(kind: "refused", text: error.reason))
        }
        switch message {
        case .fingers(let fingers):
            await note(fingers)
            for finger in fingers { if finger.phase == .began { down.insert(finger.id) } else if finger.phase != .moved { down.remove(finger.id) } }
            await answer(.fingers(fingers))
        case .type(let text): await answer(.perform("type \(ScriptSource.quoted(text))"))
        case .perform(let statements): await answer(.perform(statements))
        case .element(let number): await answer(.element(verb: "tap", reference: number, rest: "", settles: false))
        case .pace(let pace): await stage.setPace(pace)
        case .step: await answer(.run(seconds: 1.0 / 60))
        case .nextEvent: await answer(.runToEvent(limit: 60))
        case .scale(let scale):
            self.scale = scale
            version = 0
            look = 0
            wantsPictures = true
        case .snapshot:
            if let answer = await stage.ask(.snapshot(SnapshotOptions())) { reply(Reply(kind: "snapshot", text: answer.text)) }
        case .tree:
            if let answer = await stage.ask(.tree) { reply(Reply(kind: "tree", text: String(answer.text.prefix(Self.longestTree)))) }
        case .explain(let name, let owner): reply(Reply(kind: "explain", text: sources.explain(name) ?? "", name: name, place: owner.flatMap { sources.locate($0, name) }))
        case .inspect(let event, let before):
            guard let (answer, picture) = await stage.look(.inspect(event: event, before: before)) else { return }
            reply(Reply(kind: "moment", text: answer.problem ?? answer.text, event: event, before: before, isProblem: answer.problem != nil, picture: picture.isEmpty ? nil : picture.base64EncodedString()))
        case .layers: await layers()
        case .check(let x, let y): await check(x, y)
        case .forget(let index): await stage.forget(index)
        }
    }

    private func answer(_ request: LiveRequest) async {
        guard let answer = await stage.ask(request) else { return }
        if let problem = answer.problem { reply(Reply(kind: "problem", text: problem)) }
        if !answer.script.isEmpty {
            await stage.note(answer.script)
            reply(Reply(kind: "performed", text: answer.script.joined(separator: "; "), name: answer.swift.joined(separator: "; ")))
        }
    }

    /// Every layer's own drawing, for the tree in space.
    private func layers() async {
        guard let (answer, bytes) = await stage.look(.layers(scale: 0.75)) else { return }
        if let problem = answer.problem { return reply(Reply(kind: "problem", text: problem)) }
        guard let text = Self.json(answer.layers), let frame = Self.binary("{\"layers\":\(text)}", bytes) else { return }
        pictures = [frame]
    }

    /// A check by pointing. A name that several elements have checks nothing.
    private func check(_ x: Double, _ y: Double) async {
        guard let answer = await stage.ask(.source(x: x, y: y)) else { return }
        guard answer.text.hasPrefix("\"") else {
            return reply(Reply(kind: "ambiguous", text: answer.candidates.isEmpty ? "nothing here has a name: an accessibilityIdentifier gives it one" : "\(answer.candidates.count) elements have this name; an accessibilityIdentifier tells them apart", candidates: answer.candidates))
        }
        await stage.note(["expect \(answer.text)"])
    }

    // MARK: What a finger did, as a statement

    /// One finger between landing and lifting.
    private struct Stroke {
        var id: Int
        /// The element under the finger, as a script names it.
        var source: String
        /// Others that have its name.
        var candidates: [String]
        var start: LiveFinger
        var time: Double
        var hasMoved = false
    }

    /// The points that a finger may move and still tap; seconds of the app's time after which it holds.
    private static let tapDistance = 10.0
    private static let tapTime = 0.5

    private func note(_ fingers: [LiveFinger]) async {
        guard fingers.count == 1, let finger = fingers.first else {
            stroke = nil
            return
        }
        let time = await stage.state.time
        if finger.phase == .began {
            stroke = nil
            guard down.isEmpty, let answer = await stage.ask(.source(x: finger.x, y: finger.y)) else { return }
            stroke = Stroke(id: finger.id, source: answer.text, candidates: answer.candidates, start: finger, time: time)
        } else if var stroke, stroke.id == finger.id {
            stroke.hasMoved = stroke.hasMoved || hypot(finger.x - stroke.start.x, finger.y - stroke.start.y) > Self.tapDistance
            self.stroke = stroke
            guard finger.phase == .ended else { return }
            self.stroke = nil
            let held = time - stroke.time
            let statement: String
            if stroke.hasMoved {
                statement = "drag \(ScriptSource.point(stroke.start.x, stroke.start.y)) \(ScriptSource.point(finger.x, finger.y)) \(ScriptSource.number(max(held, 0.05)))"
            } else {
                statement = held > Self.tapTime ? "long-press \(stroke.source) \(ScriptSource.number(held))" : "tap \(stroke.source)"
            }
            let isAmbiguous = !stroke.hasMoved && stroke.candidates.count > 1
            await stage.note([statement], remark: isAmbiguous ? "\(stroke.candidates.count) elements have this name: recorded as a point" : nil)
            if isAmbiguous { reply(Reply(kind: "ambiguous", text: "\(stroke.candidates.count) elements have this name, so the tap is recorded as a point; an accessibilityIdentifier tells them apart", candidates: stroke.candidates)) }
            reply(Reply(kind: "performed", text: statement))
        }
    }

    private struct Reply: Encodable {
        var kind: String
        var text: String
        var name: String?
        var place: String?
        var event: Int?
        var before: Bool?
        var isProblem: Bool?
        /// A PNG in base 64.
        var picture: String?
        var candidates: [String]?
    }

    private struct RecordMessage: Encodable {
        var kind = "record"
        var steps: [Record.Step]
        var test: String
    }

    private func reply(_ reply: Reply) { if let text = Self.json(reply) { self.reply(text) } }
    private func reply(_ text: String) { if replies.count < Self.maximumReplies { replies.append(text) } }

    // MARK: To the page

    /// The next frame for the page; it is asked for when the one before has been written.
    func next() async -> WSFrame? {
        while !isClosed {
            if !replies.isEmpty { return Self.frame(replies.removeFirst()) }
            if !pictures.isEmpty { return pictures.removeFirst() }
            let present = await stage.generation
            if present != generation {
                generation = present
                (lastEvent, version, look) = (0, 0, 0)
                return Self.frame("{\"kind\":\"begin\",\"generation\":\(present)}")
            }
            let state = await stage.state
            if state != shown {
                shown = state
                if let text = Self.json(Message(kind: "state", state: state)) { return Self.frame(text) }
            }
            let events = await stage.events(after: lastEvent).prefix(Self.eventsAtOnce)
            if let last = events.last {
                lastEvent = last.sequence
                if let text = Self.json(Message(kind: "events", events: Array(events), links: await stage.links(of: Array(events)))) { return Self.frame(text) }
            }
            let record = await stage.record
            if record.version != knownRecord {
                knownRecord = record.version
                if let text = Self.json(RecordMessage(steps: record.steps, test: await stage.test)) { return Self.frame(text) }
            }
            let lines = await stage.lines(after: lastLine)
            if let last = lines.last {
                lastLine = last.number
                if let text = Self.json(Message(kind: "console", lines: lines)) { return Self.frame(text) }
            }
            let present2 = await stage.look
            if wantsPictures, look != present2 {
                look = present2
                if let (patches, payload) = await stage.patches(since: version, scale: scale), patches.version != version {
                    version = patches.version
                    if let frame = Self.picture(patches, payload) { return frame }
                }
            }
            known = await stage.changed(since: known)
        }
        return nil
    }

    private struct Message: Encodable {
        var kind: String
        var state: Stage.State?
        var events: [LifecycleEvent]?
        var links: [CauseLink]?
        var lines: [Stage.Line]?
    }

    private static func json<T: Encodable>(_ value: T) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func frame(_ text: String) -> WSFrame { WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(text.utf8)) }

    private static func picture(_ patches: LivePatches, _ payload: Data) -> WSFrame? { json(patches).flatMap { binary($0, payload) } }

    /// The length of the description, the description, then the PNGs that it names.
    private static func binary(_ text: String, _ payload: Data) -> WSFrame? {
        var data = Data()
        withUnsafeBytes(of: UInt32(text.utf8.count).bigEndian) { data.append(contentsOf: $0) }
        data.append(contentsOf: text.utf8)
        data.append(payload)
        return WSFrame(fin: true, opcode: .binary, mask: nil, payload: data)
    }
}

/// Joins a page's socket to a viewer of its own.
struct ViewerSocket: WSHandler {
    let stage: Stage
    let sources: PageSources

    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
        let viewer = Viewer(stage: stage, sources: sources)
        let reading = Task { await viewer.read(client) }
        return AsyncStream(unfolding: { await viewer.next() }, onCancel: { reading.cancel() })
    }
}
