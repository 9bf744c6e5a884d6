// PersonNameComponents.FormatStyle: names of people for `formatted(_:)`. NameText writes them.
import Foundation

extension PersonNameComponents {
    /// The format of a name.
    public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
        /// The length of a formatted name.
        public enum Style: String, Codable, Hashable, Sendable {
            /// The nickname, else the given name.
            case short
            /// Given and family name.
            case medium
            /// All parts.
            case long
            /// Initials.
            case abbreviated
        }
        /// The length of a formatted name.
        public var style: Style
        /// The locale, whose language decides about the order where the name's letters do not.
        public var locale: Locale
        /// Given and family name unless the style says otherwise.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }
        /// The name; empty without parts.
        public func format(_ value: PersonNameComponents) -> String { NameText(locale: locale).text(value, style) }
        /// The same style in another language.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    }

    /// Given and family name in the current locale's order.
    public func formatted() -> String { formatted(FormatStyle()) }
    /// The name in a style: `.name(style: .abbreviated)`.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Names of people.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { PersonNameComponents.FormatStyle(style: style) }
}
