// The smaller controls, stack views and effect views (FORMATS.md §1.7, §4.2).
// Called by NibScope+Views after the keys that every view has.

import Foundation

extension NibScope {
    private static let axes = ["horizontal": 0, "vertical": 1]
    private static let distributions = ["fill": 0, "fillEqually": 1, "fillProportionally": 2, "equalSpacing": 3, "equalCentering": 4]
    private static let alignments = [
        "fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4, "bottom": 4, "lastBaseline": 5,
    ]

    func writeStackView(_ element: IBElement, _ object: ArchivedObject) {
        let arranged = subviewElements(of: element).compactMap { $0.id.flatMap { compiled[$0] } }
        object.set("UIStackViewArrangedSubviews", .object(.array(arranged)))
        object.set("UIStackViewAxis", .integer(element.choice("axis", NibScope.axes) ?? 0))
        object.set("UIStackViewDistribution", .integer(element.choice("distribution", NibScope.distributions) ?? 0))
        object.set("UIStackViewAlignment", .integer(element.choice("alignment", NibScope.alignments) ?? 0))
        // The standard spacing between siblings is 8 points.
        let spacing = element["spacingType"] == "standard" ? 8 : element.number("spacing", default: 0)
        object.set("UIStackViewSpacing", .double(spacing))
        object.set("UIStackViewBaselineRelative", .boolean(element.flag("baselineRelativeArrangement", default: false)))
        object.set("UIStackViewLayoutMarginsRelative", .boolean(element.flag("layoutMarginsRelativeArrangement", default: false)))
        if object.value("UIViewLayoutMargins") == nil { object.set("UIViewLayoutMargins", .geometry(0, 0, 0, 0)) }
    }

    func writeSegmentedControl(_ element: IBElement, _ object: ArchivedObject) {
        writeControlKeys(element, object)
        let segments = element.members(of: "segments").enumerated().map { index, segment -> ArchivedObject in
            let archived = ArchivedObject("UISegment")
            archived.set("UISegmentInfo", image("image", of: segment) ?? string(segment.string("title") ?? "", of: element, as: "segmentTitles[\(index)]"))
            archived.set("UISegmentWidth", segment.number("width").map(ArchivedValue.float))
            set(archived, "UISegmentEnabled", false, if: !segment.flag("enabled", default: true))
            archived.set("UISegmentContentOffset", size(segment, key: "contentOffset"))
            return archived
        }
        object.set("UISegments", .object(.array(segments, className: "NSMutableArray")))
        object.set("UISelectedSegmentIndex", .integer(element.integer("selectedSegmentIndex") ?? -1))
        set(object, "UIMomentary", true, if: element.flag("momentary", default: false))
        set(object, "UIApportionsSegmentWidthsByContent", true, if: element.flag("apportionsSegmentWidthsByContent", default: false))
        object.set("UISegmentedControlSelectedSegmentTintColor", color(element, key: "selectedSegmentTintColor"))
    }

    func writeSlider(_ element: IBElement, _ object: ArchivedObject) {
        writeControlKeys(element, object)
        object.set("UIValue", .float(element.number("value", default: 0)))
        if let minimum = element.number("minValue"), minimum != 0 { object.set("UIMinValue", .float(minimum)) }
        if let maximum = element.number("maxValue"), maximum != 1 { object.set("UIMaxValue", .float(maximum)) }
        set(object, "UIContinuous", false, if: !element.flag("continuous", default: true))
        object.set("UIMinimumTrackTintColor", color(element, key: "minimumTrackTintColor"))
        object.set("UIMaximumTrackTintColor", color(element, key: "maximumTrackTintColor"))
        object.set("UIThumbTintColor", color(element, key: "thumbTintColor"))
        object.set("UIMinimumValueImage", image("minimumValueImage", of: element))
        object.set("UIMaximumValueImage", image("maximumValueImage", of: element))
    }

    func writeSwitch(_ element: IBElement, _ object: ArchivedObject) {
        writeControlKeys(element, object)
        object.set("UISwitchEnabled", .boolean(element.flag("enabled", default: true)))
        set(object, "UISwitchOn", true, if: element.flag("on", default: false))
        object.set("UISwitchOnTintColor", color(element, key: "onTintColor"))
        object.set("UISwitchThumbTintColor", color(element, key: "thumbTintColor"))
    }

