// MeasurementFormatter: measurements in a locale's words and units.
import Foundation

/// Formats measurements and units.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Options for the unit.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Formats the measurement in its own unit.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// Formats in the unit that gives a handy number.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Formats temperatures as degrees, without Celsius or Fahrenheit.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }
    /// The options for the unit. Without options a measurement is written in the unit that the locale uses.
    open var unitOptions: UnitOptions = []
    /// The length of the unit. Default `medium`.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language and its units.
    open var locale: Locale! = .autoupdatingCurrent
    /// The formatter of numbers. By default at most three digits after the point.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// A number and its unit.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String { string(from: measurement) { _ in nil } }

    /// The same with a number that somebody else writes, where `written` answers one.
    func string<UnitType: Unit>(from measurement: Measurement<UnitType>, _ written: (Double) -> String?) -> String {
        let (value, unit) = localized(measurement.value, measurement.unit)
        let text = text(value, unit)
        guard let number = written(value), let first = text.firstIndex(where: \.isNumber), let last = text.lastIndex(where: \.isNumber) else { return text }
        return text.replacingCharacters(in: first...last, with: number.hasPrefix("-") && first > text.startIndex ? String(number.dropFirst()) : number)
    }

    private func text(_ value: Double, _ unit: Unit) -> String {
        let locale: Locale = locale ?? .current
        if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature { return "\(number(value, locale))°" }
        let digits = numberFormatter?.maximumFractionDigits ?? 3
        guard let icu = UnitText.unit(unit), let text = UnitText.text([(value, icu)], width, locale: locale, fractionDigits: digits) else {
            return "\(number(value, locale)) \(unit.symbol)"
        }
        return text
    }
    /// The unit alone: its symbol, or its name when the style is `long`.
    open func string(from unit: Unit) -> String {
        guard unitStyle == .long, let icu = UnitText.unit(unit), let text = UnitText.text([(2, icu)], .wide, locale: locale ?? .current) else { return unit.symbol }
        return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
    }

    private var width: UnitText.Width {
        switch unitStyle {
        case .long: .wide
        case .short: .narrow
        default: .short
        }
    }
    private func number(_ value: Double, _ locale: Locale) -> String {
        guard let copy = numberFormatter?.copy() as? NumberFormatter else { return "\(value)" }
        copy.locale = locale
        return copy.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    private func localized(_ value: Double, _ unit: Unit) -> (Double, Unit) {
        guard !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension else { return (value, unit) }
        func converted(_ target: Dimension) -> (Double, Unit) {
            (target.converter.value(fromBaseUnitValue: dimension.converter.baseUnitValue(fromValue: value)), target)
        }
        let system = (locale ?? .current).measurementSystem
        switch unit {
        case is UnitTemperature: return converted(system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius)
        case is UnitLength:
            let meters = abs(dimension.converter.baseUnitValue(fromValue: value))
            if system == .metric { return converted(meters >= 1000 ? UnitLength.kilometers : meters >= 1 ? UnitLength.meters : UnitLength.centimeters) }
            return converted(meters >= 304.8 ? UnitLength.miles : meters >= 0.3048 ? UnitLength.feet : UnitLength.inches)
        case is UnitMass:
            let kilograms = abs(dimension.converter.baseUnitValue(fromValue: value))
            if system == .us { return converted(kilograms >= 0.45 ? UnitMass.pounds : UnitMass.ounces) }
            return converted(kilograms >= 1 ? UnitMass.kilograms : UnitMass.grams)
        case is UnitSpeed: return converted(system == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour)
        default: return (value, unit)
        }
    }
}
