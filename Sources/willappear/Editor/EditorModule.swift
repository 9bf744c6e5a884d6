// One Swift module for an editor: its files, the modules that must be built first, and its compiler flags.
// Made by EditorWorkspace; BuildServer answers with it, LanguageProxy lowers its open files.

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
    /// The ids of the modules that must be built before this one can be read.
    let dependencies: [String]
    let lowering: LoweringOrder?
    /// Complete but for the overlay of lowered texts, the files among them.
    let arguments: [String]
    /// The arguments have the overlay: all modules of a package are lowered together.
    var isLoweredWithOthers = false

    /// The folder; a project's files are beside it.
    var folder: String { root.hasSuffix(".xcodeproj") || root.hasSuffix(".xcworkspace") ? (root as NSString).deletingLastPathComponent : root }

    /// The way in which the module's files are lowered; nil for a module that is compiled unchanged.
    struct LoweringOrder {
        var files: [String]
        var module: String
        /// The folder of the editor's texts; the builds have their own.
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

    /// The arguments for a compiler, or for SourceKit.
    func compilerArguments() -> [String] { isLoweredWithOthers ? arguments : arguments + ((try? lowering?.lower().compilerFlags) ?? []) }
}