    func writeStepper(_ element: IBElement, _ object: ArchivedObject) {
        writeControlKeys(element, object)
        if let value = element.number("value"), value != 0 { object.set("UIValue", .double(value)) }
        if let value = element.number("minimumValue"), value != 0 { object.set("UIMinimumValue", .double(value)) }
        if let value = element.number("maximumValue"), value != 100 { object.set("UIMaximumValue", .double(value)) }
        if let value = element.number("stepValue"), value != 1 { object.set("UIStepValue", .double(value)) }
        set(object, "UIWraps", true, if: element.flag("wraps", default: false))
        set(object, "UIAutorepeat", false, if: !element.flag("autorepeat", default: true))
        set(object, "UIContinuous", false, if: !element.flag("continuous", default: true))
    }

    func writeProgressView(_ element: IBElement, _ object: ArchivedObject) {
        object.set("UIProgress", .float(element.number("progress", default: 0)))
        if element["progressViewStyle"] == "bar" { object.set("UIProgressViewStyle", .integer(1)) }
        object.set("UIProgressProgressTintColor", color(element, key: "progressTintColor"))
        object.set("UIProgressTrackTintColor", color(element, key: "trackTintColor"))
    }

    private static let spinnerStyles = ["whiteLarge": 0, "white": 1, "gray": 2, "medium": 100, "large": 101]

    func writeActivityIndicator(_ element: IBElement, _ object: ArchivedObject) {
        let style = element.choice("style", NibScope.spinnerStyles) ?? 100
        object.set(style >= 100 ? "UIActivityIndicatorViewStyle-Modern" : "UIActivityIndicatorViewStyle", .integer(style))
        object.set("UIColor", color(element, key: "color"))
        set(object, "UIHidesWhenStopped", false, if: !element.flag("hidesWhenStopped", default: false))
        set(object, "UIAnimating", true, if: element.flag("animating", default: false))
    }

    func writePageControl(_ element: IBElement, _ object: ArchivedObject) {
        writeControlKeys(element, object)
        object.set("UINumberOfPages", element.integer("numberOfPages").map(ArchivedValue.integer))
        object.set("UICurrentPage", element.integer("currentPage").map(ArchivedValue.integer))
        set(object, "UIHideForSinglePage", true, if: element.flag("hidesForSinglePage", default: false))
        object.set("UIPageIndicatorTintColor", color(element, key: "pageIndicatorTintColor"))
        object.set("UICurrentPageIndicatorTintColor", color(element, key: "currentPageIndicatorTintColor"))
    }

    private static let pickerModes = ["time": 0, "date": 1, "dateAndTime": 2, "countDownTimer": 3]

    func writeDatePicker(_ element: IBElement, _ object: ArchivedObject) {
        writeControlKeys(element, object)
        object.set("UIDatePickerMode", .integer(element.choice("datePickerMode", NibScope.pickerModes) ?? 2))
        object.set("UIMinuteInterval", element.integer("minuteInterval").map(ArchivedValue.integer))
        object.set("UICountDownDuration", element.number("countDownDuration").map(ArchivedValue.float))
        object.set("UIDate", date(element, key: "date"))
        object.set("UIMinimumDate", date(element, key: "minimumDate"))
        object.set("UIMaximumDate", date(element, key: "maximumDate"))
        set(object, "UIDatePickerUseCurrentDateDuringDecoding", true, if: element.flag("useCurrentDate", default: true))
    }

    func writeSearchBar(_ element: IBElement, _ object: ArchivedObject) {
        writeBarKeys(element, object)
        object.set("UIText", text("text", of: element))
        object.set("UIPlaceholder", text("placeholder", of: element))
        object.set("UIPrompt", text("prompt", of: element))
        set(object, "UIShowsCancelButton", true, if: element.flag("showsCancelButton", default: false))
        writeTextInputTraits(of: element, object, capitalization: 0)
    }

    private static let blurStyles = [
        "extraLight": 0, "light": 1, "dark": 2, "extraDark": 3, "regular": 4, "prominent": 5, "systemUltraThinMaterial": 6, "systemThinMaterial": 7,
        "systemMaterial": 8, "systemThickMaterial": 9, "systemChromeMaterial": 10,
    ]

    func writeVisualEffectView(_ element: IBElement, _ object: ArchivedObject) {
        if let effect = element.child("blurEffect") {
            object.set("UIVisualEffectViewEffect", .object(ArchivedObject("UIBlurEffect", [
                "UIBlurEffectStyle": .integer(effect.choice("style", NibScope.blurStyles) ?? 4),
            ])))
        }
        object.set("UIVisualEffectViewContentView", element.child(key: "contentView")?.id.flatMap { reference(to: $0) })
    }
}
