// Containers from storyboards: the same sequences as in code, and what a storyboard says of a container.
// Docs/EVIDENCE.md 5; the compiler's part is InterfaceBuilder's NibScope+Controllers.
import Foundation
import LifecycleEvidence
import XCTest
@testable import UIKit

@MainActor final class ContainerStoryboardTests: XCTestCase {
    private var nib: NibStage?

    // MARK: Tabs

    func testTabs() throws {
        for (version, byTap) in [(9, true), (26, true), (26, false)] {
            let tabs = try XCTUnwrap(load(tabScene(["A", "B", "C"]), initial: "tabs") as? UITabBarController)
            XCTAssertEqual(appearances(), [])
            let stage = TouchStage(showing: tabs, iOS: version)
            let first = appearances()
            XCTAssertEqual(first, ["A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear"])
            XCTAssertEqual(conforms(first, to: "rns-tab-first"), [])
            XCTAssertEqual(conforms(first, to: "pgzxc-tab-first", names: ["M": "A", "C": "B"]), [])
            let items = try XCTUnwrap(tabs.tabBar.items)
            XCTAssertEqual(items.map(\.title), ["A", "B", "C"])
            if byTap { tabs.tapped(items[1]) } else { tabs.selectedIndex = 1 }
            stage.settle()
            let all = appearances()
            if version == 26, byTap {
                XCTAssertEqual(all, ["B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "B.viewDidAppear", "A.viewDidDisappear"])
                XCTAssertEqual(conforms(all, to: "rns-tab-tap"), [])
            } else {
                XCTAssertEqual(all, ["B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear"])
                XCTAssertEqual(conforms(all, to: "pgzxc-tab-switch", names: ["M": "A", "C": "B"]), [])
                XCTAssertEqual(conforms(all, to: "notes2016-tab-switch"), [])
            }
            stage.tearDown()
        }
    }

    func testMoreThanFiveTabs() throws {
        let tabs = try XCTUnwrap(load(tabScene(["A", "B", "C", "D", "E", "F"]), initial: "tabs") as? UITabBarController)
        let stage = TouchStage(showing: tabs)
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["A", "B", "C", "D", "More"])
        tabs.selectedIndex = 4
        stage.settle()
        XCTAssertEqual(appearances(), ["A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear", "A.viewWillDisappear", "E.viewDidLoad", "E.viewWillAppear", "A.viewDidDisappear", "E.viewDidAppear"])
        stage.tearDown()
    }

    // MARK: Pages

    func testPageOptions() throws {
        let scene = "<pageViewController transitionStyle=\"scroll\" navigationOrientation=\"vertical\" spineLocation=\"min\" pageSpacing=\"12\" id=\"pages\" sceneMemberID=\"viewController\"/>"
        let pages = try XCTUnwrap(load([scene], initial: "pages") as? UIPageViewController)
        XCTAssertEqual(pages.transitionStyle, .scroll)
        XCTAssertEqual(pages.navigationOrientation, .vertical)
        XCTAssertEqual(pages.spineLocation, .none)
        XCTAssertEqual(pages.interPageSpacing, 12)
        let curl = "<pageViewController transitionStyle=\"pageCurl\" navigationOrientation=\"horizontal\" spineLocation=\"mid\" id=\"pages\" sceneMemberID=\"viewController\"/>"
        let book = try XCTUnwrap(load([curl], initial: "pages") as? UIPageViewController)
        XCTAssertEqual(book.spineLocation, .mid)
        XCTAssertTrue(book.isDoubleSided)
    }

    func testPagesTurnUnderAFinger() throws {
        let scene = "<pageViewController transitionStyle=\"scroll\" navigationOrientation=\"horizontal\" id=\"pages\" sceneMemberID=\"viewController\"/>"
        let pages = try XCTUnwrap(load([scene, plain("a", "Cur", "storyboardIdentifier=\"a\""), plain("b", "New", "storyboardIdentifier=\"b\"")], initial: "pages") as? UIPageViewController)
        let board = try XCTUnwrap(nib).storyboard()
        let list = ["a", "b"].map { board.instantiateViewController(withIdentifier: $0) }
        let source = PageSource(list)
        pages.dataSource = source
        pages.setViewControllers([list[0]], direction: .forward, animated: false)
        let stage = TouchStage(showing: pages, iOS: 7)
        stage.kept = [source]
        _ = appearances()
        stage.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 30, y: 400))
        stage.settle()
        let there = appearances()
        XCTAssertEqual(there, ["New.viewDidLoad", "New.viewWillAppear", "Cur.viewWillDisappear", "New.viewDidAppear", "Cur.viewDidDisappear"])
        XCTAssertEqual(conforms(there, to: "wangling-page-scroll"), [])
        stage.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 150, y: 400), rest: 30)
        stage.settle()
        let back = appearances()
        XCTAssertEqual(back, ["Cur.viewWillAppear", "New.viewWillDisappear", "New.viewWillAppear", "New.viewDidAppear", "Cur.viewWillDisappear", "Cur.viewDidDisappear"])
        XCTAssertEqual(conforms(back, to: "wangling-page-scroll-cancel", names: ["New": "Cur", "Cur": "New"]), [])
        stage.tearDown()
    }

    // MARK: Split

    func testClassicSplit() throws {
        let split = try XCTUnwrap(load(splitScene("", [("masterViewController", "nava"), ("detailViewController", "navb")]), initial: "split") as? UISplitViewController)
        XCTAssertEqual(split.style, .unspecified)
        XCTAssertEqual(split.viewControllers.count, 2)
        let log = EventLog()
        let delegate = SplitDelegateProbe(log)
        split.delegate = delegate
        let stage = TouchStage(showing: split)
        let collapse = log.take()
        XCTAssertEqual(collapse, ["Split.delegate.primaryViewController(forCollapsing:)", "Split.delegate.collapseSecondary(onto:)"])
        XCTAssertEqual(conforms(collapse, to: "apple-split-collapse"), [])
        XCTAssertEqual(appearances().filter { $0.contains("Appear") }, ["Secondary.viewWillAppear", "Secondary.viewDidAppear"])
        stage.setWidth(.regular)
        stage.settle()
        let expand = log.take()
        XCTAssertEqual(expand, ["Split.delegate.primaryViewController(forExpanding:)", "Split.delegate.separateSecondary(from:)"])
        XCTAssertEqual(conforms(expand, to: "apple-split-expand"), [])
        stage.kept = [delegate]
        stage.tearDown()
    }

    /// UIKit Apprentice's StoreSearch: its storyboard writes two columns so, and its code finds each in a navigation controller.
    func testTwoColumnsWithoutAStyle() throws {
        let split = try XCTUnwrap(load(splitScene("allowDoubleColumnStyle=\"YES\" primaryBackgroundStyle=\"sidebar\"", [("masterViewController", "a"), ("detailViewController", "b")]), initial: "split") as? UISplitViewController)
        XCTAssertEqual(split.style, .doubleColumn)
        XCTAssertEqual((split.viewControllers.first as? UINavigationController)?.viewControllers.first?.title, "Primary")
        XCTAssertEqual((split.viewControllers.last as? UINavigationController)?.viewControllers.first?.title, "Secondary")
    }

    func testColumns() throws {
        let split = try XCTUnwrap(load(splitScene("style=\"doubleColumn\" preferredDisplayMode=\"oneBesideSecondary\"", [("detailViewController", "navb"), ("masterViewController", "nava")]), initial: "split") as? UISplitViewController)
        XCTAssertEqual(split.style, .doubleColumn)
        XCTAssertEqual(split.preferredDisplayMode, .oneBesideSecondary)
        XCTAssertEqual((split.viewController(for: .primary) as? UINavigationController)?.topViewController?.title, "Primary")
        let log = EventLog()
        let delegate = SplitDelegateProbe(log)
        split.delegate = delegate
        let stage = TouchStage(showing: split)
        let collapse = log.take()
        XCTAssertEqual(collapse, ["Split.delegate.topColumnForCollapsing", "Split.isCollapsed=true", "Split.delegate.didCollapse"])
        XCTAssertEqual(conforms(collapse, to: "apple-split-column-collapse"), [])
        stage.setWidth(.regular)
        stage.settle()
        let expand = log.take()
        XCTAssertEqual(expand, ["Split.delegate.displayModeForExpanding", "Split.isCollapsed=false", "Split.delegate.didExpand"])
        XCTAssertEqual(conforms(expand, to: "apple-split-column-expand"), [])
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        stage.kept = [delegate]
        stage.tearDown()
    }

    // MARK: Documents

    private func plain(_ id: String, _ title: String, _ more: String = "") -> String {
        "<viewController title=\"\(title)\" id=\"\(id)\" customClass=\"SegueLoggingController\" customModuleProvider=\"target\" \(more) sceneMemberID=\"viewController\"><view key=\"view\" id=\"\(id)v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/></view></viewController>"
    }

    private func tabScene(_ titles: [String]) -> [String] {
        let segues = titles.map { "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"rel\($0)\"/>" }.joined()
        return ["<tabBarController id=\"tabs\" sceneMemberID=\"viewController\"><tabBar key=\"tabBar\" id=\"bar\"/><connections>\(segues)</connections></tabBarController>"] + titles.map { plain($0, $0) }
    }

    private func splitScene(_ attributes: String, _ columns: [(String, String)]) -> [String] {
        let segues = columns.map { "<segue destination=\"\($0.1)\" kind=\"relationship\" relationship=\"\($0.0)\" id=\"column\($0.1)\"/>" }.joined()
        func navigation(_ id: String, _ root: String) -> String {
            "<navigationController id=\"\(id)\" sceneMemberID=\"viewController\"><navigationBar key=\"navigationBar\" id=\"\(id)bar\"/><connections><segue destination=\"\(root)\" kind=\"relationship\" relationship=\"rootViewController\" id=\"rel\(root)\"/></connections></navigationController>"
        }
        return ["<splitViewController \(attributes) id=\"split\" sceneMemberID=\"viewController\"><connections>\(segues)</connections></splitViewController>", navigation("nava", "a"), navigation("navb", "b"), plain("a", "Primary"), plain("b", "Secondary")]
    }

    private func load(_ scenes: [String], initial: String) throws -> UIViewController? {
        SegueLoggingController.register()
        nib?.tearDown()
        let list = scenes.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fr\($0)\"/></objects></scene>" }
        let made = try NibStage(["Main.storyboard": NibStage.document("Storyboard.XIB", "<scenes>\(list.joined())</scenes>", attributes: "initialViewController=\"\(initial)\"")])
        nib = made
        return made.storyboard().instantiateInitialViewController()
    }

    /// The appearance callbacks and viewDidLoad since the last call.
    private func appearances() -> [String] {
        defer { NibStage.log = [] }
        return NibStage.log.filter { line in ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].contains { line.hasSuffix("." + $0) } }
    }
}
