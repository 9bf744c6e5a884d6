// One Swift module as an editor sees it: its files, what it needs built first, and the flags that a compiler is given for it.
// Made by EditorWorkspace; BuildServer answers with it, LanguageProxy lowers the open files of it.

import Foundation
import ObjCLowering

struct EditorModule {
    /// Unique in its workspace: "Shop", or "Shop/Kit".
    let id: String
    let name: String
    let root: String
    let files: [String]
    let isTest: Bool
    let isOfRoot: Bool
    /// Ids of the modules that must be built before this one is understood.
    let dependencies: [String]
    let lowering: LoweringOrder?
    /// Complete but for the overlay of lowered texts, the files among them.
    let arguments: [String]
    /// The arguments have the overlay: all modules of a package are lowered together.
    var isLoweredWithOthers = false

    /// A project's files lie beside it.
    var folder: String { root.hasSuffix(".xcodeproj") || root.hasSuffix(".xcworkspace") ? (root as NSString).deletingLastPathComponent : root }

    /// How the module's files are lowered; nil for a module that is compiled as it stands.
    struct LoweringOrder {
        var files: [String]
        var module: String
        /// Of the editor alone: the builds keep their own.
        var directory: String
        var defaultsToMainActor = false
        var isForApplePlatforms: Bool?
        var impliedImports: [String: [String]] = [:]
        var conditions: Set<String>?
        /// Files that are compiled as if they, or pieces of them, were empty.
        var leftOut: [String: SetAside.LeftOut] = [:]
        var keepsPreviews = false
        /// The module is an app's, whose SwiftUI views become placeholders.
        var hostsSwiftUI = false

        /// Brings the texts on disk up to date.
        func lower() throws -> LoweredModule {
            try LoweredModule.lower(
                files: files, moduleName: module, directory: directory, defaultsToMainActor: defaultsToMainActor, isForApplePlatforms: isForApplePlatforms,
                impliedImports: impliedImports, conditions: conditions, leftOut: leftOut, keepsPreviews: keepsPreviews, hostsSwiftUI: hostsSwiftUI)
        }

        func edited() -> EditedModule {
            EditedModule(
                files: files, moduleName: module, directory: directory, defaultsToMainActor: defaultsToMainActor, isForApplePlatforms: isForApplePlatforms,
                impliedImports: impliedImports, conditions: conditions, hostsSwiftUI: hostsSwiftUI)
        }
    }

    /// What a compiler, or SourceKit, is given.
    func compilerArguments() -> [String] { isLoweredWithOthers ? arguments : arguments + ((try? lowering?.lower().compilerFlags) ?? []) }
}
