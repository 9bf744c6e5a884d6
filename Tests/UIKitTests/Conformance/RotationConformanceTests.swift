// Turning the device: who is asked, who is told, in which order. Docs/EVIDENCE.md 6.
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class RotationConformanceTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            _ = Rotation.rotate(to: .portrait)
            UIScreen.main.orientation = .portrait
            SplitScreen.assume(.full)
            SystemAppearance.current.reset()
        }
    }

    private func turned(_ stage: Stage, to orientation: UIInterfaceOrientation = .landscapeLeft) -> [String] {
        _ = stage.log.take()
        XCTAssertTrue(Rotation.rotate(to: orientation))
        stage.settle()
        return unique(stage.log.take())
    }

    func testOneController() {
        let stage = Stage()
        let controller = TurningController("A", stage.log)
        stage.show(controller)
        let log = turned(stage)
        XCTAssertEqual(differences(log, from: [
            "A.willTransition(to:with:)", "A.viewWillTransition(to:with:)", "A.view.boundsChanged", "A.traitCollectionDidChange",
            "A.view.traitCollectionDidChange", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.alongside", "A.completion",
        ], unknown: 9), [])
        XCTAssertEqual(conforms(log, to: "yagamo-rotate"), [])
        XCTAssertEqual(conforms(log, to: "apple-viewwilltransition-before-size", "apple-willtransition-before-traits", "wwdc14-214-traits-before-layout", names: ["VC": "A"]), [])
        // "traits.changed": the view's bounds and traits are new between these two.
        let marked = log.map { $0 == "A.view.boundsChanged" ? "traits.changed" : $0 }
        XCTAssertEqual(conforms(marked, to: "wwdc14-216-traits", names: ["VC": "A", "Coordinator": "A"]), [])
        XCTAssertEqual(controller.view.bounds.size, CGSize(width: 852, height: 393))
        XCTAssertEqual(controller.traitCollection.verticalSizeClass, .compact)
        stage.tearDown()
    }

    func testUnanimated() {
        let stage = Stage()
        stage.show(TurningController("A", stage.log))
        _ = stage.log.take()
        UIView.performWithoutAnimation { XCTAssertTrue(Rotation.rotate(to: .landscapeRight)) }
        stage.settle()
        let log = unique(stage.log.take())
        XCTAssertEqual(log.filter { $0.hasPrefix("A.view") && !$0.contains("view.") }, ["A.viewWillTransition(to:with:)", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews"])
        XCTAssertEqual(conforms(log, to: "yagamo-rotate"), [])
        stage.tearDown()
    }

    func testChildrenAndThePresentedController() {
        final class Presentation: UIPresentationController {
            var log: EventLog?
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                log?.add("PC.viewWillTransition(to:with:)")
                super.viewWillTransition(to: size, with: coordinator)
            }
            override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
                log?.add("PC.sizeForChild(V)")
                return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
            }
        }
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            let log: EventLog
            init(_ log: EventLog) { self.log = log }
            func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
                let made = Presentation(presentedViewController: presented, presenting: presenting)
                made.log = log
                return made
            }
        }
        let stage = Stage()
        let root = TurningController("Root", stage.log)
        for name in ["C1", "C2"] {
            let child = TurningController(name, stage.log)
            root.addChild(child)
            root.view.addSubview(child.view)
        }
        stage.show(root)
        let presented = TurningController("V", stage.log)
        let delegate = Delegate(stage.log)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        root.present(presented, animated: false)
        stage.settle()
        let log = turned(stage).filter { $0.contains("viewWillTransition") || $0.contains("sizeForChild") }
        XCTAssertEqual(log, [
            "Root.viewWillTransition(to:with:)", "Root.sizeForChild(C1)", "C1.viewWillTransition(to:with:)", "Root.sizeForChild(C2)",
            "C2.viewWillTransition(to:with:)", "PC.viewWillTransition(to:with:)", "PC.sizeForChild(V)", "V.viewWillTransition(to:with:)",
        ])
        let short = log.map { $0.replacingOccurrences(of: "viewWillTransition(to:with:)", with: "viewWillTransition") }
        XCTAssertEqual(conforms(short, to: "wwdc14-228-size"), [])
        XCTAssertEqual(conforms(log, to: "apple-rotation-root-first", names: ["Child": "C1"]), [])
        stage.tearDown()
    }

    /// Up to iOS 7 other callbacks tell of a turn, and the newer ones do not exist.
    func testIOS7() {
        let stage = Stage(iOSVersion: 7)
        stage.show(TurningController("VC", stage.log))
        let log = turned(stage).filter { !$0.contains(".view.") && !$0.contains("traitCollection") }
        XCTAssertEqual(log, [
            "VC.willRotate(to:duration:)", "VC.willAnimateRotation(to:duration:)", "VC.viewWillLayoutSubviews", "VC.viewDidLayoutSubviews", "VC.didRotate(from:)",
        ])
        XCTAssertEqual(conforms(log, to: "apple-rotation-ios7"), [])
        stage.tearDown()
    }

    /// The presenter is told when the device turns, although its view has left the window.
    func testTurnedWhileAnotherScreenIsShown() {
        let stage = Stage()
        let presenter = TurningController("V", stage.log)
        stage.show(presenter)
        let other = TurningController("Other", stage.log)
        other.modalPresentationStyle = .fullScreen
        presenter.present(other, animated: false)
        stage.settle()
        var log = turned(stage)
        other.dismiss(animated: false)
        stage.settle()
        log += stage.log.take()
        let short = unique(log.filter { $0.hasPrefix("V.") && !$0.contains("V.view.") && !$0.contains("Layout") && !$0.contains("raitCollection") })
        XCTAssertEqual(differences(short, from: [
            "V.willTransition(to:with:)", "V.viewWillTransition(to:with:)", "V.alongside", "V.completion", "V.viewWillAppear", "V.viewDidAppear",
        ], unknown: 9), [])
        XCTAssertEqual(conforms(log, to: "level49-return-rotated"), [])
        XCTAssertEqual(presenter.view.bounds.size, CGSize(width: 852, height: 393))
        stage.tearDown()
    }

    /// Launched while the device is held sideways: the window begins turned, nobody is told of a transition.
    func testLaunchInLandscape() {
        let stage = Stage(iOSVersion: 9)
        UIDevice.current.turn(to: .landscapeRight)
        Rotation.adoptLaunchOrientation()
        XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 852, height: 393))
        stage.window.frame = UIScreen.main.bounds
        stage.show(TurningController("VC", stage.log))
        let log = stage.log.take()
        XCTAssertFalse(log.contains { $0.contains("ransition") })
        XCTAssertEqual(conforms(log, to: "level49-launch-landscape"), [])
        stage.tearDown()
    }

    /// The device was turned while the app was in the background: the turn is the first thing on the way back.
    func testTurnedInTheBackground() {
        final class Background: UIViewController {
            override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
                AppStage.current?.add("V.willTransition(to:with:)")
                super.willTransition(to: newCollection, with: coordinator)
            }
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                AppStage.current?.add("V.viewWillTransition(to:with:)")
                super.viewWillTransition(to: size, with: coordinator)
            }
        }
        let stage = AppStage(.withoutScenes, iOSVersion: 11)
        stage.delegate.root = { Background() }
        stage.launch()
        stage.send { try $0.home() }
        _ = stage.take()
        XCTAssertTrue(Rotation.rotate(to: .landscapeLeft))
        stage.settle()
        XCTAssertEqual(stage.take(), [], "not before it returns")
        XCTAssertEqual(UIScreen.main.orientation, .portrait)
        stage.send { try $0.open() }
        let log = stage.take()
        XCTAssertEqual(differences(log, from: [
            "V.willTransition(to:with:)", "V.viewWillTransition(to:with:)", "App.willEnterForeground", "Note.App.willEnterForegroundNotification",
            "App.didBecomeActive", "Note.App.didBecomeActiveNotification",
        ], unknown: 9), [])
        XCTAssertEqual(conforms(log, to: "level49-foreground-rotated"), [])
        XCTAssertEqual(UIScreen.main.orientation, .landscapeLeft)
        stage.tearDown()
    }

    /// A full-screen controller that supports another orientation turns the interface, and back when it goes.
    func testAPresentedControllerTurnsTheInterface() {
        let stage = Stage()
        let root = TurningController("Root", stage.log)
        root.allowed = .portrait
        stage.show(root)
        let wide = TurningController("Wide", stage.log)
        wide.allowed = .landscape
        wide.modalPresentationStyle = .fullScreen
        root.present(wide, animated: true)
        stage.settle()
        XCTAssertEqual(UIScreen.main.orientation, .landscapeLeft)
        XCTAssertEqual(wide.view.bounds.size, CGSize(width: 852, height: 393))
        wide.dismiss(animated: true)
        stage.settle()
        XCTAssertEqual(UIScreen.main.orientation, .portrait)
        XCTAssertEqual(root.view.bounds.size, CGSize(width: 393, height: 852))
        stage.tearDown()
    }

    func testARefusedRequestSaysWhy() {
        final class Fixed: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        let stage = Stage()
        let scene = UIWindowScene(session: UISceneSession.forTests(), connectionOptions: UIScene.ConnectionOptions())
        stage.window.windowScene = scene
        stage.show(Fixed())
        var reason = ""
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) { reason = ($0 as NSError).localizedDescription }
        XCTAssertEqual(reason, "None of the requested orientations are supported by the view controller. Requested: landscapeLeft; Supported: portrait")
        XCTAssertEqual(scene.effectiveGeometry.interfaceOrientation, .portrait)
        stage.window.windowScene = nil
        stage.tearDown()
    }

    /// "Your view is shown in the preferred orientation when presented": UIViewController.preferredInterfaceOrientationForPresentation.
    func testAFullScreenControllerIsShownAsItPrefers() {
        final class Preferring: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
            override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeRight }
        }
        for (style, shown) in [(UIModalPresentationStyle.fullScreen, UIInterfaceOrientation.landscapeRight), (.pageSheet, .portrait)] {
            let stage = AppStage(.withoutScenes)
            stage.launch()
            let root = stage.delegate.window?.rootViewController
            let presented = Preferring()
            presented.modalPresentationStyle = style
            root?.present(presented, animated: true)
            stage.settle()
            XCTAssertEqual(UIScreen.main.orientation, shown, "\(style)")
            XCTAssertTrue(Rotation.rotate(to: .landscapeLeft), "it may turn later")
            stage.settle()
            XCTAssertTrue(Rotation.rotate(to: .portrait))
            stage.settle()
            XCTAssertEqual(UIScreen.main.orientation, .portrait)
            root?.dismiss(animated: true)
            stage.settle()
            XCTAssertEqual(UIScreen.main.orientation, .portrait)
            stage.tearDown()
        }
        let stage = AppStage(.withoutScenes)
        stage.launch()
        let root = stage.delegate.window?.rootViewController
        let presented = Preferring()
        presented.modalPresentationStyle = .fullScreen
        root?.present(presented, animated: false)
        stage.settle()
        XCTAssertEqual(UIScreen.main.orientation, .landscapeRight)
        root?.dismiss(animated: false)
        stage.settle()
        XCTAssertEqual(UIScreen.main.orientation, .portrait, "as the device is held")
        stage.tearDown()
    }

    // MARK: Who decides

    func testUnsupportedOrientation() {
        let stage = Stage()
        let controller = TurningController("A", stage.log)
        controller.allowed = .portrait
        stage.show(controller)
        _ = stage.log.take()
        XCTAssertFalse(Rotation.rotate(to: .landscapeLeft))
        stage.settle()
        XCTAssertEqual(stage.log.take(), [])
        XCTAssertEqual(UIDevice.current.orientation, .landscapeRight)
        // The controller changes its mind while the device is still held so.
        controller.allowed = .all
        controller.setNeedsUpdateOfSupportedInterfaceOrientations()
        stage.settle()
        XCTAssertEqual(UIScreen.main.orientation, .landscapeLeft)
        controller.allowed = .portrait
        controller.setNeedsUpdateOfSupportedInterfaceOrientations()
        stage.settle()
        XCTAssertEqual(UIScreen.main.orientation, .portrait)
        stage.tearDown()
    }

    func testShouldAutorotateCountsUpToIOS15() {
        final class Fixed: UIViewController {
            override var shouldAutorotate: Bool { false }
        }
        for (version, turns) in [(15, false), (16, true)] {
            let stage = Stage(iOSVersion: version)
            stage.show(Fixed())
            XCTAssertEqual(Rotation.rotate(to: .landscapeLeft), turns)
            stage.settle()
            _ = Rotation.rotate(to: .portrait)
            stage.settle()
            stage.tearDown()
        }
    }

    func testASceneAsksForAnOrientation() {
        let stage = Stage()
        let controller = TurningController("A", stage.log)
        controller.allowed = .portrait
        stage.show(controller)
        XCTAssertEqual(Rotation.request(.landscape, in: stage.window), .portrait)
        controller.allowed = .all
        XCTAssertNil(Rotation.request(.landscapeRight, in: stage.window))
        stage.settle()
        XCTAssertEqual(UIScreen.main.orientation, .landscapeRight)
        stage.tearDown()
    }

    func testAControllerLocksTheOrientation() {
        final class Locking: UIViewController {
            var locks = true
            override var prefersInterfaceOrientationLocked: Bool { locks }
        }
        let stage = Stage()
        let controller = Locking()
        stage.show(controller)
        XCTAssertFalse(Rotation.rotate(to: .landscapeLeft))
        controller.locks = false
        controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        stage.settle()
        XCTAssertEqual(UIScreen.main.orientation, .landscapeLeft)
        stage.tearDown()
    }

    func testTheCoordinatorIsReachableAndKnowsTheTurn() {
        final class Asking: UIViewController {
            var turn: CGAffineTransform?
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                turn = transitionCoordinator?.targetTransform
                super.viewWillTransition(to: size, with: coordinator)
            }
        }
        let stage = Stage()
        let controller = Asking()
        stage.show(controller)
        XCTAssertTrue(Rotation.rotate(to: .landscapeRight))
        XCTAssertEqual(controller.turn?.b ?? 0, 1, accuracy: 0.001)
        stage.settle()
        XCTAssertNil(controller.transitionCoordinator)
        stage.tearDown()
    }
}
