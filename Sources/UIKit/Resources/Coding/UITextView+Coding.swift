// Text views from a nib (FORMATS.md §4.2).
// Called in UITextView.init(coder:), after UIScrollView's decoding.

import Foundation
import InterfaceBuilder

extension UITextView {
    func decodeTextView(from coder: NSCoder) {
        if let archived: UIFont = coder.object("UIFont") { font = archived }
        if let color: UIColor = coder.object("UITextColor") { textColor = color }
        textAlignment = coder.choice("UITextAlignment") ?? .left
        isEditable = coder.flag("UIEditable", default: true)
        if let types = coder.integer("UIDataDetectorTypes") { dataDetectorTypes = UIDataDetectorTypes(rawValue: UInt(bitPattern: types)) }
        allowsEditingTextAttributes = coder.flag("UIAllowsEditingTextAttributes")
        isSelectable = coder.flag("UISelectable", default: true)
        adjustsFontForContentSizeCategory = coder.flag("UIAdjustsFontForContentSizeCategory")
        if let insets = coder.insets("UITextContainerInset") { textContainerInset = insets }
        if let string: NSAttributedString = coder.object("UIAttributedText") { attributedText = string } else if let string = coder.text("UIText") { text = string }
        inputTraits.decode(from: coder)
    }
}
