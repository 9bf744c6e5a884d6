// The properties of buttons as documents and nibs hold them (FORMATS.md §4.2). UIButton+Coding has the content by state, the type and
// the configuration. The compiler's copy is NibPropertyTable: script/nib-properties.

import UIFoundation

extension NibClasses {
    static let button = NibClass<UIButton>([
        .flag("adjustsImageWhenHighlighted", "UIAdjustsImageWhenHighlighted", absent: true, initial: false, resets: true, \.adjustsImageWhenHighlighted),
        .flag("adjustsImageWhenDisabled", "UIAdjustsImageWhenDisabled", absent: true, initial: false, resets: true, \.adjustsImageWhenDisabled),
        .custom("titleShadowOffset", "UITitleShadowOffset", .size, \.titleLabel?.shadowOffset) { $0.titleLabel?.shadowOffset = $1.decodeCGSize(forKey: $2) },
        .flag("pointerInteraction", "UIPointerInteractionEnabled", absent: false, \.isPointerInteractionEnabled),
        .flag("showsTouchWhenHighlighted", "UIShowsTouchWhenHighlighted", absent: false, \.showsTouchWhenHighlighted),
        .flag(
            "adjustsImageSizeForAccessibilityContentSizeCategory", "UIAdjustsImageSizeForAccessibilityContentSizeCategory", absent: false,
            \.adjustsImageSizeForAccessibilityContentSizeCategory),
        .flag("reversesTitleShadowWhenHighlighted", "UIReversesTitleShadowWhenHighlighted", absent: false, \.reversesTitleShadowWhenHighlighted),
        .insets("contentEdgeInsets", "UIContentEdgeInsets", \.contentEdgeInsets),
        .insets("titleEdgeInsets", "UITitleEdgeInsets", \.titleEdgeInsets),
        .insets("imageEdgeInsets", "UIImageEdgeInsets", \.imageEdgeInsets),
        .custom(
            "lineBreakMode", "UILineBreakMode", .choice(names: NibRow<UIButton>.names(NibNames.lineBreakModes), initial: NSLineBreakMode.byTruncatingMiddle.rawValue, absent: nil),
            \.titleLabel?.lineBreakMode
        ) { button, coder, key in
            guard let mode: NSLineBreakMode = coder.choice(key) else { return }
            button.titleLabel?.lineBreakMode = mode
            if mode == .byWordWrapping || mode == .byCharWrapping { button.titleLabel?.numberOfLines = 0 }
        },
        .flag("changesSelectionAsPrimaryAction", "UIChangesSelectionAsPrimaryAction", absent: false, \.changesSelectionAsPrimaryAction),
    ])
}
