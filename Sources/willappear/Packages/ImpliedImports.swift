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

    private static let notificationNames: Set<String> = ["UNUserNotificationCenter", "UNMutableNotificationContent", "UNNotification", "UNAuthorizationOptions", "UNTimeIntervalNotificationTrigger"]

    /// What a module of an app sees without an import: Foundation brings Combine along there, and UIKit the user's notifications.
    static func brought(for paths: [String]) -> [String] {
        let texts = paths.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        var result: [String] = []
        if uses(combineNames, of: ["Combine", "OpenCombine"], in: texts) { result.append(RenamedModules.ours["Combine"] ?? "Combine") }
        if uses(notificationNames, of: ["UserNotifications"], in: texts) { result.append("UserNotifications") }
        return result
    }

    /// Whether a file names a type of a module that it does not import, and no file declares a type of such a name.
    private static func uses(_ names: Set<String>, of modules: [String], in texts: [String]) -> Bool {
        let using = texts.filter { text in names.contains(where: text.contains) }
        let declares = using.contains { text in ["protocol", "class", "struct", "enum", "typealias"].contains { kind in names.contains { text.contains("\(kind) \($0)") } } }
        return !declares && using.contains { text in !modules.contains { text.contains("import \($0)") } }
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
