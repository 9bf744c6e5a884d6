// Lowers all files of a module in one process: facts first, then every file against the index.
// Unchanged files come from the cache beside the lowered texts, if this program wrote it. Writes the VFS overlay that the compiler reads.
internal import Dispatch
internal import Foundation
internal import SwiftSyntax

/// A module whose lowered texts lie in a folder.
package struct LoweredModule: Sendable {
    package var diagnostics: [LoweringDiagnostic]
    /// The swiftc flags for reading the lowered texts; empty if no file changed.
    package var compilerFlags: [String]
    /// Files whose own text is as before and whose lowered text is not, because of another file.
    package var affectedUneditedFiles: [String]
    package var affectsUneditedFiles: Bool { !affectedUneditedFiles.isEmpty }
    /// Original path to lowered path, of the changed files.
    package var overlaid: [String: String]
    package var columns: [String: ColumnMap]

    /// - Parameters:
    /// - files: paths as the compiler will get them.
    /// - isForApplePlatforms: ModulePlatform's decision; nil lets the module's own files decide.
    /// - impliedImports: modules that files see without importing them, by path.
    /// - conditions: the names given with `-D`; nil if they are not known.
    /// - leftOut: files that are compiled as if they, or pieces of them, were empty (SetAside).
    /// - keepsPreviews: `#Preview` becomes code that can be called.
    /// - hostsSwiftUI: the parts of SwiftUI views that UIKit code can host stay (SwiftUIReduction).
    package static func lower(
        files: [String], moduleName: String, directory: String, defaultsToMainActor: Bool = false, isForApplePlatforms: Bool? = nil,
        impliedImports: [String: [String]] = [:], conditions: Set<String>? = nil, leftOut: [String: SetAside.LeftOut] = [:], keepsPreviews: Bool = false, hostsSwiftUI: Bool = false
    ) throws -> LoweredModule {
        try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        var pass = ModulePass(moduleName: moduleName, directory: directory, defaultsToMainActor: defaultsToMainActor, conditions: conditions)
        pass.isForApplePlatforms = isForApplePlatforms
        pass.impliedImports = impliedImports
        pass.leftOut = leftOut
        pass.keepsPreviews = keepsPreviews
        pass.hostsSwiftUI = hostsSwiftUI
        try pass.read(files)
        pass.gatherFacts()
        pass.lower()
        return try pass.write()
    }
}

/// A module while its files are edited: open texts replace those on disk, and nothing is written.
/// Parts that did not change since the last request are not read, parsed or lowered again.
package final class EditedModule {
    private var pass: ModulePass
    private let files: [String]

    /// The parameters are those of ``LoweredModule/lower(files:moduleName:directory:defaultsToMainActor:isForApplePlatforms:impliedImports:conditions:)``.
    package init(
        files: [String], moduleName: String, directory: String, defaultsToMainActor: Bool = false, isForApplePlatforms: Bool? = nil,
        impliedImports: [String: [String]] = [:], conditions: Set<String>? = nil, hostsSwiftUI: Bool = false
    ) {
        self.files = files
        pass = ModulePass(moduleName: moduleName, directory: directory, defaultsToMainActor: defaultsToMainActor, conditions: conditions)
        pass.isForApplePlatforms = isForApplePlatforms
        pass.impliedImports = impliedImports
        pass.hostsSwiftUI = hostsSwiftUI
    }

    /// The lowered form of one file among the texts that an editor holds, by path.
    package func lower(_ path: String, texts: [String: [UInt8]]) -> LoweredFile {
        guard let number = files.firstIndex(of: path) else {
            return LoweredFile(bytes: texts[path] ?? [], changed: false, diagnostics: [], columns: ColumnMap(source: [], edits: []))
        }
        pass.read(files, texts: texts)
        pass.gatherFacts()
        pass.lower(only: number)
        pass.previous = Dictionary(zip(pass.paths, pass.entries), uniquingKeysWith: { $1 })
        let entry = pass.entries[number]
        return LoweredFile(
            bytes: pass.lowered[number] ?? pass.sources[number], changed: entry.changed, diagnostics: entry.diagnostics,
            columns: entry.columns ?? ColumnMap(source: [], edits: []))
    }
}

/// The facts about a file that are stored between runs.
private struct CachedFile: Codable {
    var contentHash: UInt64
    /// Whether the file is compiled as if it were empty.
    var isLeftOut: Bool?
    var facts: FileFacts
    /// False if the facts were read from the bytes without parsing.
    var isParsed: Bool
    var loweredKey: UInt64?
    var changed = false
    var diagnostics: [LoweringDiagnostic] = []
    var columns: ColumnMap?
}

