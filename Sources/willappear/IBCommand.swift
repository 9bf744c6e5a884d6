// `willappear ib dump FILE`: prints the content of a xib, storyboard, compiled storyboard or nib. `willappear ib lint FOLDER`: compares
// documents and sources. `ib preview` is in DocumentPreviewCommand. Reads, compiles in memory and prints; InterfaceBuilder has the formats.

import ArgumentParser
import Foundation
import InterfaceBuilder

struct IBCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ib", abstract: "Look into Interface Builder files.", subcommands: [Dump.self, Compile.self, Lint.self, Preview.self])

    struct Dump: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Print what a .xib, .storyboard, .storyboardc or .nib holds.",
            discussion: "Documents are compiled in memory first; remarks of the compiler go to standard error.")

        @Argument(help: "A .xib, .storyboard or .nib file, or a .storyboardc folder.")
        var file: String

        @Flag(help: "Print JSON for programs.")
        var json = false

        @Flag(help: "For documents: print the compiled nibs, key by key, instead of the outline.")
        var compiled = false

        func run() throws {
            do {
                let contents = try InterfaceContents(url: URL(fileURLWithPath: file))
                for remark in contents.remarks { FileHandle.standardError.write(Data("\(remark)\n".utf8)) }
                print(json ? try contents.json() : compiled ? contents.text : contents.outline ?? contents.text)
            } catch let error as InterfaceBuilderError {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                throw Failure.badInput(nil)
            }
        }
    }
}

extension IBCommand {
    struct Lint: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Compare storyboards and xibs with the Swift sources and asset catalogs beside them.",
            discussion: """
                Names classes, outlets, actions, identifiers, images and colours that one side has and the other lacks, and what of a
                document is not supported. Nothing is built. Exit status 1 when there is an error: something that fails at run time.
                """)

        @Argument(help: "The folder with the documents and the sources.")
        var folder = "."

        func run() throws {
            let path = URL(fileURLWithPath: folder).standardizedFileURL.path
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            guard exists, isFolder.boolValue else {
                throw Failure.usage("nothing to compare at \(folder): " + (exists ? "that is a file; give the folder of the documents and their sources" : "there is no such folder"))
            }
            let lint = InterfaceLint(folder: path)
            guard lint.documentCount > 0 else { throw Failure.usage("nothing to compare at \(folder): there is no storyboard or xib in it") }
            for finding in lint.findings { print(finding) }
            let errors = lint.findings.count { $0.severity == .error }
            print("\(lint.documentCount) documents: \(errors) errors, \(lint.findings.count - errors) warnings")
            if errors > 0 { throw Failure(status: .failed, message: nil) }
        }
    }
}

/// The nibs behind a file and the property list of a storyboard.
private struct InterfaceContents {
    var nibs: [NIBDescription] = []
    var info: [String: Any]?
    var remarks: [Diagnostic] = []
    /// A document's content, for people; nil for compiled files.
    var outline: String?

    init(url: URL) throws {
        switch url.pathExtension {
        case "xib", "storyboard":
            let document = try IBDocument(contentsOf: url)
            let product = try InterfaceBuilderCompiler.compile(document, moduleName: "App")
            outline = DocumentOutline(document).text
            remarks = product.diagnostics
            for file in product.files { try add(file.data, name: file.path.isEmpty ? url.lastPathComponent : file.path) }
        case "storyboardc":
            let names = try InterfaceContents.reading(url) { try FileManager.default.contentsOfDirectory(atPath: url.path) }
            guard names.contains(where: { $0.hasSuffix(".nib") }) else { throw InterfaceBuilderError(file: url.path, rule: .unreadable, "there is no nib in the compiled storyboard") }
            for name in names.sorted() where name == "Info.plist" || name.hasSuffix(".nib") {
                let file = url.appendingPathComponent(name)
                try add(try InterfaceContents.reading(file) { try Data(contentsOf: file) }, name: name)
            }
        default: try add(try InterfaceContents.reading(url) { try Data(contentsOf: url) }, name: url.lastPathComponent)
        }
    }

    private static func reading<Result>(_ url: URL, _ body: () throws -> Result) throws -> Result {
        do { return try body() } catch { throw InterfaceBuilderError(file: url.path, rule: .unreadable, "the file cannot be read") }
    }

    private mutating func add(_ data: Data, name: String) throws {
        if name == "Info.plist" {
            info = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
            return
        }
        let archive = try NIBArchive(data: data, file: name)
        nibs.append(NIBDescription(archive, name: name))
        for nested in try archive.nestedArchives(named: name) { nibs.append(NIBDescription(nested.archive, name: nested.name)) }
    }

    var text: String {
        var parts = nibs.map(\.text)
        if let info {
            var lines = ["Info.plist"]
            for key in info.keys.sorted() {
                if let table = info[key] as? [String: Any] {
                    lines.append("    \(key):")
                    lines += table.keys.sorted().map { "        \($0) -> \(table[$0] ?? "")" }
                } else {
                    lines.append("    \(key) = \(info[key] ?? "")")
                }
            }
            parts.insert(lines.joined(separator: "\n"), at: 0)
        }
        return parts.joined(separator: "\n\n")
    }

    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let objects = try JSONSerialization.jsonObject(with: encoder.encode(nibs))
        var root: [String: Any] = ["nibs": objects]
        if let info { root["info"] = info }
        return String(decoding: try JSONSerialization.data(withJSONObject: root, options: [.prettyPrinted, .sortedKeys]), as: UTF8.self)
    }
}
