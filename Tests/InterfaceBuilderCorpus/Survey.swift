// All documents of a folder: compiled here, shown in a process each. Counts what came through, and writes the table.
import Foundation
import InterfaceBuilder

struct Survey {
    private let folder: URL
    private var documents = 0, foreign = 0, compiled = 0, shown = 0
    private var scenes = 0, instantiated = 0, rendered = 0
    private var differing = 0
    /// What no reader took, by kind of part.
    private var dropped: [String: Int] = [:]
    private var remarks = 0
    /// Documents that did not compile for a reason of ours, ended their process, or gave other bytes the second time.
    private(set) var failures: [String] = []

    init(folder: URL) { self.folder = folder }

    mutating func run() {
        var seen: Set<Data> = []
        for path in (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted() where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
            let file = folder.appendingPathComponent(path)
            guard let data = try? Data(contentsOf: file), seen.insert(data).inserted else { continue }
            documents += 1
            survey(file, data)
        }
    }

    private mutating func survey(_ file: URL, _ data: Data) {
        do {
            let product = try InterfaceBuilderCompiler.compile(IBDocument(data: data, file: file.path), moduleName: "App")
            compiled += 1
            let again = try InterfaceBuilderCompiler.compile(IBDocument(data: data, file: file.path), moduleName: "App")
            if !zip(product.files, again.files).allSatisfy({ $0.path == $1.path && $0.data == $1.data }) { failures.append("\(file.path): other bytes the second time") }
            remarks += product.diagnostics.count
            for diagnostic in product.diagnostics {
                guard let kind = diagnostic.message.components(separatedBy: " is not supported and is left out").first, kind != diagnostic.message else { continue }
                dropped[kind, default: 0] += 1
            }
            show(file)
        } catch let error as InterfaceBuilderError where [.unsupportedDocument, .wrongRoot].contains(error.rule) {
            foreign += 1
        } catch {
            failures.append("\(error)")
        }
    }

    /// In a process of its own: what a document does to it is counted, not suffered.
    private mutating func show(_ file: URL) {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = ["--one", file.path]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return failures.append("\(file.path): no process") }
        let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n")
        process.waitUntilExit()
        scenes += max(lines.count { $0.hasPrefix("scene ") }, file.pathExtension == "xib" ? 1 : 0)
        instantiated += lines.count { $0.hasPrefix("instantiated ") }
        rendered += lines.count { $0.hasPrefix("rendered ") }
        if process.terminationReason == .exit, process.terminationStatus == 0 { shown += 1 } else { failures.append("\(file.path): ended after \(lines.last ?? "nothing")") }
    }

    var table: String {
        let rows: [(String, Int)] = [
            ("different documents", documents), ("of other systems or of Xcode 3", foreign), ("compiled, the same bytes twice", compiled),
            ("scenes and nibs in them", scenes), ("instantiated", instantiated), ("laid out and drawn", rendered), ("documents shown without a trap", shown),
            ("kinds of parts left out, each with a remark", dropped.count), ("remarks about them", dropped.values.reduce(0, +)), ("other remarks", remarks - dropped.values.reduce(0, +)),
        ]
        let parts = dropped.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "| \($0.key.replacingOccurrences(of: "|", with: "\\|")) | \($0.value) |" }
        return (["| documents | count |", "|---|---|"] + rows.map { "| \($0.0) | \($0.1) |" }
            + ["", "| left out, with a remark | documents |", "|---|---|"] + parts + (failures.isEmpty ? [] : ["", "Failures:", ""] + failures.map { "- \($0)" })).joined(separator: "\n")
    }
}
