// Status bar, home indicator and deferred edges: which controller is asked.
// UIViewController's documentation of childForStatusBarStyle, modalPresentationCapturesStatusBarAppearance and their like.
import HostProtocol
import XCTest
@testable import UIKit

private final class Barred: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false
    var hidesHome = false
    var edges: UIRectEdge = []
    weak var child: UIViewController?
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesHome }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
    override var childForStatusBarStyle: UIViewController? { child }
    override var childForStatusBarHidden: UIViewController? { child }
    override var childForHomeIndicatorAutoHidden: UIViewController? { child }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { child }
}

@MainActor final class StatusBarConformanceTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { SystemAppearance.current.reset() }
    }

    func testTheRootAndItsChildren() {
        let stage = Stage()
        let root = Barred()
        let child = Barred()
        root.addChild(child)
        root.view.addSubview(child.view)
        root.style = .lightContent
        stage.show(root)
        XCTAssertEqual(StatusBarAppearance.current.style, .lightContent)
        XCTAssertTrue(StatusBarAppearance.current.isLight)
        child.style = .darkContent
        child.hides = true
        child.hidesHome = true
        child.edges = .bottom
        root.child = child
        XCTAssertFalse(StatusBarAppearance.current.isHidden, "nobody said that anything changed")
        root.setNeedsStatusBarAppearanceUpdate()
        XCTAssertEqual(StatusBarAppearance.current.style, .darkContent)
        XCTAssertTrue(StatusBarAppearance.current.isHidden)
        XCTAssertEqual(StatusBarAppearance.current.updateAnimation, .slide)
        XCTAssertEqual(UIApplication.shared.statusBarFrame, .zero)
        root.setNeedsUpdateOfHomeIndicatorAutoHidden()
        XCTAssertTrue(StatusBarAppearance.current.isHomeIndicatorHidden)
        XCTAssertEqual(StatusBarAppearance.current.deferredEdges, .bottom)
        root.child = nil
        root.setNeedsStatusBarAppearanceUpdate()
        XCTAssertFalse(StatusBarAppearance.current.isHidden)
        stage.tearDown()
    }

    func testPresentedControllers() {
        for (style, captures, expected) in [
            (UIModalPresentationStyle.fullScreen, false, UIStatusBarStyle.lightContent), (.pageSheet, false, .default), (.overFullScreen, false, .default),
            (.overFullScreen, true, .lightContent),
        ] {
            let stage = Stage()
            let root = Barred()
            stage.show(root)
            let presented = Barred()
            presented.style = .lightContent
            presented.modalPresentationStyle = style
            presented.modalPresentationCapturesStatusBarAppearance = captures
            root.present(presented, animated: false)
            stage.settle()
            XCTAssertEqual(StatusBarAppearance.current.style, expected, "\(style) \(captures)")
            presented.dismiss(animated: false)
            stage.settle()
            XCTAssertEqual(StatusBarAppearance.current.style, .default, "\(style) \(captures)")
            stage.tearDown()
        }
    }

    /// Nobody calls setNeedsStatusBarAppearanceUpdate: another controller in charge is enough (childForStatusBarHidden documentation).
    func testContainersBringAnotherController() {
        let stage = Stage()
        let first = Barred()
        let second = Barred()
        second.hides = true
        second.style = .lightContent
        let navigation = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        stage.show(tabs)
        XCTAssertFalse(StatusBarAppearance.current.isHidden)
        navigation.pushViewController(second, animated: true)
        UpdateCycle.shared.runFrame()
        XCTAssertTrue(StatusBarAppearance.current.isHidden, "with the transition, not after it")
        stage.settle()
        XCTAssertTrue(StatusBarAppearance.current.isHidden)
        tabs.selectedIndex = 1
        stage.settle()
        XCTAssertFalse(StatusBarAppearance.current.isHidden)
        tabs.selectedIndex = 0
        stage.settle()
        XCTAssertTrue(StatusBarAppearance.current.isHidden)
        navigation.popViewController(animated: true)
        stage.settle()
        XCTAssertFalse(StatusBarAppearance.current.isHidden)
        stage.tearDown()
    }

    /// A navigation controller with a bar is in charge itself: its bar's style decides (coderwall hitv1q, sarunw.com). Without a bar its
    /// top controller decides.
    func testABlackNavigationBarMakesTheStatusBarLight() {
        let stage = Stage()
        let root = Barred()
        let navigation = UINavigationController(rootViewController: root)
        stage.show(navigation)
        XCTAssertEqual(StatusBarAppearance.current.style, .default)
        navigation.navigationBar.barStyle = .black
        stage.settle()
        XCTAssertEqual(StatusBarAppearance.current.style, .lightContent)
        root.style = .darkContent
        root.setNeedsStatusBarAppearanceUpdate()
        XCTAssertEqual(StatusBarAppearance.current.style, .lightContent)
        navigation.setNavigationBarHidden(true, animated: false)
        navigation.setNeedsStatusBarAppearanceUpdate()
        XCTAssertEqual(StatusBarAppearance.current.style, .darkContent)
        stage.tearDown()
    }

    /// The default style follows the appearance since iOS 13.
    func testTheDefaultStyleAndAppearance() {
        for (version, light) in [(12, false), (13, true)] {
            let stage = Stage(iOSVersion: version)
            SystemAppearance.current.reset()
            let root = Barred()
            stage.show(root)
            XCTAssertFalse(StatusBarAppearance.current.isLight)
            SystemAppearance.current.setStyle(.dark)
            stage.settle()
            XCTAssertEqual(StatusBarAppearance.current.isLight, light)
            stage.tearDown()
        }
    }

    /// Above a home button a hidden bar gives its 20 points back; beside a sensor housing it does not.
    func testTheSafeAreaOfAHiddenBar() {
        for (name, top) in [("iPhone SE (3rd generation)", CGFloat(0)), ("iPhone 16", 59)] {
            guard let device = DeviceProfile.named(name) else { return XCTFail(name) }
            Host.use(DetachedHost(device: device))
            StageClock.install()
            let window = UIWindow(frame: UIScreen.main.bounds)
            let root = Barred()
            root.hides = true
            window.rootViewController = root
            window.makeKeyAndVisible()
            UpdateCycle.shared.runFrame()
            XCTAssertEqual(root.view.safeAreaInsets.top, top, name)
            root.hides = false
            root.setNeedsStatusBarAppearanceUpdate()
            UpdateCycle.shared.runFrame()
            XCTAssertEqual(root.view.safeAreaInsets.top, name == "iPhone 16" ? 59 : 20, name)
            window.isHidden = true
            window.rootViewController = nil
        }
        Host.use(DetachedHost())
    }
}
