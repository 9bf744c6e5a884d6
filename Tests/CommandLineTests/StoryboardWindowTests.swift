// Storyboards that meet what they do not expect: a scene delegate with a window of its own, a controller that embeds itself.

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
