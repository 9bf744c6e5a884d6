// NSTextSelectionNavigation: where a selection goes by keys, taps and drags, and what a deletion takes. It asks its data source only and keeps
// nothing. NSTextSelectionNavigation+Moves finds destinations, +Points answers taps. UITextView has its own TextEditor.

import CoreGraphics
import Foundation

/// Computes selections for an app's own text view.
open class NSTextSelectionNavigation: NSObject, @unchecked Sendable {
    /// The direction of a move. Right, left, up and down are as the eye sees them.
    public enum Direction: Int, Sendable { case forward, backward, right, left, up, down }
    /// The unit to whose edge a move goes.
    public enum Destination: Int, Sendable { case character, word, line, sentence, paragraph, container, document }
    /// The direction in which a paragraph is written.
    public enum WritingDirection: Int, Sendable { case leftToRight, rightToLeft }

    /// The meaning of a tap or drag.
    public struct Modifier: OptionSet, Sendable {
        /// The members as bits.
        public let rawValue: UInt
        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The far end of the selection stays, the near one goes to the point.
        public static let extend = Modifier(rawValue: 1)
        /// A drag selects the characters in its rectangle, as one selection. Needs `allowsNonContiguousRanges`.
        public static let visual = Modifier(rawValue: 1 << 1)
        /// A drag selects the characters in its rectangle, with a selection for each line.
        public static let multiple = Modifier(rawValue: 1 << 2)
    }

    /// The data source, which is not retained. Without it there are no selections.
    open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?
    /// Whether one selection may have several ranges. False at first: a drag then selects everything between its ends.
    open var allowsNonContiguousRanges = false

    /// Creates a navigation over a data source.
    public init(dataSource: any NSTextSelectionDataSource) {
        textSelectionDataSource = dataSource
        super.init()
    }

    // MARK: Moves

    /// The selection after a move; nil if the data source is gone. A move at the edge of the document stays there. `extending` keeps the end at
    /// which the selection does not grow; `confined` keeps the move within the paragraph.
    open func destinationSelection(for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool, confined: Bool) -> NSTextSelection? {
        guard let source = textSelectionDataSource, let first = textSelection.textRanges.first, let last = textSelection.textRanges.last else { return nil }
        let start = first.location, end = last.endLocation, isEmpty = start.compare(end) == .orderedSame
        let isBackward = source.isBackward(direction, at: start)
        let grows = !isEmpty && textSelection.affinity == .upstream ? start : end
        let fixed = !isEmpty && textSelection.affinity == .upstream ? end : start
        let isAlong = direction != .up && direction != .down
        // A selection collapses to its edge before the caret moves on.
        if !extending, !isEmpty, destination == .character, isAlong { return caret(isBackward ? start : end, .downstream, like: textSelection) }
        let origin = extending ? grows : isBackward ? start : end
        let unit = extending && destination == .character && isAlong ? textSelection.granularity.destination : destination
        let affinity = isEmpty ? textSelection.affinity : .downstream
        let goal = textSelection.anchorPositionOffset
        var target = source.target(from: origin, affinity, direction, unit, isBackward: isBackward, goal: goal)
        if confined, let paragraph = source.textRange(for: .paragraph, enclosing: origin) {
            let inner = source.withoutSeparator(paragraph)
            if target.location.compare(inner.location) == .orderedAscending { target.location = inner.location }
            if target.location.compare(inner.endLocation) == .orderedDescending { target.location = inner.endLocation }
        }
        guard extending else {
            let moved = caret(target.location, target.affinity, like: textSelection)
            moved.anchorPositionOffset = target.goal
            return moved
        }
        let isBefore = target.location.compare(fixed) == .orderedAscending
        guard let range = isBefore ? NSTextRange(location: target.location, end: fixed) : NSTextRange(location: fixed, end: target.location) else { return nil }
        let grown = NSTextSelection(range: range, affinity: range.isEmpty ? target.affinity : isBefore ? .upstream : .downstream, granularity: textSelection.granularity)
        grown.typingAttributes = textSelection.typingAttributes
        grown.anchorPositionOffset = target.goal
        return grown
    }

    private func caret(_ location: any NSTextLocation, _ affinity: NSTextSelection.Affinity, like selection: NSTextSelection) -> NSTextSelection {
        let caret = NSTextSelection(location, affinity: affinity)
        caret.typingAttributes = selection.typingAttributes
        return caret
    }

    /// The selection with whole units; its ranges reach from the unit around their start to the one around their end.
    open func textSelection(for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection) -> NSTextSelection {
        let ranges = textSelection.textRanges.map { range -> NSTextRange in
            guard let source = textSelectionDataSource, let first = source.textRange(for: selectionGranularity, enclosing: range.location) else { return range }
            guard !range.isEmpty, let inside = source.location(range.endLocation, offsetBy: -1), let last = source.textRange(for: selectionGranularity, enclosing: inside) else { return first }
            return first.union(last)
        }
        return NSTextSelection(ranges, affinity: textSelection.affinity, granularity: selectionGranularity)
    }

    /// The unit under a point of the container; nil in an empty document.
    open func textSelection(for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextSelection? {
        guard let source = textSelectionDataSource, let range = source.textRange(for: selectionGranularity, enclosing: source.character(at: point, inContainerAt: location)) else { return nil }
        return NSTextSelection(range: range, affinity: .downstream, granularity: selectionGranularity)
    }

    // MARK: Editing

    /// The place for text of a direction at a caret between texts of two directions; nil for carets with one place.
    open func resolvedInsertionLocation(for textSelection: NSTextSelection, writingDirection: WritingDirection) -> (any NSTextLocation)? {
        guard !textSelection.isLogical, let secondary = textSelection.secondarySelectionLocation, let primary = textSelection.textRanges.first?.location, let source = textSelectionDataSource else { return nil }
        return source.baseWritingDirection(at: primary) == writingDirection ? primary : secondary
    }

    /// What a deletion takes: the selected ranges, else everything up to the destination. `allowsDecomposition` lets a backward deletion of a
    /// character take its last accent only.
    open func deletionRanges(for textSelection: NSTextSelection, direction: Direction, destination: Destination, allowsDecomposition: Bool) -> [NSTextRange] {
        let selected = textSelection.textRanges.filter { !$0.isEmpty }
        guard selected.isEmpty else { return selected }
        guard let source = textSelectionDataSource, let place = textSelection.textRanges.first?.location else { return [] }
        let isBackward = source.isBackward(direction, at: place)
        // Up and down delete along the text.
        let target = source.target(from: place, textSelection.affinity, isBackward ? .backward : .forward, destination, isBackward: isBackward, goal: 0).location
        guard let range = isBackward ? NSTextRange(location: target, end: place) : NSTextRange(location: place, end: target), !range.isEmpty else { return [] }
        if allowsDecomposition, isBackward, destination == .character, let mark = source.lastMark(of: range) { return [mark] }
        return [range]
    }

    /// Forgets what is known of the layout. Nothing is kept here: each answer is asked for anew.
    open func flushLayoutCache() {}
}

extension NSTextSelection.Granularity {
    fileprivate var destination: NSTextSelectionNavigation.Destination {
        switch self {
        case .character: .character
        case .word: .word
        case .paragraph: .paragraph
        case .line: .line
        case .sentence: .sentence
        }
    }
}