private struct Cache: Codable {
    /// The program that wrote it.
    var program: String
    var files: [String: CachedFile]
}

private struct ModulePass {
    let moduleName: String
    let directory: String
    let defaultsToMainActor: Bool
    let conditions: Set<String>?
    var paths: [String] = []
    var sources: [[UInt8]] = []
    var trees: [SourceFileSyntax?] = []
    var entries: [CachedFile] = []
    var previous: [String: CachedFile] = [:]
    var lowered: [[UInt8]?] = []
    var imported: [ModuleInterface] = []
    var interface: ModuleInterface?
    var isForApplePlatforms: Bool?
    var impliedImports: [String: [String]] = [:]
    var leftOut: [String: SetAside.LeftOut] = [:]
    var keepsPreviews = false
    var hostsSwiftUI = false
    var affectedUneditedFiles: [String] = []
    /// The files that an edited module has read; empty in builds, which read each file once.
    private var onDisk: [String: DiskFile] = [:]

    private struct DiskFile {
        var stamp: String
        var bytes: [UInt8]
        var hash: UInt64
    }

    init(moduleName: String, directory: String, defaultsToMainActor: Bool, conditions: Set<String>?) {
        self.conditions = conditions
        self.moduleName = moduleName
        self.directory = directory
        self.defaultsToMainActor = defaultsToMainActor
    }

    /// The running program by its time and size: another one may lower the same text to another result.
    private static let program: String = {
        var info = stat()
        return stat("/proc/self/exe", &info) == 0 ? "\(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec) \(info.st_size)" : ""
    }()

    private func isLeftOut(_ path: String) -> Bool { leftOut[path].map { $0.pieces == nil } ?? false }

    private var cachePath: String { directory + "/lowering-cache.json" }
    private var overlayPath: String { directory + "/overlay.yaml" }

    mutating func read(_ files: [String]) throws {
        if let data = FileManager.default.contents(atPath: cachePath), let cache = try? JSONDecoder().decode(Cache.self, from: data),
            cache.program == Self.program {
            previous = cache.files
        }
        paths = files
        let texts = try files.map { path in
            let source = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            guard let left = leftOut[path], let pieces = left.pieces else { return source }
            return SetAside.blank(pieces, in: source, stubs: left.stubs)
        }
        if hostsSwiftUI {
            let swiftUI = SwiftUIReduction(sources: texts)
            sources = concurrently(texts) { swiftUI.reduce($0) ?? $0 }
        } else {
            sources = texts
        }
        trees = Array(repeating: nil, count: files.count)
        lowered = Array(repeating: nil, count: files.count)
    }

    /// Open texts first; a file on disk is read when its time or size is another.
    mutating func read(_ files: [String], texts: [String: [UInt8]]) {
        paths = files
        sources = files.map { path in
            if let open = texts[path] {
                let text = hostsSwiftUI ? SwiftUIReduction(sources: [open]).reduce(open) ?? open : open
                if onDisk[path]?.bytes != text { onDisk[path] = DiskFile(stamp: "open", bytes: text, hash: stableHash(text)) }
                return text
            }
            var info = stat()
            guard stat(path, &info) == 0 else { return [] }
            let stamp = "\(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec) \(info.st_size)"
            if let known = onDisk[path], known.stamp == stamp { return known.bytes }
            let text = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
            let bytes = hostsSwiftUI ? SwiftUIReduction(sources: [text]).reduce(text) ?? text : text
            onDisk[path] = DiskFile(stamp: stamp, bytes: bytes, hash: stableHash(bytes))
            return bytes
        }
        trees = Array(repeating: nil, count: files.count)
        lowered = Array(repeating: nil, count: files.count)
    }

    // MARK: Facts

