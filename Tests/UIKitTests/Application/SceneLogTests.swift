// Scenes on an iPad, as two authors saw them come and go: lifecycle-records-5, groups launch/scene, multi-scene/window.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class SceneLogTests: XCTestCase {
    private var stage: AppStage?
    override func setUp() async throws { await MainActor.run { LoggingSceneDelegate.numbersScenes = true } }
    override func tearDown() async throws {
        await MainActor.run {
            LoggingSceneDelegate.numbersScenes = false
            stage?.tearDown()
            stage = nil
        }
    }

    func testAnAppIsLaunchedAgain() {
        let stage = AppStage(.several, iOSVersion: 13, device: "iPad (10th generation)")
        self.stage = stage
        stage.launch()
        XCTAssertEqual(conforms(stage.take(), to: "so76517806-first", whole: true), [])
        stage.send { try $0.home() }
        XCTAssertEqual(conforms(stage.take(), to: "eunjin-home", whole: true), [])
        stage.send { try $0.open() }
        XCTAssertEqual(conforms(stage.take(), to: "eunjin-return", whole: true), [])
        stage.send { try $0.newScene() }
        XCTAssertEqual(conforms(stage.take(), to: "eunjin-second", whole: true), [])
        stage.send { try $0.closeScene(2) }
        stage.send { try $0.home() }
        _ = stage.take()
        stage.relaunch()
        let again = stage.take()
        XCTAssertEqual(conforms(again, to: "so76517806-again", whole: true), [])
        XCTAssertEqual(conforms(again, to: "eunjin-launch", whole: true), [])
    }
}
