// Labels, buttons, image views, text fields and text views (FORMATS.md §1.7, §4.2).
// Called by NibScope+Views after the keys that every view has.

import Foundation

extension NibScope {
    private static let lineBreakModes = [
        "wordWrap": 0, "characterWrap": 1, "clip": 2, "headTruncation": 3, "tailTruncation": 4, "middleTruncation": 5,
    ]
    private static let baselineAdjustments = ["alignBaselines": 0, "alignCenters": 1, "none": 2]

    private func textAlignment(_ element: IBElement) -> ArchivedValue? {
        element.choice("textAlignment", NibScope.paragraphAlignments).flatMap { $0 == 0 ? nil : .integer($0) }
    }

    private func font(of element: IBElement) -> ArchivedValue? {
        element.child("fontDescription", key: "fontDescription").map { .object(font($0)) }
    }

    func writeLabel(_ element: IBElement, _ object: ArchivedObject) {
        object.set("UIText", text("text", of: element))
        object.set("UIFont", font(of: element))
        object.set("UITextColor", labelColor(element))
        object.set("UIShadowColor", color(element, key: "shadowColor"))
        object.set("UIShadowOffset", size(element, key: "shadowOffset") ?? .geometry(0, -1))
        object.set("UIHighlightedColor", color(element, key: "highlightedColor"))
        if let lines = element.integer("numberOfLines"), lines != 1 { object.set("UINumberOfLines", .integer(lines)) }
        if let mode = element.choice("lineBreakMode", NibScope.lineBreakModes), mode != 4 { object.set("UILineBreakMode", .integer(mode)) }
        object.set("UITextAlignment", textAlignment(element))
        set(object, "UIAdjustsFontSizeToFit", true, if: element.flag("adjustsFontSizeToFit", default: true))
        set(object, "UIAdjustsLetterSpacingToFitWidth", true, if: element.flag("adjustsLetterSpacingToFitWidth", default: false))
        object.set("UIMinimumFontSize", element.number("minimumFontSize").map(ArchivedValue.float))
        object.set("UIMinimumScaleFactor", element.number("minimumScaleFactor").map(ArchivedValue.float))
        object.set("UIBaselineAdjustment", element.choice("baselineAdjustment", NibScope.baselineAdjustments).map(ArchivedValue.integer))
        object.set("UIPreferredMaxLayoutWidth", element.number("preferredMaxLayoutWidth").map(ArchivedValue.float))
        set(object, "UIAdjustsFontForContentSizeCategory", true, if: element.flag("adjustsFontForContentSizeCategory", default: false))
        set(object, "UIDisabled", true, if: !element.flag("enabled", default: true))
        set(object, "UIHighlighted", true, if: element.flag("highlighted", default: false))
        if element.flag("usesAttributedText", default: false) { object.set("UIAttributedText", attributedString(element, key: "attributedText")) }
    }

    /// `<nil key="textColor"/>` means the dynamic label colour (§1.4).
    private func labelColor(_ element: IBElement) -> ArchivedValue? {
        if let color = color(element, key: "textColor") { return color }
        return .object(ArchivedObject("UIColor", fallbacks: ["NSColor"], [
            "UISystemColorName": .string("labelColor"), "UIColorComponentCount": .integer(2), "UIWhite": .float(0), "UIAlpha": .float(1),
        ]))
    }

    func writeImageView(_ element: IBElement, _ object: ArchivedObject) {
        object.set("UIImage", image("image", of: element))
        object.set("UIHighlightedImage", image("highlightedImage", of: element))
        set(object, "UIHighlighted", true, if: element.flag("highlighted", default: false))
        set(object, "UIAnimating", true, if: element.flag("animating", default: false))
        object.set("UIPreferredSymbolConfiguration", symbolConfiguration(key: "preferredSymbolConfiguration", of: element))
        let adjusts = element.flag("adjustsImageSizeForAccessibilityContentSizeCategory", default: false)
        set(object, "UIAdjustsImageSizeForAccessibilityContentSizeCategory", true, if: adjusts)
    }

    // MARK: Text input

    private static let borderStyles = ["none": 0, "line": 1, "bezel": 2, "roundedRect": 3]
    private static let clearButtonModes = ["never": 0, "whileEditing": 1, "unlessEditing": 2, "always": 3]

