// UIDataDetectorTypes and the detector of links and telephone numbers in a text view that is not editable.
// NSLayoutManager shows them as links, UITextView follows them. Dates, addresses and flights are not detected.

import Foundation

/// The kinds of data that a text view turns into links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt
    /// Creates a set from raw bits.
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
    /// Words for which the system has suggestions: not detected here.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Sums of money: not found here.
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Values with units: not found here.
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// All kinds of data.
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// Foundation's detector with the addresses that a tap opens.
package enum DataDetection {
    // Bits of NSTextCheckingResult.CheckingType: link, phoneNumber.
    private static let linkType: UInt64 = 1 << 6, numberType: UInt64 = 1 << 11

    /// The data found in a text, in order, without overlaps.
    package static func found(_ types: UIDataDetectorTypes, in text: String) -> [(range: NSRange, url: URL)] {
        let wanted = (types.contains(.link) ? linkType : 0) | (types.contains(.phoneNumber) ? numberType : 0)
        guard wanted != 0, let detector = try? NSDataDetector(types: wanted) else { return [] }
        return detector.matches(in: text, range: NSRange(location: 0, length: (text as NSString).length)).compactMap { match in
            if let url = match.url { return (match.range, url) }
            let digits = (match.phoneNumber ?? "").filter { $0.isASCII && $0.isNumber || $0 == "+" }
            return URL(string: "tel:" + digits).map { (match.range, $0) }
        }
    }
}
