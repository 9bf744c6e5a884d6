// What the builds ask of lowering: the compiler flags that make a module's sources read as plain Swift.
// Called by FolderBuild and by the compiler wrapper. The lowering itself is in LowerCompiler.swift and ObjCLowering.

import Foundation

struct ModuleLowering {
    struct Result {
        /// `-vfsoverlay` and whatever else the lowered text needs.
        var compilerFlags: [String]
        /// Whether the lowered text of a file changed although the file itself did not
        /// (an override added elsewhere can do that). The driver cannot see it.
        var affectsUneditedFiles: Bool
    }

    let module: String
    let sources: [String]
    /// Lowered texts and the overlay file go here.
    let directory: String

    func run() throws -> Result {
        Result(compilerFlags: [], affectsUneditedFiles: false)
    }
}
