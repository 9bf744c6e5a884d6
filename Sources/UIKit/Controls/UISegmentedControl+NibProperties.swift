// The properties of segmented controls and activity indicators as documents and nibs hold them (FORMATS.md §4.2). Segments, the
// selection and the style are UISegmentedControl+Coding's. The compiler's copy is NibPropertyTable: script/nib-properties.

extension NibClasses {
    static let segmentedControl = NibClass<UISegmentedControl>([
        .flag("momentary", "UIMomentary", absent: false, \.isMomentary),
        .flag("apportionsSegmentWidthsByContent", "UIApportionsSegmentWidthsByContent", absent: false, \.apportionsSegmentWidthsByContent),
        .color("selectedSegmentTintColor", "UISegmentedControlSelectedSegmentTintColor", \.selectedSegmentTintColor),
    ])

    static let activityIndicator = NibClass<UIActivityIndicatorView>([
        .color("color", "UIColor", \.color),
        .flag("hidesWhenStopped", "UIHidesWhenStopped", absent: false, initial: true, \.hidesWhenStopped),
    ])
}
