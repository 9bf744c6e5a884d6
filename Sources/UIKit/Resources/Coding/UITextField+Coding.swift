// Text fields from a nib, with the text-input traits (FORMATS.md §4.2).
// Called in UITextField.init(coder:), after UIControl's decoding.

import Foundation
import InterfaceBuilder

extension UITextField {
    func decodeTextField(from coder: NSCoder) {
        if let archived: UIFont = coder.object("UIFont") { font = archived }
        if let color: UIColor = coder.object("UITextColor") { textColor = color }
        textAlignment = coder.choice("UITextAlignment") ?? .left
        if let style: BorderStyle = coder.choice("UIBorderStyle") { borderStyle = style }
        adjustsFontSizeToFitWidth = coder.flag("UIAdjustsFontSizeToFit")
        if let points = coder.number("UIMinimumFontSize") { minimumFontSize = points }
        if let mode: ViewMode = coder.choice("UIClearButtonMode") { clearButtonMode = mode }
        clearsOnBeginEditing = coder.flag("UIClearsOnBeginEditing")
        adjustsFontForContentSizeCategory = coder.flag("UIAdjustsFontForContentSizeCategory")
        if let image: UIImage = coder.object("UIBackground") { background = image }
        if let image: UIImage = coder.object("UIDisabledBackground") { disabledBackground = image }
        placeholder = coder.text("UIPlaceholder")
        if let string: NSAttributedString = coder.object("UIAttributedText") { attributedText = string } else if let string = coder.text("UIText") { text = string }
        decodeTraits(from: coder)
    }

    private func decodeTraits(from coder: NSCoder) {
        // Interface Builder's text fields do not capitalise unless they say so.
        autocapitalizationType = coder.choice("UIAutocapitalizationType") ?? .none
        if let value: UITextAutocorrectionType = coder.choice("UIAutocorrectionType") { autocorrectionType = value }
        if let value: UITextSpellCheckingType = coder.choice("UISpellCheckingType") { spellCheckingType = value }
        if let value: UIKeyboardType = coder.choice("UIKeyboardType") { keyboardType = value }
        if let value: UIKeyboardAppearance = coder.choice("UIKeyboardAppearance") { keyboardAppearance = value }
        if let value: UIReturnKeyType = coder.choice("UIReturnKeyType") { returnKeyType = value }
        enablesReturnKeyAutomatically = coder.flag("UIEnablesReturnKeyAutomatically")
        isSecureTextEntry = coder.flag("UISecureTextEntry")
        if let value = coder.text("UITextContentType") { textContentType = UITextContentType(rawValue: value) }
        if let value: UITextSmartInsertDeleteType = coder.choice("UITextSmartInsertDeleteType") { smartInsertDeleteType = value }
        if let value: UITextSmartQuotesType = coder.choice("UITextSmartQuotesType") { smartQuotesType = value }
        if let value: UITextSmartDashesType = coder.choice("UITextSmartDashesType") { smartDashesType = value }
    }
}
