// Stack views, effect views and what has no row of the smaller controls (FORMATS.md §1.7, §4.2).
// Called by NibScope+Views after the keys that every view has.

import Foundation

extension NibScope {
    func writeStackView(_ element: IBElement, _ object: ArchivedObject) {
        let arranged = subviewElements(of: element).compactMap { $0.id.flatMap { compiled[$0] } }
        object.set("UIStackViewArrangedSubviews", .object(.array(arranged)))
        // The standard spacing between siblings is 8 points.
        let spacing = element["spacingType"] == "standard" ? 8 : element.number("spacing", default: 0)
        object.set("UIStackViewSpacing", .double(spacing))
        if object.value("UIViewLayoutMargins") == nil { object.set("UIViewLayoutMargins", .geometry(0, 0, 0, 0)) }
    }

    func writeSegmentedControl(_ element: IBElement, _ object: ArchivedObject) {
        let segments = element.members(of: "segments").enumerated().map { index, segment -> ArchivedObject in
            let archived = ArchivedObject("UISegment")
            // An image wins over a title.
            let title = string(segment.string("title") ?? "", of: element, as: "segmentTitles[\(index)]")
            archived.set("UISegmentInfo", image("image", of: segment) ?? title)
            archived.set("UISegmentWidth", segment.number("width").map(ArchivedValue.float))
            set(archived, "UISegmentEnabled", false, if: !segment.flag("enabled", default: true))
            archived.set("UISegmentContentOffset", size(segment, key: "contentOffset"))
            return archived
        }
        object.set("UISegments", .object(.array(segments, className: "NSMutableArray")))
        object.set("UISelectedSegmentIndex", .integer(element.integer("selectedSegmentIndex") ?? -1))
    }

    private static let spinnerStyles = ["whiteLarge": 0, "white": 1, "gray": 2, "medium": 100, "large": 101]

    func writeActivityIndicator(_ element: IBElement, _ object: ArchivedObject) {
        let style = element.choice("style", NibScope.spinnerStyles) ?? 100
        object.set(style >= 100 ? "UIActivityIndicatorViewStyle-Modern" : "UIActivityIndicatorViewStyle", .integer(style))
        set(object, "UIAnimating", true, if: element.flag("animating", default: false))
    }

    func writeDatePicker(_ element: IBElement, _ object: ArchivedObject) {
        object.set("UIDate", date(element, key: "date"))
        object.set("UILocaleIdentifier", element.child("locale", key: "locale")?["localeIdentifier"].map(ArchivedValue.string))
        set(object, "UIDatePickerUseCurrentDateDuringDecoding", true, if: element.flag("useCurrentDate", default: true))
    }

    private static let blurStyles = [
        "extraLight": 0, "light": 1, "dark": 2, "extraDark": 3, "regular": 4, "prominent": 5, "systemUltraThinMaterial": 6, "systemThinMaterial": 7,
        "systemMaterial": 8, "systemThickMaterial": 9, "systemChromeMaterial": 10,
    ]

    private func blurEffect(_ element: IBElement) -> ArchivedObject {
        ArchivedObject("UIBlurEffect", ["UIBlurEffectStyle": .integer(element.choice("style", NibScope.blurStyles) ?? 4)])
    }

    func writeVisualEffectView(_ element: IBElement, _ object: ArchivedObject) {
        if let effect = element.child("blurEffect") {
            object.set("UIVisualEffectViewEffect", blurEffect(effect))
        } else if let effect = element.child("vibrancyEffect") {
            let vibrancy = ArchivedObject("UIVibrancyEffect")
            vibrancy.set("UIVibrancyEffectBlurStyle", effect.child("blurEffect").map(blurEffect))
            object.set("UIVisualEffectViewEffect", vibrancy)
        }
        object.set("UIVisualEffectViewContentView", compiled(element.child(key: "contentView")))
    }
}