    mutating func gatherFacts() {
        entries = zip(paths, sources).map { path, source in
            let hash = onDisk[path]?.hash ?? stableHash(source), isLeftOut = isLeftOut(path)
            if let known = previous[path], known.contentHash == hash, (known.isLeftOut ?? false) == isLeftOut { return known }
            // A file that is left out declares nothing for other files, and is not parsed.
            return CachedFile(contentHash: hash, isLeftOut: isLeftOut, facts: FileFacts(unparsed: isLeftOut ? [] : source), isParsed: isLeftOut)
        }
        // Only the file's conditions matter.
        if isForApplePlatforms == false { return }
        parse(entries.indices.filter { !entries[$0].isParsed && (Triggers.mayNeedLowering(sources[$0]) || defaultsToMainActor && Triggers.mayDescendFromPlainClass(sources[$0])) })
        // Classes that parsed files extend or inherit may be declared in files without any trigger.
        while true {
            let declared = Set(entries.flatMap { $0.facts.classes.map(\.name) + $0.facts.protocols })
            let wanted = Set(entries.flatMap(\.facts.referencedTypes)).subtracting(declared)
            let found = entries.indices.filter { index in
                !entries[index].isParsed && ["class ", "protocol "].contains { keyword in
                    Triggers.forEachName(after: keyword, in: sources[index]) { name, _ in wanted.contains(name) }
                }
            }
            if found.isEmpty { break }
            parse(found)
        }
        // Every type that conforms to a protocol with `init()` decides about it.
        let making = Set(entries.flatMap(\.facts.makingProtocols)).map { Array($0.utf8) }
        if !making.isEmpty { parse(entries.indices.filter { index in !entries[index].isParsed && making.contains { Triggers.contains(sources[index], $0) } }) }
        imported = ModuleInterface.find(Set(entries.flatMap(\.facts.imports)), besides: directory)
        parse(entries.indices.filter { !entries[$0].isParsed && overridesExtensionMember(sources[$0]) })
        let members = (entries.flatMap(\.facts.protocolMembers) + imported.flatMap(\.protocolMembers)).map { String($0.prefix { $0 != "(" }) }
        let names = Set(members)
        parse(entries.indices.filter { !entries[$0].isParsed && declares(names, sources[$0]) })
    }

    /// Whether the file declares one of the names: a class may implement a requirement of an `@objc` protocol without any sign of it.
    private func declares(_ names: Set<String>, _ source: [UInt8]) -> Bool {
        guard !names.isEmpty else { return false }
        return ["func ", "var ", "let "].contains { Triggers.forEachName(after: $0, in: source) { name, _ in names.contains(name) } }
    }

    private func overridesExtensionMember(_ source: [UInt8]) -> Bool {
        let foreign = imported.flatMap { $0.overridableExtensionMembers.values.joined() }.map { String($0.prefix { $0 != "(" }) }
        let names = Set(foreign + entries.flatMap { $0.facts.extensionMembers.filter { !$0.isOverride }.map { String($0.key.prefix { $0 != "(" }) } })
        guard !names.isEmpty, Triggers.contains(source, "override") else { return false }
        return ["override func ", "override var "].contains { Triggers.forEachName(after: $0, in: source) { name, _ in names.contains(name) } }
    }

    private mutating func parse(_ indices: [Int]) {
        guard !indices.isEmpty else { return }
        let sources = sources
        let results = concurrently(indices) { index -> (SourceFileSyntax, FileFacts) in
            let tree = Lowering.parse(sources[index])
            return (tree, FileFacts(tree: tree, source: sources[index]))
        }
        for (index, result) in zip(indices, results) {
            trees[index] = result.0
            entries[index].facts = result.1
            entries[index].isParsed = true
            entries[index].loweredKey = nil
        }
    }

    // MARK: Lowering

