// `willappear lsp`: a language server that wraps the toolchain's sourcekit-lsp. LanguageProxy does the work.

import ArgumentParser
import Foundation

struct LanguageServerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp", abstract: "Serve the Language Server Protocol on standard input and output: Swift with UIKit in any editor.",
        discussion: "The folder is the one that the editor opens. Nothing is written into it.")

    @Option(help: ArgumentHelp("Another sourcekit-lsp than the toolchain's.", valueName: "file")) var server: String?

    func run() throws {
        let toolchain = try Toolchain.find()
        let program = server ?? toolchain.root + "/bin/sourcekit-lsp"
        guard access(program, X_OK) == 0 else { throw Failure.ours("there is no sourcekit-lsp at \(program); install the complete Swift toolchain") }
        try LanguageProxy(server: program, toolchain: toolchain, editor: try ProtocolChannel.claim()).run()
    }
}
