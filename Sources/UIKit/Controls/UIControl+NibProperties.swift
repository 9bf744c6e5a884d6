// The properties of UIControl and its small subclasses as documents and nibs hold them (FORMATS.md §1.7, §4.2).
// The compiler's copy is NibPropertyTable: script/nib-properties.

extension NibClasses {
    static let control = NibClass<UIControl>([
        .opposite("enabled", "UIDisabled", absent: true, \.isEnabled),
        .flag("selected", "UISelected", absent: false, \.isSelected),
        .flag("highlighted", "UIHighlighted", absent: false, \.isHighlighted),
        .choice("contentHorizontalAlignment", "UIContentHorizontalAlignment", [
            "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
        ], initial: .center, \.contentHorizontalAlignment),
        .choice("contentVerticalAlignment", "UIContentVerticalAlignment", [
            "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
        ], initial: .center, \.contentVerticalAlignment),
        .flag("showsMenuAsPrimaryAction", "UIShowsMenuAsPrimaryAction", absent: false, \.showsMenuAsPrimaryAction),
    ])

    /// The limits come before the value that they limit.
    static let slider = NibClass<UISlider>([
        .float("minValue", "UIMinValue", initial: 0, \.minimumValue),
        .float("maxValue", "UIMaxValue", initial: 1, \.maximumValue),
        .float("value", "UIValue", initial: nil, absent: 0, \.value),
        .flag("continuous", "UIContinuous", absent: true, \.isContinuous),
        .color("minimumTrackTintColor", "UIMinimumTrackTintColor", \.minimumTrackTintColor),
        .color("maximumTrackTintColor", "UIMaximumTrackTintColor", \.maximumTrackTintColor),
        .color("thumbTintColor", "UIThumbTintColor", \.thumbTintColor),
        .image("minimumValueImage", "UIMinimumValueImage", \.minimumValueImage),
        .image("maximumValueImage", "UIMaximumValueImage", \.maximumValueImage),
    ])

    static let `switch` = NibClass<UISwitch>([
        .writtenFlag("enabled", "UISwitchEnabled", absent: true, \.isEnabled),
        .flag("on", "UISwitchOn", absent: false, \.isOn),
        .color("onTintColor", "UISwitchOnTintColor", \.onTintColor),
        .color("thumbTintColor", "UISwitchThumbTintColor", \.thumbTintColor),
        .text("title", "UISwitchTitle", \.title),
        .choice("preferredStyle", "UISwitchPreferredStyle", ["automatic": .automatic, "checkbox": .checkbox, "sliding": .sliding], initial: .automatic, \.preferredStyle),
    ])

    static let stepper = NibClass<UIStepper>([
        .double("minimumValue", "UIMinimumValue", initial: 0, \.minimumValue),
        .double("maximumValue", "UIMaximumValue", initial: 100, \.maximumValue),
        .double("stepValue", "UIStepValue", initial: 1, \.stepValue),
        .double("value", "UIValue", initial: 0, \.value),
        .flag("wraps", "UIWraps", absent: false, \.wraps),
        .flag("autorepeat", "UIAutorepeat", absent: true, \.autorepeat),
        .flag("continuous", "UIContinuous", absent: true, \.isContinuous),
    ])

    static let pageControl = NibClass<UIPageControl>([
        .integer("numberOfPages", "UINumberOfPages", initial: nil, \.numberOfPages),
        .integer("currentPage", "UICurrentPage", initial: nil, \.currentPage),
        .flag("hidesForSinglePage", "UIHideForSinglePage", absent: false, \.hidesForSinglePage),
        .color("pageIndicatorTintColor", "UIPageIndicatorTintColor", \.pageIndicatorTintColor),
        .color("currentPageIndicatorTintColor", "UICurrentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
    ])

    static let progressView = NibClass<UIProgressView>([
        .choice("progressViewStyle", "UIProgressViewStyle", ["default": .default, "bar": .bar], initial: .default, \.progressViewStyle),
        .float("progress", "UIProgress", initial: nil, absent: 0, \.progress),
        .color("progressTintColor", "UIProgressProgressTintColor", \.progressTintColor),
        .color("trackTintColor", "UIProgressTrackTintColor", \.trackTintColor),
        .image("progressImage", "UIProgressProgressImage", \.progressImage),
        .image("trackImage", "UIProgressTrackImage", \.trackImage),
    ])
}

extension UIControl {
    func decodeControl(from coder: NSCoder) { NibClasses.control.decode(self, from: coder) }
}
