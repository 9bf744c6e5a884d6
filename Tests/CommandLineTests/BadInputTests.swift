// Bad input of every kind that an app can bring, each with its message and its exit status.

import Foundation
import Testing

@Suite(.serialized) struct BadInputTests {
    // MARK: Before building

    @Test func noAppAtThePath() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let result = try tool.run("run", "Missing")
        #expect(result.status == 64)
        #expect(result.errors == "willappear: no app at Missing: there is no such folder\n")
    }

    @Test func aFolderWithoutSwift() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.write("# Notes", to: "Notes/README.md")
        let result = try tool.run("run", "Notes")
        #expect(result.status == 64)
        #expect(result.errors == "willappear: no app at Notes: there are no Swift files in it\n")
    }

    @Test func aFolderWithoutEntryPoint() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.write("import UIKit\n// @main is only mentioned here\nclass A: UIView {}", to: "Views/A.swift")
        let result = try tool.run("run", "Views")
        #expect(result.status == 64)
        #expect(result.errors.contains("none of its 1 Swift files has @main, @UIApplicationMain or is named main.swift"))
    }

    @Test func anXcodeProjectThatIsNone() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.write("", to: "App/App.xcodeproj/project.pbxproj")
        let result = try tool.run("run", "App/App.xcodeproj")
        #expect(result.status == 65)
        #expect(result.errors.contains("App.xcodeproj/project.pbxproj: "))
    }

    @Test func unknownOption() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let result = try tool.run("run", ".", "--pixels")
        #expect(result.status == 64)
    }

    @Test func unknownVerbNamesItsLineAndTheKnownOnes() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.write("settle\ntapp \"Next\"\n", to: "walk.willappear")
        let result = try tool.run("run", CommandLineTool.examples.appendingPathComponent("TwoScreens").path, "--script", "walk.willappear")
        #expect(result.status == 65)
        #expect(result.errors.contains("walk.willappear:2:1: error: unknown verb \"tapp\""))
        #expect(result.errors.contains("known verbs: tap, double-tap, long-press"))
    }

    @Test func brokenInfoPlist() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp("Plist", controller: "import UIKit\nclass ViewController: UIViewController {}")
        try tool.write("<plist version=\"1.0\"><dict><key>A</key>", to: "Plist/Info.plist")
        let result = try tool.run("run", "Plist")
        #expect(result.status == 65)
        #expect(result.errors.contains("Plist/Info.plist: not a property list"))
    }

    @Test(arguments: [
        ("<key>CFBundleIdentifier</key><array/>", "Plist/Info.plist: CFBundleIdentifier must be a string, it is an array"),
        ("<key>UIAppFonts</key><string>A.ttf</string>", "Plist/Info.plist: UIAppFonts must be an array of strings, it is a string"),
        ("<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict><key>Role</key><dict/></dict></dict>",
         "Plist/Info.plist: UIApplicationSceneManifest.UISceneConfigurations.Role must be an array of dictionaries, it is a dictionary"),
    ])
    func wrongTypeInInfoPlist(entry: String, message: String) throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp("Plist", controller: "import UIKit\nclass ViewController: UIViewController {}")
        try tool.write("<plist version=\"1.0\"><dict>\(entry)</dict></plist>", to: "Plist/Info.plist")
        let result = try tool.run("run", "Plist")
        #expect(result.status == 65)
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test func brokenCatalog() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp("Catalog", controller: "import UIKit\nclass ViewController: UIViewController {}")
        try tool.write("{ \"images\": [ }", to: "Catalog/Assets.xcassets/Logo.imageset/Contents.json")
        let result = try tool.run("run", "Catalog")
        #expect(result.status == 65)
        #expect(result.errors.contains("Catalog/Assets.xcassets/Logo.imageset/Contents.json: not JSON"), "\(result.errors)")
    }

    @Test func sourceInUTF16() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp("Wide", controller: "")
        let file = tool.folder.appendingPathComponent("Wide/ViewController.swift")
        try "import UIKit\nclass ViewController: UIViewController {}".write(to: file, atomically: true, encoding: .utf16)
        let result = try tool.run("run", "Wide")
        #expect(result.status == 65)
        #expect(result.errors.contains("Wide/ViewController.swift: the file is UTF-16; Swift sources are UTF-8. Convert it: iconv -f UTF-16 -t UTF-8"), "\(result.errors)")
    }

    @Test func aLinkToItsOwnFolderIsNoSecondApp() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp("Linked", controller: "import UIKit\nclass ViewController: UIViewController {}")
        try FileManager.default.createSymbolicLink(atPath: tool.folder.path + "/Linked/again", withDestinationPath: ".")
        #expect(try tool.run("run", "Linked", "--quiet").status == 0)
    }

    @Test(arguments: ["It's", "two words", "a\nline", "quote\"d", "back\\slash", "Ünï"])
    func aPathOfAnyLetters(name: String) throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp("\(name)/App", controller: "import UIKit\nclass ViewController: UIViewController {\n    @objc func press() {}\n    override func viewDidLoad() { print(\"loaded\") }\n}")
        let result = try tool.run("run", "\(name)/App", "--quiet")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output == ["loaded"])
    }

    // MARK: While building

    @Test func swiftErrorStandsOnceAtTheUsersLineAndColumn() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp(
            "Wrong",
            controller: """
                import UIKit

                class ViewController: UIViewController {
                    @IBOutlet weak var label: UILabel!
                    @objc func go(_ sender: Any) { let text: String = 42; _ = text }
                }
                """)
        let result = try tool.run("run", "Wrong")
        #expect(result.status == 65)
        let line = "ViewController.swift:5:55: error: cannot convert value of type 'Int' to specified type 'String'"
        #expect(result.errors.components(separatedBy: line).count == 2, "\(result.errors)")
        #expect(result.errors.contains("    @objc func go(_ sender: Any) { let text: String = 42; _ = text }\n"), "the user's own text is quoted")
    }

    @Test func malformedStoryboard() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = try tool.copy(CommandLineTool.fixtures.appendingPathComponent("Seeds/Lifecycle"))
        let storyboard = app.appendingPathComponent("Main.storyboard")
        let text = try String(contentsOf: storyboard, encoding: .utf8)
        try text.replacingOccurrences(of: "</document>", with: "").write(to: storyboard, atomically: true, encoding: .utf8)
        let result = try tool.run("run", app.path)
        #expect(result.status == 65)
        #expect(result.errors.range(of: #"Main\.storyboard:\d+:\d+: error: "#, options: .regularExpression) != nil, "\(result.errors)")
    }

    // MARK: While running

    @Test func unknownClassInANibSaysSoAndTheBaseClassStandsIn() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = try tool.copy(CommandLineTool.fixtures.appendingPathComponent("Seeds/Lifecycle"))
        let storyboard = app.appendingPathComponent("Main.storyboard")
        let text = try String(contentsOf: storyboard, encoding: .utf8)
        try text.replacingOccurrences(of: "customClass=\"ViewController\"", with: "customClass=\"GoneViewController\"").write(
            to: storyboard, atomically: true, encoding: .utf8)
        let result = try tool.run("run", app.path, "-e", "expect \"Next\"")
        #expect(result.errors.contains("Unknown class _TtC9Lifecycle18GoneViewController in Interface Builder file."))
        #expect(result.output == [])
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test func outletWithoutPropertyEndsAsOnADevice() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = try tool.copy(CommandLineTool.fixtures.appendingPathComponent("Seeds/Lifecycle"))
        let storyboard = app.appendingPathComponent("Main.storyboard")
        let text = try String(contentsOf: storyboard, encoding: .utf8)
        let connection = "<connections><outlet property=\"gone\" destination=\"bT1-aa-001\" id=\"oUt-aa-009\"/></connections>"
        let end = try #require(text.range(of: "</viewController>"))
        try text.replacingCharacters(in: end, with: connection + "</viewController>").write(to: storyboard, atomically: true, encoding: .utf8)
        let result = try tool.run("run", app.path)
        #expect(result.status == 1)
        let message = #"\*\*\* Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '\[<Lifecycle\.ViewController 0x[0-9a-f]+> setValue:forUndefinedKey:\]: this class is not key value coding-compliant for the key gone\.'"#
        #expect(result.errors.range(of: message, options: .regularExpression) != nil, "\(result.errors)")
    }

    @Test func missingImageIsNilAndTheAppGoesOn() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp(
            "Picture",
            controller: """
                import UIKit

                class ViewController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let image = UIImage(named: "Nowhere")
                        print("image", image == nil ? "nil" : "there")
                        view.addSubview(UIImageView(image: image))
                    }
                }
                """)
        let result = try tool.run("run", "Picture")
        #expect(result.output == ["image nil"])
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test func scriptTargetNotOnScreenNamesLineAndCandidates() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = CommandLineTool.fixtures.appendingPathComponent("Seeds/Lifecycle").path
        let result = try tool.run("run", app, "-e", "settle", "-e", "tap \"Weiter\"")
        #expect(result.status == 1)
        #expect(result.errors.contains("-e:2"), "\(result.errors)")
        #expect(result.errors.contains("Weiter"))
        #expect(result.errors.contains("Next"), "the candidates on screen are named: \(result.errors)")
    }

    @Test func failedExpectationEndsWithOne() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = CommandLineTool.fixtures.appendingPathComponent("Seeds/Lifecycle").path
        let result = try tool.run("run", app, "-e", "expect \"Goodbye\"")
        #expect(result.status == 1)
        #expect(result.errors.contains("Goodbye"))
    }

    @Test func trappingAppKeepsItsMessageOutputAndTrace() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.writeApp(
            "Trap",
            controller: """
                import UIKit

                class ViewController: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        print("before")
                    }
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        fatalError("this is the end")
                    }
                }
                """)
        let result = try tool.run("run", "Trap")
        #expect(result.status == 1)
        #expect(result.output == ["before"])
        #expect(result.errors.contains("Fatal error: this is the end"))
        #expect(try tool.trace("Trap").contains("viewWillAppear"))
        #expect(FileManager.default.fileExists(atPath: tool.folder.appendingPathComponent("out/Trap/timeline.html").path))
    }
}
