// NSTextLocation: a position in the text of a content manager, and the one for a text storage. NSTextRange holds two.

import Foundation

/// A place between characters. Places of one content manager can be compared.
public protocol NSTextLocation: NSObjectProtocol {
    /// Whether this position is before, at or behind another one.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// UTF-16 units from the start of a text storage.
package final class TextStorageLocation: NSObject, NSTextLocation, @unchecked Sendable {
    package let offset: Int

    package init(_ offset: Int) { self.offset = offset }

    package func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = location as? TextStorageLocation else { return .orderedSame }
        return offset < other.offset ? .orderedAscending : offset > other.offset ? .orderedDescending : .orderedSame
    }

    package override func isEqual(_ object: Any?) -> Bool { (object as? TextStorageLocation)?.offset == offset }
    package override var hash: Int { offset }
    package override var description: String { "\(offset)" }
}
