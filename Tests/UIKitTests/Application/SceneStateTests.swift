// What each of two scenes of an iPad has of its own: first responder, keyboard, share of the screen.
// Apple, UIWindowScene: "a scene … manages the windows of one instance of your app's user interface".
import XCTest
@testable import UIKit

@MainActor final class SceneStateTests: XCTestCase {
    @MainActor private final class Interface {
        let scene: UIWindowScene
        let window: UIWindow
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 30))

        init?(_ scene: UIScene?) {
            guard let scene = scene as? UIWindowScene else { return nil }
            self.scene = scene
            window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            window.rootViewController?.view.addSubview(field)
        }
    }

    private func twoScenes() throws -> (AppStage, Interface, Interface) {
        let stage = AppStage(.several, device: "iPad (A16)")
        stage.launch()
        let first = try XCTUnwrap(Interface(stage.scene(1)))
        stage.send { try $0.newScene() }
        let second = try XCTUnwrap(Interface(stage.scene(2)))
        stage.settle()
        return (stage, first, second)
    }

    func testEachSceneHasAFirstResponder() throws {
        let (stage, first, second) = try twoScenes()
        XCTAssertTrue(first.field.becomeFirstResponder())
        XCTAssertTrue(second.field.becomeFirstResponder())
        XCTAssertTrue(first.field.isFirstResponder, "another scene's field takes nothing away")
        XCTAssertTrue(second.field.isFirstResponder)
        XCTAssertTrue(first.scene.firstResponder.keyboard.isShown)
        XCTAssertTrue(second.scene.firstResponder.keyboard.isShown)

        XCTAssertTrue(first.window.endEditing(true))
        XCTAssertFalse(first.field.isFirstResponder)
        XCTAssertTrue(second.field.isFirstResponder)
        XCTAssertFalse(first.scene.firstResponder.keyboard.isShown)
        XCTAssertTrue(second.scene.firstResponder.keyboard.isShown)

        second.field.removeFromSuperview()
        XCTAssertFalse(second.field.isFirstResponder)
        stage.settle()
        stage.tearDown()
    }

    /// Its text goes where the scene's own keys go.
    func testAWindowTakesItsFirstResponderToAnotherScene() throws {
        let (stage, first, second) = try twoScenes()
        first.field.becomeFirstResponder()
        first.window.windowScene = second.scene
        XCTAssertTrue(first.field.isFirstResponder)
        XCTAssertNil(first.scene.firstResponder.current)
        XCTAssertTrue(second.scene.firstResponder.current === first.field)
        XCTAssertFalse(first.scene.firstResponder.keyboard.isShown)
        first.field.resignFirstResponder()
        stage.settle()
        stage.tearDown()
    }

    func testEachSceneHasItsShareOfTheScreen() throws {
        let (stage, first, second) = try twoScenes()
        XCTAssertTrue(SplitScreen.set(.third))
        stage.settle()
        XCTAssertEqual(second.scene.traitCollection.horizontalSizeClass, .compact)
        XCTAssertEqual(second.window.bounds.width, SplitScreen.size(.third).width)
        XCTAssertEqual(first.scene.traitCollection.horizontalSizeClass, .regular)
        XCTAssertEqual(first.window.bounds.width, UIScreen.main.bounds.width)
        stage.tearDown()
    }
}
