// Bundle's answers in the app's languages: Foundation on Linux knows English only. These functions stand in Bundle's class for
// its own (CObjectiveC, Localisation.c); a resource or table that they do not find is looked for as Foundation does it.
import Foundation

extension Bundle {
    /// CFBundleDevelopmentRegion. Foundation's own property halts for a bundle without an Info.plist.
    package var developmentRegion: String? { (infoDictionary?["CFBundleDevelopmentRegion"] as? String).flatMap { $0.contains("$(") ? nil : $0 } }

    /// Takes the place of `preferredLocalizations`.
    @_silgen_name("willappear_preferred_localizations")
    package func languagesInUse() -> [String] { BundleLanguages.shared.inUse(self) }

    /// Takes the place of `localizedString(forKey:value:table:)`.
    @_silgen_name("willappear_localized_string")
    package func translation(forKey key: String, value: String?, table tableName: String?) -> String {
        let table = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        if let text = BundleLanguages.shared.text(key, table, self) { return text }
        let missing = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        return AppLanguage.current.pseudo.contains(.missing) ? missing.uppercased() : AppLanguage.current.decorated(missing)
    }

    /// Takes the place of `url(forResource:withExtension:subdirectory:)`: for every language its own folder, then the
    /// development region's and Base (Apple: Resource Programming Guide, "The Bundle Search Pattern").
    @_silgen_name("willappear_resource_url")
    package func resourceInLanguage(forResource name: String?, withExtension pathExtension: String?, subdirectory: String?) -> URL? {
        guard name?.isEmpty == false || pathExtension?.isEmpty == false else { return nil }
        for language in BundleLanguages.shared.folders(self) {
            if let found = url(forResource: name, withExtension: pathExtension, subdirectory: subdirectory, localization: language) { return found }
        }
        return url(forResource: name, withExtension: pathExtension, subdirectory: subdirectory, localization: nil)
    }
}

/// The languages of the bundles that were asked, and their tables.
package final class BundleLanguages: @unchecked Sendable {
    package static let shared = BundleLanguages()

    private let lock = NSLock()
    private var languages: [String: [String]] = [:]
    private var tables: [String: StringTable] = [:]

    package func inUse(_ bundle: Bundle) -> [String] {
        lock.withLock { languages[bundle.bundlePath] } ?? {
            let found = AppLanguage.current.best(of: bundle.localizations, development: bundle.developmentRegion)
            lock.withLock { languages[bundle.bundlePath] = found }
            return found
        }()
    }

    /// The languages whose folders are searched, in order.
    package func folders(_ bundle: Bundle) -> [String] {
        let all = inUse(bundle) + [bundle.developmentRegion, "Base"].compactMap(\.self)
        return all.enumerated().filter { all.firstIndex(of: $1) == $0 }.map(\.1)
    }

    package func text(_ key: String, _ table: String, _ bundle: Bundle) -> String? {
        for language in folders(bundle) {
            if let text = self.table(table, language, bundle).text(key, language) { return text }
        }
        // Tables outside of any language's folder.
        return self.table(table, nil, bundle).text(key, inUse(bundle).first ?? "en")
    }

    private func table(_ name: String, _ language: String?, _ bundle: Bundle) -> StringTable {
        let path = [bundle.resourcePath ?? bundle.bundlePath, language.map { $0 + ".lproj" }, name].compactMap(\.self).joined(separator: "/")
        if let known = lock.withLock({ tables[path] }) { return known }
        let read = StringTable(path: path)
        lock.withLock { tables[path] = read }
        return read
    }
}
