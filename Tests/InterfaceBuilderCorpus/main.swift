// How much of public Interface Builder documents comes through: compiled, instantiated, rendered, left out with a remark.
//     ib-corpus FOLDER        every different document below the folder; prints the table of Docs/INTERFACE-BUILDER.md
//     ib-corpus --one FILE    shows one document in this process; the folder's run starts one such process a document
import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "--one"? where arguments.count == 2:
    MainActor.assumeIsolated { DocumentShow(file: URL(fileURLWithPath: arguments[1])).run() }
case let folder? where !folder.hasPrefix("-") && arguments.count == 1:
    var survey = Survey(folder: URL(fileURLWithPath: folder))
    survey.run()
    print(survey.table)
    exit(survey.failures.isEmpty ? 0 : 1)
default:
    FileHandle.standardError.write(Data("usage: ib-corpus FOLDER | --one FILE\n".utf8))
    exit(64)
}
