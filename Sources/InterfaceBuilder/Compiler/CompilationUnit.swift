// The values that all nibs of one document share while it is compiled: the document, the module that stands behind
// customModuleProvider="target", and the remarks made on the way.

import Foundation

final class CompilationUnit {
    let document: IBDocument
    let moduleName: String
    /// Strings of documents in `Base.lproj` become NSLocalizableString (FORMATS.md §1.14).
    let isLocalizable: Bool
    private(set) var diagnostics: [Diagnostic] = []
    /// The ids that outlets and outlet collections lead to.
    private(set) lazy var outletTargets = Set(document.elements.values.filter { $0.name.hasPrefix("outlet") }.compactMap { $0["destination"] })

    init(document: IBDocument, moduleName: String, isLocalizable: Bool) {
        self.document = document
        self.moduleName = CompilationUnit.identifier(moduleName)
        self.isLocalizable = isLocalizable
    }

    func warn(_ element: IBElement, _ message: String) {
        let owner = element.id ?? element.ancestor { $0.id != nil }?.id
        let diagnostic = Diagnostic(severity: .warning, file: document.file, position: element.position, objectID: owner, message: message)
        if diagnostics.last != diagnostic { diagnostics.append(diagnostic) }
    }

    /// A product name in the form that Swift gives its module: `What's Cooking` -> `What_s_Cooking`.
    static func identifier(_ name: String) -> String {
        let letters = name.unicodeScalars.map { CharacterSet.alphanumerics.contains($0) || $0 == "_" ? Character($0) : "_" }
        let text = String(letters)
        return text.first?.isNumber == true ? "_" + text : text
    }

    /// The run-time name of a `customClass`, mangled when it lives in a Swift module (§1.3).
    func customClassName(of element: IBElement) -> String? {
        guard let name = element["customClass"], !name.isEmpty else { return nil }
        let provided = element["customModuleProvider"] == "target" ? moduleName : element["customModule"]
        guard let module = provided, !module.isEmpty, !name.hasPrefix("_Tt") else { return name }
        return "_TtC\(module.utf8.count)\(module)\(name.utf8.count)\(name)"
    }
}
