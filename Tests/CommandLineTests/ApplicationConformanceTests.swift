// Launch, home, open and memory warning of whole apps, with and without scenes: everything they print
// against Docs/EVIDENCE.md 1, 2 and 11.

import Foundation
import LifecycleEvidence
import Testing

@Suite(.serialized) struct ApplicationConformanceTests {
    /// Docs/EVIDENCE.md 1b (flutter-scene-launch, konotes-scene-launch, wwdc19-258-launch; lemonbrush-launch for the root
    /// controller; solidglass-makekey-stack: the root loads inside willConnect when that makes the window visible).
    static let sceneLaunch = [
        "App.willFinishLaunching", "App.didFinishLaunching", "App.configurationForConnecting", "Scene.willConnect",
        "Root.viewDidLoad", "Root.viewWillAppear", "Scene.willEnterForeground", "Scene.didBecomeActive", "Root.viewDidAppear",
    ]

    @Test func aSceneLaunches() throws {
        #expect(differences(try output(of: "SceneLife", script: "settle"), from: Self.sceneLaunch, unknown: 4) == [])
    }

    /// flutter-scene-bg-fg, apple-scene-suppress (no App.* calls), yagamo-home (controllers hear nothing).
    @Test func aSceneGoesHomeAndReturns() throws {
        #expect(differences(try output(of: "SceneLife", script: "home; settle; open; settle"), from: Self.sceneLaunch + [
            "Scene.willResignActive", "Scene.didEnterBackground", "Scene.willEnterForeground", "Scene.didBecomeActive",
        ], unknown: 4) == [])
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

    // MARK: main, UIApplicationMain and storyboards

    /// UIApplicationMain is a function: nobody can log that it is called.
    @Test func theMainStoryboardIsLoadedBeforeTheFirstDelegateCall() throws {
        let lines = try output(of: "StoryboardLife", script: "settle", version: "12")
        #expect(lines == [
            "main", "UIApplication.init", "AppDelegate.init", "VC.init(coder:)", "VC.awakeFromNib", "VC.prepareForSegue", "Child.viewDidLoad",
            "App.willFinishLaunching", "App.didFinishLaunching", "App.didBecomeActive",
        ])
        #expect(conforms(lines, to: "mmdrawer380-storyboard-early") == [])
        #expect(conforms(lines, to: "apple-launch-sequence-old", names: ["MainStoryboard.load": "VC.init(coder:)"], leavingOut: ["UIApplicationMain", "StateRestoration"]) == [])
    }

    /// The state of the text field comes back with the process that the system ended.
    @Test func aPreservedStateIsRestoredBetweenTheTwoLaunchCalls() throws {
        let script = "tap \"Name\"; type \"Anna\"; home; memory-pressure; open; expect \"Anna\""
        let lines = try output(of: "StoryboardLife", script: script, version: "12")
        let second = Array(lines.drop { $0 != "App.didBecomeActive" }.dropFirst())
        #expect(second == [
            "main", "UIApplication.init", "AppDelegate.init", "VC.init(coder:)", "VC.awakeFromNib", "VC.prepareForSegue", "Child.viewDidLoad",
            "App.willFinishLaunching", "StateRestoration", "App.didFinishLaunching", "App.didBecomeActive",
        ])
        #expect(conforms(second, to: "apple-launch-sequence-old", names: ["MainStoryboard.load": "VC.init(coder:)"], leavingOut: ["UIApplicationMain"]) == [])
    }

    @Test func aSceneStoryboardSetsTheWindowBeforeWillConnect() throws {
        let lines = try output(of: "SceneStory", script: "settle; tap 100,100", version: "15")
        #expect(lines == [
            "main", "UIApplication.init", "AppDelegate.init", "App.willFinishLaunching", "App.didFinishLaunching", "Scene.setWindow", "Scene.willConnect",
            "Root.viewDidLoad", "Scene.willEnterForeground", "Scene.didBecomeActive", "Root.touchesBegan",
        ])
        #expect(conforms(lines, to: "juejin-orderfile-launch") == [])
        // Scenes are restored by willConnect; StateRestoration is for apps without them.
        #expect(conforms(lines, to: "apple-launch-sequence", leavingOut: ["UIApplicationMain", "StateRestoration"]) == [])
    }

    @Test func aDelegateMayChooseTheConfiguration() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = try tool.copy(CommandLineTool.fixtures.appendingPathComponent("SceneStory"))
        try tool.write(
            """
            import UIKit

            extension AppDelegate {
                func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                    print("App.configurationForConnecting")
                    return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
                }
            }
            """, to: "SceneStory/AppDelegate+Scenes.swift")
        let lines = try tool.run("run", app.path, "--ios", "14", "-e", "settle; tap 100,100").output
        #expect(conforms(lines, to: "orderfile-scene-launch") == [])
    }

    // MARK: The end of the process, and the next one

    @Test func anAppThatIsKilledIsANewProcess() throws {
        let lines = try output(of: "SceneStory", script: "home; wait 60; kill; wait 60; openurl story://page/3; kill; shortcut new; universal-link https://example.com/a")
        #expect(lines.filter { !["main", "UIApplication.init", "AppDelegate.init", "App.willFinishLaunching", "Root.viewDidLoad", "Scene.setWindow"].contains($0) } == [
            "App.didFinishLaunching", "Scene.willConnect", "Scene.willEnterForeground", "Scene.didBecomeActive", "Scene.willResignActive", "Scene.didEnterBackground",
            "App.didFinishLaunching", "Scene.willConnect", "url story://page/3", "App.didDiscardSceneSessions", "Scene.willEnterForeground", "Scene.didBecomeActive",
            "Scene.willResignActive", "Scene.didDisconnect", "App.didDiscardSceneSessions", "App.willTerminate",
            "App.didFinishLaunching", "Scene.willConnect", "shortcut new", "Scene.willEnterForeground", "Scene.didBecomeActive", "Scene.continueUserActivity",
        ])
    }

    @Test func aSceneComesBackWithItsActivity() throws {
        let lines = try output(of: "SceneStory", script: "home; memory-pressure; relaunch")
        #expect(lines.filter { $0.hasPrefix("page") } == ["page 12"])
    }

    /// The trace is one, its numbers and times go on.
    @Test func theTraceGoesOnInTheNextProcess() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let result = try tool.run("run", CommandLineTool.fixtures.appendingPathComponent("SceneLife").path, "-e", "wait 2.5; kill; wait 1; open; wait 1")
        #expect(result.status == 0, "\(result.errors)")
        let records = try tool.trace("SceneLife").split(separator: "\n").map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:] }
        #expect(records.filter { $0["type"] as? String == "run" }.count == 1)
        #expect(records.filter { $0["type"] as? String == "end" }.count == 1)
        let events = records.filter { $0["type"] as? String == "event" }
        #expect(events.compactMap { $0["seq"] as? Int } == Array(1...events.count))
        let times = records.compactMap { $0["time"] as? Double }
        #expect(times == times.sorted())
        #expect(times.last == 5)
        #expect(events.contains { $0["class"] as? String == "RootViewController" && $0["object"] as? Int == 2 })
    }

    @Test(arguments: [
        ("kill; tap \"A\"", "the app is not on screen: it is not running; open brings it to the front"),
        ("home; expect \"A\"", "the app is not on screen: it is in the background; open brings it to the front"),
        ("tap 393,10", "the point is off the screen, which has 393 by 852 points now"),
        ("rotate left; drag 10,500 10,100 0.2", "the point is off the screen, which has 852 by 393 points now"),
        ("switcher; tap 1,1", "the app switcher is in front of the app; open goes back to the app"),
        ("call accept", "no call is coming in"), ("call incoming; home", "a call is coming in; accept or decline it first"),
        ("unlock", "the device is not locked"), ("lock; open", "the device is locked; unlock it first"), ("lock; lock", "the device is locked already"),
        ("open", "the app is in the foreground already"), ("home; home", "the app is in the background already"), ("kill; home", "the app is not running"),
        ("memory-pressure", "the app is in the foreground; memory pressure ends apps in the background, memory-warning warns this one"),
        ("home; memory-warning", "the app is suspended: it hears of nothing; memory-pressure ends it"), ("shortcut old", "the app has no quick action of this type"),
        ("scene new", "the app supports one scene: UIApplicationSupportsMultipleScenes in its Info.plist, on an iPad"), ("scene close 4", "there is no scene 4; scenes: 1"),
        ("scene minimise 1", "windows can be minimised on an iPad with iPadOS 26"), ("swipe-back", "no navigation controller in front has a screen to go back to"),
        ("sheet-swipe", "no sheet is in front"),
    ])
    func whatCannotHappenSaysSo(script: String, problem: String) throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let result = try tool.run("run", CommandLineTool.fixtures.appendingPathComponent("SceneLife").path, "-e", script)
        #expect(result.status == 1)
        #expect(result.errors.contains(problem), "\(result.errors)")
    }

    @Test func severalWindowsOfAniPad() throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        let app = CommandLineTool.fixtures.appendingPathComponent("SceneStory").path
        let result = try tool.run("run", app, "--device", "iPad (A16)", "-e", "scene new; scene minimise 2; scene activate 2; scene minimise 2; scene disconnect 2; scene activate 2; scene close 1; rotate left; rotate upside-down; rotate portrait; appearance dark; text-size XXL; appearance light")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.filter { $0 == "Scene.willConnect" }.count == 3)
        #expect(result.output.filter { $0 == "Scene.didDisconnect" }.count == 2)
        #expect(result.output.contains("App.didDiscardSceneSessions"))
    }

    /// MESSAGES.md 23: since iOS 9 an exception, before a console text.
    @Test(arguments: [("8", Int32(0)), ("9", 1), ("26", 1)]) func aWindowWithoutARootViewController(version: String, status: Int32) throws {
        let tool = try CommandLineTool()
        defer { tool.clean() }
        try tool.write(
            """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            """, to: "Rootless/AppDelegate.swift")
        let result = try tool.run("run", "Rootless", "--ios", version)
        #expect(result.status == status)
        let text = "Application windows are expected to have a root view controller at the end of application launch"
        #expect(result.errors.contains(status == 0 ? text : "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '\(text)'"), "\(result.errors)")
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
