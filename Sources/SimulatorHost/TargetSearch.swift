// Finds the target of a script step, or lists the elements on screen instead. ScriptPlayer calls it.
import HostProtocol
import UIKit

@MainActor package struct TargetSearch {
    /// The number of elements that a failure lists.
    private static let listed = 40

    let application: UIApplication

    package init(application: UIApplication) { self.application = application }

    /// The touch point of the frontmost touchable element called `name`.
    package func target(_ name: String) throws(StepFailure) -> CGPoint {
        let reader = ScreenReader(application)
        let elements = reader.elements()
        let wanted = name.trimmingCharacters(in: .whitespacesAndNewlines)
        let exact = elements.filter { $0.isCalled(wanted) }
        let matches = exact.isEmpty ? elements.filter { element in element.names.contains { $0.compare(wanted, options: .caseInsensitive) == .orderedSame } } : exact
        for match in matches {
            if let point = reader.touchPoint(of: match) { return point }
        }
        if let match = matches.first {
            throw StepFailure("\(match.description) cannot be touched: something is in front of it, or it takes no touches" + list(elements))
        }
        throw StepFailure("nothing on screen has this label, text or identifier" + list(elements))
    }

    /// Whether an element on screen shows or is called `text`, as a whole or as whole words of it.
    package func shows(_ text: String) -> Bool {
        let wanted = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return ScreenReader(application).elements().contains { element in
            element.names.contains { Self.contains($0, wanted) }
        }
    }

    /// "Item 1" is in "Item 1 of 3" but not in "Item 10".
    static func contains(_ text: String, _ words: String) -> Bool {
        guard !words.isEmpty else { return true }
        var start = text.startIndex
        while start < text.endIndex, let range = text.range(of: words, range: start..<text.endIndex) {
            let before = range.lowerBound == text.startIndex ? nil : text[text.index(before: range.lowerBound)]
            let after = range.upperBound == text.endIndex ? nil : text[range.upperBound]
            let startsWord = !isWordPart(before) || !isWordPart(words.first)
            let endsWord = !isWordPart(after) || !isWordPart(words.last)
            if startsWord && endsWord { return true }
            start = text.index(after: range.lowerBound)
        }
        return false
    }

    private static func isWordPart(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }

    /// The elements on screen in reading order, one a line.
    package func list() -> String { list(ScreenReader(application).elements()) }

    private func list(_ elements: [ScreenElement]) -> String {
        guard !elements.isEmpty else { return "\n  on screen: nothing that has a name" }
        let sorted = elements.enumerated().sorted { ($0.element.frame.minY, $0.element.frame.minX, $0.offset) < ($1.element.frame.minY, $1.element.frame.minX, $1.offset) }
        var lines = sorted.prefix(Self.listed).map { "    \($0.element.description)" }
        if sorted.count > Self.listed { lines.append("    … and \(sorted.count - Self.listed) more") }
        return "\n  on screen:\n" + lines.joined(separator: "\n")
    }
}

/// The reason why a step failed. ScriptPlayer adds the script's name and the line.
package struct StepFailure: Error {
    package let message: String

    package init(_ message: String) { self.message = message }
}
