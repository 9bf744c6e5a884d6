// The ways into a test beside a controller: a storyboard of a bundle, a whole app with scenes, several windows.
import InterfaceBuilder
import ObjectiveC
import UIKit
@testable import WillAppearTesting
import XCTest

@MainActor final class LaunchTests: XCTestCase {
    override class func setUp() { MainActor.assumeIsolated { LaunchedApps.areTakenDown } }

    func testEveryLaunchedAppBeginsWithoutTheFilesOfTheLast() throws {
        let note = URL.documentsDirectory.appendingPathComponent("note")
        XCTAssertTrue(note.path.hasPrefix(NSHomeDirectory()))
        for _ in 1...2 {
            var app: AppScenario? = launch(UIViewController())
            XCTAssertNotNil(app)
            XCTAssertFalse(FileManager.default.fileExists(atPath: note.path))
            XCTAssertNil(UserDefaults.standard.string(forKey: "note"))
            try Data("x".utf8).write(to: note)
            UserDefaults.standard.set("x", forKey: "note")
            app = nil
        }
    }

    // MARK: Storyboards

    /// A bundle with `Main.storyboardc`, compiled as an app's build does.
    private func bundle() throws -> (Bundle, URL) {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="a">
            <scenes><scene sceneID="s1"><objects>
            <viewController id="a" customClass="StoryScreen" customModuleProvider="target" sceneMemberID="viewController">
            <view key="view" id="av"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews><button id="go"><rect key="frame" x="20" y="100" width="200" height="44"/><state key="normal" title="Further"/>
            <connections><segue destination="b" kind="presentation" identifier="further" id="g1"/></connections></button></subviews></view></viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f1"/></objects></scene>
            <scene sceneID="s2"><objects><viewController storyboardIdentifier="Other" id="b" customClass="OtherScreen" customModuleProvider="target" sceneMemberID="viewController"><view key="view" id="bv"><rect key="frame" x="0" y="0" width="393" height="852"/></view></viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f2"/></objects></scene></scenes></document>
            """
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("launchtests-\(UUID().uuidString)")
        let document = try IBDocument(data: Data(text.utf8), file: "/project/Main.storyboard")
        for file in try InterfaceBuilderCompiler.compile(document, moduleName: "WillAppearTestingTests").files {
            let target = folder.appendingPathComponent("Main.storyboardc/\(file.path)")
            try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try file.data.write(to: target)
        }
        return (try XCTUnwrap(Bundle(path: folder.path)), folder)
    }

    func testAStoryboard() throws {
        let (bundle, folder) = try bundle()
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = launch(storyboard: "Main", bundle: bundle)
        XCTAssertTrue(app.root is StoryScreen)
        app.assertLifecycle(is: ["StoryScreen.viewDidLoad", "StoryScreen.viewWillAppear", "StoryScreen.viewIsAppearing", "StoryScreen.viewDidAppear"])
        app.assertLifecycle { app.tap("Further") } is: {
            "OtherScreen.viewDidLoad"
            "OtherScreen.viewWillAppear"
            "OtherScreen.viewIsAppearing"
            "OtherScreen.viewDidAppear"
        }
        app.recreate()
        XCTAssertTrue(app.top is StoryScreen)
    }

    func testOneControllerOfAStoryboard() throws {
        let (bundle, folder) = try bundle()
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = launch(storyboard: "Main", identifier: "Other", bundle: bundle, device: .pad, iOS: 12)
        XCTAssertTrue(app.root is OtherScreen)
        app.assertLifecycle(is: ["OtherScreen.viewDidLoad", "OtherScreen.viewWillAppear", "OtherScreen.viewDidAppear"])
    }

    // MARK: One app after another

    /// What the app before made dies with it, not in this app's log, and is not counted among this app's instances.
    func testTheLogIsThisAppsOwn() {
        func another() {
            let root = SecondScreen()
            let navigation = UINavigationController(rootViewController: root)
            let app = launch(navigation)
            navigation.pushViewController(SecondScreen(), animated: false)
            app.settle()
        }
        another()
        let app = launch(SecondScreen())
        XCTAssertEqual(app.takeLifecycle(), ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"].map { "SecondScreen.\($0)" })
    }

    // MARK: Scenes

    private func launchScenes(multiple: Bool = false, device: TestDevice = .phone, iOS: Int = 26) -> AppScenario {
        SceneApp.register
        return launch(app: SceneApp.self, multipleScenes: multiple, device: device, iOS: iOS)
    }

    /// The scene's calls and the controller's each in their order; how they interleave nobody knows (Docs/EVIDENCE.md, unknown 4).
    func testAnAppWithScenes() {
        let app = launchScenes()
        let launch = app.takeLifecycle()
        XCTAssertEqual(launch.filter { !$0.hasPrefix("FirstScreen") }, [
            "App.willFinishLaunchingWithOptions", "App.didFinishLaunchingWithOptions", "App.configurationForConnecting", "Scene.willConnectTo", "Scene.willEnterForeground",
            "Scene.didBecomeActive",
        ])
        XCTAssertEqual(launch.filter { $0.hasPrefix("FirstScreen") }, ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"].map { "FirstScreen.\($0)" })
        app.assertLifecycle { app.move(to: .background) } is: {
            "Scene.willResignActive"
            "Scene.didEnterBackground"
            "Scene.stateRestorationActivity"
        }
        app.assertLifecycle { app.move(to: .active) } is: {
            "Scene.willEnterForeground"
            "Scene.didBecomeActive"
        }
    }

    /// Before iOS 13 the same app has no scenes.
    func testTheSameAppBeforeScenes() {
        let app = launchScenes(iOS: 12)
        app.assertLifecycle(is: ["App.willFinishLaunchingWithOptions", "App.didFinishLaunchingWithOptions", "App.didBecomeActive"])
        XCTAssertNil(app.root)
    }

    func testWindowsComeAndGo() {
        let app = launchScenes(multiple: true, device: .pad)
        XCTAssertEqual(app.application.connectedScenes.count, 1)
        _ = app.takeLifecycle()
        app.newScene()
        XCTAssertEqual(app.application.connectedScenes.count, 2)
        let opened = app.takeLifecycle()
        XCTAssertEqual(opened.filter { $0.hasPrefix("App.") || $0.hasSuffix("willConnectTo") || $0.hasSuffix("viewDidAppear") },
                       ["App.configurationForConnecting", "Scene.willConnectTo", "FirstScreen#2.viewDidAppear"])
        app.closeScene(2)
        XCTAssertEqual(app.application.connectedScenes.count, 1)
        XCTAssertEqual(app.takeLifecycle().filter { $0.hasSuffix("didDisconnect") }, ["Scene.didDisconnect"])
        XCTAssertEqual(app.application.openSessions.count, 1)
        XCTAssertEqual(app.state, .active)
    }

    func testASceneThatTheSystemDisconnects() {
        let app = launchScenes(multiple: true, device: .pad)
        app.newScene()
        app.move(to: .background)
        _ = app.takeLifecycle()
        app.disconnectScene(2)
        XCTAssertEqual(app.application.connectedScenes.count, 1)
        XCTAssertEqual(app.application.openSessions.count, 2)
        app.activateScene(2)
        XCTAssertEqual(app.application.connectedScenes.count, 2)
        XCTAssertEqual(app.state, .active)
    }

    func testASecondWindowOnAPhone() {
        var said: [String] = []
        TestFailure.interceptor = { said.append($0) }
        let app = launchScenes()
        app.newScene()
        TestFailure.interceptor = nil
        XCTAssertEqual(said, ["the app supports one scene: UIApplicationSupportsMultipleScenes in its Info.plist, on an iPad"])
    }
}

final class StoryScreen: UIViewController {}
final class OtherScreen: UIViewController {}

final class SceneApp: UIResponder, UIApplicationDelegate {
    /// What lowering would write for this class: this target is not lowered.
    static let register: Void = registerKeys(of: SceneApp.self) {
        $0.m3("application:configurationForConnectingSceneSession:options:") { (app: SceneApp, application: UIApplication, session: UISceneSession, options: UIScene.ConnectionOptions) in
            app.application(application, configurationForConnecting: session, options: options)
        }
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = WindowDelegate.self
        return configuration
    }
}

final class WindowDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = FirstScreen()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneDidBecomeActive(_ scene: UIScene) {}
}
