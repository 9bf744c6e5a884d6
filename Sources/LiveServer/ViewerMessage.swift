// What a page may ask for, read from text that nobody has checked. Anything else is refused with a word.
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
    case explain(String)

    struct Refusal: Error, Equatable { let reason: String }

    private static let maximumText = 10_000
    private static let maximumFingers = 11

    private struct Raw: Decodable {
        var `do`: String
        var text: String?
        var rate: Double?
        var scale: Double?
        var fingers: [LiveFinger]?
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
        case "explain": self = .explain(try words())
        default: throw Refusal(reason: "unknown: \(raw.do.prefix(40))")
        }
    }
}
