// NSTextRange: two positions of a text, the second not before the first. TextKit 2's objects use it.

import Foundation

/// A part of a text between two places.
open class NSTextRange: NSObject, @unchecked Sendable {
    /// The first place.
    open private(set) var location: any NSTextLocation
    /// The place behind the last character.
    open private(set) var endLocation: any NSTextLocation

    /// Creates a range; nil when `endLocation` is before `location`. Without an end the range is empty.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        let end = endLocation ?? location
        guard location.compare(end) != .orderedDescending else { return nil }
        self.location = location
        self.endLocation = end
        super.init()
    }

    /// An empty range.
    public init(location: any NSTextLocation) {
        self.location = location
        endLocation = location
        super.init()
    }

    /// Creates the range of a text storage's characters.
    package init(_ range: NSRange) {
        location = TextStorageLocation(range.location)
        endLocation = TextStorageLocation(range.location + max(0, range.length))
        super.init()
    }

    /// UTF-16 units of a text storage; nil for places of an app's own content manager.
    package var units: NSRange? {
        guard let start = location as? TextStorageLocation, let end = endLocation as? TextStorageLocation else { return nil }
        return NSRange(location: start.offset, length: end.offset - start.offset)
    }

    /// Whether both positions are the same.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    /// Whether a position is in the range; its end is not.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }

    /// Whether the whole of another range is in this one.
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending && textRange.endLocation.compare(endLocation) != .orderedDescending
    }

    /// Whether the two have characters in common.
    open func intersects(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.endLocation) == .orderedAscending && textRange.location.compare(endLocation) == .orderedAscending
    }

    /// The common part of the two; nil if there is none.
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
        let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
        guard start.compare(end) == .orderedAscending else { return nil }
        return NSTextRange(location: start, end: end)
    }

    /// The range from the first place of the two ranges to the last.
    open func union(_ textRange: NSTextRange) -> NSTextRange {
        let start = location.compare(textRange.location) == .orderedAscending ? location : textRange.location
        let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
        return NSTextRange(location: start, end: end) ?? self
    }

    /// Whether both positions are the same.
    open func isEqual(to textRange: NSTextRange) -> Bool { location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
    open override var hash: Int { units?.hashValue ?? 0 }
    open override var description: String { "\(location)...\(endLocation)" }
}

extension NSTextRange {
    /// `intersects(_:)` by the name that lowering gives such calls.
    public func _intersects(_ textRange: NSTextRange) -> Bool { intersects(textRange) }
}
