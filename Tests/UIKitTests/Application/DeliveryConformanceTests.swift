// URLs, universal links, activities and quick actions, warm and cold, with and without scenes: Docs/EVIDENCE.md 14.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class DeliveryConformanceTests: XCTestCase {
    private var stage: AppStage?
    override func tearDown() async throws {
        await MainActor.run {
            stage?.tearDown()
            stage = nil
        }
    }

    private static let url = SystemDelivery.url(URL(fileURLWithPath: "/item"), sourceApplication: "com.example.other")
    private static let link = SystemDelivery.activity(.link(URL(fileURLWithPath: "/page")))
    private static let shortcut = SystemDelivery.shortcut(UIApplicationShortcutItem(type: "new", localizedTitle: "New"))

    private func warm(_ kind: AppStage.Kind, _ version: Int, _ delivery: SystemDelivery) -> [String] {
        let stage = AppStage(kind, iOSVersion: version)
        self.stage = stage
        stage.launch()
        _ = stage.take()
        stage.send { try $0.home() }
        stage.send { try $0.open(delivery) }
        return stage.take()
    }

    private func cold(_ kind: AppStage.Kind, _ version: Int, _ delivery: SystemDelivery, answer: Bool = true) -> [String] {
        let stage = AppStage(kind, iOSVersion: version)
        self.stage = stage
        stage.delegate.answer = answer
        stage.launch(delivery)
        return stage.take()
    }

    private func scene(_ log: [String]) -> [String] { log.filter { $0.hasPrefix("Scene.") && $0 != "Scene.created" && $0 != "Scene.snapshot" } }
    private func app(_ log: [String]) -> [String] { log.filter { $0.hasPrefix("App.") && $0 != "App.snapshot" && $0 != "App.suspended" } }

    /// A URL comes before willEnterForeground, a universal link after it.
    func testWarmWithScenes() {
        for version in [17, 26] {
            let url = warm(.scenes, version, Self.url)
            XCTAssertEqual(scene(url), ["Scene.willResignActive", "Scene.didEnterBackground", "Scene.openURLContexts", "Scene.willEnterForeground", "Scene.didBecomeActive"])
            XCTAssertEqual(conforms(url, to: "flutter-scene-warm-url"), [])
            stage?.tearDown()
            let link = warm(.scenes, version, Self.link)
            XCTAssertEqual(scene(link), ["Scene.willResignActive", "Scene.didEnterBackground", "Scene.willEnterForeground", "Scene.continueUserActivity", "Scene.didBecomeActive"])
            XCTAssertEqual(conforms(link, to: "flutter-scene-warm-universal-link"), [])
            stage?.tearDown()
            XCTAssertTrue(scene(warm(.scenes, version, Self.shortcut)).contains("Scene.performAction"))
            stage?.tearDown()
        }
    }

    func testColdWithScenes() {
        let url = cold(.scenes, 26, Self.url)
        XCTAssertEqual(scene(url), ["Scene.willConnect[urlContexts]", "Scene.willEnterForeground", "Scene.didBecomeActive"])
        XCTAssertEqual(conforms(url, to: "flutter-scene-cold-url"), [])
        XCTAssertNil(stage?.delegate.options, "scenes find it in the connection options")
        let context = (stage?.scene(1)?.delegate as? LoggingSceneDelegate)?.options?.urlContexts.first
        XCTAssertEqual(context?.url, URL(fileURLWithPath: "/item"))
        XCTAssertEqual(context?.options.sourceApplication, "com.example.other")
        stage?.tearDown()
        let link = cold(.scenes, 26, Self.link)
        XCTAssertEqual(scene(link), ["Scene.willConnect[userActivities]", "Scene.willEnterForeground", "Scene.didBecomeActive"])
        XCTAssertEqual(conforms(link, to: "flutter-scene-cold-universal-link"), [])
        stage?.tearDown()
        XCTAssertEqual(scene(cold(.scenes, 26, Self.shortcut)), ["Scene.willConnect[shortcutItem]", "Scene.willEnterForeground", "Scene.didBecomeActive"])
    }

    func testWarmWithoutScenes() {
        let url = warm(.withoutScenes, 12, Self.url)
        XCTAssertEqual(app(url), ["App.willResignActive", "App.didEnterBackground", "App.willEnterForeground", "App.openURL", "App.didBecomeActive"])
        XCTAssertEqual(conforms(url, to: "csdn8529841-open-url"), [])
        stage?.tearDown()
        XCTAssertTrue(warm(.withoutScenes, 12, Self.link).contains("App.continueUserActivity"))
    }

    /// In the launch options, and delivered after didFinishLaunching when the delegate's answers allow it
    /// (application(_:didFinishLaunchingWithOptions:), Apple documentation).
    func testColdWithoutScenes() {
        let url = cold(.withoutScenes, 12, Self.url)
        XCTAssertEqual(app(url), ["App.willFinishLaunching", "App.didFinishLaunching", "App.openURL", "App.didBecomeActive"])
        XCTAssertEqual(stage?.delegate.options?[.url] as? URL, URL(fileURLWithPath: "/item"))
        XCTAssertEqual(stage?.delegate.options?[.sourceApplication] as? String, "com.example.other")
        stage?.tearDown()
        XCTAssertFalse(cold(.withoutScenes, 12, Self.url, answer: false).contains("App.openURL"))
        stage?.tearDown()
        XCTAssertEqual(app(cold(.withoutScenes, 12, Self.shortcut)), ["App.willFinishLaunching", "App.didFinishLaunching", "App.performAction", "App.didBecomeActive"])
        XCTAssertNotNil(stage?.delegate.options?[.shortcutItem])
    }

    func testAnAppInFrontIsToldAtOnce() {
        let stage = AppStage(.scenes)
        self.stage = stage
        stage.launch()
        _ = stage.take()
        stage.send { try $0.open(Self.url) }
        XCTAssertEqual(stage.take(), ["Scene.openURLContexts"])
        stage.send { try $0.show(.switcher) }
        _ = stage.take()
        stage.send { try $0.open(Self.link) }
        XCTAssertEqual(scene(stage.take()), ["Scene.didBecomeActive", "Scene.continueUserActivity"])
    }
}
