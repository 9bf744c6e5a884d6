// The reasons for the present event, link by link: a finger, a recognizer, an action, a transition, a layout pass. UIKit sets a link around
// its effects; the host reads the innermost link with each event and numbers it (Docs/TRACE.md). Links hold words, no objects.
import CoreGraphics
import HostProtocol

/// One link of a chain. It lives as long as further events may follow from it.
@MainActor package final class Cause {
    package let kind: CauseLink.Kind
    package var text: String { words.text }
    package var evidence: [String] { words.evidence }
    package let because: Cause?
    /// The words, made on first read: most actions of fingers lead to no event.
    private lazy var words: (text: String, evidence: [String]) = makeWords()
    private let makeWords: () -> (text: String, evidence: [String])
    /// The host's number, set once an event has followed from the link.
    package var number = 0
    /// The number of links from the first cause to this one.
    let depth: Int
    /// A transition that begins the next one for ever begins a new chain here.
    private static let maximumDepth = 24

    package convenience init(_ kind: CauseLink.Kind, _ text: String, evidence: [String] = [], because: Cause? = Causes.current) {
        self.init(kind, because: because) { (text, evidence) }
    }

    /// - Parameter words: made later, or never. They must hold no objects of the app's.
    package init(_ kind: CauseLink.Kind, because: Cause? = Causes.current, words: @escaping () -> (text: String, evidence: [String])) {
        self.kind = kind
        makeWords = words
        let follows = because.map { $0.depth < Cause.maximumDepth } ?? false
        self.because = follows ? because : nil
        depth = follows ? (because?.depth ?? 0) + 1 : 1
    }
}

@MainActor package enum Causes {
    /// The innermost present link; nil if none is set.
    package private(set) static var current: Cause?

    /// Runs `body`; its effects follow from `cause`.
    package static func during<R, Failure: Error>(_ cause: Cause?, _ body: () throws(Failure) -> R) throws(Failure) -> R {
        let outer = current
        current = cause
        defer { current = outer }
        return try body()
    }

    /// "UIButton “Go”"
    static func name(_ className: String, _ shown: String?) -> String { className + (shown.map { text in text.isEmpty ? "" : " \u{201C}\(text.prefix(60))\u{201D}" } ?? "") }

    static func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 10).rounded() / 10
        guard rounded.isFinite, abs(rounded) < 1e9 else { return "\(rounded)" }
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
