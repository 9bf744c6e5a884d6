// Names of places, languages and currencies in a locale's words, which corelibs Foundation's NSLocale keeps to itself.
import Foundation

extension NSLocale {
    private var locale: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "en_US") }
    /// The locale's name in its own words.
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String { locale.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier }
    /// A language's name.
    public func localizedString(forLanguageCode languageCode: String) -> String? { locale.localizedString(forLanguageCode: languageCode) }
    /// A region's name.
    public func localizedString(forCountryCode countryCode: String) -> String? { locale.localizedString(forRegionCode: countryCode) }
    /// A script's name.
    public func localizedString(forScriptCode scriptCode: String) -> String? { locale.localizedString(forScriptCode: scriptCode) }
    /// A variant's name.
    public func localizedString(forVariantCode variantCode: String) -> String? { locale.localizedString(forVariantCode: variantCode) }
    /// A currency's name.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? { locale.localizedString(forCurrencyCode: currencyCode) }
    /// A collation's name.
    public func localizedString(forCollationIdentifier collationIdentifier: String) -> String? { locale.localizedString(forCollationIdentifier: collationIdentifier) }
}
