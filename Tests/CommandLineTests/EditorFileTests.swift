// `willappear ide` beside files that are there, `debug` under lldb.
import Foundation
import Testing

@Suite(.serialized) struct EditorFileTests {
    private static let controller = """
        import UIKit

        class ViewController: UIViewController {
            let label = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                let greeting = "hello"
                label.text = greeting
                view.addSubview(label)
            }
        }

        #Preview("Plain") {
            ViewController()
        }

        #Preview("A label", traits: .sizeThatFitsLayout) {
            let label = UILabel()
            label.text = "<b>bold</b>"
            return label
        }
        """

    @Test func ideAddsAndKeeps() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp("Plain", controller: Self.controller)
        let settings = """
            {
                // My own.
                "editor.fontSize": 13, /* small */
                "swift.sourcekit-lsp.serverArguments": ["mine"],
            }

            """
        try tool.write(settings, to: "Plain/.vscode/settings.json")
        let result = try tool.run("ide", "Plain")
        #expect(result.status == 0, "\(result.errors)")
        let read = { try String(contentsOf: tool.folder.appendingPathComponent("Plain/" + $0), encoding: .utf8) }
        let after = try read(".vscode/settings.json")
        // Every byte that was there is there, in its order.
        var rest = after[...]
        for line in settings.split(separator: "\n") {
            let found = try #require(rest.range(of: line), "\(line)")
            rest = rest[found.upperBound...]
        }
        #expect(after.contains("\"swift.sourcekit-lsp.serverPath\": \"\(CommandLineTool.tool.resolvingSymlinksInPath().path)\""))
        #expect(result.errors.contains("swift.sourcekit-lsp.serverArguments is there and stays as it is"))
        let launch = try JSONSerialization.jsonObject(with: Data(read(".vscode/launch.json").utf8)) as? [String: Any]
        let configuration = (launch?["configurations"] as? [[String: Any]])?.first
        #expect(configuration?["name"] as? String == "Debug Plain (UIKit)")
        #expect(FileManager.default.isExecutableFile(atPath: configuration?["program"] as? String ?? ""))
        let tasks = try JSONSerialization.jsonObject(with: Data(read(".vscode/tasks.json").utf8)) as? [String: Any]
        #expect((tasks?["tasks"] as? [[String: Any]])?.compactMap { $0["label"] as? String }.sorted() == ["willappear: build", "willappear: run", "willappear: test", "willappear: view"])
        #expect(try read("buildServer.json").contains("\"bsp\""))
        // A second time there is nothing to do.
        let again = try tool.run("ide", "Plain")
        #expect(again.output.allSatisfy { $0.hasPrefix("unchanged") } && again.status == 0)
        #expect(try read(".vscode/settings.json") == after)
    }

    @Test func aBreakpointStopsAtTheUsersLine() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp("Plain", controller: Self.controller)
        let result = try tool.run("debug", "Plain", "--batch", "-b", "ViewController.swift:9", "-o", "po self", "-o", "p greeting", "-o", "bt 1")
        if result.errors.contains("lldb does not start") || result.errors.contains("not in the toolchain") {
            // The machine has no lldb that starts: then the command says what is missing, and what brings it.
            #expect(result.status == 70 && result.errors.split(separator: "\n").count > 1)
            return
        }
        let output = result.output.joined(separator: "\n")
        #expect(output.contains("stop reason = breakpoint 1.1"), "\(output)\n\(result.errors)")
        #expect(output.contains("-> 9   \t        label.text = greeting"))
        #expect(output.contains("<ViewController: 0x"))
        #expect(output.contains("(String) \"hello\"") || output.contains("\"hello\""))
        #expect(output.contains("ViewController.viewDidLoad() at ViewController.swift:9:"))
        // Nothing stood in the way: the first stop is the user's.
        #expect(!output.contains("stop reason = exec"))
    }

    @Test func doctorNamesTheDebugger() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let line = try tool.run("doctor").output.first { $0.contains("lldb:") }
        #expect(line?.hasPrefix("ok") == true || line?.contains("is missing") == true || line?.contains("not in the toolchain") == true, "\(line ?? "none")")
    }
}
