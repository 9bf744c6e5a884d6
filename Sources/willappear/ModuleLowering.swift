// What the builds ask of lowering: the compiler flags that make a module's sources read as plain Swift.
// Called by FolderBuild and by the compiler wrapper. The lowering itself is in LowerCompiler.swift and ObjCLowering.

import Foundation
import ObjCLowering

struct ModuleLowering {
    struct Result {
        /// `-vfsoverlay` and whatever else the lowered text needs.
        var compilerFlags: [String]
        /// Whether the lowered text of a file changed although the file itself did not
        /// (an override added elsewhere can do that). The driver cannot see it.
        var affectsUneditedFiles: Bool
        /// Where the columns of a lowered file stand in the user's text, by the user's path.
        var columns: [String: ColumnMap]
    }

    let module: String
    let sources: [String]
    /// Lowered texts and the overlay file go here.
    let directory: String
    var defaultsToMainActor = false

    func run() throws -> Result {
        let lowered = try lowerModule(
            files: sources, moduleName: module, overlayDirectory: directory, defaultsToMainActor: defaultsToMainActor)
        return Result(compilerFlags: lowered.compilerFlags, affectsUneditedFiles: lowered.affectsUneditedFiles, columns: lowered.columns)
    }
}
