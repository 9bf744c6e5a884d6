// Bars that are clear while the content stands at their edge: which scroll view they observe, and what they show.
import XCTest
@testable import UIKit

private final class Content: UIViewController {
    let scroll = UIScrollView()
    var place: (UIView, UIScrollView) -> Void = { $0.addSubview($1) }
    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 393, height: 3000)
        place(view, scroll)
    }
}

@MainActor final class ContentScrollViewTests: XCTestCase {
    private func tabs(iOSVersion: Int = 26, _ contents: [UIViewController], _ body: (TouchStage, UITabBarController) -> Void) {
        let tabs = UITabBarController()
        tabs.viewControllers = contents
        tabs.tabBar.scrollEdgeAppearance = { $0.backgroundColor = .red; return $0 }(UITabBarAppearance())
        let stage = TouchStage(root: tabs, iOSVersion: iOSVersion)
        stage.settle()
        body(stage, tabs)
        stage.tearDown()
    }

    func testATabBarFollowsTheContent() {
        let content = Content()
        tabs([content, UIViewController()]) { stage, tabs in
            XCTAssertTrue(tabs.contentScrollView(for: .bottom) === content.scroll)
            XCTAssertNil(tabs.tabBar.currentAppearance.backgroundColor)
            content.scroll.contentOffset.y = content.scroll.offsetLimits.maxY
            XCTAssertEqual(tabs.tabBar.currentAppearance.backgroundColor, .red)
            content.scroll.contentOffset.y -= 10
            XCTAssertNil(tabs.tabBar.currentAppearance.backgroundColor)
            // Nothing scrolls there: nothing lies below the bar.
            tabs.selectedIndex = 1
            stage.settle()
            XCTAssertEqual(tabs.tabBar.currentAppearance.backgroundColor, .red)
            tabs.tabBar.scrollEdgeAppearance = nil
            XCTAssertNil(tabs.tabBar.currentAppearance.effectiveBackgroundColor)
            XCTAssertNotNil(tabs.tabBar.standardAppearance.effectiveBackgroundColor)
        }
    }

    func testBeforeIOS15AndOutsideOfControllers() {
        tabs(iOSVersion: 14, [UIViewController()]) { _, tabs in XCTAssertNil(tabs.tabBar.currentAppearance.backgroundColor) }
        let bar = UITabBar()
        bar.scrollEdgeAppearance = { $0.backgroundColor = .red; return $0 }(UITabBarAppearance())
        XCTAssertNil(bar.currentAppearance.backgroundColor)
    }

    func testTheOneThatTheAppNames() {
        let content = Content(), other = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        content.place = { view, scroll in
            view.addSubview(UIView())
            view.addSubview(other)
            view.addSubview(scroll)
        }
        tabs([content]) { stage, tabs in
            XCTAssertTrue(content.contentScrollView(for: .top) === content.scroll)
            content.setContentScrollView(other, for: .bottom)
            XCTAssertTrue(content.contentScrollView(for: .top) === content.scroll)
            XCTAssertTrue(content.contentScrollView(for: .bottom) === other)
            stage.settle()
            XCTAssertEqual(tabs.tabBar.currentAppearance.backgroundColor, .red)
            content.setContentScrollView(nil)
            stage.settle()
            XCTAssertNil(tabs.tabBar.currentAppearance.backgroundColor)
        }
    }

    func testAToolbarFollowsTheContent() {
        let content = Content()
        let navigation = UINavigationController(rootViewController: content)
        navigation.isToolbarHidden = false
        let stage = TouchStage(root: navigation)
        stage.settle()
        XCTAssertFalse(navigation.toolbar.isAtScrollEdge)
        content.scroll.contentOffset.y = content.scroll.offsetLimits.maxY
        XCTAssertTrue(navigation.toolbar.isAtScrollEdge)
        stage.tearDown()
    }
}
