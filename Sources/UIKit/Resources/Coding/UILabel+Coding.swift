// Labels and image views from a nib (FORMATS.md §4.2).
// Called in the init(coder:) of each class, after UIView's, and for the built-in parts of table cells.

import Foundation
import InterfaceBuilder

extension UILabel {
    func decodeLabel(from coder: NSCoder) {
        if let archived: UIFont = coder.object("UIFont") { font = archived }
        if let color: UIColor = coder.object("UITextColor") { textColor = color }
        if let color: UIColor = coder.object("UIShadowColor") { shadowColor = color }
        if let offset = coder.size("UIShadowOffset") { shadowOffset = offset }
        if let color: UIColor = coder.object("UIHighlightedColor") { highlightedTextColor = color }
        if let lines = coder.integer("UINumberOfLines") { numberOfLines = lines }
        lineBreakMode = coder.choice("UILineBreakMode") ?? .byTruncatingTail
        textAlignment = coder.choice("UITextAlignment") ?? .left
        adjustsFontSizeToFitWidth = coder.flag("UIAdjustsFontSizeToFit")
        // "Tighten Letter Spacing" of the editor (UILabel.allowsDefaultTighteningForTruncation).
        allowsDefaultTighteningForTruncation = coder.flag("UIAdjustsLetterSpacingToFitWidth")
        if let scale = coder.number("UIMinimumScaleFactor") { minimumScaleFactor = scale }
        if let adjustment: UIBaselineAdjustment = coder.choice("UIBaselineAdjustment") { baselineAdjustment = adjustment }
        if let width = coder.number("UIPreferredMaxLayoutWidth") { preferredMaxLayoutWidth = width }
        adjustsFontForContentSizeCategory = coder.flag("UIAdjustsFontForContentSizeCategory")
        isEnabled = !coder.flag("UIDisabled")
        isHighlighted = coder.flag("UIHighlighted")
        if let string: NSAttributedString = coder.object("UIAttributedText") {
            attributedText = string
        } else {
            text = coder.text("UIText")
        }
    }
}

extension UIImageView {
    func decodeImageView(from coder: NSCoder) {
        if let configuration: UIImage.SymbolConfiguration = coder.object("UIPreferredSymbolConfiguration") { preferredSymbolConfiguration = configuration }
        adjustsImageSizeForAccessibilityContentSizeCategory = coder.flag("UIAdjustsImageSizeForAccessibilityContentSizeCategory")
        if let archived: UIImage = coder.object("UIImage") { image = archived }
        if let archived: UIImage = coder.object("UIHighlightedImage") { highlightedImage = archived }
        isHighlighted = coder.flag("UIHighlighted")
    }
}
