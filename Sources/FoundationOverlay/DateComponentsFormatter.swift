// DateComponentsFormatter: lengths of time in words ("1 hour, 5 minutes") or digits ("1:05:00").
import Foundation

/// Formats lengths of time.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The style of units.
    public enum UnitsStyle: Int, Sendable {
        /// Digits with colons: "1:05:00".
        case positional
        /// "1h 5m".
        case abbreviated
        /// "1 hr, 5 min".
        case short
        /// "1 hour, 5 minutes".
        case full
        /// "one hour, five minutes".
        case spellOut
        /// "1hr 5min".
        case brief
    }
    /// The treatment of units that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Leading zeros go and others are padded in digits; all zeros go in words.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Leaves out zeros before the first other unit.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Leaves out zeros between other units.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Leaves out zeros after the last other unit.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// All go.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// All stay, with two digits each.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// `positional` unless it is set.
    open var unitsStyle = UnitsStyle.positional
    /// Years to seconds unless it is set. Only these units are written.
    open var allowedUnits: NSCalendar.Unit = []
    /// `default` unless it is set.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The language comes from it.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date at which lengths in seconds begin: months differ in length.
    open var referenceDate: Date?
    /// Not more units than that, beginning with the largest that is not zero; 0 for any number.
    open var maximumUnitCount = 0
    /// Writes 1.5 hours instead of 1 hour and 30 minutes. Only the smallest unit that is written can have a fraction.
    open var allowsFractionalUnits = false
    /// Writes 90 seconds instead of 1 minute and 30 seconds when the largest unit would be one.
    open var collapsesLargestUnit = false
    /// "About …".
    open var includesApproximationPhrase = false
    /// "… remaining".
    open var includesTimeRemainingPhrase = false
    /// The place of the result in a text; the words are the same everywhere here.
    open var formattingContext = Formatter.Context.unknown

    private var locale: Locale { calendar?.locale ?? .current }

    private static let units: [(Calendar.Component, NSCalendar.Unit)] = [
        (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute), (.second, .second),
    ]
    private var components: [Calendar.Component] {
        let chosen = Self.units.filter { allowedUnits.contains($0.1) || $0.0 == .weekOfMonth && allowedUnits.contains(.weekOfYear) }.map(\.0)
        return chosen.isEmpty ? Self.units.map(\.0).filter { $0 != .weekOfMonth } : chosen
    }

    /// Text of so many seconds; nil for numbers that are none.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return text(from: start, to: start.addingTimeInterval(ti.rounded()))
    }
    /// Text of the time between two moments.
    open func string(from startDate: Date, to endDate: Date) -> String? { text(from: startDate, to: endDate) }
    /// Text of components, brought to the units that are allowed.
    open func string(from components: DateComponents) -> String? {
        let calendar = calendar ?? .current, start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        return text(from: start, to: end)
    }
    /// Text in the language of the user.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = Self()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }
    /// Text of date components; nil for everything else.
    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

    /// A formatter of digits.
    public required override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func text(from start: Date, to end: Date) -> String? {
        let calendar = calendar ?? Calendar.current, components = components
        let isNegative = end < start
        let difference = calendar.dateComponents(Set(components), from: isNegative ? end : start, to: isNegative ? start : end)
        var values = components.map { (component: $0, value: Double(difference.value(for: $0) ?? 0)) }
        if collapsesLargestUnit, let first = values.firstIndex(where: { $0.value != 0 }), values[first].value == 1, first + 1 < values.count {
            let rest = calendar.dateComponents(Set(components[(first + 1)...]), from: isNegative ? end : start, to: isNegative ? start : end)
            values = values[(first + 1)...].map { ($0.component, Double(rest.value(for: $0.component) ?? 0)) }
        }
        values = withoutZeros(values)
        if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
        guard let text = unitsStyle == .positional ? digits(values) : words(values) else { return nil }
        let signed = isNegative ? "-" + text : text
        let about = includesApproximationPhrase ? "About \(signed)" : signed
        return includesTimeRemainingPhrase ? "\(about) remaining" : about
    }

    private func withoutZeros(_ values: [(component: Calendar.Component, value: Double)]) -> [(component: Calendar.Component, value: Double)] {
        var behaviour = zeroFormattingBehavior
        if behaviour.contains(.default) { behaviour = unitsStyle == .positional ? .dropLeading : .dropAll }
        guard let first = values.firstIndex(where: { $0.value != 0 }), let last = values.lastIndex(where: { $0.value != 0 }) else {
            return behaviour.isDisjoint(with: .dropAll) ? values : Array(values.suffix(1))
        }
        return values.enumerated().filter { index, entry in
            if entry.value != 0 { return true }
            return !behaviour.contains(index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle)
        }.map(\.element)
    }

    private func digits(_ values: [(component: Calendar.Component, value: Double)]) -> String {
        values.enumerated().map { index, entry in
            let number = String(Int(entry.value))
            let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
            return isPadded && number.count < 2 ? "0" + number : number
        }.joined(separator: ":")
    }

    private func words(_ values: [(component: Calendar.Component, value: Double)]) -> String? {
        let measures = values.compactMap { entry in UnitText.durations.first { $0.component == entry.component }.map { (value: entry.value, unit: $0.unit) } }
        switch unitsStyle {
        case .full: return UnitText.text(measures, .wide, locale: locale)
        case .short: return UnitText.text(measures, .short, locale: locale)
        case .abbreviated, .positional: return UnitText.text(measures, .narrow, locale: locale)
        case .brief:
            return measures.compactMap { UnitText.text([$0], .short, locale: locale)?.replacingOccurrences(of: " ", with: "") }.joined(separator: " ")
        case .spellOut:
            let spelling = NumberFormatter()
            spelling.numberStyle = .spellOut
            spelling.locale = locale
            guard let text = UnitText.text(measures, .wide, locale: locale) else { return nil }
            return measures.reduce(text) { text, measure in
                guard let word = spelling.string(from: NSNumber(value: measure.value)), let range = text.range(of: String(Int(measure.value))) else { return text }
                return text.replacingCharacters(in: range, with: word)
            }
        }
    }
}