    /// - Parameter only: the one file to lower; nil for all.
    mutating func lower(only: Int? = nil) {
        let sources = sources, trees = trees, paths = paths
        let index = ModuleIndex(
            files: Dictionary(zip(paths, entries.map(\.facts)), uniquingKeysWith: { $1 }), imported: imported, isForApplePlatforms: isForApplePlatforms)
        interface = index.interface(moduleName: moduleName)
        let implied = impliedImports, leftOut = leftOut, isWrittenForLinux = isForApplePlatforms == false
        let lowering = Lowering(
            moduleName: moduleName, treatsPlatformAsIOS: index.isForApplePlatforms, defaultsToMainActor: defaultsToMainActor, conditions: conditions, keepsPreviews: keepsPreviews, hostsSwiftUI: hostsSwiftUI)
        let keys = zip(paths, entries).map { path, entry in
            stableHash(
                "\(moduleName) \(path) \(entry.contentHash) \(index.digest) \(lowering.treatsPlatformAsIOS) \(defaultsToMainActor) \(conditions?.sorted() ?? []) \(implied[path] ?? []) \(leftOut[path]?.pieces ?? []) \(leftOut[path]?.stubs ?? []) \(isLeftOut(path)) \(lowering.keepsPreviews) \(hostsSwiftUI)".utf8)
        }
        let stale = only.map { [$0] } ?? entries.indices.filter {
            entries[$0].loweredKey != keys[$0] || (entries[$0].changed && !FileManager.default.fileExists(atPath: loweredPath(paths[$0])))
        }
        let results = concurrently(stale) { number -> LoweredFile in
            var file: LoweredFile
            if let left = leftOut[paths[number]], left.pieces == nil { return LoweredFile(emptyWithLinesOf: sources[number]) }
            if isWrittenForLinux {
                file = LinuxConditions.lower(sources[number])
            } else if let tree = trees[number] {
                file = lowering.lower(tree: tree, source: sources[number], path: paths[number], index: index)
            } else {
                file = lowering.lower(source: sources[number], path: paths[number], index: index)
            }
            file.append(imports: implied[paths[number]] ?? [])
            if leftOut[paths[number]] != nil { file.changed = true }
            return file
        }
        for (number, result) in zip(stale, results) {
            if only == nil, let before = previous[paths[number]], before.contentHash == entries[number].contentHash {
                let old = before.changed ? FileManager.default.contents(atPath: loweredPath(paths[number])).map { [UInt8]($0) } : sources[number]
                if old != result.bytes { affectedUneditedFiles.append(paths[number]) }
            }
            entries[number].loweredKey = keys[number]
            entries[number].changed = result.changed
            entries[number].diagnostics = result.diagnostics
            entries[number].columns = result.columns.isEmpty ? nil : result.columns
            lowered[number] = result.bytes
        }
    }

    private func loweredPath(_ path: String) -> String {
        let name = (path as NSString).lastPathComponent
        return "\(directory)/\(String(stableHash(path.utf8), radix: 36))-\(name)"
    }

    // MARK: Output

    func write() throws -> LoweredModule {
        var overlaid: [String: String] = [:], columns: [String: ColumnMap] = [:]
        for (number, path) in paths.enumerated() where entries[number].changed {
            let target = loweredPath(path)
            if let text = lowered[number] { try writeIfDifferent(Data(text), to: target) }
            overlaid[path] = target
            columns[path] = entries[number].columns
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let cache = Cache(program: Self.program, files: Dictionary(zip(paths, entries), uniquingKeysWith: { $1 }))
        if lowered.contains(where: { $0 != nil }) || Set(previous.keys) != Set(paths) {
            try encoder.encode(cache).write(to: URL(fileURLWithPath: cachePath), options: .atomic)
        }
        if let interface { try writeIfDifferent(encoder.encode(interface), to: directory + "/" + ModuleInterface.fileName) }
        var flags: [String] = []
        if !overlaid.isEmpty {
            let overlay = Overlay(roots: overlaid.sorted { $0.key < $1.key }.map { .init(name: $0.key, externalContents: $0.value) })
            try writeIfDifferent(encoder.encode(overlay), to: overlayPath)
            flags = ["-vfsoverlay", overlayPath]
        }
        return LoweredModule(
            diagnostics: entries.flatMap(\.diagnostics), compilerFlags: flags, affectedUneditedFiles: affectedUneditedFiles,
            overlaid: overlaid, columns: columns)
    }

    private func writeIfDifferent(_ data: Data, to path: String) throws {
        if FileManager.default.contents(atPath: path) == data { return }
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}

/// The overlay file (Docs/LOWERING.md): the compiler reads the external contents under the original names.
private struct Overlay: Encodable {
    struct Root: Encodable {
        var type = "file"
        var name: String
        var externalContents: String
        enum CodingKeys: String, CodingKey { case type, name, externalContents = "external-contents" }
    }
    var version = 0
    var useExternalNames = false
    var caseSensitive = "true"
    var roots: [Root]
    enum CodingKeys: String, CodingKey {
        case version, roots
        case useExternalNames = "use-external-names"
        case caseSensitive = "case-sensitive"
    }
}

/// Maps on all cores; the results are in the order of the input.
private func concurrently<Input: Sendable, Output>(_ inputs: [Input], _ body: @Sendable (Input) -> Output) -> [Output] {
    var results = [Output?](repeating: nil, count: inputs.count)
    results.withUnsafeMutableBufferPointer { buffer in
        nonisolated(unsafe) let slots = buffer
        DispatchQueue.concurrentPerform(iterations: inputs.count) { slots[$0] = body(inputs[$0]) }
    }
    return results.compactMap { $0 }
}
