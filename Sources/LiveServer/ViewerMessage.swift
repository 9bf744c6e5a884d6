// The requests of a page, read from unchecked text. Anything else is refused with a word.
import Foundation
import HostProtocol

enum ViewerMessage: Equatable {
    case fingers([LiveFinger])
    case type(String)
    /// Statements of the script language.
    case perform(String)
    /// A tap on an element of a snapshot.
    case element(Int)
    case pace(Stage.Pace)
    case step
    case nextEvent
    case scale(Double)
    case snapshot
    /// The view hierarchy as text.
    case tree
    /// The card of a callback, and where the class has it in the app's source.
    case explain(String, in: String?)
    /// What the app is made of, now or around an event.
    case inspect(event: Int?, before: Bool)
    case layers
    /// What is at a point shall be on screen from now on, whenever the record is played.
    case check(x: Double, y: Double)
    /// Takes the step with this index out of the record; nil empties it.
    case forget(Int?)

    struct Refusal: Error, Equatable { let reason: String }

    private static let maximumText = 10_000
    private static let maximumFingers = 11

    private struct Raw: Decodable {
        var `do`: String
        var text: String?
        var rate: Double?
        var scale: Double?
        var fingers: [LiveFinger]?
        var `class`: String?
        var event: Int?
        var before: Bool?
        var x: Double?
        var y: Double?
    }

    init(_ text: String) throws(Refusal) {
        guard let raw = try? JSONDecoder().decode(Raw.self, from: Data(text.utf8)) else { throw Refusal(reason: "not a message") }
        func words() throws(Refusal) -> String {
            guard let text = raw.text, text.count <= Self.maximumText else { throw Refusal(reason: "\(raw.do): no text, or too much") }
            return text
        }
        switch raw.do {
        case "fingers":
            guard let fingers = raw.fingers, !fingers.isEmpty, fingers.count <= Self.maximumFingers, fingers.allSatisfy({ abs($0.x) < 1e5 && abs($0.y) < 1e5 }) else { throw Refusal(reason: "fingers: from 1 to \(Self.maximumFingers), on the screen") }
            self = .fingers(fingers)
        case "type": self = .type(try words())
        case "perform": self = .perform(try words())
        case "element":
            guard let text = raw.text, text.hasPrefix("e"), let number = Int(text.dropFirst()), number > 0 else { throw Refusal(reason: "element: a reference of a snapshot") }
            self = .element(number)
        case "pace":
            guard let rate = raw.rate, rate >= 0, rate <= 100 else { throw Refusal(reason: "pace: from 0 to 100") }
            self = .pace(rate == 0 ? .paused : .running(rate))
        case "fast": self = .pace(.asFastAsPossible)
        case "step": self = .step
        case "next": self = .nextEvent
        case "scale":
            guard let scale = raw.scale, scale >= 0.5, scale <= 4 else { throw Refusal(reason: "scale: from 0.5 to 4") }
            self = .scale(scale)
        case "snapshot": self = .snapshot
        case "tree": self = .tree
        case "explain":
            guard (raw.class ?? "").count <= 500 else { throw Refusal(reason: "explain: too long a name") }
            self = .explain(try words(), in: raw.class)
        case "inspect":
            guard raw.event.map({ $0 > 0 }) ?? true else { throw Refusal(reason: "inspect: the number of an event") }
            self = .inspect(event: raw.event, before: raw.before ?? false)
        case "layers": self = .layers
        case "check":
            guard let x = raw.x, let y = raw.y, abs(x) < 1e5, abs(y) < 1e5 else { throw Refusal(reason: "check: a point on the screen") }
            self = .check(x: x, y: y)
        case "forget":
            guard raw.event.map({ $0 >= 0 }) ?? true else { throw Refusal(reason: "forget: the index of a step") }
            self = .forget(raw.event)
        default: throw Refusal(reason: "unknown: \(raw.do.prefix(40))")
        }
    }
}
