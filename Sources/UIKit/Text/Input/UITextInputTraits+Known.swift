// The keyboard traits of an input of an unknown class. These are optional requirements on Apple's systems, so the values are optional.
// Text fields and text views have them as their own properties, and here only those show a keyboard that follows the traits.
import Foundation

extension UITextInputTraits {
    private var known: TextInputTraits? { (self as? UITextField)?.inputTraits ?? (self as? UITextView)?.inputTraits }
    /// The keyboard's colours; nil for an input of an app's own class.
    public var keyboardAppearance: UIKeyboardAppearance? { known?.keyboardAppearance }
    /// The text that gets capitals automatically; nil for an input of an app's own class.
    public var autocapitalizationType: UITextAutocapitalizationType? { known?.autocapitalizationType }
    /// Whether words are corrected; nil for an input of an app's own class.
    public var autocorrectionType: UITextAutocorrectionType? { known?.autocorrectionType }
    /// Whether misspelt words are marked; nil for an input of an app's own class.
    public var spellCheckingType: UITextSpellCheckingType? { known?.spellCheckingType }
    /// Whether an empty text greys out the return key; nil for an input of an app's own class.
    public var enablesReturnKeyAutomatically: Bool? { known?.enablesReturnKeyAutomatically }
}
