// Lowering as the builds see it: the compiler flags that make a module's sources read as plain Swift.
// Called by FolderBuild and by the SwiftPM compiler (LoweringCompiler). Diagnostics of lowering end the build.

import Foundation
import ObjCLowering

/// Lowers a module's files; a construct that cannot be lowered is an error at the user's line, and the build fails.
func lowerModule(files: [String], moduleName: String, overlayDirectory: String, defaultsToMainActor: Bool = false, conditions: Set<String>? = nil) throws -> LoweredModule {
    let module = try LoweredModule.lower(
        files: files, moduleName: moduleName, directory: overlayDirectory, defaultsToMainActor: defaultsToMainActor, conditions: conditions)
    guard module.diagnostics.isEmpty else {
        for diagnostic in module.diagnostics { FileHandle.standardError.write(Data("\(diagnostic)\n".utf8)) }
        throw Failure.badInput(nil)
    }
    return module
}

/// The real compiler over lowered texts, as SwiftPM sees it: its messages pass through with the columns and
/// source lines of the user's own files.
struct LoweredCompilation {
    let compiler: String
    var arguments: [String]
    let columns: [String: ColumnMap]

    /// The compiler's exit status.
    func run() throws -> Int32 {
        // Quoted lines are told from messages in this style only.
        let isColoured = arguments.contains("-color-diagnostics")
        let plain = arguments.filter { $0 != "-color-diagnostics" } + ["-diagnostic-style", "llvm", "-no-color-diagnostics"]
        var reader = ParseableMessages(diagnostics: UserDiagnostics(columns: columns), isColoured: isColoured)
        var child = ChildProcess(executable: compiler, arguments: plain)
        child.output = .lines { FileHandle.standardError.write(Data(reader.receive($0).utf8)) }
        child.mergesStandardError = true
        let ending = try child.run()
        FileHandle.standardError.write(Data(reader.finish().utf8))
        if case .exited(let status) = ending { return status }
        return 1
    }
}

/// Rewrites the texts inside the driver's `-parseable-output`: a line with a length, then so many bytes of JSON.
/// Output outside of messages is held back until the end, because a diagnostic spans several lines.
struct ParseableMessages {
    var diagnostics: UserDiagnostics
    let isColoured: Bool
    private var expected: Int?
    private var message = ""
    private var text: [String] = []

    init(diagnostics: UserDiagnostics, isColoured: Bool) {
        self.diagnostics = diagnostics
        self.isColoured = isColoured
    }

    /// What to print for one more line.
    mutating func receive(_ line: String) -> String {
        guard let length = expected else {
            if !line.isEmpty, line.allSatisfy(\.isNumber), let length = Int(line) {
                expected = length
                message = ""
            } else { text.append(line) }
            return ""
        }
        message += line
        guard message.utf8.count >= length else {
            message += "\n"
            return ""
        }
        expected = nil
        return rewritten(message)
    }

    mutating func finish() -> String {
        defer { text = [] }
        return text.isEmpty ? "" : userText(text.joined(separator: "\n")) + "\n"
    }

    private mutating func rewritten(_ json: String) -> String {
        var body = json
        if var object = (try? JSONSerialization.jsonObject(with: Data(json.utf8))) as? [String: Any], let output = object["output"] as? String {
            object["output"] = userText(output)
            if let data = try? JSONSerialization.data(withJSONObject: object) { body = String(decoding: data, as: UTF8.self) }
        }
        return "\(body.utf8.count)\n\(body)\n"
    }

    private mutating func userText(_ output: String) -> String {
        let mapped = diagnostics.userText(output)
        return isColoured ? UserDiagnostics.coloured(mapped) : mapped
    }
}
