// The text-input traits of a nib's text field, text view or search bar (FORMATS.md §4.2).
// Called by the decoders of these classes.

import InterfaceBuilder

extension TextInputTraits {
    mutating func decode(from coder: NSCoder) {
        if let value: UITextAutocapitalizationType = coder.choice("UIAutocapitalizationType") { autocapitalizationType = value }
        if let value: UIKeyboardType = coder.choice("UIKeyboardType") { keyboardType = value }
        if let value: UIKeyboardAppearance = coder.choice("UIKeyboardAppearance") { keyboardAppearance = value }
        if let value: UIReturnKeyType = coder.choice("UIReturnKeyType") { returnKeyType = value }
        enablesReturnKeyAutomatically = coder.flag("UIEnablesReturnKeyAutomatically")
        isSecureTextEntry = coder.flag("UISecureTextEntry")
        if let value: UITextAutocorrectionType = coder.choice("UIAutocorrectionType") { autocorrectionType = value }
        if let value: UITextSpellCheckingType = coder.choice("UISpellCheckingType") { spellCheckingType = value }
        if let value: UITextSmartQuotesType = coder.choice("UITextSmartQuotesType") { smartQuotesType = value }
        if let value: UITextSmartDashesType = coder.choice("UITextSmartDashesType") { smartDashesType = value }
        if let value: UITextSmartInsertDeleteType = coder.choice("UITextSmartInsertDeleteType") { smartInsertDeleteType = value }
        if let value = coder.text("UITextContentType") { textContentType = UITextContentType(rawValue: value) }
    }
}
