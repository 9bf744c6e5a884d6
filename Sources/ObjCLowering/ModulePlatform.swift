// The platform for which a module is compiled: Apple's, or Linux because its authors wrote it for Linux as well.
// Called by the package build for every target of the graph, before any file is lowered. Docs/LOWERING.md has the rule.

package enum ModulePlatform {
    /// A module for the rule.
    package struct Module: Sendable {
        package var name: String
        package var package: String
        /// The module's files with the conditions of iOS, and with those of Linux.
        package var onIOS: [SourceScan]
        package var onLinux: [SourceScan]
        /// Whether a C target beside it in its package checks for Apple's systems or for Linux.
        package var hasPortableC: Bool

        package init(name: String, package: String, onIOS: [SourceScan], onLinux: [SourceScan], hasPortableC: Bool = false) {
            self.hasPortableC = hasPortableC
            self.name = name
            self.package = package
            self.onIOS = onIOS
            self.onLinux = onLinux
            declaredOnIOS = onIOS.reduce(into: []) { $0.formUnion($1.declared) }
            declaredOnLinux = onLinux.reduce(into: []) { $0.formUnion($1.declared) }
            publishedOnIOS = onIOS.reduce(into: []) { $0.formUnion($1.published) }
        }

        fileprivate let declaredOnIOS: Set<String>, declaredOnLinux: Set<String>, publishedOnIOS: Set<String>
    }

    /// Imports that always make a module one of Apple's systems.
    private static let interfaceModules: Set<String> = ["UIKit", "QuartzCore", "SwiftUI"]

    /// The modules that keep their Linux paths. A module does if
    /// 1. its package knows Linux: a condition of one of its files checks for it, or it lists its tests for Linux, or a C target
    ///    of it checks for the system (`__APPLE__`, `__linux__`);
    /// 2. it has no interface of Apple's: no file imports UIKit or a sibling under the conditions of iOS;
    /// 3. it builds for Linux by itself: its imports there are the toolchain's or such modules, and it needs no Objective-C;
    /// 4. in a package with an interface of Apple's, it declares as much on Linux: no name is declared for Apple's systems only;
    /// 5. no module for Apple's systems that imports it uses a type that it publishes for those systems only, or its publishers.
    /// - Parameter toolchainModules: the modules that stock Swift on Linux can import.
    package static func writtenForLinux(_ modules: [Module], toolchainModules: Set<String>) -> Set<String> {
        let packages = Set(modules.filter { $0.hasPortableC || ($0.onIOS + $0.onLinux).contains(where: \.knowsLinux) }.map(\.package))
        let byName = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let interfaces = Set(modules.filter { $0.onIOS.contains { $0.imports.contains { interfaceModules.contains($0.module) } } }.map(\.package))
        var candidates = Set(modules.filter { module in
            packages.contains(module.package) && !(interfaces.contains(module.package) && offersLess(module))
                && !module.onIOS.contains { $0.imports.contains { interfaceModules.contains($0.module) } }
                && !module.onLinux.contains(where: \.needsObjectiveC)
        }.map(\.name))
        // A module whose import fails on Linux takes those with it that import it.
        while true {
            let failing = candidates.filter { name in
                byName[name]?.onLinux.contains { scan in
                    scan.imports.contains { !toolchainModules.contains($0.module) && (byName[$0.module] != nil) && !candidates.contains($0.module) || isUnknown($0.module, toolchainModules, byName) }
                } ?? false
            } + modules.filter { candidates.contains($0.name) && isWantedWhole($0, by: modules.filter { !candidates.contains($0.name) }) }.map(\.name)
            if failing.isEmpty { return candidates }
            candidates.subtract(failing)
        }
    }

    /// Whether the declarations for Linux are only a part of the declarations for iOS.
    private static func offersLess(_ module: Module) -> Bool { module.declaredOnLinux.isStrictSubset(of: module.declaredOnIOS) }

    /// Whether a module for Apple's systems uses a type that the module declares there and not on Linux.
    private static func isWantedWhole(_ module: Module, by others: [Module]) -> Bool {
        let more = module.publishedOnIOS.subtracting(module.declaredOnLinux).filter { $0.first?.isUppercase == true }
        func publishes(_ scans: [SourceScan]) -> Bool { scans.contains { $0.imports.contains { $0.module == "Combine" } } }
        // Publishers are members mostly, which a scan does not tell apart: a file that imports both means them.
        let hasPublishers = publishes(module.onIOS) && !publishes(module.onLinux)
        guard !more.isEmpty || hasPublishers else { return false }
        return others.contains { other in
            other.onIOS.contains { scan in
                scan.imports.contains { $0.module == module.name }
                    && (hasPublishers && publishes([scan]) || (scan.uses + scan.members).contains { more.contains($0.name) && !other.declaredOnIOS.contains($0.name) })
            }
        }
    }

    /// Neither the toolchain's nor of the graph's Swift sources. C modules of packages are taken on trust: they build there.
    private static func isUnknown(_ module: String, _ toolchain: Set<String>, _ graph: [String: Module]) -> Bool {
        !toolchain.contains(module) && graph[module] == nil && AppleModules.names.contains(module)
    }

    /// Whether a module imports one of Apple's modules that stock Swift on Linux does not have, even one without an interface: a
    /// package that logs with OSLog or stores objects with Core Data.
    package static func needsApple(_ modules: [Module], except linux: Set<String>, toolchainModules: Set<String>) -> Bool {
        let byName = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return modules.contains { module in
            !linux.contains(module.name) && module.onLinux.contains { $0.imports.contains { isUnknown($0.module, toolchainModules, byName) } }
        }
    }

    /// The modules that UIKit reaches: one of their files or a module they import, at any distance, imports it.
    package static func reached(by framework: String, _ modules: [Module], except linux: Set<String>) -> Set<String> {
        var result: Set<String> = []
        while true {
            let more = modules.filter { module in
                !result.contains(module.name) && !linux.contains(module.name)
                    && module.onIOS.contains { $0.imports.contains { $0.module == framework || result.contains($0.module) } }
            }
            if more.isEmpty { return result }
            result.formUnion(more.map(\.name))
        }
    }
}
