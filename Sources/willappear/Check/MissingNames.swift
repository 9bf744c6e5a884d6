// Apple's names that a module's sources use and WillAppear does not have: modules, types, functions, members.
// Called by `check`, and by the builds when the compiler failed. Reads tokens; errors that only type checking finds stay with Swift.

import Foundation
import ObjCLowering

struct MissingNames {
    enum Kind: Int, Comparable, Encodable {
        case module, name, member
        static func < (first: Kind, second: Kind) -> Bool { first.rawValue < second.rawValue }
    }

    struct Entry: Encodable {
        struct Place: Encodable, Hashable {
            var path: String
            var line: Int
        }
        var kind: Kind
        var name: String
        var places: [Place]
        var files: Int { Set(places.map(\.path)).count }

        /// "UIDatePicker is not in WillAppear yet (3 uses)"
        var sentence: String {
            switch kind {
            case .module: "module \(name) is not in WillAppear yet (\(places.count) import\(places.count == 1 ? "" : "s"))"
            case .name, .member: "\(name) is not in WillAppear yet (\(places.count) use\(places.count == 1 ? "" : "s"))"
            }
        }
    }

    /// The missing names: modules first, then those that most files need.
    private(set) var entries: [Entry] = []
    /// Imports of modules that are neither Apple's nor there.
    private(set) var unknownModules: [Entry] = []
    /// The number of uses of Apple's names; `there` counts those that exist.
    private(set) var used = 0
    private(set) var there = 0
    private(set) var files = 0
    private(set) var filesWithoutGap = 0
    private(set) var lines = 0

    /// - Parameters:
    /// - modules: names that imports of the sources find beside WillAppear's and the toolchain's.
    /// - hostsSwiftUI: whether the sources are an app's own, whose SwiftUI views become placeholders.
    init(sources: [String], modules own: Set<String>, flags: Set<String>, hostsSwiftUI: Bool = false, sdk: FrameworkSDK, toolchain: Toolchain) {
        let modules = own.union(toolchain.modules).union(sdk.appleModules)
        self.init(scans: Self.scans(of: sources, modules, flags, hostsSwiftUI), available: modules, have: Have(sdk: sdk))
    }

    /// Whether a missing framework is imported: checked before a first build, without reading the names of WillAppear's modules.
    static func lacksFramework(sources: [String], modules own: Set<String>, flags: Set<String>, hostsSwiftUI: Bool = false, sdk: FrameworkSDK, toolchain: Toolchain) -> Bool {
        let modules = own.union(toolchain.modules).union(sdk.appleModules)
        return scans(of: sources, modules, flags, hostsSwiftUI).contains { _, scan in
            scan.imports.contains { !modules.contains($0.module) && AppleModules.names.contains($0.module) }
        }
    }

    private static func scans(of sources: [String], _ modules: Set<String>, _ flags: Set<String>, _ hostsSwiftUI: Bool) -> [(path: String, scan: SourceScan)] {
        let conditions = ConditionEvaluation(platform: .iOS, modules: modules, flags: flags.union(["DEBUG"]))
        let texts = concurrently(sources) { [UInt8](FileManager.default.contents(atPath: $0) ?? Data()) }
        let swiftUI = hostsSwiftUI ? SwiftUIReduction(sources: texts) : nil
        let scans = concurrently(texts) { SourceScan(source: $0, conditions: conditions, swiftUI: swiftUI) }
        return zip(sources, scans).map { (path: $0, scan: $1) }
    }

    /// The declarations of WillAppear and the toolchain.
    struct Have {
        var topLevel: Set<String> = []
        var members: [String: Set<String>] = [:]
        var parents: [String: String] = [:]
        /// Modules whose names are not known: none of their names is reported as missing.
        var unread: Set<String> = []

        init() {}

        init(sdk: FrameworkSDK) {
            // The toolchain has its own CoreFoundation; WillAppear's has another module name.
            let ours = sdk.appleModules.subtracting(FrameworkSDK.systemModules).map { RenamedModules.ours[$0] ?? $0 }
            let modules = ours.sorted() + FrameworkNames.reexportedModules + ["AppleSwiftUI"] + FrameworkNames.toolchainModules
            for (module, names) in zip(modules, FrameworkNames.names(of: modules, sdk: sdk)) {
                if names.isUnread { unread.formUnion(FrameworkNames.reexportedModules.contains(module) ? [module, "UIKit"] : [module]) }
                topLevel.formUnion(names.topLevel)
                members.merge(names.members) { $0.union($1) }
                parents.merge(names.parents) { first, _ in first }
            }
        }

        func declares(_ member: String, in type: String) -> Bool {
            var next: String? = type
            while let name = next {
                if members[name]?.contains(member) == true { return true }
                next = parents[name]
            }
            return false
        }
    }

    init(scans: [(path: String, scan: SourceScan)], available: Set<String>, have: Have, table: AppleNames = .table) {
        let declared = scans.reduce(into: Set<String>()) { $0.formUnion($1.scan.declared) }
        var found: [String: Entry] = [:], unknown: [String: Entry] = [:]
        for (path, scan) in scans {
            files += 1
            lines += scan.lines
            var hasGap = false
            func miss(_ kind: Kind, _ name: String, _ line: Int) {
                hasGap = true
                found["\(kind) \(name)", default: Entry(kind: kind, name: name, places: [])].places.append(.init(path: path, line: line))
            }
            for item in scan.imports where !available.contains(item.module) {
                if AppleModules.names.contains(item.module) {
                    miss(.module, item.module, item.line)
                } else {
                    hasGap = true
                    unknown[item.module, default: Entry(kind: .module, name: item.module, places: [])].places.append(.init(path: path, line: item.line))
                }
            }
            for use in scan.uses where !declared.contains(use.name) {
                guard let framework = table.frameworks[Substring(use.name)] else { continue }
                used += 1
                if have.topLevel.contains(use.name) { there += 1; continue }
                // A missing module's names are not counted one by one.
                if !available.contains(String(framework)), framework != "CoreFoundation" { continue }
                if have.unread.contains(String(framework)) { continue }
                miss(.name, use.name, use.line)
            }
            for use in scan.members {
                let parts = use.name.split(separator: ".")
                guard parts.count == 2, have.members[String(parts[0])] != nil, !declared.contains(String(parts[1])), !declared.contains(String(parts[0])) else { continue }
                guard table.declares(parts[1], in: String(parts[0]), parents: have.parents) else { continue }
                used += 1
                if have.declares(String(parts[1]), in: String(parts[0])) { there += 1 } else { miss(.member, use.name, use.line) }
            }
            if !hasGap { filesWithoutGap += 1 }
        }
        func ranked(_ entries: [String: Entry]) -> [Entry] {
            entries.values.sorted { ($0.kind, -$0.files, -$0.places.count, $0.name) < ($1.kind, -$1.files, -$1.places.count, $1.name) }
        }
        entries = ranked(found)
        unknownModules = ranked(unknown)
    }

    /// The share of the uses of Apple's names that exist; every use in a file that imports a missing module counts separately.
    var percentage: Int {
        let gaps = entries.filter { $0.kind == .module }.reduce(0) { $0 + $1.places.count }
        let all = used + gaps
        guard all > 0 else { return 100 }
        // Never 100 per cent while something is missing.
        return entries.isEmpty ? 100 : min(99, there * 100 / all)
    }
}
