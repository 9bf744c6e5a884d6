// Decimal numbers in formatters: Foundation on Linux divides the mantissa by ten again and again to get a Double, which is not the nearest one, and
// a formatter that rounds down then shows 12,345.11 for 12345.12. CObjectiveC/Numbers.c puts this method into the class.

import Foundation

extension NumberFormatter {
    @_silgen_name("willappear_original_number_string")
    private func originalString(from number: NSNumber) -> String?

    /// Takes the place of `string(from:)`. A decimal number is formatted as the Double nearest to it, whose shortest digits it has up to 15 of them.
    @_silgen_name("willappear_number_string")
    package func _string(from number: NSNumber) -> String? {
        guard let decimal = number as? NSDecimalNumber, decimal != .notANumber, let nearest = Double(decimal.description(withLocale: nil)) else { return originalString(from: number) }
        return originalString(from: NSNumber(value: nearest))
    }
}
