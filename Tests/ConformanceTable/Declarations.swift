// The records that no test asserts, each with its reason: lines of Tests/Fixtures/Conformance/*.txt.
//     id: contradicted by WINNER-ID[, WINNER-ID] - why
//     id: out of scope - why
//     id: unknown - why
//     id: open - why
// Empty lines and those that begin with # are for readers.
import Foundation

/// A line of text of the checkout.
package struct Place: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let file: String
    package let line: Int

    package init(_ file: String, _ line: Int) {
        self.file = file
        self.line = line
    }

    package var description: String { "\(file):\(line)" }
    package static func < (one: Place, two: Place) -> Bool { (one.file, one.line) < (two.file, two.line) }
}

package struct Declaration: Sendable {
    package enum Kind: Equatable, Sendable {
        case contradicted(by: [String])
        case outOfScope
        case unknown
        case open
    }

    package let id: String
    package let kind: Kind
    package let reason: String
    package let place: Place

    /// What a file declares, and its lines that say nothing.
    package static func read(_ text: String, file: String) -> (declarations: [Declaration], malformed: [Place]) {
        var declarations: [Declaration] = []
        var malformed: [Place] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let trimmed = line.trimmed
            if trimmed.isEmpty || trimmed.hasPrefix("#") { continue }
            let place = Place(file, index + 1)
            if let declaration = Declaration(line: trimmed, place: place) { declarations.append(declaration) } else { malformed.append(place) }
        }
        return (declarations, malformed)
    }

    private init?(line: String, place: Place) {
        guard let colon = line.firstIndex(of: ":"), let dash = line.range(of: " - "), colon < dash.lowerBound else { return nil }
        id = line[..<colon].trimmed
        reason = line[dash.upperBound...].trimmed
        self.place = place
        let words = line[line.index(after: colon)..<dash.lowerBound].trimmed
        switch words {
        case "out of scope": kind = .outOfScope
        case "unknown": kind = .unknown
        case "open": kind = .open
        case let words where words.hasPrefix("contradicted by "):
            let winners = words.dropFirst("contradicted by ".count).split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
            if winners.isEmpty { return nil }
            kind = .contradicted(by: winners)
        default: return nil
        }
        if id.isEmpty || reason.isEmpty { return nil }
    }
}

extension StringProtocol {
    var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
