// Storyboards that meet what they do not expect: a delegate with a window of its own, a controller that embeds itself; and the style
// that Info.plist gives an app.

import Foundation
import Testing

@Suite(.serialized) struct StoryboardWindowTests {
    @Test func aSceneDelegatesOwnWindowIsShown() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = try tool.copy(CommandLineTool.fixtures.appendingPathComponent("SceneStory"))
        let delegate = app.appendingPathComponent("SceneDelegate.swift")
        let text = try String(contentsOf: delegate, encoding: .utf8).replacingOccurrences(
            of: "        print(\"Scene.willConnect\")\n",
            with: """
                        let own = UIWindow(windowScene: scene as! UIWindowScene)
                        own.rootViewController = OwnController()
                        own.makeKeyAndVisible()
                        window = own

                """)
        try (text + "\nclass OwnController: UIViewController {\n    override func viewDidAppear(_ animated: Bool) { print(\"Own.viewDidAppear\", view.window?.isKeyWindow == true) }\n}\n")
            .write(to: delegate, atomically: true, encoding: .utf8)
        let result = try tool.run("run", "SceneStory", "--quiet")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("Own.viewDidAppear true"), "\(result.output)")
        // The storyboard's controller is made, but its view never is.
        #expect(try !tool.trace("SceneStory").contains("\"class\":\"ViewController\",\"object\":1,\"event\":\"viewDidLoad\""))
    }

    /// The delegate's property alone retains the storyboard's window.
    @Test func anAppDelegatesOwnWindowIsShown() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = try tool.copy(CommandLineTool.fixtures.appendingPathComponent("StoryboardLife"))
        let delegate = app.appendingPathComponent("AppDelegate.swift")
        let text = try String(contentsOf: delegate, encoding: .utf8).replacingOccurrences(
            of: "        print(\"App.didFinishLaunching\")\n",
            with: """
                        let own = UIWindow(frame: UIScreen.main.bounds)
                        own.rootViewController = OwnController()
                        window = own
                        own.makeKeyAndVisible()

                """)
        try (text + "\nclass OwnController: UIViewController {\n    override func viewDidAppear(_ animated: Bool) { print(\"Own.viewDidAppear\", view.window?.isKeyWindow == true, UIApplication.shared.windows.count) }\n}\n")
            .write(to: delegate, atomically: true, encoding: .utf8)
        let result = try tool.run("run", "StoryboardLife", "--quiet")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("Own.viewDidAppear true 1"), "\(result.output)")
        #expect(try !tool.trace("StoryboardLife").contains("\"class\":\"ViewController\",\"object\":1,\"event\":\"viewWillAppear\""))
    }

    /// Apple's documentation of `UIUserInterfaceStyle`: the system ignores what the person chose.
    @Test(arguments: [("Dark", "appearance light", "2 2"), ("Light", "appearance dark", "1 1"), ("Automatic", "appearance dark", "1 2")])
    func theStyleOfInfoPlistWins(style: String, script: String, styles: String) throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = try tool.copy(CommandLineTool.fixtures.appendingPathComponent("SceneStory"))
        let plist = app.appendingPathComponent("Info.plist")
        try String(contentsOf: plist, encoding: .utf8).replacingOccurrences(of: "<key>CFBundleURLTypes</key>", with: "<key>UIUserInterfaceStyle</key><string>\(style)</string>\n<key>CFBundleURLTypes</key>")
            .write(to: plist, atomically: true, encoding: .utf8)
        let controller = app.appendingPathComponent("ViewController.swift")
        try String(contentsOf: controller, encoding: .utf8).replacingOccurrences(of: "    override func viewDidLoad() {", with: """
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    let first = traitCollection.userInterfaceStyle.rawValue
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("styles", first, self.traitCollection.userInterfaceStyle.rawValue) }
                }
                override func viewDidLoad() {
            """).write(to: controller, atomically: true, encoding: .utf8)
        let result = try tool.run("run", "SceneStory", "--quiet", "-e", "\(script); wait 2; settle")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("styles \(styles)"), "\(result.output)")
    }

    @Test func aStoryboardThatEmbedsItselfIsNamed() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = try tool.copy(CommandLineTool.fixtures.appendingPathComponent("SceneStory"))
        let storyboard = app.appendingPathComponent("Main.storyboard")
        let text = try String(contentsOf: storyboard, encoding: .utf8)
        let view = try #require(text.range(of: "</view>"))
        let container = """
                <subviews>
                    <containerView opaque="NO" contentMode="scaleToFill" id="bbb-bb-020">
                        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                        <connections><segue destination="bbb-bb-001" kind="embed" id="bbb-bb-021"/></connections>
                    </containerView>
                </subviews>
            """
        try text.replacingCharacters(in: view.lowerBound..<view.lowerBound, with: container).write(to: storyboard, atomically: true, encoding: .utf8)
        let result = try tool.run("run", "SceneStory", "--quiet")
        #expect(result.status == 1)
        #expect(result.errors.contains("The storyboard Main embeds ViewController in itself: ViewController > ViewController"), "\(result.errors)")
    }
}
