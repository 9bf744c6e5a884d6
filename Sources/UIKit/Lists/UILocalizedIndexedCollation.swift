// UILocalizedIndexedCollation: sections by first letter for lists of names, without regard of case and accents.
import Foundation
import ObjectiveC

/// Puts objects into sections by the first letter of a text.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

    /// The collation of the user's language; Latin letters and # here.
    open class func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation() }
    override init() { super.init() }

    /// A to Z and #.
    open var sectionTitles: [String] { Self.letters + ["#"] }
    /// The same: an index shows every section.
    open var sectionIndexTitles: [String] { sectionTitles }
    /// The section of an index title.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { min(max(indexTitleIndex, 0), sectionTitles.count - 1) }

    private func text(_ object: Any, _ selector: Selector) -> String {
        if let text = object as? String { return text }
        let result = try? objcPerform(object as AnyObject, selector, [])
        return result as? String ?? ""
    }

    /// The section for the text that the selector returns; accents are ignored, other letters go to the last section.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let folded = text(object, selector).folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil).uppercased()
        return folded.first.flatMap { Self.letters.firstIndex(of: String($0)) } ?? Self.letters.count
    }

    /// The objects in the order of their texts.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.map { ($0, text($0, selector)) }.enumerated().sorted { one, two in
            let order = one.element.1.compare(two.element.1, options: [.caseInsensitive, .diacriticInsensitive, .numeric])
            return order == .orderedSame ? one.offset < two.offset : order == .orderedAscending
        }.map(\.element.0)
    }
}
