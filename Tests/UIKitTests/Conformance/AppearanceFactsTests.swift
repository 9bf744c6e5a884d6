// What a controller can ask inside its appearance callbacks: how long the transition takes, whether it is animated, at
// which level it stands, whether it is moving to or from a parent.
import XCTest
@testable import UIKit

@MainActor final class AppearanceFactsTests: XCTestCase {
    /// Seconds of the transition, from its first callback on; 0 without animation.
    func testDurationIsKnownFromTheStart() {
        final class Asking: UIViewController {
            var durations: Set<TimeInterval?> = []
            override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); durations.insert(transitionCoordinator?.transitionDuration) }
            override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); durations.insert(transitionCoordinator?.transitionDuration) }
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                durations.insert(coordinator.transitionDuration)
            }
        }
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.show(navigation)
        func asked(_ change: (Asking) -> Void) -> Set<TimeInterval?> {
            let controller = Asking()
            change(controller)
            stage.settle()
            return controller.durations
        }
        XCTAssertEqual(asked { navigation.pushViewController($0, animated: true) }, [NavigationMotion.duration])
        XCTAssertEqual(asked { navigation.pushViewController($0, animated: false) }, [0])
        let sheet = Asking()
        navigation.present(sheet, animated: true)
        stage.settle()
        XCTAssertEqual(sheet.durations, [UIPresentationController.modalDuration])
        sheet.durations = []
        XCTAssertTrue(Rotation.rotate(to: .landscapeLeft))
        stage.settle()
        XCTAssertEqual(sheet.durations, [0.4])
        XCTAssertTrue(Rotation.rotate(to: .portrait))
        stage.settle()
        sheet.dismiss(animated: false)
        stage.settle()
        stage.tearDown()
    }

    /// The first child of a container that comes animated is told so, as later.
    func testTheFirstChildIsAnimatedAsItsContainer() {
        final class Asking: UIViewController {
            var flags: [Bool] = []
            override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); flags.append(animated) }
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); flags.append(animated) }
        }
        func flags(_ animated: Bool, _ make: (Asking) -> UIViewController) -> [Bool] {
            let stage = Stage(), asking = Asking(), container = make(asking)
            stage.show(UIViewController())
            container.modalPresentationStyle = .fullScreen
            for _ in 0..<2 {
                stage.window.rootViewController?.present(container, animated: animated)
                stage.settle()
                container.dismiss(animated: false)
                stage.settle()
            }
            stage.tearDown()
            return asking.flags
        }
        for animated in [false, true] {
            let all = Array(repeating: animated, count: 4)
            XCTAssertEqual(flags(animated) { UINavigationController(rootViewController: $0) }, all)
            XCTAssertEqual(flags(animated) { asking in
                let tabs = UITabBarController()
                tabs.viewControllers = [asking]
                return tabs
            }, all)
            XCTAssertEqual(flags(animated) { asking in
                let tabs = UITabBarController()
                tabs.viewControllers = [UINavigationController(rootViewController: asking)]
                return tabs
            }, all)
            let inSplit = flags(animated) { asking in
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(asking, for: .secondary)
                split.setViewController(UIViewController(), for: .primary)
                split.preferredDisplayMode = .secondaryOnly
                split.preferredSplitBehavior = .tile
                return split
            }
            XCTAssertEqual(Set(inSplit), [animated])
        }
    }

    /// Colours upon the window's main content are elevated (Apple, UIUserInterfaceLevel).
    func testSheetsAreElevated() {
        let stage = Stage()
        let root = UIViewController(), sheet = UIViewController(), full = UIViewController()
        stage.show(root)
        root.present(sheet, animated: false)
        stage.settle()
        XCTAssertEqual(root.traitCollection.userInterfaceLevel, .base)
        XCTAssertEqual(sheet.traitCollection.userInterfaceLevel, .elevated)
        XCTAssertEqual(sheet.view.traitCollection.userInterfaceLevel, .elevated)
        full.modalPresentationStyle = .fullScreen
        sheet.present(full, animated: false)
        stage.settle()
        XCTAssertEqual(full.traitCollection.userInterfaceLevel, .base)
        root.dismiss(animated: false)
        stage.settle()
        stage.tearDown()
    }

    /// From `addChild` to `didMove` a child of the app's own container is moving, and on the way out again.
    func testMovingToAndFromTheAppsOwnContainer() {
        final class Child: UIViewController {
            var flags: [String] = []
            func note(_ name: String) { flags.append("\(name) \(isMovingToParent ? "to" : "")\(isMovingFromParent ? "from" : "")") }
            override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); note("willAppear") }
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); note("didAppear") }
            override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); note("willDisappear") }
            override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); note("didDisappear") }
        }
        let stage = Stage()
        let root = UIViewController(), child = Child()
        stage.show(root)
        root.addChild(child)
        root.view.addSubview(child.view)
        stage.settle()
        child.didMove(toParent: root)
        XCTAssertFalse(child.isMovingToParent)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        XCTAssertEqual(child.flags, ["willAppear to", "didAppear to", "willDisappear from", "didDisappear from"])
        XCTAssertFalse(child.isMovingFromParent)
        stage.tearDown()
    }
}
