// Bars and frames of a navigation controller: what hides them, what they leave to the child, how they move with
// transitions (Apple's documentation of the properties named in the tests).
import XCTest
@testable import UIKit

@MainActor final class NavigationLayoutTests: XCTestCase {
    private func frames(_ nav: NavigationStage) -> (bar: CGRect, child: CGRect, safeArea: UIEdgeInsets) {
        let view: UIView = nav.navigation.topViewController?.view ?? UIView()
        return (nav.navigation.navigationBar.frame, view.frame, view.safeAreaInsets)
    }

    func testContentReachesUnderTheBars() {
        let nav = NavigationStage("A")
        let (bar, child, safeArea) = frames(nav)
        XCTAssertEqual(bar, CGRect(x: 0, y: 59, width: 393, height: 44))
        XCTAssertEqual(child, CGRect(x: 0, y: 0, width: 393, height: 852))
        XCTAssertEqual(safeArea, UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
        nav.tearDown()
    }

    func testEdgesForExtendedLayout() {
        let nav = NavigationStage("A")
        nav.navigation.isToolbarHidden = false
        let b = nav.make("B")
        b.edgesForExtendedLayout = []
        nav.navigation.pushViewController(b, animated: true)
        nav.settle()
        XCTAssertEqual(b.view.frame, CGRect(x: 0, y: 103, width: 393, height: 852 - 103 - 34 - 49))
        XCTAssertEqual(b.view.safeAreaInsets, .zero)
        let c = nav.make("C")
        c.edgesForExtendedLayout = .bottom
        nav.navigation.pushViewController(c, animated: false)
        nav.settle()
        XCTAssertEqual(c.view.frame, CGRect(x: 0, y: 103, width: 393, height: 852 - 103))
        XCTAssertEqual(c.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 83, right: 0))
        nav.tearDown()
    }

    func testOpaqueBars() {
        let nav = NavigationStage("A")
        nav.navigation.navigationBar.isTranslucent = false
        nav.push("B")
        nav.settle()
        XCTAssertEqual(nav["B"].view.frame.minY, 103)
        let c = nav.make("C")
        c.extendedLayoutIncludesOpaqueBars = true
        nav.navigation.pushViewController(c, animated: true)
        nav.settle()
        XCTAssertEqual(c.view.frame.minY, 0)
        XCTAssertEqual(c.view.safeAreaInsets.top, 103)
        nav.tearDown()
    }

    func testBeforeIOS7ContentBeginsBelowTheBar() {
        let nav = NavigationStage("A", "B", iOSVersion: 6)
        XCTAssertEqual(frames(nav).child.minY, 103)
        XCTAssertNil(nav.navigation.interactivePopGestureRecognizer)
        nav.swipeBack()
        nav.settle()
        XCTAssertEqual(nav.navigation.viewControllers.count, 2)
        nav.tearDown()
    }

    // MARK: Hiding

    func testHidingTheBar() {
        for animated in [true, false] {
            let nav = NavigationStage("A")
            nav.navigation.setNavigationBarHidden(true, animated: animated)
            XCTAssertTrue(nav.navigation.isNavigationBarHidden)
            if animated {
                nav.stage.tick()
                XCTAssertFalse(nav.navigation.navigationBar.isHidden, "it is on its way")
            }
            nav.settle()
            XCTAssertTrue(nav.navigation.navigationBar.isHidden)
            XCTAssertEqual(frames(nav).safeArea.top, 59)
            nav.navigation.setNavigationBarHidden(false, animated: animated)
            nav.settle()
            XCTAssertFalse(nav.navigation.navigationBar.isHidden)
            XCTAssertEqual(frames(nav).bar.minY, 59)
            XCTAssertEqual(frames(nav).safeArea.top, 103)
            nav.tearDown()
        }
    }

    /// The pattern of most apps: a screen hides the bar in viewWillAppear and shows it in viewWillDisappear.
    func testTheBarGoesWithATransition() {
        let nav = NavigationStage("A")
        let b = nav.make("B")
        b.doing["viewWillAppear"] = { [navigation = nav.navigation] in navigation.setNavigationBarHidden(true, animated: true) }
        b.doing["viewWillDisappear"] = { [navigation = nav.navigation] in navigation.setNavigationBarHidden(false, animated: true) }
        nav.navigation.pushViewController(b, animated: true)
        nav.stage.tick()
        XCTAssertFalse(nav.navigation.navigationBar.isHidden)
        nav.stage.tick()
        nav.stage.tick()
        let moving = nav.navigation.navigationBar.layer.presentation()?.position.y ?? 0
        XCTAssertTrue(moving < 81 && moving > -30, "the bar glides with the push: \(moving)")
        nav.settle()
        XCTAssertTrue(nav.navigation.navigationBar.isHidden)
        XCTAssertEqual(b.view.safeAreaInsets.top, 59)
        b.doing = [:]
        b.doing["viewWillDisappear"] = { [navigation = nav.navigation] in navigation.setNavigationBarHidden(false, animated: true) }
        nav.navigation.popViewController(animated: true)
        nav.settle()
        XCTAssertFalse(nav.navigation.navigationBar.isHidden)
        XCTAssertEqual(frames(nav).safeArea.top, 103)
        nav.tearDown()
    }

