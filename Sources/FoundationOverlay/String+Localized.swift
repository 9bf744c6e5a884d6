// String(localized:): the key is the text with placeholders for its values, the translation is found in the bundle's tables.
import Foundation

extension String {
    /// A key for a translation, written as an interpolated string.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, @unchecked Sendable {
        fileprivate let key: String
        fileprivate let arguments: [any CVarArg]

        /// A key without values.
        public init(stringLiteral value: String) { self.init(value) }
        /// A key without values.
        public init(_ value: String) {
            key = value
            arguments = []
        }
        /// A key with values.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }
        /// Whether key and the text of the values are equal.
        public static func == (left: LocalizationValue, right: LocalizationValue) -> Bool {
            left.key == right.key && left.arguments.map { "\($0)" } == right.arguments.map { "\($0)" }
        }

        /// Collects the parts of a key.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var key = ""
            fileprivate var arguments: [any CVarArg] = []
            /// Called by the compiler at the start.
            public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }
            /// Called by the compiler for each piece between values. A percent sign stands for itself.
            public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }
            /// Text: `%@` in the key.
            public mutating func appendInterpolation(_ string: String) { append("%@", string as NSString) }
            /// Text: `%@` in the key.
            public mutating func appendInterpolation(_ string: Substring) { append("%@", String(string) as NSString) }
            /// A number: `%lld` in the key.
            public mutating func appendInterpolation(_ value: Int) { append("%lld", value) }
            /// A number: `%lf` in the key.
            public mutating func appendInterpolation(_ value: Double) { append("%lf", value) }
            /// A number: `%f` in the key.
            public mutating func appendInterpolation(_ value: Float) { append("%f", Double(value)) }
            /// A value in a format of its own: `%@` in the key.
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F) where F.FormatOutput == String {
                append("%@", format.format(value) as NSString)
            }
            /// Any other value by its description: `%@` in the key.
            @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) { append("%@", "\(value)" as NSString) }
            private mutating func append(_ placeholder: String, _ value: any CVarArg) {
                key += placeholder
                arguments.append(value)
            }
        }
    }

    /// The translation of the key in a table of the bundle, with its values; the key itself where there is none.
    public init(localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) {
        let format = (bundle ?? .main).translation(forKey: keyAndValue.key, value: nil, table: table)
        self = String(filling: format, keyAndValue, locale)
    }

    /// The translation of a key whose text in the language of development is another.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let format = (bundle ?? .main).translation(forKey: "\(key)", value: defaultValue.key, table: table)
        self = String(filling: format, defaultValue, locale)
    }

    private init(filling format: String, _ value: LocalizationValue, _ locale: Locale) {
        let format = PluralFormat.shared.expand(format, value.arguments) ?? format
        self = value.arguments.isEmpty ? format.replacingOccurrences(of: "%%", with: "%") : String(format: format, locale: locale, arguments: value.arguments)
    }
}
