// The compiler as the command line and the app build see it: one document in, one .nib file or
// .storyboardc folder out. Reads and writes files; the work is in XibCompiler and StoryboardCompiler.

import Foundation

package struct InterfaceBuilderCompiler {
    /// The compiled form of a document: file names relative to the output with their bytes.
    package struct Product {
        package var files: [(path: String, data: Data)]
        package var diagnostics: [Diagnostic]
    }

    /// Compiles a `.xib` to a `.nib` file or a `.storyboard` to a `.storyboardc` folder.
    /// - Parameters:
    ///   - moduleName: stands behind `customModuleProvider="target"`.
    ///   - output: the file or folder itself, as `compiledURL(for:in:)` names it. Replaced when it exists.
    /// - Returns: remarks that did not stop the compiler.
    package static func compile(fileAt url: URL, moduleName: String, to output: URL) throws -> [Diagnostic] {
        let document = try IBDocument(contentsOf: url)
        let product = try compile(document, moduleName: moduleName)
        do {
            let files = FileManager.default
            if files.fileExists(atPath: output.path) { try files.removeItem(at: output) }
            try files.createDirectory(at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
            if document.kind == .storyboard { try files.createDirectory(at: output, withIntermediateDirectories: true) }
            for file in product.files {
                let target = file.path.isEmpty ? output : output.appendingPathComponent(file.path)
                try file.data.write(to: target)
            }
        } catch {
            throw InterfaceBuilderError(file: output.path, rule: .unwritable, "the compiled document cannot be written: \(error.localizedDescription)")
        }
        return product.diagnostics
    }

    /// Compiles a document in memory. A xib's only file has an empty path.
    package static func compile(_ document: IBDocument, moduleName: String) throws -> Product {
        let isBase = document.file.split(separator: "/").contains("Base.lproj")
        let unit = CompilationUnit(document: document, moduleName: moduleName, isLocalizable: isBase)
        switch document.kind {
        case .xib:
            let archive = XibCompiler(unit: unit).compile()
            return Product(files: [("", archive.data())], diagnostics: unit.diagnostics + DroppedParts(of: document).diagnostics)
        case .storyboard:
            let storyboard = try StoryboardCompiler(unit: unit).compile()
            var files = storyboard.nibs.map { (path: "\($0.name).nib", data: $0.archive.data()) }
            // ibtool writes the binary form. Foundation here writes that in the order of hashing; the XML form is sorted, so that the
            // same document gives the same bytes.
            let info = try PropertyListSerialization.data(fromPropertyList: storyboard.info, format: .xml, options: 0)
            files.append(("Info.plist", info))
            return Product(files: files, diagnostics: unit.diagnostics + DroppedParts(of: document).diagnostics)
        }
    }

    /// Where a compiled document belongs: `Base.lproj/Main.storyboard` -> `Base.lproj/Main.storyboardc`;
    /// documents outside an `.lproj` folder go to the top of the bundle.
    package static func compiledURL(for source: URL, in bundle: URL) -> URL {
        let folder = source.deletingLastPathComponent().lastPathComponent
        let base = folder.hasSuffix(".lproj") ? bundle.appendingPathComponent(folder) : bundle
        let name = source.deletingPathExtension().lastPathComponent
        return base.appendingPathComponent(name + (source.pathExtension == "storyboard" ? ".storyboardc" : ".nib"))
    }
}
