// The properties of text fields as documents and nibs hold them (FORMATS.md §4.2).
// The compiler's copy is NibPropertyTable: script/nib-properties.

import UIFoundation

extension NibClasses {
    static let textField = NibClass<UITextField>([
        .font("fontDescription", "UIFont", \.font),
        .color("textColor", "UITextColor", \.textColor),
        .choice("textAlignment", "UITextAlignment", NibNames.textAlignments, initial: .left, missing: .left, \.textAlignment),
        .choice("borderStyle", "UIBorderStyle", ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect], initial: UITextField.BorderStyle.none, \.borderStyle),
        .flag("adjustsFontSizeToFit", "UIAdjustsFontSizeToFit", absent: true, initial: false, resets: true, \.adjustsFontSizeToFitWidth),
        .float("minimumFontSize", "UIMinimumFontSize", initial: nil, \.minimumFontSize),
        .choice("clearButtonMode", "UIClearButtonMode", [
            "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
        ], initial: .never, \.clearButtonMode),
        .flag("allowsEditingTextAttributes", "UIAllowsEditingTextAttributes", absent: false, resets: true, \.allowsEditingTextAttributes),
        .flag("clearsOnBeginEditing", "UIClearsOnBeginEditing", absent: false, resets: true, \.clearsOnBeginEditing),
        .flag("adjustsFontForContentSizeCategory", "UIAdjustsFontForContentSizeCategory", absent: false, resets: true, \.adjustsFontForContentSizeCategory),
        .image("background", "UIBackground", \.background),
        .image("disabledBackground", "UIDisabledBackground", \.disabledBackground),
        .text("placeholder", "UIPlaceholder", \.placeholder),
        .text("text", "UIText", \.text),
        .attributedText("attributedText", "UIAttributedText", \.attributedText),
        // Interface Builder's text fields do not capitalise unless they say so.
    ], NibRow<UITextField>.inputTraits(\.inputTraits, capitalization: .none, missing: UITextAutocapitalizationType.none))
}
