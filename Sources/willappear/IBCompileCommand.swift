// `willappear ib compile FILE… -o FOLDER`: compiles storyboards and xibs to their form in a bundle, as ibtool --compile does. For other
// build systems; `build` and `run` do it themselves (InterfaceCompilation).

import ArgumentParser
import Foundation

extension IBCommand {
    struct Compile: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Compile storyboards and xibs into .storyboardc folders and .nib files.",
            discussion: "Documents of an .lproj folder go to a folder of that name. Remarks go to standard error. Exit status 65 when a document is wrong.")

        @Argument(help: "Storyboards and xibs.") var files: [String]
        @Option(name: .shortAndLong, help: ArgumentHelp("Where the compiled documents go.", valueName: "folder")) var output = "."
        @Option(help: ArgumentHelp("The module of classes that a document leaves to \"the current target\".", valueName: "name")) var module = "App"

        func validate() throws {
            for file in files where !file.hasSuffix(".storyboard") && !file.hasSuffix(".xib") { throw ValidationError("\(file): storyboards and xibs are compiled") }
            guard module.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil else { throw ValidationError("--module \(module): no name of a module") }
        }

        func run() throws {
            for file in files {
                let parent = ((file as NSString).deletingLastPathComponent as NSString).lastPathComponent
                let folder = parent.hasSuffix(".lproj") ? "\(output)/\(parent)" : output
                do {
                    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                    try InterfaceCompilation(file: file, module: module).run(into: folder)
                } catch let failure as Failure {
                    throw failure
                } catch {
                    throw Failure.usage("\(folder): cannot be written (\(error.localizedDescription))")
                }
            }
        }
    }
}
