// Children that an app adds to UIKit's containers itself: a tab bar controller's are tabs, a navigation controller's are its stack.
import XCTest
@testable import UIKit

@MainActor final class ContainerChildrenTests: XCTestCase {
    func testChildrenOfATabBarControllerAreTabs() {
        let first = UIViewController(), second = UIViewController(), tabs = UITabBarController()
        first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        tabs.addChild(UINavigationController(rootViewController: first))
        let stage = TouchStage(root: tabs)
        XCTAssertNotNil(first.viewIfLoaded?.window)
        tabs.addChild(second)
        stage.settle()
        XCTAssertEqual(tabs.viewControllers, tabs.children)
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["One", nil])
        XCTAssertEqual(tabs.selectedIndex, 0)
        tabs.selectedIndex = 1
        stage.settle()
        XCTAssertNotNil(second.viewIfLoaded?.window)
        XCTAssertNil(first.viewIfLoaded?.window)
        tabs.addChild(second)
        XCTAssertEqual(tabs.viewControllers?.count, 2)
        stage.tearDown()
    }

    /// rdar://14897231: a second child makes the first disappear.
    func testChildrenOfANavigationControllerAreItsStack() {
        let root = UIViewController(), next = UIViewController(), navigation = UINavigationController()
        navigation.addChild(root)
        let stage = TouchStage(root: navigation)
        XCTAssertEqual(navigation.viewControllers, [root])
        XCTAssertNotNil(root.viewIfLoaded?.window)
        navigation.addChild(next)
        stage.settle()
        XCTAssertEqual(navigation.viewControllers, [root, next])
        XCTAssertEqual(navigation.children, [root, next])
        XCTAssertNotNil(next.viewIfLoaded?.window)
        XCTAssertNil(root.viewIfLoaded?.window)
        XCTAssertEqual(navigation.popViewController(animated: false), next)
        stage.settle()
        XCTAssertNotNil(root.viewIfLoaded?.window)
        XCTAssertNil(next.parent)
        stage.tearDown()
    }
}
