// The places to which selections move, found through the questions that a data source answers. NSTextSelectionNavigation calls it.

import CoreGraphics
import Foundation

/// A place to which a caret goes, its line, and the column that moves up and down keep.
struct SelectionTarget {
    var location: any NSTextLocation
    var affinity = NSTextSelection.Affinity.downstream
    var goal: CGFloat = 0
}

extension NSTextSelectionDataSource {
    /// Whether a direction goes towards the start of the text.
    func isBackward(_ direction: NSTextSelectionNavigation.Direction, at location: any NSTextLocation) -> Bool {
        switch direction {
        case .backward, .up: true
        case .forward, .down: false
        case .left: baseWritingDirection(at: location) == .leftToRight
        case .right: baseWritingDirection(at: location) == .rightToLeft
        }
    }

    func target(
        from place: any NSTextLocation, _ affinity: NSTextSelection.Affinity, _ direction: NSTextSelectionNavigation.Direction,
        _ destination: NSTextSelectionNavigation.Destination, isBackward: Bool, goal: CGFloat
    ) -> SelectionTarget {
        let edge = isBackward ? documentRange.location : documentRange.endLocation
        switch destination {
        case .character:
            switch direction {
            case .up, .down: return upright(from: place, affinity, isUp: direction == .up, goal: goal)
            case .left, .right: return SelectionTarget(location: aside(from: place, affinity, isRight: direction == .right, isBackward: isBackward))
            default: return SelectionTarget(location: next(.byComposedCharacterSequences, from: place, isBackward) ?? edge)
            }
        case .word: return SelectionTarget(location: next(.words, from: place, isBackward) ?? edge)
        case .sentence: return SelectionTarget(location: next(.sentences, from: place, isBackward) ?? edge)
        case .line:
            guard let line = line(at: place, affinity) else { return SelectionTarget(location: place) }
            if isBackward { return SelectionTarget(location: line.location) }
            let end = withoutSeparator(line).endLocation
            return SelectionTarget(location: end, affinity: isWrapped(line) ? .upstream : .downstream)
        case .paragraph: return SelectionTarget(location: paragraphEdge(from: place, isBackward) ?? edge)
        case .container:
            var found: (any NSTextLocation)?
            enumerateContainerBoundaries(from: place, reverse: isBackward) { boundary, stop in
                guard boundary.compare(place) == (isBackward ? .orderedAscending : .orderedDescending) else { return }
                found = boundary
                stop.pointee = true
            }
            return SelectionTarget(location: found ?? edge)
        case .document: return SelectionTarget(location: edge)
        }
    }

    /// The end of the next unit, or the start of the one before. White space around sentences does not count.
    private func next(_ unit: NSString.EnumerationOptions, from place: any NSTextLocation, _ isBackward: Bool) -> (any NSTextLocation)? {
        var found: (any NSTextLocation)?
        enumerateSubstrings(from: place, options: isBackward ? [unit, .reverse] : unit) { text, range, _, stop in
            var end = range.endLocation
            if unit == .sentences, let text {
                let white = text.utf16.count - text.reversed().drop(while: \.isWhitespace).reversed().reduce(0) { $0 + $1.utf16.count }
                end = location(end, offsetBy: -white) ?? end
            }
            let edge = isBackward ? range.location : end
            guard edge.compare(place) == (isBackward ? .orderedAscending : .orderedDescending) else { return }
            found = edge
            stop.pointee = true
        }
        return found
    }

    private func paragraphEdge(from place: any NSTextLocation, _ isBackward: Bool) -> (any NSTextLocation)? {
        guard let here = textRange(for: .paragraph, enclosing: place) else { return nil }
        if isBackward {
            guard here.location.compare(place) == .orderedSame, let before = location(place, offsetBy: -1) else { return here.location }
            return textRange(for: .paragraph, enclosing: before)?.location
        }
        let end = withoutSeparator(here).endLocation
        guard end.compare(place) == .orderedSame, here.endLocation.compare(end) != .orderedSame, let next = textRange(for: .paragraph, enclosing: here.endLocation) else { return end }
        return withoutSeparator(next).endLocation
    }

    // MARK: Lines

    /// The line of a caret; an upstream one stands at the end of the line above.
    func line(at place: any NSTextLocation, _ affinity: NSTextSelection.Affinity) -> NSTextRange? {
        guard let line = textRange(for: .line, enclosing: place) else { return nil }
        guard affinity == .upstream, line.location.compare(place) == .orderedSame, let before = location(place, offsetBy: -1), let above = textRange(for: .line, enclosing: before), isWrapped(above) else { return line }
        return above
    }

    /// A line or paragraph up to its separator.
    func withoutSeparator(_ range: NSTextRange) -> NSTextRange {
        guard let last = lastCharacter(of: range), last.text.allSatisfy(\.isNewline) else { return range }
        return NSTextRange(location: range.location, end: last.range.location) ?? range
    }

    /// Whether the text of a line goes on in the next line.
    private func isWrapped(_ line: NSTextRange) -> Bool {
        guard line.endLocation.compare(documentRange.endLocation) == .orderedAscending else { return false }
        return withoutSeparator(line).endLocation.compare(line.endLocation) == .orderedSame
    }

    private func lastCharacter(of range: NSTextRange) -> (text: String, range: NSTextRange)? {
        guard !range.isEmpty else { return nil }
        var found: (String, NSTextRange)?
        enumerateSubstrings(from: range.endLocation, options: [.byComposedCharacterSequences, .reverse]) { text, range, _, stop in
            if let text { found = (text, range) }
            stop.pointee = true
        }
        return found
    }

    /// The last accent of a character; nil for characters that are one sign, and for pictures.
    func lastMark(of range: NSTextRange) -> NSTextRange? {
        guard let last = lastCharacter(of: range), let scalar = last.text.unicodeScalars.last, last.text.unicodeScalars.count > 1,
              [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory), !scalar.properties.isVariationSelector,
              let start = location(range.endLocation, offsetBy: -String(scalar).utf16.count) else { return nil }
        return NSTextRange(location: start, end: range.endLocation)
    }

    private func upright(from place: any NSTextLocation, _ affinity: NSTextSelection.Affinity, isUp: Bool, goal: CGFloat) -> SelectionTarget {
        let edge = isUp ? documentRange.location : documentRange.endLocation
        guard let here = line(at: place, affinity) else { return SelectionTarget(location: place) }
        let column = goal != 0 ? goal : carets(of: here).first { $0.location.compare(place) == .orderedSame }?.x ?? 0
        let beside: NSTextRange?
        if isUp {
            beside = location(here.location, offsetBy: -1).flatMap { textRange(for: .line, enclosing: $0) }
        } else {
            let isLast = here.endLocation.compare(documentRange.endLocation) == .orderedSame && withoutSeparator(here).endLocation.compare(here.endLocation) == .orderedSame
            beside = isLast ? nil : textRange(for: .line, enclosing: here.endLocation)
        }
        guard let beside, beside != here else { return SelectionTarget(location: edge, goal: column) }
        var target = caret(nearest: column, in: beside)
        target.goal = column
        return target
    }
}
