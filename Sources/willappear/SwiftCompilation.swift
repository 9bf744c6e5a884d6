// One run of the Swift driver over a module: flags, incremental state, progress and diagnostics.
// Called by FolderBuild. Knows nothing about apps or bundles.

import Foundation
import ObjCLowering

struct SwiftCompilation {
    let module: String
    let sources: [String]
    /// Objects, dependency files and the driver's own state.
    let directory: String
    let product: String
    let toolchain: Toolchain
    let flags: [String]
    /// "5" unless the user says otherwise, as in an Xcode project.
    let languageMode: String
    /// The facts for the report at the end: columns of lowered files, and code that could not be lowered.
    let lowering: LoweredModule
    let missing: () -> CheckReport?
    /// The driver's product from the objects.
    enum Linkage { case executable, library, objects }
    var linkage = Linkage.executable
    /// The names for `-D`.
    var conditions = ["DEBUG"]
    /// The path of the module file; nil for a place beside the objects.
    var moduleFile: String?

    /// The compiler arguments of an editor for the same module.
    static func editorArguments(module: String, languageMode: String, conditions: [String], flags: [String], sources: [String]) -> [String] {
        ["-module-name", module, "-swift-version", languageMode, "-Onone"] + conditions.flatMap { ["-D", $0] }
            + (sources.contains { $0.hasSuffix("/main.swift") } ? [] : ["-parse-as-library"]) + flags + sources
    }

    /// The object files in the order of the sources.
    static func objectFiles(of sources: [String], in directory: String) -> [String] { sources.map { outputBase($0, in: directory) + ".o" } }

    private var outputFileMap: String { directory + "/output-file-map.json" }

    /// Compiles changed files and links. Diagnostics go to standard error once, at the user's own lines.
    func run() throws {
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        try writeOutputFileMap()
        try forgetChangedFiles()
        var arguments = [
            "-module-name", module, "-swift-version", languageMode, "-Onone", "-g",
            "-incremental", "-enable-batch-mode", "-j", String(max(1, ProcessInfo.processInfo.activeProcessorCount)),
            "-output-file-map", outputFileMap, "-parseable-output", "-diagnostic-style", "llvm", "-no-color-diagnostics",
            // The debugger reads types from the module; named, it takes part in incremental builds.
            "-emit-module", "-emit-module-path", moduleFile ?? "\(directory)/\(module).swiftmodule",
        ]
        switch linkage {
        case .executable: arguments += ["-emit-executable", "-o", product]
        case .library: arguments += ["-emit-library", "-o", product]
        case .objects: arguments += ["-c"]
        }
        arguments += conditions.flatMap { ["-D", $0] }
        // The driver would read a single file as a script.
        if !sources.contains(where: { $0.hasSuffix("/main.swift") }) { arguments.append("-parse-as-library") }
        arguments += flags + sources

        // Long lists of files go through a response file, as SwiftPM does.
        let response = directory + "/arguments.txt"
        // The driver's reader takes an apostrophe for a quote inside of quotes too.
        let quoted = arguments.map { argument in
            "\"" + ["\\", "\"", "'"].reduce(argument) { $0.replacingOccurrences(of: $1, with: "\\" + $1) } + "\""
        }
        try quoted.joined(separator: "\n").write(toFile: response, atomically: true, encoding: .utf8)

        var messages = DriverMessages(module: module, total: sources.count)
        // Such a file cannot hold names with line breaks.
        let isWritable = !arguments.contains { $0.contains("\n") }
        var child = ChildProcess(executable: toolchain.swiftc, arguments: isWritable ? ["@" + response] : arguments)
        child.output = .lines { messages.receive($0) }
        child.mergesStandardError = true
        let ending = try child.run()
        Console.closeProgress()
        let text = messages.report.text(columns: lowering.columns, lowering: lowering.diagnostics, missing: missing)
        if !text.isEmpty { Console.pass(Console.isTerminal ? UserDiagnostics.coloured(text) : text) }
        guard ending.succeeded, lowering.diagnostics.isEmpty else { throw Failure.badInput(nil) }
    }

