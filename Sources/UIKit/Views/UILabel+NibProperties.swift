// The properties of labels and image views as documents and nibs hold them (FORMATS.md §1.7, §4.2).
// The compiler's copy is NibPropertyTable: script/nib-properties.

import UIFoundation

extension NibClasses {
    /// An attributed text comes after the plain text and replaces it.
    static let label = NibClass<UILabel>([
        .font("fontDescription", "UIFont", \.font),
        // `<nil key="textColor"/>` means the dynamic colour (§1.4).
        .systemColor("textColor", "UITextColor", absent: "labelColor", \.textColor),
        .color("shadowColor", "UIShadowColor", \.shadowColor),
        .sizeOr(CGSize(width: 0, height: -1), "shadowOffset", "UIShadowOffset", \.shadowOffset),
        .color("highlightedColor", "UIHighlightedColor", \.highlightedTextColor),
        .integer("numberOfLines", "UINumberOfLines", initial: 1, \.numberOfLines),
        .choice("lineBreakMode", "UILineBreakMode", NibNames.lineBreakModes, initial: .byTruncatingTail, missing: .byTruncatingTail, \.lineBreakMode),
        .choice("textAlignment", "UITextAlignment", NibNames.textAlignments, initial: .left, missing: .left, \.textAlignment),
        .flag("adjustsFontSizeToFit", "UIAdjustsFontSizeToFit", absent: true, initial: false, resets: true, \.adjustsFontSizeToFitWidth),
        // "Tighten Letter Spacing" of the editor (UILabel.allowsDefaultTighteningForTruncation).
        .flag("adjustsLetterSpacingToFitWidth", "UIAdjustsLetterSpacingToFitWidth", absent: false, resets: true, \.allowsDefaultTighteningForTruncation),
        .float("minimumScaleFactor", "UIMinimumScaleFactor", initial: nil, \.minimumScaleFactor),
        .choice("baselineAdjustment", "UIBaselineAdjustment", ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none], initial: nil, \.baselineAdjustment),
        .float("preferredMaxLayoutWidth", "UIPreferredMaxLayoutWidth", initial: nil, \.preferredMaxLayoutWidth),
        .flag("adjustsFontForContentSizeCategory", "UIAdjustsFontForContentSizeCategory", absent: false, resets: true, \.adjustsFontForContentSizeCategory),
        .opposite("enabled", "UIDisabled", absent: true, resets: true, \.isEnabled),
        .flag("highlighted", "UIHighlighted", absent: false, resets: true, \.isHighlighted),
        .text("text", "UIText", \.text),
        .attributedText("attributedText", "UIAttributedText", \.attributedText),
    ])

    static let imageView = NibClass<UIImageView>([
        .symbol("preferredSymbolConfiguration", "UIPreferredSymbolConfiguration", \.preferredSymbolConfiguration),
        .flag(
            "adjustsImageSizeForAccessibilityContentSizeCategory", "UIAdjustsImageSizeForAccessibilityContentSizeCategory", absent: false, resets: true,
            \.adjustsImageSizeForAccessibilityContentSizeCategory),
        .image("image", "UIImage", \.image),
        .image("highlightedImage", "UIHighlightedImage", \.highlightedImage),
        .flag("highlighted", "UIHighlighted", absent: false, resets: true, \.isHighlighted),
    ])
}

/// Enumerations of more than one class, as documents spell them.
@MainActor enum NibNames {
    static let lineBreakModes: KeyValuePairs<String, NSLineBreakMode> = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping, "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
    ]
    static let textAlignments: KeyValuePairs<String, NSTextAlignment> = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
}
