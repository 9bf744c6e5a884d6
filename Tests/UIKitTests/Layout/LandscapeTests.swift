// The sides of a phone on its side: content of cells stays clear of the notch, backgrounds do not
// (documentation of UITableView.insetsContentViewsToSafeArea; an iPhone 16 takes 59 points at each side).

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized, .leavesNothing) struct LandscapeTests {
    private final class Rows: UITableViewController {
        var accessory = UITableViewCell.AccessoryType.none

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.accessoryType = accessory
            return cell
        }
    }

    /// A phone on its side that shows rows while `body` runs.
    private func withRows(_ style: UITableView.Style = .plain, _ configure: (Rows) -> Void = { _ in }, _ body: (UITableView) throws -> Void) throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 852, height: 393))
        defer { window.isHidden = true }
        let controller = Rows(style: style)
        configure(controller)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        try body(controller.tableView)
    }

    @Test func contentStaysClearOfTheNotch() throws {
        try withRows { table in
            #expect(table.safeAreaInsets.left == 59 && table.safeAreaInsets.right == 59)
            let cell = try #require(table.visibleCells.first)
            #expect(cell.frame.minX == 0 && cell.frame.width == 852)
            #expect(cell.contentView.frame.minX == 59)
            #expect(cell.contentView.frame.width == 734)
            #expect(cell.textLabel?.frame.minX == 20)
        }
    }

    @Test func accessoriesStayClearToo() throws {
        try withRows(.plain, { $0.accessory = .disclosureIndicator }) { table in
            let cell = try #require(table.visibleCells.first)
            let part = try #require(cell.accessoryPart)
            #expect(part.frame.maxX < 852 - 59)
            #expect(cell.contentView.frame.maxX <= part.frame.minX)
        }
    }

    @Test func insetGroupsStandBesideTheNotch() throws {
        try withRows(.insetGrouped) { table in
            let cell = try #require(table.visibleCells.first)
            #expect(cell.frame.minX == 59 + 20 && cell.frame.width == 852 - 2 * (59 + 20))
            #expect(cell.contentView.frame.minX == 0 && cell.textLabel?.frame.minX == 20)
            #expect(table.indexPathForRow(at: CGPoint(x: 60, y: cell.frame.midY)) == nil)
        }
    }

    @Test func titlesOfSectionsStayClearToo() throws {
        try withRows(.grouped, { $0.title = "Head" }) { table in
            let label = try #require(table.headerView(forSection: 0)?.textLabel)
            #expect(abs(label.frame.minX - (59 + 20)) < 0.01)
        }
    }

    /// The bar of a phone on its side (useyourloaf.com, "Supporting iPhone X": 32 points).
    @Test func barsAreLow() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 852, height: 393))
        defer { window.isHidden = true }
        (window.traitOverrides.horizontalSizeClass, window.traitOverrides.verticalSizeClass) = (.compact, .compact)
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.prefersLargeTitles = true
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        window.rootViewController = tabs
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame.height == 32)
        #expect(navigation.toolbar.frame.height == 32)
        #expect(tabs.tabBar.frame.height == 32 + window.safeAreaInsets.bottom)
    }

    @Test func theAppMayDecideOtherwise() throws {
        try withRows(.plain, { $0.tableView.insetsContentViewsToSafeArea = false }) { table in
            let cell = try #require(table.visibleCells.first)
            #expect(cell.contentView.frame.minX == 0)
        }
    }
}
