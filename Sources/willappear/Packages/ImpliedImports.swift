// The modules that a file sees on Apple's systems without importing them, and would not see here.
// Called by PackageLowering for modules of Apple's systems, and by builds of folders and projects, whose files all see UIKit.
// Members are visible across files without help, as with Swift anywhere.

import Foundation
import ObjCLowering

struct ImpliedImports {
    let module: ModulePlatform.Module
    /// Whether a file of the module or a module it imports imports UIKit.
    let seesUIKit: Bool
    /// The top-level names of UIKit, read only when a file may need them.
    let frameworkNames: () -> Set<String>

    /// A module whose names others re-export: Foundation re-exports those of Combine; UIKit and the modules above it those of UniformTypeIdentifiers.
    private struct Companion {
        let name: String
        let module: String
        let bringers: Set<String>
        let names: Set<String>
    }
    private static let companions = [
        Companion(
            name: "Combine", module: RenamedModules.ours["Combine"] ?? "Combine", bringers: ["Foundation", "UIKit"],
            names: ["ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject"]),
        Companion(
            name: "UniformTypeIdentifiers", module: "UniformTypeIdentifiers", bringers: ["UIKit", "PhotosUI", "Photos", "AVFoundation", "AVKit", "CoreServices", "MobileCoreServices"],
            names: ["UTType"]),
        // In apps alone.
        Companion(
            name: "UserNotifications", module: "UserNotifications", bringers: [],
            names: ["UNUserNotificationCenter", "UNMutableNotificationContent", "UNNotification", "UNAuthorizationOptions", "UNTimeIntervalNotificationTrigger"]),
    ]

    /// The modules that an app's module needs because one of its files uses such types without an import.
    static func brought(for paths: [String]) -> [String] {
        companions.filter { companion in
            var uses = false
            for path in paths {
                guard let text = try? String(contentsOfFile: path, encoding: .utf8), companion.names.contains(where: text.contains) else { continue }
                if ["protocol", "class", "struct", "enum", "typealias"].contains(where: { kind in companion.names.contains { text.contains("\(kind) \($0)") } }) { return false }
                if !text.contains("import \(companion.name)"), !text.contains("import Open\(companion.name)") { uses = true }
            }
            return uses
        }.map(\.module)
    }

    /// The imports to add, by path. A file that uses no name of a module does not get its import.
    func imports(of files: [String]) -> [String: [String]] {
        guard files.count == module.onIOS.count else { return [:] }
        let declared = module.onIOS.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
        var result: [String: [String]] = [:]
        var names: Set<String>?
        for (path, scan) in zip(files, module.onIOS) {
            let imported = Set(scan.imports.map(\.module))
            var missing: [String] = []
            // Foundation brings CGAffineTransform, Selector and Core Foundation along there.
            if !imported.isDisjoint(with: ["Foundation", "XCTest", "Testing"]), !imported.contains("UIKit") { missing += ["CoreGraphics", "FoundationOverlay"] }
            if imported.contains("XCTest") { missing.append("XCTestOverlay") }
            // XCTest re-exports Foundation there, and Testing's macros expand beside it.
            if imported.contains("XCTest") || imported.contains("Testing"), imported.isDisjoint(with: ["Foundation", "UIKit"]) { missing.append("Foundation") }
            if seesUIKit, !imported.contains("UIKit") {
                let known = names ?? frameworkNames()
                names = known
                if scan.uses.contains(where: { known.contains($0.name) }) { missing.append("UIKit") }
            }
            // A module that is not Apple's may have names like these.
            let isApples = imported.subtracting(["Foundation", "Dispatch", "XCTest", "Testing"]).isSubset(of: AppleModules.names)
            for companion in Self.companions where isApples && !imported.isDisjoint(with: companion.bringers) && !imported.contains(companion.name)
                && scan.uses.contains(where: { companion.names.contains($0.name) && !declared.contains($0.name) }) { missing.append(companion.module) }
            if !missing.isEmpty { result[path] = missing }
        }
        return result
    }
}
