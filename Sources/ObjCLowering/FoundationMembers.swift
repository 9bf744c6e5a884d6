// Members of Objective-C classes that apps override and that are in extensions here: of Foundation's classes and XCTestCase, which Linux has
// without them, and the accessibility of every object. An override is found by its name (see `foreignOverride`).
enum FoundationMembers {
    private static let formatters: Set<String> = [
        "Formatter", "NumberFormatter", "DateFormatter", "ISO8601DateFormatter", "ByteCountFormatter", "DateIntervalFormatter", "LengthFormatter", "MassFormatter",
        "EnergyFormatter", "PersonNameComponentsFormatter", "MeasurementFormatter", "DateComponentsFormatter", "RelativeDateTimeFormatter",
    ]
    private static let members: [String: (type: String, heirs: Set<String>)] = [
        "getObjectValue(_:for:errorDescription:)": ("Formatter", formatters),
        "isPartialStringValid(_:newEditingString:errorDescription:)": ("Formatter", formatters),
        "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)": ("Formatter", formatters),
        "getObjectValue(_:for:range:)": ("NumberFormatter", ["NumberFormatter"]),
        "record(_:)": ("XCTestCase", ["XCTestCase"]),
    ]
    /// UIKit's extension of NSObject; its responders, bar items and accessibility elements declare these themselves.
    private static let accessibility: Set<String> = [
        "isAccessibilityElement", "accessibilityLabel", "accessibilityIdentifier", "accessibilityHint", "accessibilityValue", "accessibilityTraits",
        "accessibilityFrame", "accessibilityElements", "accessibilityElementsHidden", "accessibilityCustomActions",
        "accessibilityAttributedLabel", "accessibilityAttributedHint", "accessibilityAttributedValue", "accessibilityPath",
        "accessibilityActivationPoint", "accessibilityLanguage", "accessibilityViewIsModal", "shouldGroupAccessibilityChildren",
        "accessibilityNavigationStyle", "accessibilityContainerType", "accessibilityRespondsToUserInteraction", "accessibilityUserInputLabels",
        "accessibilityTextualContext", "accessibilityHeaderElements", "accessibilityCustomRotors",
    ]

    /// The class whose extension in WillAppear has the member, for a class that inherits from one of another module.
    static func declaringClass(of key: String, above foreignClass: String?) -> String? {
        if accessibility.contains(key) { return foreignClass == "NSObject" ? "NSObject" : nil }
        guard let foreignClass, let member = members[key], member.heirs.contains(foreignClass) else { return nil }
        return member.type
    }

    static func isOfMainActor(_ key: String) -> Bool { accessibility.contains(key) }
}
