// The scanned files of a package graph's modules, for the rules that decide before anything is compiled.
// Called by PackageLowering. A file that did not change is not scanned again.

import Foundation
import ObjCLowering

struct ModuleScans {
    let graph: PackageGraph
    let toolchain: Toolchain
    let sdk: FrameworkSDK
    let cache: String
    /// The Swift files outside of the graph that may import its modules.
    var users: [String] = []

    private struct Entry: Codable {
        var stamp: String
        var onIOS: SourceScan
        var onLinux: SourceScan
    }

    func read() -> [ModulePlatform.Module] {
        let known = FileManager.default.contents(atPath: cache).flatMap { try? JSONDecoder().decode([String: Entry].self, from: $0) } ?? [:]
        let own = Set(graph.targets.map(\.module))
        // The modules that can be imported and the results of a scan change with WillAppear.
        let version = "\(stableHash(sdk.stamp)) "
        let users = users.filter { Self.imports(own, in: $0) }
        let jobs = graph.targets.flatMap { target in target.sources.map { (path: $0, flags: target.flags) } } + users.map { (path: $0, flags: []) }
        let found = concurrently(jobs) { job -> Entry in
            let stamp = version + FileStamp(path: job.path).text
            if let entry = known[job.path], entry.stamp == stamp { return entry }
            let source = [UInt8](FileManager.default.contents(atPath: job.path) ?? Data())
            let flags = job.flags.union(["DEBUG", "SWIFT_PACKAGE"])
            let onIOS = ConditionEvaluation(platform: .iOS, modules: own.union(toolchain.modules).union(sdk.appleModules), flags: flags)
            let onLinux = ConditionEvaluation(platform: .linux, modules: own.union(toolchain.modules), flags: flags)
            return Entry(stamp: stamp, onIOS: SourceScan(source: source, conditions: onIOS), onLinux: SourceScan(source: source, conditions: onLinux))
        }
        let entries = Dictionary(zip(jobs.map(\.path), found), uniquingKeysWith: { first, _ in first })
        if entries.contains(where: { known[$0.key]?.stamp != $0.value.stamp }), let data = try? JSONEncoder().encode(entries) {
            try? FileManager.default.createDirectory(atPath: (cache as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try? data.write(to: URL(fileURLWithPath: cache), options: .atomic)
        }
        let portable = Set(graph.targets.filter { $0.sources.isEmpty && Self.asksForSystem(below: $0.folder) }.map(\.package))
        let modules = graph.targets.map { target in
            ModulePlatform.Module(
                name: target.module, package: target.package, onIOS: target.sources.compactMap { entries[$0]?.onIOS },
                onLinux: target.sources.compactMap { entries[$0]?.onLinux },
                hasPortableC: portable.contains(target.package))
        }
        guard !users.isEmpty else { return modules }
        // The app is for Apple's systems whatever its files check for.
        let scans = users.compactMap { entries[$0]?.onIOS }.map { scan in
            var scan = scan
            scan.knowsLinux = false
            return scan
        }
        return modules + [ModulePlatform.Module(name: "", package: "", onIOS: scans, onLinux: [])]
    }

    /// Whether the file's text names one of the modules behind an `import`.
    private static func imports(_ modules: Set<String>, in path: String) -> Bool {
        guard let text = FileManager.default.contents(atPath: path).map({ String(decoding: $0, as: UTF8.self) }) else { return false }
        return text.split(whereSeparator: \.isNewline).contains { line in
            guard let range = line.range(of: "import ") else { return false }
            return line[range.upperBound...].split(whereSeparator: { " .;".contains($0) }).contains { modules.contains(String($0)) }
        }
    }

    /// Whether a C file below the folder checks for Apple's systems or for Linux.
    private static func asksForSystem(below folder: String) -> Bool {
        let words = ["__APPLE__", "__linux__"].map { Data($0.utf8) }
        guard let files = FileManager.default.enumerator(atPath: folder) else { return false }
        for case let path as String in files where ["c", "h", "cpp", "hpp", "cc"].contains((path as NSString).pathExtension) {
            guard let text = FileManager.default.contents(atPath: folder + "/" + path) else { continue }
            if words.contains(where: { text.range(of: $0) != nil }) { return true }
        }
        return false
    }
}

/// Maps on all cores; the results are in the order of the input.
func concurrently<Input: Sendable, Output>(_ inputs: [Input], _ body: @Sendable (Input) -> Output) -> [Output] {
    var results = [Output?](repeating: nil, count: inputs.count)
    results.withUnsafeMutableBufferPointer { buffer in
        nonisolated(unsafe) let slots = buffer
        DispatchQueue.concurrentPerform(iterations: inputs.count) { slots[$0] = body(inputs[$0]) }
    }
    return results.compactMap { $0 }
}
