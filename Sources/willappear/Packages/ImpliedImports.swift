// What a file sees on Apple's systems without importing it, and would not see here.
// Called by PackageLowering for modules of Apple's systems, and by builds of folders and projects, whose files all see UIKit.
// Members leak between files by themselves, as with Swift anywhere.

import Foundation
import ObjCLowering

struct ImpliedImports {
    let module: ModulePlatform.Module
    /// UIKit is imported by a file of the module or by a module it imports.
    let seesUIKit: Bool
    /// The top-level names of UIKit, read only when a file may need them.
    let frameworkNames: () -> Set<String>

    private static let combineNames: Set<String> = ["ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject"]

    /// Combine, for a module of an app one of whose files names its types without an import: Foundation brings them along there.
    static func combine(for paths: [String]) -> [String] {
        var uses = false
        for path in paths {
            guard let text = try? String(contentsOfFile: path, encoding: .utf8), combineNames.contains(where: text.contains) else { continue }
            if ["protocol", "class", "struct", "enum", "typealias"].contains(where: { kind in combineNames.contains { text.contains("\(kind) \($0)") } }) { return [] }
            if !text.contains("import Combine"), !text.contains("import OpenCombine") { uses = true }
        }
        return uses ? [RenamedModules.ours["Combine"] ?? "Combine"] : []
    }

    /// The imports to add, by path. A file that names nothing of a module does not get its import.
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
            // Foundation brings Combine along there. A module that is not Apple's may have names like these.
            if !imported.isDisjoint(with: ["Foundation", "UIKit"]), !imported.contains("Combine"), imported.subtracting(["Foundation", "Dispatch", "XCTest", "Testing"]).isSubset(of: AppleModules.names),
                scan.uses.contains(where: { Self.combineNames.contains($0.name) && !declared.contains($0.name) }) { missing.append(RenamedModules.ours["Combine"] ?? "Combine") }
            if !missing.isEmpty { result[path] = missing }
        }
        return result
    }
}
