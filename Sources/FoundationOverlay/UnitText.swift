// Numbers with their units in a locale's words, by ICU's measure formats, which the toolchain ships for Foundation.
// Called by DateComponentsFormatter and MeasurementFormatter.
internal import _FoundationICU
import Foundation

enum UnitText {
    enum Width { case wide, short, narrow }

    /// "5 hours, 3 minutes"; nil for what ICU refuses. Numbers are rounded to so many digits after the point.
    static func text(_ measures: [(value: Double, unit: UAMeasureUnit)], _ width: Width, locale: Locale, fractionDigits: Int = 0) -> String? {
        var status = U_ZERO_ERROR
        let factor = pow(10, Double(max(0, min(fractionDigits, 9))))
        let icu = switch width {
        case .wide: UAMEASFMT_WIDTH_WIDE
        case .short: UAMEASFMT_WIDTH_SHORT
        case .narrow: UAMEASFMT_WIDTH_NARROW
        }
        guard let format = uameasfmt_open(locale.identifier, icu, nil, &status) else { return nil }
        defer { uameasfmt_close(format) }
        var buffer = [UInt16](repeating: 0, count: 256)
        let list = measures.map { UAMeasure(value: ($0.value * factor).rounded() / factor, unit: $0.unit) }
        let length: Int32
        if let only = list.first, list.count == 1 {
            length = uameasfmt_format(format, only.value, only.unit, &buffer, Int32(buffer.count), &status)
        } else {
            length = uameasfmt_formatMultiple(format, list, Int32(list.count), &buffer, Int32(buffer.count), &status)
        }
        guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, Int(length) <= buffer.count else { return nil }
        return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }

    static let durations: [(component: Calendar.Component, unit: UAMeasureUnit)] = [
        (.year, UAMEASUNIT_DURATION_YEAR), (.month, UAMEASUNIT_DURATION_MONTH), (.weekOfMonth, UAMEASUNIT_DURATION_WEEK), (.day, UAMEASUNIT_DURATION_DAY),
        (.hour, UAMEASUNIT_DURATION_HOUR), (.minute, UAMEASUNIT_DURATION_MINUTE), (.second, UAMEASUNIT_DURATION_SECOND),
    ]

    /// The unit of a dimension by its symbol.
    static func unit(_ unit: Unit) -> UAMeasureUnit? {
        switch (unit, unit.symbol) {
        case (is UnitLength, let symbol):
            ["km": UAMEASUNIT_LENGTH_KILOMETER, "m": UAMEASUNIT_LENGTH_METER, "cm": UAMEASUNIT_LENGTH_CENTIMETER, "mm": UAMEASUNIT_LENGTH_MILLIMETER,
             "mi": UAMEASUNIT_LENGTH_MILE, "ft": UAMEASUNIT_LENGTH_FOOT, "in": UAMEASUNIT_LENGTH_INCH, "yd": UAMEASUNIT_LENGTH_YARD][symbol]
        case (is UnitMass, let symbol):
            ["kg": UAMEASUNIT_MASS_KILOGRAM, "g": UAMEASUNIT_MASS_GRAM, "mg": UAMEASUNIT_MASS_MILLIGRAM, "lb": UAMEASUNIT_MASS_POUND, "oz": UAMEASUNIT_MASS_OUNCE,
             "st": UAMEASUNIT_MASS_STONE, "t": UAMEASUNIT_MASS_METRIC_TON][symbol]
        case (is UnitTemperature, let symbol):
            ["°C": UAMEASUNIT_TEMPERATURE_CELSIUS, "°F": UAMEASUNIT_TEMPERATURE_FAHRENHEIT, "K": UAMEASUNIT_TEMPERATURE_KELVIN][symbol]
        case (is UnitDuration, let symbol):
            ["s": UAMEASUNIT_DURATION_SECOND, "sec": UAMEASUNIT_DURATION_SECOND, "min": UAMEASUNIT_DURATION_MINUTE, "hr": UAMEASUNIT_DURATION_HOUR][symbol]
        case (is UnitSpeed, let symbol):
            ["m/s": UAMEASUNIT_SPEED_METER_PER_SECOND, "km/h": UAMEASUNIT_SPEED_KILOMETER_PER_HOUR, "mph": UAMEASUNIT_SPEED_MILE_PER_HOUR][symbol]
        case (is UnitVolume, let symbol):
            ["L": UAMEASUNIT_VOLUME_LITER, "mL": UAMEASUNIT_VOLUME_MILLILITER, "gal": UAMEASUNIT_VOLUME_GALLON, "cup": UAMEASUNIT_VOLUME_CUP][symbol]
        case (is UnitEnergy, let symbol):
            ["kJ": UAMEASUNIT_ENERGY_KILOJOULE, "J": UAMEASUNIT_ENERGY_JOULE, "kCal": UAMEASUNIT_ENERGY_FOODCALORIE, "kWh": UAMEASUNIT_ENERGY_KILOWATT_HOUR][symbol]
        case (is UnitAngle, "°"): UAMEASUNIT_ANGLE_DEGREE
        default: nil
        }
    }
}
