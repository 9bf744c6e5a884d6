// A package without the dependencies that cannot be fetched here: the targets that are removed with them, and the remaining manifest.
// Called by PackageGraph when SwiftPM cannot resolve. A library mostly does not need the packages that format or document it, or in
// which its tests are written. The user's manifest stays unchanged: SwiftPM's compiler reads the remaining manifest in its place, through an overlay.

import Foundation

struct AbsentPackages: Codable, Equatable {
    struct Package: Codable, Equatable {
        /// The package's index in the manifest's list.
        var index: Int
        var identity: String
        var url: String
        /// The package's name in older manifests.
        var name: String?

        func answers(to name: String) -> Bool {
            let last = (url as NSString).lastPathComponent
            let names = [identity, self.name, last, last.hasSuffix(".git") ? String(last.dropLast(4)) : nil]
            return names.contains { $0?.lowercased() == name.lowercased() }
        }
    }

    let packages: [Package]
    /// Targets of the package that need one of them, at any distance.
    let targets: [String]
    let tests: [String]
    private let products: [String]
    /// The build tools of these packages, without which other targets can be built.
    private let plugins: [String]
    private let dependencyCount: Int

    /// Nil when none of the places is a dependency of this manifest.
    /// - Parameter places: URLs and identities.
    init?(_ places: Set<String>, of manifest: PackageManifest) {
        let all = manifest.dependencies.enumerated().compactMap { index, value -> Package? in
            guard let identity = value.value(of: "identity")?.text, let url = value.value(of: "urlString")?.text else { return nil }
            return Package(index: index, identity: identity, url: url, name: value.value(of: "nameForTargetDependencyResolutionOnly")?.text)
        }
        let packages = all.filter { places.contains($0.url) || places.contains($0.identity) }
        guard !packages.isEmpty else { return nil }
        let own = Set(manifest.targets.map(\.name))
        func isAbsent(_ reference: PackageManifest.Reference) -> Bool {
            if let package = reference.package { return packages.contains { $0.answers(to: package) } }
            if own.contains(reference.name) { return false }
            // A product that is named without a package belongs to the package of the same name, if there is one.
            return packages.contains { $0.answers(to: reference.name) } || packages.count == manifest.dependencies.count
        }
        var gone: Set<String> = []
        while let next = manifest.targets.first(where: { target in
            !gone.contains(target.name) && target.dependencies.contains { isAbsent($0) || ($0.package == nil && gone.contains($0.name)) }
        }) { gone.insert(next.name) }
        self.packages = packages
        targets = manifest.targets.filter { gone.contains($0.name) && $0.type != .test }.map(\.name)
        tests = manifest.targets.filter { gone.contains($0.name) && $0.type == .test }.map(\.name)
        products = manifest.products.filter { !gone.isDisjoint(with: $0.targets) }.map(\.name)
        plugins = Set(manifest.targets.flatMap { $0.pluginUsages ?? [] }.filter(isAbsent).map(\.name)).sorted()
        dependencyCount = manifest.dependencies.count
    }

