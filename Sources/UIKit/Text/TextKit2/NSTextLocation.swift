// NSTextLocation: a place in the text of a content manager, and the one of a text storage. NSTextRange holds two.

import Foundation

/// A place between characters. Places of one content manager can be compared.
public protocol NSTextLocation: NSObjectProtocol {
    /// Whether this place is before, at or behind another one.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// UTF-16 units from the start of a text storage.
final class TextStorageLocation: NSObject, NSTextLocation, @unchecked Sendable {
    let offset: Int

    init(_ offset: Int) { self.offset = offset }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = location as? TextStorageLocation else { return .orderedSame }
        return offset < other.offset ? .orderedAscending : offset > other.offset ? .orderedDescending : .orderedSame
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextStorageLocation)?.offset == offset }
    override var hash: Int { offset }
    override var description: String { "\(offset)" }
}
