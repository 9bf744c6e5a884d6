// Launch, home, open and memory warning of whole apps, with and without scenes: everything they print
// against lifecycle/INDEX.md 1, 2 and 11.

import Foundation
import Testing

@Suite(.serialized) struct ApplicationConformanceTests {
    /// INDEX.md 1b (flutter-scene-launch, konotes-scene-launch, wwdc19-258-launch; lemonbrush-launch for the root
    /// controller; solidglass-makekey-stack: the root loads inside willConnect when that makes the window visible).
    static let sceneLaunch = [
        "App.willFinishLaunching", "App.didFinishLaunching", "App.configurationForConnecting", "Scene.willConnect",
        "Root.viewDidLoad", "Root.viewWillAppear", "Scene.willEnterForeground", "Scene.didBecomeActive", "Root.viewDidAppear",
    ]

    @Test func aSceneLaunches() throws {
        #expect(try output(of: "SceneLife", script: "settle") == Self.sceneLaunch)
    }

    /// flutter-scene-bg-fg, apple-scene-suppress (no App.* calls), yagamo-home (controllers hear nothing).
    @Test func aSceneGoesHomeAndReturns() throws {
        #expect(try output(of: "SceneLife", script: "home; settle; open; settle") == Self.sceneLaunch + [
            "Scene.willResignActive", "Scene.didEnterBackground", "Scene.willEnterForeground", "Scene.didBecomeActive",
        ])
    }

    /// flutter-app-bg-fg, mo4tech-app-home, mo4tech-app-return, csdn8529841-no-wef-first; on iOS 8 and 11 to 12
    /// viewDidAppear comes before didBecomeActive (matt66605799-order-flipped), on 7, 9 and 10 after it (-classic).
    @Test(arguments: [("12", false), ("10", true)]) func anAppWithoutScenesLaunchesGoesHomeAndReturns(version: String, activeFirst: Bool) throws {
        let last = ["Root.viewDidAppear", "App.didBecomeActive"]
        #expect(try output(of: "AppLife", script: "home; settle; open; settle", version: version) == [
            "App.didFinishLaunching", "Root.viewDidLoad", "Root.viewWillAppear",
        ] + (activeFirst ? last.reversed() : last) + [
            "App.willResignActive", "App.didEnterBackground", "App.willEnterForeground", "App.didBecomeActive",
        ])
    }

    /// The third way to name an application delegate, beside @main (SceneLife) and @UIApplicationMain (AppLife).
    @Test func anAppWithMainSwiftLaunches() throws {
        #expect(try output(of: "MainLife", script: "settle", version: "12") == [
            "App.didFinishLaunching", "Root.viewDidLoad", "Root.viewWillAppear", "Root.viewDidAppear", "App.didBecomeActive",
        ])
    }

    /// tw26-memory-warning, apple-memory-warning: delegate, controllers, notification.
    @Test func aMemoryWarning() throws {
        let lines = try output(of: "AppLife", script: "settle; memory-warning")
        #expect(Array(lines.suffix(3)) == ["App.didReceiveMemoryWarning", "Root.didReceiveMemoryWarning", "Note.didReceiveMemoryWarning"])
    }

    private func output(of fixture: String, script: String, version: String = "26") throws -> [String] {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = CommandLineTool.fixtures.appendingPathComponent(fixture).path
        let result = try tool.run("run", app, "--ios", version, "-e", script)
        #expect(result.status == 0, "\(result.errors)")
        return result.output
    }
}