    /// The driver can miss an edit made within a second of the last build. A file without object is always compiled.
    private func forgetChangedFiles() throws {
        let record = directory + "/inputs.txt"
        let known = Set(((try? String(contentsOfFile: record, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init))
        let stamps = sources.map { FileStamp(path: $0).text }
        for (source, stamp) in zip(sources, stamps) where !known.contains(stamp) { unlink(outputBase(source) + ".o") }
        try stamps.joined(separator: "\n").write(toFile: record, atomically: true, encoding: .utf8)
    }

    /// Outputs of a file, without their extension. The hash keeps files of one name in two folders apart.
    private func outputBase(_ source: String) -> String { Self.outputBase(source, in: directory) }

    private static func outputBase(_ source: String, in directory: String) -> String {
        let name = (source as NSString).lastPathComponent.replacingOccurrences(of: ".swift", with: "")
        return "\(directory)/\(name)-\(stableHash(source).prefix(6))"
    }

    private func writeOutputFileMap() throws {
        var map: [String: [String: String]] = ["": ["swift-dependencies": directory + "/module.swiftdeps"]]
        for source in sources {
            let base = outputBase(source)
            map[source] = ["object": base + ".o", "dependencies": base + ".d", "swift-dependencies": base + ".swiftdeps", "diagnostics": base + ".dia"]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(map)
        // An equal map need not be written again.
        if FileManager.default.contents(atPath: outputFileMap) != data {
            try data.write(to: URL(fileURLWithPath: outputFileMap), options: .atomic)
        }
    }
}

/// Reads the driver's `-parseable-output`: a line with a length, then a JSON object, repeated.
/// Everything else on the stream (linker errors, driver errors) is text for the user.
struct DriverMessages {
    private struct Message: Decodable {
        var kind: String
        var name: String
        var inputs: [String]?
        var output: String?
        var exitStatus: Int?

        enum CodingKeys: String, CodingKey {
            case kind, name, inputs, output
            case exitStatus = "exit-status"
        }
    }

    private let module: String
    private let total: Int
    private var compiled = 0
    private var failed = false
    private(set) var report = BuildReport()
    private var json = ""
    private var depth = 0

    init(module: String, total: Int) {
        self.module = module
        self.total = total
    }

    mutating func receive(_ line: String) {
        if depth == 0, !line.isEmpty, line.allSatisfy(\.isNumber) { return }
        if depth == 0, !line.hasPrefix("{") {
            let isSummary = line.hasPrefix("error: ") && line.contains(" command failed with exit code ")
            if !line.isEmpty, !isSummary { show(line) }
            return
        }
        json += line
        // Objects span several lines; a string never does.
        depth += JSONDepth.of(line)
        guard depth == 0 else {
            json += "\n"
            return
        }
        let text = json
        json = ""
        guard let message = try? JSONDecoder().decode(Message.self, from: Data(text.utf8)) else {
            show(text)
            return
        }
        handle(message)
    }

    private mutating func handle(_ message: Message) {
        let file = message.inputs?.first { $0.hasSuffix(".swift") }.map { ($0 as NSString).lastPathComponent }
        switch (message.kind, message.name) {
        case ("began", "compile"):
            compiled += 1
            Console.progress(min(compiled, total), total, "Compiling \(module) \(file ?? "")")
        case ("began", "link"):
            Console.progress(total, total, "Linking \(module)")
        case ("finished", "compile") where message.exitStatus != 0: failed = true
        // The steps after a failed compilation complain about its missing output.
        case ("finished", _) where failed: return
        default: break
        }
        if let output = message.output, !output.isEmpty { show(output) }
    }

    /// Shown at the end: a diagnostic can come from the module's job and from its file's.
    private mutating func show(_ output: String) { report.add(output) }
}

/// The number of open braces in a JSON text, not counting those inside strings.
enum JSONDepth {
    static func of(_ text: String) -> Int {
        var depth = 0
        var inString = false
        var escaped = false
        for byte in text.utf8 {
            if escaped { escaped = false; continue }
            switch byte {
            case UInt8(ascii: "\\") where inString: escaped = true
            case UInt8(ascii: "\""): inString.toggle()
            case UInt8(ascii: "{") where !inString: depth += 1
            case UInt8(ascii: "}") where !inString: depth -= 1
            default: break
            }
        }
        return depth
    }
}
