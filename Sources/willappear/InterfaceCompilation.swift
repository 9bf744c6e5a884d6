// Compiles one storyboard or xib into the bundle, as Xcode's ibtool step does.
// Called by AppBundle. The module InterfaceBuilder is the compiler.

import Foundation
import InterfaceBuilder

struct InterfaceCompilation {
    let file: String
    /// The app's module: classes that the document leaves to "the current target" get this name.
    let module: String

    /// Writes `Main.storyboardc` or `Cell.nib` into a folder. Remarks and errors name the document's own lines.
    func run(into folder: String) throws {
        let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
        let output = "\(folder)/\(name)\(file.hasSuffix(".storyboard") ? ".storyboardc" : ".nib")"
        do {
            let remarks = try InterfaceBuilderCompiler.compile(
                fileAt: URL(fileURLWithPath: file), moduleName: module, to: URL(fileURLWithPath: output))
            for remark in remarks { Console.pass(remark.description) }
        } catch let error as InterfaceBuilderError {
            Console.pass(error.description)
            throw Failure.badInput(nil)
        }
    }
}
