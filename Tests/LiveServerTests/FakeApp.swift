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
    private var console: [String] = []
    private var isGone = false
    private var pictureBytes = 64

    init() {
        answer.screen.app = "Fake"
        answer.screen.width = 393
        answer.screen.height = 852
        answer.screen.state = "active"
    }

    var asked: [LiveRequest] { lock.withLock { requests } }

    func prepare(events: [LifecycleEvent] = [], console: [String] = [], isGone: Bool = false, pictureBytes: Int = 64) {
        lock.withLock {
            self.events += events
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
            case .source: made.text = "\"Next\""
            default: break
            }
            (made.time, made.frame) = (answer.time, answer.frame)
            (made.events, made.console) = (events, console)
            (events, console) = ([], [])
            return (made, Data())
        }
    }
}
