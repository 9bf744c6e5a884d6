// The properties of stack views as documents and nibs hold them (FORMATS.md §4.2). UIStackView+Coding has the arranged views and the
// spacing, which may be the standard one. The compiler's copy is NibPropertyTable: script/nib-properties.

extension NibClasses {
    static let stackView = NibClass<UIStackView>([
        .choice("axis", "UIStackViewAxis", ["horizontal": .horizontal, "vertical": .vertical], initial: nil, absent: .horizontal, \.axis),
        .choice("distribution", "UIStackViewDistribution", [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ], initial: nil, absent: .fill, \.distribution),
        .choice("alignment", "UIStackViewAlignment", [
            "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
        ], initial: nil, absent: .fill, \.alignment),
        .writtenFlag("baselineRelativeArrangement", "UIStackViewBaselineRelative", absent: false, \.isBaselineRelativeArrangement),
        .writtenFlag("layoutMarginsRelativeArrangement", "UIStackViewLayoutMarginsRelative", absent: false, \.isLayoutMarginsRelativeArrangement),
    ])
}
