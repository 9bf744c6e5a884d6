// UITab, UITabGroup and UISearchTab over the tab bar controller: which controllers they make, what the bar shows, what the delegate hears.
import XCTest
@testable import UIKit

@MainActor final class TabModelTests: XCTestCase {
    private final class Probe: NSObject, UITabBarControllerDelegate {
        let log = EventLog()
        var refuses = ""
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            log.add("should \(tab.identifier)")
            return tab.identifier != refuses
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
            log.add("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "nothing")")
        }
    }

    private func tab(_ name: String) -> UITab { UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { _ in UIViewController() } }

    func testTabsMakeTheirControllers() throws {
        let bar = UITabBarController(), home = tab("home"), search = UISearchTab { _ in UIViewController() }
        XCTAssertNil(home.viewController)
        bar.tabs = [search, home, tab("more")]
        XCTAssertEqual(bar.viewControllers?.count, 3)
        XCTAssertEqual(bar.viewControllers?.map { $0.tabBarItem.title }, ["home", "more", "Search"], "a search tab stands at the end")
        XCTAssertTrue(bar.selectedTab === home)
        XCTAssertTrue(home.tabBarController === bar)
        XCTAssertTrue(home.viewController?.tab === home)
        home.badgeValue = "3"
        home.title = "Start"
        XCTAssertEqual(home.viewController?.tabBarItem.badgeValue, "3")
        XCTAssertEqual(home.viewController?.tabBarItem.title, "Start")
        home.isHidden = true
        XCTAssertEqual(bar.viewControllers?.map { $0.tabBarItem.title }, ["more", "Search"])
        XCTAssertFalse(home.hasVisiblePlacement)
        XCTAssertTrue(bar.tab(forIdentifier: "home") === home)
        XCTAssertNil(bar.tab(forIdentifier: "none"))
        bar.viewControllers = [UIViewController()]
        XCTAssertEqual(bar.tabs, [], "the app has set other controllers")
    }

    /// A stack in a tab inherits the item of its root (littlepotatosoftware.com, "Under the hood with UITabController").
    func testAStackShowsTheItemOfItsRoot() {
        let root = UIViewController(), navigation = UINavigationController(rootViewController: root), bar = UITabBarController()
        root.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "star"), tag: 3)
        bar.viewControllers = [navigation]
        XCTAssertTrue(bar.tabBar.items?.first === root.tabBarItem)
        root.title = "Start"
        XCTAssertEqual(bar.tabBar.items?.first?.title, "Start")
        navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 4)
        XCTAssertEqual(navigation.tabBarItem.tag, 4)
        XCTAssertEqual(root.tabBarItem.tag, 3)
        let titled = UINavigationController(rootViewController: UIViewController())
        titled.title = "Titled"
        XCTAssertEqual(titled.tabBarItem.title, "Titled")
        XCTAssertNotNil(UINavigationController().tabBarItem)
    }

    func testATapAsksAndTells() throws {
        let bar = UITabBarController(), probe = Probe()
        bar.tabs = [tab("a"), tab("b"), tab("c")]
        bar.delegate = probe
        let stage = TouchStage(root: bar)
        defer { stage.tearDown() }
        bar.selectedTab = bar.tabs[2]
        stage.settle()
        XCTAssertEqual(bar.selectedIndex, 2)
        XCTAssertEqual(probe.log.take(), [], "a choice by code asks nobody")
        bar.tapped(try XCTUnwrap(bar.tabs[1].viewController?.tabBarItem))
        stage.settle()
        XCTAssertEqual(probe.log.take(), ["should b", "did b after c"])
        probe.refuses = "a"
        bar.tapped(try XCTUnwrap(bar.tabs[0].viewController?.tabBarItem))
        stage.settle()
        XCTAssertEqual(probe.log.take(), ["should a"])
        XCTAssertEqual(bar.selectedTab?.identifier, "b")
    }

    func testAGroupShowsItsSelectedChild() throws {
        let bar = UITabBarController(), one = tab("one"), two = tab("two")
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [one, two])
        bar.tabs = [tab("home"), group]
        XCTAssertTrue(one.parent === group)
        XCTAssertTrue(bar.tab(forIdentifier: "two") === two)
        XCTAssertEqual(bar.viewControllers?.last?.tabBarItem.title, "Group", "the bar names the group")
        bar.selectedTab = two
        XCTAssertTrue(bar.selectedViewController === two.viewController)
        XCTAssertTrue(bar.selectedTab === two)
        group.children = [one]
        XCTAssertNil(two.parent)
        XCTAssertNil(group.selectedChild)
    }
}
