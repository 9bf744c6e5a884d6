// RelativeDateTimeFormatter and ListFormatter: faces of the format styles that Foundation on Linux has.
import Foundation

/// Formats how far away a moment is: "2 hours ago", "tomorrow".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Numbers, or words where the language has them.
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    /// The style of units.
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    /// `numeric` unless it is set.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// `full` unless it is set.
    open var unitsStyle = UnitsStyle.full
    /// The place of the result in a text.
    open var formattingContext = Formatter.Context.unknown
    /// Days begin and end by it.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The language.
    open var locale: Locale! = .autoupdatingCurrent

    /// The words for the distance of a date from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let between = (calendar ?? .current).dateComponents([.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
        return localizedString(from: between)
    }
    /// The words for a distance of so many seconds from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }
    /// The largest component that is not zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let order: [(Calendar.Component, Date.RelativeFormatStyle.Field)] = [
            (.year, .year), (.month, .month), (.weekOfMonth, .week), (.weekOfYear, .week), (.day, .day), (.hour, .hour), (.minute, .minute), (.second, .second),
        ]
        let found = order.first { (dateComponents.value(for: $0.0) ?? 0) != 0 } ?? (.second, .second)
        let amount = dateComponents.value(for: found.0) ?? 0
        let calendar = Calendar(identifier: .gregorian), now = Date(timeIntervalSinceReferenceDate: 0)
        // The style compares with now, so it formats a moment as far from now as the component says.
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: calendar.date(byAdding: found.0, value: amount, to: now) ?? now, allowedFields: [found.1],
            presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: styleWidth, locale: locale ?? .current, calendar: calendar)
        return style.format(now)
    }
    /// The words for the distance of a date from now; nil for an object that is no date.
    open override func string(for obj: Any?) -> String? { (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) } }

    private var styleWidth: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}

/// Joins texts in a language's way: "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The language.
    open var locale: Locale! = .autoupdatingCurrent
    /// Makes texts of items that are none.
    open var itemFormatter: Formatter?

    /// The texts joined with "and" in the language of the user.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }
    /// The items' texts joined; nil when an item has none.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
            texts.append(text)
        }
        return texts.formatted(.list(type: .and).locale(locale ?? .current))
    }
    /// A list's items joined; nil for what is no list.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
