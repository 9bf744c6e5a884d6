// What an input of an unknown class says of its keyboard. These are optional requirements on Apple's systems, so that the answers are optional;
// text fields and text views have them as properties of their own, and nothing but those shows a keyboard that goes by them here.
import Foundation

extension UITextInputTraits {
    private var known: TextInputTraits? { (self as? UITextField)?.inputTraits ?? (self as? UITextView)?.inputTraits }
    /// The keyboard's colours; nil for an input of an app's own class.
    public var keyboardAppearance: UIKeyboardAppearance? { known?.keyboardAppearance }
    /// What is written with a capital by itself; nil for an input of an app's own class.
    public var autocapitalizationType: UITextAutocapitalizationType? { known?.autocapitalizationType }
    /// Whether words are corrected; nil for an input of an app's own class.
    public var autocorrectionType: UITextAutocorrectionType? { known?.autocorrectionType }
    /// Whether misspelt words are marked; nil for an input of an app's own class.
    public var spellCheckingType: UITextSpellCheckingType? { known?.spellCheckingType }
    /// Whether an empty text greys out the return key; nil for an input of an app's own class.
    public var enablesReturnKeyAutomatically: Bool? { known?.enablesReturnKeyAutomatically }
}
