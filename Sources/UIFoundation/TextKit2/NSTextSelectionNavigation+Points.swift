// Selections by taps and drags, and the carets of a line from left to right. NSTextSelectionNavigation+Moves uses them for moves aside.

import CoreGraphics
import Foundation

extension NSTextSelectionNavigation {
    /// The selections of a tap or a drag at a point of the container. A tap makes a caret. A drag (`selecting`) and `extend` go from the end of the
    /// first anchor at which it does not grow to the point, by the anchor's unit. `bounds` is the visible part: points beside it count as its edge.
    public func textSelections(
        interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation, anchors: [NSTextSelection], modifiers: Modifier, selecting: Bool, bounds: CGRect
    ) -> [NSTextSelection] {
        guard let source = textSelectionDataSource else { return [] }
        let seen = bounds.isNull || bounds.isEmpty ? point : CGPoint(x: min(max(point.x, bounds.minX), bounds.maxX), y: min(max(point.y, bounds.minY), bounds.maxY))
        let target = source.caret(at: seen, inContainerAt: containerLocation)
        guard selecting || modifiers.contains(.extend), let anchor = anchors.first, let first = anchor.textRanges.first, let last = anchor.textRanges.last else {
            let caret = NSTextSelection(target.location, affinity: target.affinity)
            caret.secondarySelectionLocation = source.otherPlace(of: target, at: seen, inContainerAt: containerLocation)
            return [caret]
        }
        let fixed = anchor.affinity == .upstream ? last.endLocation : first.location
        let isBefore = target.location.compare(fixed) == .orderedAscending
        guard let between = isBefore ? NSTextRange(location: target.location, end: fixed) : NSTextRange(location: fixed, end: target.location) else { return [] }
        if modifiers.contains(.multiple) || modifiers.contains(.visual) && allowsNonContiguousRanges {
            let ranges = source.rectangle(from: fixed, to: target.location)
            let isOne = !modifiers.contains(.multiple)
            return (isOne ? [ranges] : ranges.map { [$0] }).map { parts in
                let selection = NSTextSelection(parts, affinity: isBefore ? .upstream : .downstream, granularity: .character)
                selection.isTransient = selecting
                selection.isLogical = parts.count < 2
                return selection
            }
        }
        var selection = NSTextSelection(range: between, affinity: between.isEmpty ? target.affinity : isBefore ? .upstream : .downstream, granularity: anchor.granularity)
        if anchor.granularity != .character {
            // The unit in which the drag began stays selected whole.
            let own = textSelection(for: anchor.granularity, enclosing: NSTextSelection(fixed, affinity: .downstream))
            let grown = textSelection(for: anchor.granularity, enclosing: selection)
            selection = grown.textSelection([(own.textRanges + first.asList + grown.textRanges).reduce(between) { $0.union($1) }])
        }
        selection.isTransient = selecting
        selection.typingAttributes = anchor.typingAttributes
        return [selection]
    }
}

extension NSTextRange {
    /// The range itself, unless it is empty.
    fileprivate var asList: [NSTextRange] { isEmpty ? [] : [self] }
}

extension NSTextSelectionDataSource {
    /// The places where a caret can stand on a line, from left to right.
    func carets(of line: NSTextRange) -> [(location: any NSTextLocation, x: CGFloat)] {
        var leading: [(location: any NSTextLocation, x: CGFloat)] = [], trailing: [(location: any NSTextLocation, x: CGFloat)] = []
        enumerateCaretOffsetsInLineFragment(at: line.location) { x, place, isLeading, _ in
            if isLeading { leading.append((place, x)) } else { trailing.append((place, x)) }
        }
        // The end of the line's text is the last character's trailing edge.
        let end = withoutSeparator(line).endLocation
        if let last = trailing.filter({ $0.location.compare(end) == .orderedAscending }).max(by: { $0.location.compare($1.location) == .orderedAscending }), !leading.contains(where: { $0.location.compare(end) == .orderedSame }) {
            leading.append((end, last.x))
        }
        return leading.filter { $0.location.compare(end) != .orderedDescending }.sorted { $0.x < $1.x }
    }

