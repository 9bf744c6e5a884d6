// Size-class variations of a view (FORMATS.md §1.10): which members are installed by default.
// Asked by the view and constraint compilers. Variations for other traits are reported, not compiled.

import Foundation

enum Variations {
    /// Ids that the `default` variation takes out of a view's `constraints` or `subviews`.
    static func excludedByDefault(_ key: String, of element: IBElement, _ unit: CompilationUnit) -> Set<String> {
        var excluded: Set<String> = []
        for variation in element.children("variation") {
            guard let name = variation.key else { continue }
            let masks = variation.children("mask").filter { $0.key == key }
            guard name == "default" else {
                if key == "constraints" || !masks.isEmpty { unit.warn(variation, "the variation \(name) is not compiled yet; the default stands") }
                continue
            }
            for mask in masks {
                for member in mask.children {
                    guard let id = member["reference"] else { continue }
                    if member.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
                }
            }
        }
        return excluded
    }
}