    func testACancelledSwipeLeavesTheBarAsItWas() {
        let nav = NavigationStage("A")
        nav["A"].doing["viewWillAppear"] = { [navigation = nav.navigation] in navigation.setNavigationBarHidden(true, animated: true) }
        nav.push("B")
        nav.settle()
        nav["B"].doing["viewWillAppear"] = { [navigation = nav.navigation] in navigation.setNavigationBarHidden(false, animated: true) }
        nav.swipeBack(cancelled: true)
        nav.settle()
        XCTAssertEqual(nav.navigation.viewControllers.count, 2)
        XCTAssertFalse(nav.navigation.isNavigationBarHidden)
        XCTAssertFalse(nav.navigation.navigationBar.isHidden)
        XCTAssertEqual(frames(nav).bar.minY, 59)
        nav.tearDown()
    }

    func testToolbar() {
        for animated in [true, false] {
            let nav = NavigationStage("A")
            nav["A"].toolbarItems = [UIBarButtonItem(title: "X", style: .plain, target: nil, action: nil)]
            nav.navigation.setToolbarHidden(false, animated: animated)
            nav.settle()
            XCTAssertEqual(nav.navigation.toolbar.frame, CGRect(x: 0, y: 852 - 34 - 49, width: 393, height: 49))
            XCTAssertEqual(nav.navigation.toolbar.items?.count, 1)
            XCTAssertEqual(frames(nav).safeArea.bottom, 83)
            let b = nav.make("B")
            b.hidesBottomBarWhenPushed = true
            nav.navigation.pushViewController(b, animated: animated)
            nav.settle()
            XCTAssertTrue(nav.navigation.toolbar.isHidden, "hidesBottomBarWhenPushed")
            XCTAssertEqual(frames(nav).safeArea.bottom, 34)
            nav.push("C", animated: animated)
            nav.settle()
            XCTAssertTrue(nav.navigation.toolbar.isHidden, "it stays hidden until that controller is popped")
            nav.navigation.popToRootViewController(animated: animated)
            nav.settle()
            XCTAssertFalse(nav.navigation.toolbar.isHidden)
            XCTAssertEqual(frames(nav).safeArea.bottom, 83)
            nav.navigation.setToolbarHidden(true, animated: animated)
            nav.settle()
            XCTAssertTrue(nav.navigation.toolbar.isHidden)
            nav.tearDown()
        }
    }

    func testBarsThatASwipeHides() {
        let nav = NavigationStage("A")
        nav.navigation.hidesBarsOnSwipe = true
        nav.navigation.isToolbarHidden = false
        func swipe(from start: CGFloat, to end: CGFloat) {
            nav.fingerDown(at: CGPoint(x: 200, y: start))
            nav.fingerMove(toY: end)
            nav.fingerUp(rest: 0)
            nav.settle()
        }
        swipe(from: 600, to: 400)
        XCTAssertTrue(nav.navigation.isNavigationBarHidden)
        XCTAssertFalse(nav.navigation.isToolbarHidden, "a toolbar without items stays")
        swipe(from: 400, to: 600)
        XCTAssertFalse(nav.navigation.isNavigationBarHidden)
        nav.navigation.hidesBarsOnSwipe = false
        swipe(from: 600, to: 400)
        XCTAssertFalse(nav.navigation.isNavigationBarHidden)
        nav.tearDown()
    }

    func testBarsThatATapHides() {
        let nav = NavigationStage("A")
        nav.navigation.hidesBarsOnTap = true
        for hidden in [true, false] {
            nav.fingerDown(at: CGPoint(x: 200, y: 500))
            nav.stage.tick()
            nav.fingerUp(rest: 0)
            nav.settle()
            XCTAssertEqual(nav.navigation.isNavigationBarHidden, hidden)
        }
        nav.tearDown()
    }

