// MESSAGES.md 24 and 25: main storyboards that cannot be shown, in whole apps made from the fixtures. Byte for byte.

import Foundation
import Testing

@Suite(.serialized) struct StoryboardMessageTests {
    static let noInitial = "Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - perhaps the designated entry point is not set?"

    /// 24. The category came with the unified log of iOS 10.
    @Test(arguments: [("9", noInitial), ("12", "[Application] " + noInitial)]) func noInitialController(version: String, text: String) throws {
        #expect(try messages(of: "StoryboardLife", version, change: ("Main.storyboard", " initialViewController=\"aaa-aa-001\"", "")) == [text])
    }

    @Test func noInitialControllerOfAScene() throws {
        #expect(try messages(of: "SceneStory", "18", change: ("Main.storyboard", " initialViewController=\"bbb-bb-001\"", "")) == ["[WindowScene] " + Self.noInitial])
    }

    /// 25.
    @Test func anApplicationDelegateWithoutWindow() throws {
        let text = "The app delegate must implement the window property if it wants to use a main storyboard file."
        #expect(try messages(of: "StoryboardLife", "12", change: ("AppDelegate.swift", "    var window: UIWindow?\n", "")) == [text])
    }

    @Test func aSceneWithoutDelegate() throws {
        let key = "                    <key>UISceneDelegateClassName</key>\n                    <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>\n"
        let text = "There is no scene delegate set. A scene delegate class must be specified to use a main storyboard file."
        #expect(try messages(of: "SceneStory", "18", change: ("Info.plist", key, "")) == [text])
    }

    @Test func aSceneDelegateClassThatDoesNotExist() throws {
        #expect(try messages(of: "SceneStory", "18", change: ("Info.plist", "$(PRODUCT_MODULE_NAME).SceneDelegate", "App.SceneDelegate")) == [
            "[SceneConfiguration] Info.plist configuration \"Default Configuration\" for UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could not load class with name \"App.SceneDelegate\".",
            "There is no scene delegate set. A scene delegate class must be specified to use a main storyboard file.",
        ])
    }

    /// What UIKit writes to the console of an app in which one text is replaced.
    private func messages(of fixture: String, _ version: String, change: (file: String, old: String, new: String)) throws -> [String] {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = try tool.copy(CommandLineTool.fixtures.appendingPathComponent(fixture))
        let file = app.appendingPathComponent(change.file)
        let text = try String(contentsOf: file, encoding: .utf8)
        try #require(text.contains(change.old))
        try text.replacing(change.old, with: change.new).write(to: file, atomically: true, encoding: .utf8)
        let result = try tool.run("run", app.path, "--ios", version, "-e", "wait 1")
        // Each line begins with its time.
        return result.errors.split(separator: "\n").map { String($0.replacing(#/^ *[0-9]+\.[0-9]+  /#, with: "")) }.filter { $0.contains("storyboard file") || $0.contains("MainStoryboardFile") || $0.contains("SceneConfiguration") }
    }
}
