// Members of Foundation's classes that apps override and that corelibs Foundation lacks: WillAppear's overlay declares them in extensions,
// so that an override is found by its name (see `foreignOverride`).
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
    ]

    /// The class whose extension in WillAppear's overlay has the member, for a class that inherits from one of Foundation's.
    static func declaringClass(of key: String, above foundationClass: String?) -> String? {
        guard let foundationClass, let member = members[key], member.heirs.contains(foundationClass) else { return nil }
        return member.type
    }

    static let baseNames: Set<String> = Set(members.keys.map { String($0.prefix { $0 != "(" }) })
}