    func caret(nearest x: CGFloat, in line: NSTextRange) -> SelectionTarget {
        guard let nearest = carets(of: line).min(by: { abs($0.x - x) < abs($1.x - x) }) else { return SelectionTarget(location: line.location) }
        let isAtWrap = nearest.location.compare(line.endLocation) == .orderedSame && line.endLocation.compare(documentRange.endLocation) == .orderedAscending
        return SelectionTarget(location: nearest.location, affinity: isAtWrap ? .upstream : .downstream)
    }

    /// Above the text its start, below it its end.
    func caret(at point: CGPoint, inContainerAt location: any NSTextLocation) -> SelectionTarget {
        guard let line = lineFragmentRange(for: point, inContainerAt: location) else { return SelectionTarget(location: point.y < 0 ? documentRange.location : documentRange.endLocation) }
        return caret(nearest: point.x, in: line)
    }

    /// The place that the eye sees where a caret stands already: text of two directions meets there.
    func otherPlace(of target: SelectionTarget, at point: CGPoint, inContainerAt location: any NSTextLocation) -> (any NSTextLocation)? {
        guard let line = lineFragmentRange(for: point, inContainerAt: location) else { return nil }
        let carets = carets(of: line)
        guard let here = carets.first(where: { $0.location.compare(target.location) == .orderedSame }) else { return nil }
        return carets.first { $0.location.compare(target.location) != .orderedSame && abs($0.x - here.x) < 0.01 }?.location
    }

    /// The character under a point: of its two edges the leading one counts.
    func character(at point: CGPoint, inContainerAt location: any NSTextLocation) -> any NSTextLocation {
        guard let line = lineFragmentRange(for: point, inContainerAt: location) else { return point.y < 0 ? documentRange.location : documentRange.endLocation }
        var edges: [(location: any NSTextLocation, x: CGFloat, isLeading: Bool)] = []
        enumerateCaretOffsetsInLineFragment(at: line.location) { x, place, isLeading, _ in edges.append((place, x, isLeading)) }
        for edge in edges where edge.isLeading {
            guard let other = edges.first(where: { !$0.isLeading && $0.location.compare(edge.location) == .orderedSame }) else { continue }
            if point.x >= min(edge.x, other.x), point.x < max(edge.x, other.x) { return edge.location }
        }
        return edges.filter(\.isLeading).min { abs($0.x - point.x) < abs($1.x - point.x) }?.location ?? line.location
    }

    /// The next place that the eye sees left or right of a caret; at a line's edge the neighbour in the text.
    func aside(from place: any NSTextLocation, _ affinity: NSTextSelection.Affinity, isRight: Bool, isBackward: Bool) -> any NSTextLocation {
        let places = line(at: place, affinity).map(carets) ?? []
        if let here = places.first(where: { $0.location.compare(place) == .orderedSame }) {
            let beside = places.filter { isRight ? $0.x > here.x + 0.01 : $0.x < here.x - 0.01 }
            if let next = isRight ? beside.first : beside.last { return next.location }
        }
        return target(from: place, affinity, isBackward ? .backward : .forward, .character, isBackward: isBackward, goal: 0).location
    }

    /// The characters between two columns, a range for each line.
    func rectangle(from fixed: any NSTextLocation, to place: any NSTextLocation) -> [NSTextRange] {
        let isBefore = place.compare(fixed) == .orderedAscending
        let start = isBefore ? place : fixed, end = isBefore ? fixed : place
        func x(_ place: any NSTextLocation) -> CGFloat { line(at: place, .downstream).flatMap { carets(of: $0).first { $0.location.compare(place) == .orderedSame }?.x } ?? 0 }
        let columns = [x(start), x(end)].sorted()
        var ranges: [NSTextRange] = []
        var next = line(at: start, .downstream)
        while let line = next {
            let inside = [caret(nearest: columns[0], in: line).location, caret(nearest: columns[1], in: line).location].sorted { $0.compare($1) == .orderedAscending }
            if let range = NSTextRange(location: inside[0], end: inside[1]) { ranges.append(range) }
            guard line.endLocation.compare(end) != .orderedDescending, line.endLocation.compare(documentRange.endLocation) == .orderedAscending else { break }
            let below = textRange(for: .line, enclosing: line.endLocation)
            next = below == line ? nil : below
        }
        return ranges
    }
}
