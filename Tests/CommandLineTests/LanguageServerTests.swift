// `willappear lsp` as an editor uses it: a folder app, a package and an Xcode project. Issue 13, "It must show" 5.
import Foundation
import Testing

@Suite(.serialized) struct LanguageServerTests {
    private static let controller = """
        import UIKit

        class ViewController: UIViewController {
            let button = UIButton(type: .system)

            override func viewDidLoad() {
                super.viewDidLoad()
                button.addTarget(self, action: #selector(go(_:)), for: .touchUpInside); view.addSubview(button)
            }

            @IBAction func go(_ sender: UIButton) { title = "gone" }
        }
        """

    /// Starts the server on a folder, as an editor does when the folder is opened.
    private func begin(_ folder: URL) throws -> ProtocolClient {
        let client = try ProtocolClient(["lsp"])
        let answer = try client.ask("initialize", ["processId": NSNull(), "rootUri": folder.absoluteString, "capabilities": ["textDocument": ["diagnostic": [String: String]()]]] as [String: Any])
        let name = ((answer as? [String: Any])?["serverInfo"] as? [String: Any])?["name"] as? String
        #expect(name == "WillAppear over SourceKit-LSP")
        try client.notify("initialized", [:])
        return client
    }

    @Test func aFolderOfFiles() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp("Folder", controller: Self.controller)
        let client = try begin(tool.folder.appendingPathComponent("Folder"))
        defer { client.end() }
        let file = try OpenDocument(client, tool.folder.appendingPathComponent("Folder/ViewController.swift"))
        // Selectors, actions and outlets are nothing to complain of.
        #expect(try file.problems() == [])
        // Behind what lowering wrote into the line, places are the user's.
        #expect(try file.definition(of: "go(_:)), for") == "ViewController.swift:10:19")
        #expect(try file.definition(of: "button)\n") == "ViewController.swift:3:8")
        // The user's own mistakes stand where they were made, and nothing else does.
        _ = try file.type("; let number: Int = \"text\"; _ = number", after: "view.addSubview(button)")
        #expect(try file.problems() == ["7:123 Cannot convert value of type 'String' to specified type 'Int'"])
        let place = try file.type("\n        view.add", after: "super.viewDidLoad()")
        #expect(try file.completions(place).contains("addSubview(view: UIView)"))
        // Nothing was written beside the sources.
        #expect(try FileManager.default.contentsOfDirectory(atPath: tool.folder.appendingPathComponent("Folder").path).sorted() == ["AppDelegate.swift", "ViewController.swift"])
    }

    @Test func aPackage() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Screens", targets: [.target(name: "Kit"), .target(name: "Screens", dependencies: ["Kit"])])
            """, to: "Screens/Package.swift")
        try tool.write("import UIKit\npublic class KitController: UIViewController {\n    public func greet() {}\n}\n", to: "Screens/Sources/Kit/KitController.swift")
        try tool.write(
            "import Kit\nimport UIKit\n\nclass OwnController: KitController {\n    override func viewDidLoad() {\n        super.viewDidLoad()\n    }\n    @objc func act() {}\n}\n",
            to: "Screens/Sources/Screens/OwnController.swift")
        // The module that is imported is built when the editor asks for it, which sourcekit-lsp does in its own time.
        let server = try ProtocolClient(["bsp", tool.folder.appendingPathComponent("Screens").path])
        try server.ask("build/initialize", [String: String]())
        let targets = (try server.ask("workspace/buildTargets", [String: String]()) as? [String: Any])?["targets"] as? [[String: Any]] ?? []
        #expect(targets.map { $0["displayName"] as? String } == ["Screens/Kit", "Screens/Screens"])
        #expect((targets.last?["dependencies"] as? [[String: String]]) == [targets.first?["id"] as? [String: String] ?? [:]])
        try server.ask("buildTarget/prepare", ["targets": targets.compactMap { $0["id"] }])
        server.end()
        let client = try begin(tool.folder.appendingPathComponent("Screens"))
        defer { client.end() }
        let file = try OpenDocument(client, tool.folder.appendingPathComponent("Screens/Sources/Screens/OwnController.swift"))
        let place = try file.type("\n        view.add", after: "super.viewDidLoad()")
        #expect(try file.completions(place).contains("addSubview(view: UIView)"))
    }

    @Test func anXcodeProject() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.write(
            """
            {
                objectVersion = 77; rootObject = P;
                objects = {
                    P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T);};
                    G = {isa = PBXGroup; children = (FA); sourceTree = "<group>";};
                    FA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};
                    L = {isa = XCConfigurationList; buildConfigurations = (D);};
                    D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "Shop Front"; SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG PROJECT_FLAG";};};
                    T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildConfigurationList = L; buildPhases = (); dependencies = (); fileSystemSynchronizedGroups = (FA);};
                };
            }
            """, to: "Shop/Shop.xcodeproj/project.pbxproj")
        try tool.writeApp("Shop/App", controller: Self.controller.replacingOccurrences(of: "super.viewDidLoad()", with: "super.viewDidLoad()\n        #if !PROJECT_FLAG\n        nonsense\n        #endif"))
        let client = try begin(tool.folder.appendingPathComponent("Shop"))
        defer { client.end() }
        let file = try OpenDocument(client, tool.folder.appendingPathComponent("Shop/App/ViewController.swift"))
        #expect(try file.problems() == [])
        let place = try file.type("\n        view.add", after: "super.viewDidLoad()")
        #expect(try file.completions(place).contains("addSubview(view: UIView)"))
    }

    @Test func theBuildServerTellsModulesFilesAndFlags() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp("Folder", controller: Self.controller)
        let folder = tool.folder.appendingPathComponent("Folder")
        let client = try ProtocolClient(["bsp", folder.path])
        defer { client.end() }
        let begun = try client.ask("build/initialize", ["rootUri": folder.absoluteString, "capabilities": ["languageIds": ["swift"]]] as [String: Any]) as? [String: Any]
        #expect((begun?["data"] as? [String: Any])?["sourceKitOptionsProvider"] as? Bool == true)
        let targets = (try client.ask("workspace/buildTargets", [String: String]()) as? [String: Any])?["targets"] as? [[String: Any]] ?? []
        #expect(targets.map { $0["displayName"] as? String } == ["Folder"])
        let id = targets.first?["id"] as? [String: Any] ?? [:]
        let items = (try client.ask("buildTarget/sources", ["targets": [id]]) as? [String: Any])?["items"] as? [[String: Any]] ?? []
        let files = (items.first?["sources"] as? [[String: Any]] ?? []).compactMap { ($0["uri"] as? String).map { ($0 as NSString).lastPathComponent } }
        #expect(files == ["AppDelegate.swift", "ViewController.swift"])
        let options = try client.ask("textDocument/sourceKitOptions", ["textDocument": ["uri": folder.appendingPathComponent("ViewController.swift").absoluteString], "target": id, "language": "swift"] as [String: Any])
        let arguments = (options as? [String: Any])?["compilerArguments"] as? [String] ?? []
        #expect(arguments.starts(with: ["-module-name", "Folder", "-swift-version", "5"]))
        #expect(arguments.contains("-vfsoverlay"))
        try client.ask("buildTarget/prepare", ["targets": [id]])
        // What is not served is refused, as JSON-RPC says.
        #expect(throws: ProtocolClient.Problem.self) { try client.ask("buildTarget/scalaMainClasses", [String: String]()) }
        try client.ask("build/shutdown", [String: String]())
    }
}
