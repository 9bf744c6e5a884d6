// UIDataDetectorTypes and what finds links and telephone numbers in a text view that is not editable.
// NSLayoutManager shows them as links, UITextView follows them. Dates, addresses and flights are not looked for.

import Foundation

/// What a text view turns into links by itself.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt
    /// A set of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers; a tap opens `tel:`.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Web and mail addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses: not found here.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates: not found here.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels: not found here.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Flights: not found here.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// What the system has suggestions for: not found here.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Sums of money: not found here.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Values with units: not found here.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// Everything.
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

enum DataDetection {
    private static let links = try? NSRegularExpression(
        pattern: #"(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?()\[\]]|[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}"#, options: .caseInsensitive)
    private static let numbers = try? NSRegularExpression(pattern: #"(?<![\w.])\+?(?:\(\d{1,4}\)|\d{1,4})(?:[ .-]?\(?\d{2,4}\)?){2,4}(?![\w])"#)

    /// In order, without overlaps.
    static func found(_ types: UIDataDetectorTypes, in text: String) -> [(range: NSRange, url: URL)] {
        guard !types.isDisjoint(with: [.link, .phoneNumber]) else { return [] }
        let string = text as NSString, all = NSRange(location: 0, length: string.length)
        var result: [(range: NSRange, url: URL)] = []
        if types.contains(.link) {
            for match in links?.matches(in: text, options: [], range: all) ?? [] {
                let part = string.substring(with: match.range)
                let hasScheme = part.lowercased().hasPrefix("http")
                if let url = URL(string: hasScheme ? part : part.contains("@") ? "mailto:" + part : "http://" + part) { result.append((match.range, url)) }
            }
        }
        if types.contains(.phoneNumber) {
            for match in numbers?.matches(in: text, options: [], range: all) ?? [] where !result.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }) {
                let digits = string.substring(with: match.range).filter { $0.isASCII && $0.isNumber || $0 == "+" }
                if digits.count >= 7, let url = URL(string: "tel:" + digits) { result.append((match.range, url)) }
            }
        }
        return result.sorted { $0.range.location < $1.range.location }
    }
}