    func writeTextField(_ element: IBElement, _ object: ArchivedObject) {
        object.set("UIFont", font(of: element))
        object.set("UIText", text("text", of: element))
        if element.flag("usesAttributedText", default: false) { object.set("UIAttributedText", attributedString(element, key: "attributedText")) }
        object.set("UIPlaceholder", text("placeholder", of: element))
        object.set("UITextAlignment", textAlignment(element))
        object.set("UITextColor", color(element, key: "textColor"))
        if let style = element.choice("borderStyle", NibScope.borderStyles), style != 0 { object.set("UIBorderStyle", .integer(style)) }
        set(object, "UIAdjustsFontSizeToFit", true, if: element.flag("adjustsFontSizeToFit", default: true))
        object.set("UIMinimumFontSize", element.number("minimumFontSize").map(ArchivedValue.float))
        if let mode = element.choice("clearButtonMode", NibScope.clearButtonModes), mode != 0 { object.set("UIClearButtonMode", .integer(mode)) }
        object.set("UIClearButtonOffset", .geometry(3, 1))
        set(object, "UIAllowsEditingTextAttributes", true, if: element.flag("allowsEditingTextAttributes", default: false))
        set(object, "UIClearsOnBeginEditing", true, if: element.flag("clearsOnBeginEditing", default: false))
        set(object, "UIAdjustsFontForContentSizeCategory", true, if: element.flag("adjustsFontForContentSizeCategory", default: false))
        object.set("UIBackground", image("background", of: element))
        object.set("UIDisabledBackground", image("disabledBackground", of: element))
        writeTextInputTraits(of: element, object, capitalization: 0)
    }

    func writeTextView(_ element: IBElement, _ object: ArchivedObject) {
        object.set("UIFont", font(of: element))
        object.set("UIText", text("text", of: element))
        if element.flag("usesAttributedText", default: false) { object.set("UIAttributedText", attributedString(element, key: "attributedText")) }
        object.set("UITextColor", color(element, key: "textColor"))
        object.set("UITextAlignment", textAlignment(element))
        set(object, "UIAllowsEditingTextAttributes", true, if: element.flag("allowsEditingTextAttributes", default: false))
        set(object, "UIEditable", false, if: !element.flag("editable", default: true))
        set(object, "UISelectable", false, if: !element.flag("selectable", default: true))
        set(object, "UIAdjustsFontForContentSizeCategory", true, if: element.flag("adjustsFontForContentSizeCategory", default: false))
        if let types = element.child("dataDetectorType", key: "dataDetectorTypes") { object.set("UIDataDetectorTypes", .integer(dataDetectors(types))) }
        object.set("UITextContainerInset", insets(element, key: "textContainerInset"))
        writeTextInputTraits(of: element, object, capitalization: 2)
    }

    private static let detectorBits = [
        ("phoneNumber", 1), ("link", 2), ("address", 4), ("calendarEvent", 8), ("shipmentTrackingNumber", 16), ("flightNumber", 32), ("lookupSuggestion", 64),
    ]

    private func dataDetectors(_ element: IBElement) -> Int {
        NibScope.detectorBits.reduce(0) { element.flag($1.0, default: false) ? $0 | $1.1 : $0 }
    }

    private static let noYes = ["default": 0, "no": 1, "yes": 2]
    private static let capitalizations = ["none": 0, "words": 1, "sentences": 2, "allCharacters": 3]
    private static let keyboards = [
        "default": 0, "alphabet": 1, "asciiCapable": 1, "numbersAndPunctuation": 2, "URL": 3, "numberPad": 4, "phonePad": 5, "namePhonePad": 6,
        "emailAddress": 7, "decimalPad": 8, "twitter": 9, "webSearch": 10, "asciiNumberPad": 11,
    ]
    private static let returnKeys = [
        "default": 0, "go": 1, "google": 2, "join": 3, "next": 4, "route": 5, "search": 6, "send": 7, "yahoo": 8, "done": 9,
        "emergencyCall": 10, "continue": 11,
    ]
    private static let appearances = ["default": 0, "dark": 1, "alert": 1, "light": 2]

    /// Traits that differ from the class's own default (§4.2).
    func writeTextInputTraits(of element: IBElement, _ object: ArchivedObject, capitalization: Int) {
        guard let traits = element.child("textInputTraits") else { return }
        func write(_ key: String, _ attribute: String, _ table: [String: Int], standard: Int = 0) {
            if let value = traits.choice(attribute, table), value != standard { object.set(key, .integer(value)) }
        }
        write("UIAutocapitalizationType", "autocapitalizationType", NibScope.capitalizations, standard: capitalization)
        write("UIAutocorrectionType", "autocorrectionType", NibScope.noYes)
        write("UISpellCheckingType", "spellCheckingType", NibScope.noYes)
        write("UIKeyboardType", "keyboardType", NibScope.keyboards)
        write("UIReturnKeyType", "returnKeyType", NibScope.returnKeys)
        write("UIKeyboardAppearance", "keyboardAppearance", NibScope.appearances)
        set(object, "UIEnablesReturnKeyAutomatically", true, if: traits.flag("enablesReturnKeyAutomatically", default: false))
        set(object, "UISecureTextEntry", true, if: traits.flag("secureTextEntry", default: false))
        object.set("UITextContentType", traits["textContentType"].map(ArchivedValue.string))
        write("UITextSmartInsertDeleteType", "smartInsertDeleteType", NibScope.noYes)
        write("UITextSmartQuotesType", "smartQuotesType", NibScope.noYes)
        write("UITextSmartDashesType", "smartDashesType", NibScope.noYes)
    }
}