    /// The addresses that SwiftPM's messages report as not available.
    static func places(in lines: [String]) -> Set<String> {
        var result: Set<String> = []
        for line in lines {
            if let match = line.firstMatch(of: /Failed to clone repository (\S+?):?$/) { result.insert(String(match.1)) }
            if let match = line.firstMatch(of: /no versions of '([^']+)' match/) { result.insert(String(match.1)) }
        }
        for line in lines { if let match = line.firstMatch(of: /^Fetched (\S+)/) { result.remove(String(match.1)) } }
        return result
    }

    /// The manifest without them.
    func removed(from manifest: PackageManifest) -> PackageManifest {
        var manifest = manifest
        for index in packages.map(\.index).sorted(by: >) { manifest.dependencies.remove(at: index) }
        manifest.targets.removeAll { (targets + tests).contains($0.name) }
        manifest.products.removeAll { products.contains($0.name) }
        return manifest
    }

    // MARK: For SwiftPM

    /// The options with which SwiftPM's commands read the manifest without them.
    /// - Parameter folder: the folder for the texts. Nil if the manifest has no `let package = Package(…)`.
    func flags(root: String, folder: String) throws -> [String]? {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.sorted()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var roots: [[String: String]] = []
        var whole = ""
        for name in names {
            guard let text = try? String(contentsOfFile: "\(root)/\(name)", encoding: .utf8), let lowered = appended(to: text) else { continue }
            try lowered.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
            roots.append(["type": "file", "name": "\(root)/\(name)", "external-contents": "\(folder)/\(name)"])
            whole += lowered
        }
        guard roots.contains(where: { $0["name"] == root + "/Package.swift" }) else { return nil }
        // SwiftPM caches a manifest's contents for as long as its text and its flags are the same.
        let overlay = "\(folder)/overlay-\(stableHash(whole)).yaml"
        let content: [String: Any] = ["version": 0, "use-external-names": false, "case-sensitive": "true", "roots": roots]
        try JSONSerialization.data(withJSONObject: content, options: [.sortedKeys, .withoutEscapingSlashes]).write(to: URL(fileURLWithPath: overlay))
        return ["-vfsoverlay", overlay].flatMap { ["-Xbuild-tools-swiftc", $0] }
    }

    private func appended(to text: String) -> String? {
        guard let match = text.firstMatch(of: /\b(?:let|var)\s+(\w+)\s*(?::\s*Package\s*)?=\s*(?:Package\s*|\.init\s*|Package\.init\s*)\(/) else { return nil }
        let package = String(match.1)
        func list(_ names: [String]) -> String { "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "] as [String]" }
        var lines = [
            "if \(package).dependencies.count == \(dependencyCount) { for index in [\(packages.map(\.index).sorted(by: >).map(String.init).joined(separator: ", "))] { \(package).dependencies.remove(at: index) } }",
            "\(package).targets.removeAll { (\(list(targets + tests))).contains($0.name) }",
            "\(package).products.removeAll { (\(list(products))).contains($0.name) }",
        ]
        if !plugins.isEmpty {
            lines.append("for target in \(package).targets { target.plugins?.removeAll { if case .plugin(let name, _) = $0 { return (\(list(plugins))).contains(name) }; return false } }")
        }
        return text + "\n" + lines.joined(separator: "\n") + "\n"
    }

    /// Runs `work` with SwiftPM and leaves Package.resolved unchanged, which SwiftPM would rewrite for a smaller manifest.
    static func keepingResolvedFile<Result>(of root: String, _ work: () throws -> Result) rethrows -> Result {
        let path = root + "/Package.resolved"
        var info = stat()
        let before = stat(path, &info) == 0 ? FileManager.default.contents(atPath: path) : nil
        defer {
            if FileManager.default.contents(atPath: path) != before {
                if let before { try? before.write(to: URL(fileURLWithPath: path)) } else { unlink(path) }
            }
            if before != nil { utimensat(AT_FDCWD, path, [info.st_atim, info.st_mtim], 0) }
        }
        return try work()
    }

    // MARK: For the user

    private var places: String { packages.map { "\($0.identity) (\($0.url))" }.joined(separator: ", ") }

    func say(package: String) {
        Console.say("\(places) cannot be fetched here" + (targets + tests + plugins).isEmptyOr { ": \(package) is built without \($0)" })
    }

    /// The failure that is reported when no test is left.
    func testFailure(root: String) -> Failure {
        .badInput("\(tests.joined(separator: ", ")) cannot be run: \(places) cannot be fetched here; `swift package --package-path \(root) resolve` fetches what it can reach")
    }
}

extension [String] {
    fileprivate func isEmptyOr(_ text: (String) -> String) -> String { isEmpty ? "" : text(joined(separator: ", ")) }
}
