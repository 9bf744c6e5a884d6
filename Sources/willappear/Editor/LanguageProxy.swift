// Between an editor and sourcekit-lsp: open Swift files reach the server lowered; its answers come back at the
// user's places, without those about generated text. Messages without places pass through unchanged.
// One thread reads the editor, one the server.

import Foundation

final class LanguageProxy: @unchecked Sendable {
    private let editor: MessageStream
    private let toolchain: Toolchain
    private let program: String
    private let process = Process()
    private var server: MessageStream?
    private var store: DocumentStore?
    private let lock = NSLock()
    /// The methods and files of the editor's open requests, by their id.
    private var asked: [String: (method: String, uri: String?)] = [:]
    private var versions: [String: Int] = [:]

    init(server program: String, toolchain: Toolchain, editor: MessageStream) throws {
        self.program = program
        self.toolchain = toolchain
        self.editor = editor
    }

    func run() throws {
        while let data = editor.next() {
            guard let message = try? JSONSerialization.jsonObject(with: data) as? JSONObject else { continue }
            if message["method"] as? String == "initialize" { try begin(message) } else { fromEditor(message, data) }
            if message["method"] as? String == "exit" { break }
        }
        process.terminate()
    }

    // MARK: Beginning

    private func begin(_ message: JSONObject) throws {
        var message = message
        var params = message["params"] as? JSONObject ?? [:]
        let folder = ((params["workspaceFolders"] as? [JSONObject])?.first?["uri"] ?? params["rootUri"]) as? String
        let root = folder.flatMap(FileAddress.path) ?? params["rootPath"] as? String ?? FileManager.default.currentDirectoryPath
        let store = DocumentStore(root: URL(fileURLWithPath: root).standardizedFileURL.path)
        self.store = store
        if !store.isForLinuxAlone {
            // The server finds WillAppear's build server in a folder of its own; the user's folder stays as it is.
            let shadow = try Self.shadow(of: root)
            params["rootUri"] = FileAddress.uri(shadow)
            params["rootPath"] = shadow
            params["workspaceFolders"] = [["uri": FileAddress.uri(shadow), "name": (root as NSString).lastPathComponent]]
            message["params"] = params
        }
        let input = Pipe(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = []
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.standardError
        try process.run()
        let server = MessageStream(input: output.fileHandleForReading.fileDescriptor, output: input.fileHandleForWriting.fileDescriptor)
        self.server = server
        note(message)
        server.send(message)
        Thread.detachNewThread { [self] in
            while let data = server.next() { fromServer(data) }
            _ = (input, output)
            // Without a server there is nothing more to serve.
            Foundation.exit(process.isRunning ? 0 : (process.terminationStatus == 0 ? 0 : 1))
        }
    }

    private static func shadow(of root: String) throws -> String {
        let folder = BuildDirectory(app: root).path + "/editor/root"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try BuildServerFile.text(for: root).write(toFile: folder + "/buildServer.json", atomically: true, encoding: .utf8)
        return folder
    }

    // MARK: From the editor

    private func fromEditor(_ message: JSONObject, _ data: Data) {
        guard let server, let store else { return }
        let params = message["params"] as? JSONObject ?? [:]
        let document = params["textDocument"] as? JSONObject
        let uri = document?["uri"] as? String
        switch message["method"] as? String {
        case "textDocument/didOpen":
            guard let uri, let path = FileAddress.path(uri), let text = document?["text"] as? String else { return server.send(data) }
            store.set(path, Array(text.utf8))
            var message = message
            if var document, let lowered = store.document(path) {
                document["text"] = String(decoding: lowered.lowered.bytes, as: UTF8.self)
                message["params"] = ["textDocument": document]
            }
            versions[uri] = document?["version"] as? Int ?? 0
            server.send(message)
        case "textDocument/didChange":
            guard let uri, let path = FileAddress.path(uri), let text = store.text(path) else { return server.send(data) }
            store.set(path, EditedDocument.applying(params["contentChanges"] as? [JSONObject] ?? [], to: text))
            versions[uri] = document?["version"] as? Int ?? (versions[uri] ?? 0) + 1
            guard let lowered = store.document(path) else { return server.send(data) }
            change(uri, to: lowered.lowered.bytes)
            for neighbour in store.neighbours(of: path) { if let text = store.changedText(neighbour) { change(FileAddress.uri(neighbour), to: text) } }
        case "textDocument/didClose":
            uri.flatMap(FileAddress.path).map { store.set($0, nil) }
            server.send(data)
        case "textDocument/didSave":
            store.forgetClosed()
            server.notify("textDocument/didSave", ["textDocument": document ?? [:]])
            if let uri { server.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": uri, "type": 2] as JSONObject]]) }
        case "workspace/didChangeWatchedFiles":
            let isStructural = (params["changes"] as? [JSONObject])?.contains { $0["type"] as? Int != 2 || ($0["uri"] as? String)?.hasSuffix(".swift") != true } ?? false
            if isStructural { store.refresh() } else { store.forgetClosed() }
            server.send(data)
        case "textDocument/formatting":
            if let id = message["id"], let uri, let path = FileAddress.path(uri), let text = store.text(path) { editor.answer(id, format(path, text)) } else { server.send(data) }
        case nil:
            // An answer to a request of the server's.
            server.send(data)
        default:
            note(message)
            var message = message
            if message["params"] != nil { message["params"] = PlaceMapping(direction: .toServer, store: store).map(params, in: uri) }
            server.send(message)
        }
    }

    private func change(_ uri: String, to text: [UInt8]) {
        server?.notify("textDocument/didChange", [
            "textDocument": ["uri": uri, "version": versions[uri] ?? 0] as JSONObject, "contentChanges": [["text": String(decoding: text, as: UTF8.self)]],
        ])
    }

    private func note(_ message: JSONObject) {
        guard let id = message["id"], let method = message["method"] as? String else { return }
        let params = message["params"] as? JSONObject
        let uri = (params?["textDocument"] as? JSONObject)?["uri"] as? String ?? (params?["item"] as? JSONObject)?["uri"] as? String
        lock.withLock { asked["\(id)"] = (method, uri) }
    }

    /// The toolchain's swift-format on the user's own text.
    private func format(_ path: String, _ text: [UInt8]) -> Any {
        let file = NSTemporaryDirectory() + "willappear-format-\(getpid()).swift"
        defer { unlink(file) }
        guard (try? Data(text).write(to: URL(fileURLWithPath: file))) != nil, let configuration = Formatting.configuration(for: path),
            let formatted = ChildProcess.read(toolchain.root + "/bin/swift-format", ["format"] + configuration + [file])
        else { return NSNull() }
        let lines = text.count { $0 == 10 } + 1
        return [["range": ["start": ["line": 0, "character": 0], "end": ["line": lines, "character": 0]], "newText": formatted + "\n"] as JSONObject]
    }

    // MARK: From the server

    private func fromServer(_ data: Data) {
        guard let store, var message = try? JSONSerialization.jsonObject(with: data) as? JSONObject else { return editor.send(data) }
        let mapping = PlaceMapping(direction: .toEditor, store: store)
        if let method = message["method"] as? String {
            guard var params = message["params"] as? JSONObject else { return editor.send(data) }
            if method == "textDocument/publishDiagnostics", let uri = params["uri"] as? String {
                params["diagnostics"] = LanguageDiagnostics(store: store).userDiagnostics(params["diagnostics"] as? [JSONObject] ?? [], in: uri)
                message["params"] = params
            } else {
                message["params"] = mapping.map(params, in: nil)
            }
            return editor.send(message)
        }
        guard let id = message["id"], let request = lock.withLock({ asked.removeValue(forKey: "\(id)") }), let result = message["result"] else { return editor.send(data) }
        switch request.method {
        case "initialize": message["result"] = Self.capabilities(result)
        case "textDocument/diagnostic":
            guard var report = result as? JSONObject, let uri = request.uri else { break }
            if let items = report["items"] as? [JSONObject] { report["items"] = LanguageDiagnostics(store: store).userDiagnostics(items, in: uri) }
            message["result"] = report
        case "textDocument/semanticTokens/full", "textDocument/semanticTokens/range":
            guard var tokens = result as? JSONObject, let numbers = tokens["data"] as? [Int], let uri = request.uri else { break }
            tokens["data"] = mapping.tokens(numbers, in: uri)
            message["result"] = tokens
        default: message["result"] = mapping.map(result, in: request.uri)
        }
        editor.send(message)
    }

    /// The server's capabilities without those whose answers cannot be mapped back from the lowered text.
    private static func capabilities(_ result: Any) -> Any {
        guard var result = result as? JSONObject, var capabilities = result["capabilities"] as? JSONObject else { return result }
        capabilities["documentRangeFormattingProvider"] = nil
        capabilities["documentOnTypeFormattingProvider"] = nil
        if var tokens = capabilities["semanticTokensProvider"] as? JSONObject {
            tokens["full"] = true
            capabilities["semanticTokensProvider"] = tokens
        }
        result["capabilities"] = capabilities
        result["serverInfo"] = ["name": "WillAppear over SourceKit-LSP", "version": WillAppear.configuration.version]
        return result
    }
}

/// The diagnostics of SourceKit and lowering about a file, at the user's places.
struct LanguageDiagnostics {
    let store: DocumentStore

    func userDiagnostics(_ diagnostics: [JSONObject], in uri: String) -> [Any] {
        guard let path = FileAddress.path(uri), let document = store.document(path) else { return diagnostics }
        let mapping = PlaceMapping(direction: .toEditor, store: store)
        let seen = diagnostics.filter { diagnostic in
            guard let start = LSPPlace((diagnostic["range"] as? JSONObject)?["start"]) else { return false }
            let message = diagnostic["message"] as? String ?? ""
            return !document.isGenerated(line: start.line, character: start.character) && !message.contains("generic parameter 'SelectorResult' could not be inferred")
        }
        let ours = document.lowered.diagnostics.filter { $0.path == path }.map { problem -> JSONObject in
            let line = problem.line - 1
            let character = document.character(line: line, column: problem.column)
            return [
                "range": ["start": ["line": line, "character": character], "end": ["line": line, "character": character + 1]], "severity": 1, "source": "WillAppear", "message": problem.message,
            ]
        }
        return seen.map { mapping.map($0, in: uri) } + ours
    }
}

/// Formats through swift-format, which looks for its configuration beside the formatted file; the formatted copy is elsewhere.
enum Formatting {
    static func configuration(for path: String) -> [String]? {
        var folder = (path as NSString).deletingLastPathComponent
        while folder.count > 1 {
            if FileManager.default.fileExists(atPath: folder + "/.swift-format") { return ["--configuration", folder + "/.swift-format"] }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return []
    }
}
