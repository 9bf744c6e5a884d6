// NSTextSelection: the ranges that one insertion point selects, as a value. NSTextSelectionNavigation makes them, an app's own text
// view draws and edits them. Ranges of several places are one insertion point; several carets are several selections.

import CoreGraphics
import Foundation

/// A caret or a selection of a text. Its ranges do not change; moving makes another selection.
open class NSTextSelection: NSObject, @unchecked Sendable {
    /// The unit by which a selection was made and grows: a double tap makes one of words.
    public enum Granularity: Int, Sendable { case character, word, paragraph, line, sentence }

    /// The side on which a selection stands or grows.
    public enum Affinity: Int, Sendable {
        /// An empty selection stands at the end of the upper line; another one grows at its start.
        case upstream
        /// An empty selection stands at the start of the lower line; another one grows at its end.
        case downstream
    }

    /// The ranges in the order of the text. They do not overlap.
    open private(set) var textRanges: [NSTextRange]
    /// The unit by which the selection grows.
    open private(set) var granularity: Granularity
    /// The line on which an empty selection stands, or the end at which another one grows.
    open private(set) var affinity: Affinity
    /// Whether the selection was made by a drag that goes on.
    open package(set) var isTransient = false
    /// The distance from the container's left edge that moves up and down keep, in points; 0 until such a move.
    open var anchorPositionOffset: CGFloat = 0
    /// Whether the ranges follow the order of the text. False once there is a secondary location, and for selections of a rectangle.
    open var isLogical = true
    /// The other place of a caret between texts of two directions. Setting one makes the selection visual.
    open var secondarySelectionLocation: (any NSTextLocation)? { didSet { if secondarySelectionLocation != nil { isLogical = false } } }
    /// The attributes for text that is typed in place of the selection.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// Creates a selection of several ranges. They are put in order, and those that overlap become one.
    public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
        self.textRanges = Self.inOrder(textRanges)
        self.affinity = affinity
        self.granularity = granularity
        super.init()
    }

    /// Creates a selection of one range.
    public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
        self.init([range], affinity: affinity, granularity: granularity)
    }

    /// Creates a caret.
    public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
        self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
    }

    private static func inOrder(_ ranges: [NSTextRange]) -> [NSTextRange] {
        var result: [NSTextRange] = []
        for range in ranges.sorted(by: { $0.location.compare($1.location) == .orderedAscending }) {
            if let last = result.last, last.intersects(range) || last == range { result[result.count - 1] = last.union(range) } else { result.append(range) }
        }
        return result
    }

    /// Another selection with other ranges and everything else of this one.
    open func textSelection(_ textRanges: [NSTextRange]) -> NSTextSelection {
        let other = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
        other.isTransient = isTransient
        other.anchorPositionOffset = anchorPositionOffset
        other.secondarySelectionLocation = secondarySelectionLocation
        other.isLogical = isLogical
        other.typingAttributes = typingAttributes
        return other
    }

    open override var description: String { "<NSTextSelection: \(textRanges), \(affinity), \(granularity)>" }
}
