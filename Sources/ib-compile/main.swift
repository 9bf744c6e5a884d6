// `ib-compile DOCUMENT PRODUCT MODULE`: compiles one storyboard or xib. The plugin CompileInterfaces calls it: for a package that
// depends on this one SwiftPM then builds the compiler of documents alone. People use `willappear ib compile`.

import Foundation
import InterfaceBuilder

func stop(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
}

let arguments = CommandLine.arguments.dropFirst().map { $0 }
guard arguments.count == 3 else { stop("usage: ib-compile DOCUMENT PRODUCT MODULE", status: 64) }
do {
    try FileManager.default.createDirectory(at: URL(fileURLWithPath: arguments[1]).deletingLastPathComponent(), withIntermediateDirectories: true)
    let remarks = try InterfaceBuilderCompiler.compile(fileAt: URL(fileURLWithPath: arguments[0]), moduleName: arguments[2], to: URL(fileURLWithPath: arguments[1]))
    for remark in remarks { FileHandle.standardError.write(Data("\(remark)\n".utf8)) }
} catch let error as InterfaceBuilderError {
    stop("\(error)", status: 65)
} catch {
    stop("\(arguments[1]): cannot be written (\(error.localizedDescription))", status: 64)
}
