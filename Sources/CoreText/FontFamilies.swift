// Families and members that fonts can be made of by name: those iOS has and those the app registered.
// UIFont lists them, CTFontManager and descriptors too. Finds no faces.

import Foundation

package enum FontFamilies {
    /// In order of their names.
    package static var names: [String] {
        let own = FontCatalog.registeredPaths
        let registered = Set(FontCatalog.records.filter { own.contains($0.path) }.map(\.family))
        return Set(StandInFamily.all.map(\.name)).union(registered).sorted()
    }

    /// PostScript names; empty for an unknown family.
    package static func members(of family: String) -> [String] {
        if let known = StandInFamily.named(family) { return known.members.map(\.postScriptName).sorted() }
        let own = FontCatalog.registeredPaths
        return FontCatalog.records.filter { $0.family == family && own.contains($0.path) }.map(\.postScriptName).sorted()
    }
}
