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
        allowsEditingTextAttributes = coder.flag("UIAllowsEditingTextAttributes")
        clearsOnBeginEditing = coder.flag("UIClearsOnBeginEditing")
        adjustsFontForContentSizeCategory = coder.flag("UIAdjustsFontForContentSizeCategory")
        if let image: UIImage = coder.object("UIBackground") { background = image }
        if let image: UIImage = coder.object("UIDisabledBackground") { disabledBackground = image }
        placeholder = coder.text("UIPlaceholder")
        if let string: NSAttributedString = coder.object("UIAttributedText") { attributedText = string } else if let string = coder.text("UIText") { text = string }
        // Interface Builder's text fields do not capitalise unless they say so.
        inputTraits.autocapitalizationType = .none
        inputTraits.decode(from: coder)
    }
}
