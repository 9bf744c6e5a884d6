// Lowering as the builds see it: the compiler flags that make a module's sources read as plain Swift.
// Called by ModuleLowering (folder builds, the SwiftPM compiler). Diagnostics of lowering end the build.

import Foundation
import ObjCLowering

/// Lowers a module's files; a construct that cannot be lowered is an error at the user's line, and the build fails.
func lowerModule(files: [String], moduleName: String, overlayDirectory: String, defaultsToMainActor: Bool = false) throws -> LoweredModule {
    let module = try LoweredModule.lower(
        files: files, moduleName: moduleName, directory: overlayDirectory, defaultsToMainActor: defaultsToMainActor)
    guard module.diagnostics.isEmpty else {
        for diagnostic in module.diagnostics { FileHandle.standardError.write(Data("\(diagnostic)\n".utf8)) }
        throw Failure.badInput(nil)
    }
    return module
}
