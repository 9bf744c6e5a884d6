// The app's locale and languages in the place of Foundation's on Linux, which is "en_001" on every machine (LocaleCache of
// swift-foundation). The host installs them before `main` (CObjectiveC, Localisation.c).
import CObjectiveC
import Foundation

extension Locale {
    /// Takes the place of `Locale.current` and `Locale.autoupdatingCurrent`.
    @_silgen_name("willappear_current_locale")
    package static func ofApp() -> Locale { AppLocale.current }

    /// Takes the place of `Locale.preferredLanguages`.
    @_silgen_name("willappear_preferred_languages")
    package static func languagesOfApp() -> [String] { AppLanguage.current.languages }
}

package enum AppLocale {
    static let current = Locale(identifier: AppLanguage.current.locale)

    /// Once a process, before the app's first instruction.
    package static func install() {
        willappear_give_languages(unsafeBitCast(Bundle.self, to: UnsafeRawPointer.self))
    }
}
