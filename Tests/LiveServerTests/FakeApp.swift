// An app that answers at once and remembers what it was asked: the server's tests need none that is built.
import Foundation
import HostProtocol
@testable import LiveServer

final class FakeApp: LiveApp, @unchecked Sendable {
    private let lock = NSLock()
    private var requests: [LiveRequest] = []
    private var answer = LiveAnswer()
    /// What the next answers bring.
    private var events: [LifecycleEvent] = []
    private var links: [CauseLink] = []
    private var console: [String] = []
    private var isGone = false
    private var pictureBytes = 64

    init() {
        answer.screen.app = "Fake App"
        answer.screen.delegate = "Boss"
        answer.screen.width = 393
        answer.screen.height = 852
        answer.screen.state = "active"
    }

    var asked: [LiveRequest] { lock.withLock { requests } }

    func prepare(events: [LifecycleEvent] = [], links: [CauseLink] = [], console: [String] = [], isGone: Bool = false, pictureBytes: Int = 64) {
        lock.withLock {
            self.events += events
            self.links += links
            self.console += console
            self.isGone = isGone
            self.pictureBytes = pictureBytes
        }
    }

    static func event(_ sequence: Int, className: String = "ViewController", event: String = "viewDidLoad") -> LifecycleEvent {
        LifecycleEvent(.init(kind: .viewController, className: className, object: 1, event: event), sequence: sequence, time: 0, frame: 0)
    }

    func ask(_ request: LiveRequest) async throws -> (answer: LiveAnswer, payload: Data) {
        try lock.withLock {
            requests.append(request)
            if isGone { throw LiveWire.Problem.closed }
            var made = answer
            switch request {
            case .patches(let since, _):
                made.patches = LivePatches(version: answer.frame + 1, width: 10, height: 10, parts: since == answer.frame + 1 ? [] : [.init(x: 0, y: 0, width: 10, height: 10, bytes: pictureBytes)])
                return (made, Data(repeating: 7, count: pictureBytes))
            case .perform(let statements):
                made.script = [statements]
                answer.frame += 1
            case .run(let seconds):
                answer.time += seconds
                answer.frame += 1
            case .source(let x, _):
                // Left of 100 stands one that shares its name with another.
                made.text = x < 100 && x >= 50 ? "60,30" : "\"Next\""
                made.candidates = x < 100 && x >= 50 ? ["button \"Delete\" at 50,0 50×44", "button \"Delete\" at 50,44 50×44"] : []
            case .translate(let statement):
                made.swift = [statement.hasPrefix("expect") ? "app.isOnScreen(\"Next\")" : statement.hasPrefix("type \"") ? "app.type(\(statement.dropFirst(5)))" : statement.hasPrefix("tap \"") ? "app.tap(\(statement.dropFirst(4)))" : "// \(statement)"]
            case .inspect(let event, let before):
                if event == 99 { made.problem = "not kept any more" } else { made.text = "{\"event\":\(event ?? 0),\"before\":\(before)}" }
                return (made, event == nil ? Data() : Data([1, 2, 3]))
            case .layers:
                made.layers = [InspectedLayer(level: 0, kind: "CALayer", frame: [0, 0, 10, 10], bytes: 3)]
                return (made, Data([1, 2, 3]))
            default: break
            }
            (made.time, made.frame) = (answer.time, answer.frame)
            (made.events, made.links, made.console) = (events, links, console)
            (events, links, console) = ([], [], [])
            return (made, Data())
        }
    }
}
