// UIAccessibilityCustomRotor: an app's own way to move through an element's content. On a device, assistive technology calls it;
// here a test or script calls the search block itself.
import Foundation

/// Walks from item to item in a way that the app decides.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// The direction of the search.
    public enum Direction: Int, Sendable {
        /// Towards the begin or the end.
        case previous = 0, next
    }
    /// The system's rotors, which an app can fill itself.
    public enum SystemRotorType: Int, Sendable {
        /// `none` is no system rotor; the others are named after the elements that they find.
        case none = 0, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
        case boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
    }
    /// Finds the item after the present one; nil at the end.
    public typealias Search = @MainActor (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The name that is read out.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The name that is read out, with attributes for speech.
    open var attributedName: NSAttributedString
    /// Finds the item after the present one.
    open var itemSearchBlock: Search
    /// The system rotor; `none` for a rotor with its own name.
    open private(set) var systemRotorType: SystemRotorType

    /// Creates a rotor with its own name.
    public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
    }
    /// Creates a rotor whose name has attributes for speech.
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