    /// Hidden on a low screen, shown on a high one; a tap shows them in between.
    func testBarsThatALowScreenHides() {
        let nav = NavigationStage("A")
        nav.navigation.hidesBarsWhenVerticallyCompact = true
        XCTAssertFalse(nav.navigation.isNavigationBarHidden)
        for (orientation, hidden) in [(UIInterfaceOrientation.landscapeLeft, true), (.portrait, false), (.landscapeRight, true)] {
            XCTAssertTrue(Rotation.rotate(to: orientation))
            nav.settle()
            XCTAssertEqual(nav.navigation.isNavigationBarHidden, hidden)
        }
        nav.fingerDown(at: CGPoint(x: 200, y: 200))
        nav.stage.tick()
        nav.fingerUp(rest: 0)
        nav.settle()
        XCTAssertFalse(nav.navigation.isNavigationBarHidden)
        XCTAssertTrue(Rotation.rotate(to: .portrait))
        nav.settle()
        nav.tearDown()
    }

    /// Hidden with the keyboard; they stay so when it goes, until a tap.
    func testBarsThatTheKeyboardHides() {
        let nav = NavigationStage("A")
        nav.navigation.hidesBarsWhenKeyboardAppears = true
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        nav["A"].view.addSubview(field)
        nav.settle()
        XCTAssertTrue(field.becomeFirstResponder())
        nav.settle()
        XCTAssertTrue(nav.navigation.isNavigationBarHidden)
        field.resignFirstResponder()
        nav.settle()
        XCTAssertTrue(nav.navigation.isNavigationBarHidden)
        nav.fingerDown(at: CGPoint(x: 200, y: 500))
        nav.stage.tick()
        nav.fingerUp(rest: 0)
        nav.settle()
        XCTAssertFalse(nav.navigation.isNavigationBarHidden)
        nav.tearDown()
    }

    // MARK: The bar's items

    /// Code that runs before the items change sees the lower item on top, as apps rely on to empty the back button.
    func testTheTopItemDuringAPush() {
        let nav = NavigationStage("A")
        let b = nav.make("B")
        var seen: [String?] = []
        for callback in ["viewDidLoad", "viewWillAppear", "viewDidAppear"] { b.doing[callback] = { [navigation = nav.navigation] in seen.append(navigation.navigationBar.topItem?.title) } }
        nav.navigation.pushViewController(b, animated: true)
        nav.settle()
        XCTAssertEqual(seen, ["A", "A", "B"])
        nav.tearDown()
    }

    func testAContentSwipeSinceIOS26() {
        for version in [18, 26] {
            let nav = NavigationStage("A", iOSVersion: version)
            nav.push("B")
            nav.settle()
            XCTAssertEqual(nav.navigation.interactiveContentPopGestureRecognizer != nil, version == 26)
            nav.fingerDown(at: CGPoint(x: 60, y: 400))
            nav.fingerMove(to: 330)
            nav.fingerUp()
            nav.settle()
            XCTAssertEqual(nav.navigation.viewControllers.count, version == 26 ? 1 : 2)
            nav.tearDown()
        }
    }

    func testAContentSwipeLeavesSlidersAndSidewaysScrollingAlone() {
        let nav = NavigationStage("A")
        nav.push("B")
        nav.settle()
        let slider = UISlider(frame: CGRect(x: 40, y: 300, width: 300, height: 40))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 500, width: 393, height: 200))
        scroll.contentSize = CGSize(width: 2000, height: 200)
        scroll.contentOffset.x = 500
        nav["B"].view.addSubview(slider)
        nav["B"].view.addSubview(scroll)
        nav.settle()
        for y in [320.0, 600.0] {
            nav.fingerDown(at: CGPoint(x: 60, y: y))
            nav.fingerMove(to: 330)
            nav.fingerUp()
            nav.settle()
            XCTAssertEqual(nav.navigation.viewControllers.count, 2)
        }
        XCTAssertLessThan(scroll.contentOffset.x, 500)
        nav.tearDown()
    }

    // MARK: show(_:sender:)

    func testShowGoesUpToWhoeverAnswers() {
        let nav = NavigationStage("A")
        let (outer, inner) = (ShowingContainer(), nav.make("Inner"))
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        nav.navigation.pushViewController(outer, animated: false)
        nav.settle()
        let target = nav.make("Target")
        inner.show(target, sender: nil)
        XCTAssertTrue(outer.shown === target)
        nav["A"].show(target, sender: nil)
        XCTAssertTrue(nav.navigation.topViewController === target)
        nav.settle()
        nav.tearDown()
    }
}

private final class ShowingContainer: UIViewController {
    var shown: UIViewController?
    override func show(_ viewController: UIViewController, sender: Any?) { shown = viewController }
}
