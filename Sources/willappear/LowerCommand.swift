// `willappear lower FILE`: prints the text that the compiler reads in place of a source file.

import ArgumentParser
import Foundation
import ObjCLowering

struct LowerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lower", abstract: "Print the plain Swift that a source file is lowered to.",
        discussion: "Other files of the module can be named with --with; their protocols and classes count, but only FILE is printed.")

    @Argument(help: "The Swift file.") var file: String
    @Option(help: "The module's name.") var module = "App"
    @Option(help: "Another file of the same module.") var with: [String] = []

    func run() throws {
        var facts: [String: FileFacts] = [:]
        try SourceEncoding.check([file] + with)
        for path in [file] + with {
            guard let data = FileManager.default.contents(atPath: path) else { throw Failure.usage("cannot read \(path)") }
            guard String(validating: data, as: UTF8.self) != nil else { throw Failure.badInput("\(path): the file is not UTF-8 text, as Swift sources are") }
            let source = [UInt8](data)
            facts[path] = FileFacts(source: source)
        }
        let index = ModuleIndex(files: facts)
        let source = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
        let result = Lowering(moduleName: module, treatsPlatformAsIOS: index.isForApplePlatforms).lower(source: source, path: file, index: index)
        FileHandle.standardOutput.write(Data(result.bytes))
        for diagnostic in result.diagnostics { FileHandle.standardError.write(Data("\(diagnostic)\n".utf8)) }
        if !result.diagnostics.isEmpty { throw Failure.badInput(nil) }
    }
}
