// The traits of text input that a search bar hands to its field: the bar is a text input by Apple's declaration.
// Those that a nib or an older app sets are in UISearchBar itself.

extension UISearchBar: UITextInputTraits {
    /// The field's: whether dots replace the text.
    public var isSecureTextEntry: Bool { get { searchTextField.isSecureTextEntry } set { searchTextField.isSecureTextEntry = newValue } }
    /// The field's; kept for keyboards that check.
    public var spellCheckingType: UITextSpellCheckingType { get { searchTextField.spellCheckingType } set { searchTextField.spellCheckingType = newValue } }
    /// The field's; quotes stay as typed.
    public var smartQuotesType: UITextSmartQuotesType { get { searchTextField.smartQuotesType } set { searchTextField.smartQuotesType = newValue } }
    /// The field's; dashes stay as typed.
    public var smartDashesType: UITextSmartDashesType { get { searchTextField.smartDashesType } set { searchTextField.smartDashesType = newValue } }
    /// The field's; spaces stay as typed.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { get { searchTextField.smartInsertDeleteType } set { searchTextField.smartInsertDeleteType = newValue } }
    /// The field's; there is nothing to fill in from.
    public var textContentType: UITextContentType! { get { searchTextField.textContentType } set { searchTextField.textContentType = newValue } }
    /// The field's rules for suggested passwords.
    public var passwordRules: UITextInputPasswordRules? { get { searchTextField.passwordRules } set { searchTextField.passwordRules = newValue } }
}
