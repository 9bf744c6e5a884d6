// UIAccessibilityCustomRotor: a way of its own to walk an element's content. Assistive technology is what calls it; no such
// technology walks the screen here, and a test or script calls the search block itself.
import Foundation

/// Walks from item to item in a way that the app decides.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// Which way to go.
    public enum Direction: Int, Sendable {
        /// Towards the begin or the end.
        case previous = 0, next
    }
    /// The system's rotors, which an app can fill itself.
    public enum SystemRotorType: Int, Sendable {
        /// None of the system's; the others are named for what they find.
        case none = 0, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
        case boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
    }
    /// Finds the item after the present one; nil at the end.
    public typealias Search = @MainActor (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// What is read out.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// What is read out, with how it is spoken.
    open var attributedName: NSAttributedString
    /// Finds the item after the present one.
    open var itemSearchBlock: Search
    /// `none` for a rotor with a name of its own.
    open private(set) var systemRotorType: SystemRotorType

    /// A rotor with a name of its own.
    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
    }
    /// A rotor whose name says how it is spoken.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.attributedName = attributedName
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
        super.init()
    }
    /// Fills one of the system's rotors.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString(string: "")
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = type
        super.init()
    }
}
