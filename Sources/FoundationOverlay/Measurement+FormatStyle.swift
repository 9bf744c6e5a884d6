// Measurement.FormatStyle: measurements in a locale's words and units, for `formatted()`. MeasurementFormatter writes them.
import Foundation

/// The purpose of a measurement, from which the locale's unit follows.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let rawValue: String
    /// The locale's unit for such measurements in general.
    public static var general: Self { Self(rawValue: "general") }
    /// The measurement's own unit.
    public static var asProvided: Self { Self(rawValue: "asProvided") }
}

extension Measurement where UnitType: Dimension {
    /// The format of a measurement.
    public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
        /// Whether units are words, short words or signs.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let rawValue: Int
            /// "5 kilometers"
            public static var wide: Self { Self(rawValue: 0) }
            /// "5 km"
            public static var abbreviated: Self { Self(rawValue: 1) }
            /// "5km"
            public static var narrow: Self { Self(rawValue: 2) }
        }

        /// Whether units are words, short words or signs.
        public var width: UnitWidth
        /// The language and its units.
        public var locale: Locale
        /// The use of the measurement, which decides the unit; without one the locale's unit is written.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// The format of the number.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// A style of the current locale, which chooses the unit unless `usage` says otherwise.
        public init(width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The number and its unit.
        public func format(_ value: Measurement<UnitType>) -> String {
            let formatter = MeasurementFormatter()
            formatter.locale = locale
            formatter.unitStyle = width == .wide ? .long : width == .narrow ? .short : .medium
            if usage == .asProvided { formatter.unitOptions = .providedUnit }
            return formatter.string(from: value) { numberFormatStyle?.locale(locale).format($0) }
        }

        /// The same style in another language.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// The measurement in the locale's unit, with a short word for it.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
    /// The measurement in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
    /// Measurements: `.measurement(width: .abbreviated, usage: .asProvided)`.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}
