// `willappear ide PATH`: writes the files that editors need to open an app: the build server, and for VS Code settings, tasks and launches.
// Existing values stay unchanged; values that differ are reported.

import ArgumentParser
import Foundation
import HostProtocol

struct IDECommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ide", abstract: "Write what VS Code and other editors need to open an app.",
        discussion: """
            Writes buildServer.json, .vscode/settings.json, .vscode/tasks.json and .vscode/launch.json into PATH. Members
            that a file has are never changed, and comments stay. Editors that take a command as language server need no
            file: the command is `willappear lsp`.
            """)

    @OptionGroup var app: AppOptions

    func run() throws {
        let source = try app.source()
        var isFolder: ObjCBool = false
        let given = URL(fileURLWithPath: app.path).standardizedFileURL.path
        _ = FileManager.default.fileExists(atPath: given, isDirectory: &isFolder)
        // A project's files lie beside it.
        let root = given.hasSuffix(".xcodeproj") || given.hasSuffix(".xcworkspace") || !isFolder.boolValue ? source.path : given
        try write(BuildServerFile.text(for: root), to: root + "/buildServer.json")
        let files = EditorFiles(tool: try FrameworkSDK.locate().tool, path: app.path == root ? root : given, debugger: try Debugger.find())
        try merge(root + "/.vscode/settings.json") { file in files.settings.map { (key: $0.key, done: file.add($0.key, $0.value), wanted: $0.value, now: file.value[$0.key]) } }
        try merge(root + "/.vscode/tasks.json") { file in
            if file.value["version"] == nil { _ = file.add("version", "2.0.0") }
            return files.tasks.map { append($0, to: "tasks", named: "label", in: &file) }
        }
        try merge(root + "/.vscode/launch.json") { file in
            if file.value["version"] == nil { _ = file.add("version", "0.2.0") }
            return (try? files.launches(of: source))?.map { append($0, to: "configurations", named: "name", in: &file) } ?? []
        }
    }

    private typealias Member = (key: String, done: Bool, wanted: Any, now: JSONValue?)

    private func append(_ element: JSONObject, to list: String, named name: String, in file: inout CommentedJSON) -> Member {
        let key = element[name] as? String ?? ""
        var known: JSONValue?
        if case .array(let elements)? = file.value[list] { known = elements.first { if case .object(let fields) = $0 { fields[name] == .string(key) } else { false } } }
        return (key, known == nil && file.append(element, to: list), element, known)
    }

    private func merge(_ path: String, _ change: (inout CommentedJSON) -> [Member]) throws {
        let old = try? String(contentsOfFile: path, encoding: .utf8)
        guard var file = CommentedJSON(old ?? "") else { return Console.say("\(path) cannot be read as JSON and is left alone") }
        for member in change(&file) where !member.done {
            guard let now = member.now, now != JSONValue(writing: member.wanted) else { continue }
            Console.say("\(path): \(member.key) is there and stays as it is")
        }
        if file.text != old { try write(file.text, to: path) }
    }

    private func write(_ text: String, to path: String) throws {
        if (try? String(contentsOfFile: path, encoding: .utf8)) == text { return print("unchanged  \(path)") }
        let isNew = !FileManager.default.fileExists(atPath: path)
        if path.hasSuffix("/buildServer.json"), !isNew, !isOurs(path) { return Console.say("\(path) is another build server's and stays as it is") }
        do {
            try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        } catch {
            throw Failure.usage("\(path) cannot be written: \(error.localizedDescription)")
        }
        print("\(isNew ? "wrote    " : "added to ")  \(path)")
    }

    private func isOurs(_ path: String) -> Bool { (try? String(contentsOfFile: path, encoding: .utf8))?.contains("\"WillAppear\"") ?? false }
}

/// The members of VS Code's files.
private struct EditorFiles {
    let tool: String
    let path: String
    let debugger: Debugger?

    var settings: [(key: String, value: Any)] {
        var result: [(String, Any)] = [("swift.sourcekit-lsp.serverPath", tool), ("swift.sourcekit-lsp.serverArguments", ["lsp"])]
        if let adapter = debugger?.adapter { result.append(("swift.debugger.path", adapter)) }
        return result
    }

    var tasks: [JSONObject] {
        func task(_ name: String, _ arguments: [String], background: Bool = false) -> JSONObject {
            let matchers: [String] = background ? [] : ["$swiftc"]
            var task: JSONObject = ["label": "willappear: \(name)", "type": "process", "command": tool, "args": arguments, "problemMatcher": matchers]
            if background { task["isBackground"] = true }
            if name == "build" { task["group"] = ["kind": "build", "isDefault": true] as JSONObject }
            if name == "test" { task["group"] = "test" }
            return task
        }
        return [task("build", ["build", path]), task("run", ["run", path]), task("test", ["test", path]), task("view", ["view", path], background: true)]
    }

    func launches(of source: AppSource) throws -> [JSONObject] {
        let app = try source.build()
        return [[
            "name": "Debug \(app.name) (UIKit)", "type": "swift", "request": "launch", "program": app.executable, "args": app.arguments, "preLaunchTask": "willappear: build",
            "env": RunConfiguration.virtualTimeEnvironment.merging(app.variables) { ours, _ in ours }, "initCommands": ["settings set target.process.stop-on-exec false"],
        ]]
    }
}
