// `willappear bsp`: a build server according to the Build Server Protocol 2.2 and sourcekit-lsp's "Implementing a
// BSP server": lists the modules, their files, the flags with which a file is read, and the modules that must be built before.
// Messages are handled one after the other on one thread; builds run on another, because an editor continues to ask meanwhile.

import ArgumentParser
import Foundation

struct BuildServerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bsp", abstract: "Serve the Build Server Protocol on standard input and output, for editors.",
        discussion: "sourcekit-lsp starts it by the buildServer.json that `willappear ide` writes. PATH is a folder, package or project; default: the current folder.")

    @Argument(help: ArgumentHelp("The app, or a folder with several.", valueName: "path")) var path = "."

    func run() throws {
        let root = URL(fileURLWithPath: path).standardizedFileURL.path
        guard FileManager.default.fileExists(atPath: root) else { throw Failure.usage("no app at \(path): there is no such folder") }
        BuildServer(root: root, stream: try ProtocolChannel.claim()).run()
    }
}

/// Standard output is for the protocol only: output of builds and tools goes to standard error.
enum ProtocolChannel {
    static func claim() throws -> MessageStream {
        let input = dup(STDIN_FILENO), output = dup(STDOUT_FILENO)
        guard input >= 0, output >= 0 else { throw Failure.ours("dup: \(String(cString: strerror(errno)))") }
        for end in [input, output] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        dup2(STDERR_FILENO, STDOUT_FILENO)
        let null = open("/dev/null", O_RDONLY)
        if null >= 0 { dup2(null, STDIN_FILENO) }
        return MessageStream(input: input, output: output)
    }
}

final class BuildServer: @unchecked Sendable {
    private let root: String
    private let stream: MessageStream
    // `queue` alone uses it.
    private lazy var workspace = EditorWorkspace(root: root)
    private let queue = DispatchQueue(label: "willappear.bsp")
    private let building = DispatchQueue(label: "willappear.bsp.build")
    private static let scheme = "willappear://module/"

    init(root: String, stream: MessageStream) {
        self.root = root
        self.stream = stream
    }

    func run() {
        while let data = stream.next() {
            guard let message = try? JSONSerialization.jsonObject(with: data) as? JSONObject, let method = message["method"] as? String else { continue }
            if method == "build/exit" { break }
            nonisolated(unsafe) let sent = message
            queue.async { self.receive(method, sent["params"] as? JSONObject ?? [:], id: sent["id"]) }
        }
        queue.sync {}
    }

    private func receive(_ method: String, _ params: JSONObject, id: Any?) {
        switch method {
        case "build/initialize": reply(id, initialization)
        case "workspace/buildTargets": reply(id, ["targets": workspace.modules.map(target)])
        case "buildTarget/sources": reply(id, ["items": wanted(params).map(sources)])
        case "textDocument/sourceKitOptions": reply(id, options(params))
        case "buildTarget/prepare": prepare(wanted(params).map(\.id), id)
        case "workspace/waitForBuildSystemUpdates", "build/shutdown": reply(id, NSNull())
        case "workspace/didChangeWatchedFiles", "build/didChangeWatchedFiles": changed(params)
        default: if let id { stream.refuse(id, -32601, "\(method) is not served") }
        }
    }

    private func reply(_ id: Any?, _ result: Any) { if let id { stream.answer(id, result) } }

    private var initialization: JSONObject {
        let index = BuildDirectory(app: root).path + "/editor/index"
        return [
            "displayName": "WillAppear", "version": WillAppear.configuration.version, "bspVersion": "2.2.0",
            "capabilities": ["languageIds": ["swift"]] as JSONObject, "dataKind": "sourceKit",
            "data": [
                "sourceKitOptionsProvider": true, "prepareProvider": true, "indexStorePath": index + "/store", "indexDatabasePath": index + "/database",
                "watchers": ["**/*.swift", "**/Package.swift", "**/Package.resolved", "**/*.pbxproj", "**/*.xcproj", "**/*.xcconfig"].map { ["globPattern": $0] },
            ] as JSONObject,
        ]
    }

    private func uri(_ id: String) -> String { Self.scheme + (id.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? id) }

    private func wanted(_ params: JSONObject) -> [EditorModule] {
        let uris = (params["targets"] as? [JSONObject])?.compactMap { $0["uri"] as? String } ?? []
        return workspace.modules.filter { uris.contains(uri($0.id)) }
    }

    private func target(_ module: EditorModule) -> JSONObject {
        [
            "id": ["uri": uri(module.id)], "displayName": module.id, "baseDirectory": FileAddress.uri(module.folder), "tags": (module.isTest ? ["test"] : []) + (module.isOfRoot ? [] : ["dependency"]),
            "languageIds": ["swift"], "dependencies": module.dependencies.map { ["uri": uri($0)] },
            "capabilities": ["canCompile": true, "canTest": module.isTest, "canRun": false, "canDebug": false],
        ]
    }

    private func sources(_ module: EditorModule) -> JSONObject {
        ["target": ["uri": uri(module.id)], "sources": module.files.map { ["uri": FileAddress.uri($0), "kind": 1, "generated": false] as JSONObject }]
    }

    private func options(_ params: JSONObject) -> Any {
        let document = (params["textDocument"] as? JSONObject)?["uri"] as? String ?? ""
        let target = (params["target"] as? JSONObject)?["uri"] as? String
        guard let path = FileAddress.path(document) else { return NSNull() }
        let modules = workspace.modules(of: path)
        guard let module = modules.first(where: { uri($0.id) == target }) ?? modules.first else { return NSNull() }
        return ["compilerArguments": module.compilerArguments(), "workingDirectory": module.folder] as JSONObject
    }

    private func prepare(_ ids: [String], _ id: Any?) {
        let known = ids.filter { id in workspace.modules.contains { $0.id == id } }
        nonisolated(unsafe) let number = id
        let before = workspace.modules.map(\.arguments)
        let building = EditorWorkspace.Preparation(workspace)
        self.building.async {
            for id in known { building.prepare(id) }
            self.queue.async {
                self.workspace.refresh()
                self.reply(number, NSNull())
                // SwiftPM's plan has come into being.
                if self.workspace.modules.map(\.arguments) != before { self.stream.notify("buildTarget/didChange", [:]) }
            }
        }
    }

    private func changed(_ params: JSONObject) {
        let changes = params["changes"] as? [JSONObject] ?? []
        // 2 is a change of content; new and removed files, and projects, change the modules.
        let structural = changes.contains { change in
            (change["type"] as? NSNumber)?.intValue != 2 || (change["uri"] as? String)?.hasSuffix(".swift") != true || (change["uri"] as? String)?.hasSuffix("/Package.swift") == true
        }
        if structural {
            workspace.refresh()
            stream.notify("buildTarget/didChange", [:])
        } else {
            let touched = changes.compactMap { ($0["uri"] as? String).flatMap(FileAddress.path) }.compactMap(workspace.module(of:))
            if touched.contains(where: \.isLoweredWithOthers) { workspace.refresh() }
            for module in touched where !module.isLoweredWithOthers { _ = try? module.lowering?.lower() }
        }
    }
}
