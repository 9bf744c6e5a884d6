// The folders of a package's dependencies, as SwiftPM resolves them; without those that cannot be fetched here, if more than half of the
// package remains, and with other versions of those whose pinned revision cannot be had. Called by PackageGraph. SwiftPM resolves again when a manifest or the resolved file changed.

import Foundation

struct ResolvedDependencies: Codable {
    /// At any distance, each once.
    var folders: [String] = []
    var absent: AbsentPackages?
    var unavailable: UnavailablePins?
    /// The flags with which SwiftPM reads the manifest without the missing packages.
    var flags: [String] = []

    static func read(_ root: String, _ manifest: PackageManifest, scratch: String, directory: BuildDirectory, toolchain: Toolchain) throws -> ResolvedDependencies {
        guard !manifest.dependencies.isEmpty else { return ResolvedDependencies() }
        let cache = directory.path + "/dependencies.json"
        func stamp() -> String { "3\n" + scratch + "\n" + FileStamp.join(PackageGraph.manifests(in: root) + [root + "/Package.resolved", scratch + "/workspace-state.json"]) }
        // The next command tries again to fetch the missing packages.
        let ofThisProcess = "\n\(getpid())"
        let current = stamp()
        if directory.isCurrent("dependencies", current) || directory.isCurrent("dependencies", current + ofThisProcess),
            let data = FileManager.default.contents(atPath: cache), let known = try? JSONDecoder().decode(ResolvedDependencies.self, from: data),
            known.folders.allSatisfy({ FileManager.default.fileExists(atPath: $0) }) {
            return known
        }
        let found = try resolve(root, manifest, scratch: scratch, directory: directory, toolchain: toolchain)
        try JSONEncoder().encode(found).write(to: URL(fileURLWithPath: cache))
        try directory.record("dependencies", stamp() + (found.absent == nil ? "" : ofThisProcess))
        return found
    }

    private static func resolve(
        _ root: String, _ manifest: PackageManifest, scratch: String, directory: BuildDirectory, toolchain: Toolchain
    ) throws -> ResolvedDependencies {
        var result = ResolvedDependencies()
        var places: Set<String> = [], unpinned: Set<String> = []
        while true {
            let (text, succeeded) = try ask(root, scratch: scratch, result, toolchain: toolchain)
            if succeeded {
                result.folders = try folders(in: text, root: root)
                return result
            }
            let pinned = unpinned
            unpinned.formUnion(UnavailablePins.identities(in: text, root: root))
            if unpinned != pinned, let pins = try UnavailablePins(unpinned, root: root, folder: directory.path + "/resolved") {
                result.unavailable = pins
                continue
            }
            let before = places
            places.formUnion(AbsentPackages.places(in: text))
            guard places != before, let absent = AbsentPackages(places, of: manifest), absent.packages.count > (result.absent?.packages.count ?? 0),
                isMostlyThere(absent, manifest, root), let flags = try absent.flags(root: root, folder: directory.path + "/manifest")
            else {
                Console.pass(text.joined(separator: "\n"))
                throw Failure.badInput("the dependencies of \(root)/Package.swift cannot be had, see above; `swift package --package-path \(root) resolve` fetches them")
            }
            result.absent = absent
            result.flags = flags
        }
    }

    /// Whether most of a package remains; otherwise it is not built.
    private static func isMostlyThere(_ absent: AbsentPackages, _ manifest: PackageManifest, _ root: String) -> Bool {
        func count(_ targets: [PackageManifest.Target]) -> Int {
            targets.filter { [.regular, .executable, .macro].contains($0.type) }.reduce(0) { $0 + PackageGraph.target($1, of: manifest, in: root, isOfRoot: true).sources.count }
        }
        return count(absent.removed(from: manifest).targets) * 2 > count(manifest.targets)
    }

    /// Runs one of SwiftPM's commands, after which the user's Package.resolved is what it was if a part is left out or replaced.
    func keepingResolvedFile<Result>(of root: String, _ work: () throws -> Result) rethrows -> Result {
        if let unavailable { return try unavailable.replacing(root, work) }
        return try absent == nil ? work() : AbsentPackages.keepingResolvedFile(of: root, work)
    }

    private static func ask(_ root: String, scratch: String, _ known: ResolvedDependencies, toolchain: Toolchain) throws -> (text: [String], succeeded: Bool) {
        var text: [String] = []
        var child = ChildProcess(
            executable: toolchain.swift,
            arguments: ["package", "--package-path", root, "--scratch-path", scratch] + known.flags + ["show-dependencies", "--format", "json"])
        child.mergesStandardError = true
        child.output = .lines {
            if $0.hasPrefix("Fetching ") { Console.pass($0) }
            text.append($0)
        }
        let succeeded = try known.keepingResolvedFile(of: root) { try child.run().succeeded }
        return (text, succeeded)
    }

    private struct Dependency: Codable {
        var path: String
        var dependencies: [Dependency]
        var all: [String] { dependencies.flatMap { [$0.path] + $0.all } }
    }

    private static func folders(in text: [String], root: String) throws -> [String] {
        // Notes may stand before and behind the object.
        guard let start = text.firstIndex(of: "{"), let end = text.lastIndex(of: "}"), start < end,
            let graph = try? JSONDecoder().decode(Dependency.self, from: Data(text[start...end].joined(separator: "\n").utf8))
        else { throw Failure.ours("the dependencies of \(root)/Package.swift are not what SwiftPM 6 writes") }
        var seen: Set<String> = []
        return graph.all.filter { seen.insert($0).inserted }
    }
}
