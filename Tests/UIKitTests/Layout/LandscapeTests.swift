// The sides of a phone on its side: content of cells stays clear of the notch, backgrounds do not
// (documentation of UITableView.insetsContentViewsToSafeArea; an iPhone 16 takes 59 points at each side).

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized, .leavesNothing) struct LandscapeTests {
    private final class Rows: UITableViewController {
        var accessory = UITableViewCell.AccessoryType.none

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.accessoryType = accessory
            return cell
        }
    }

    /// A phone on its side that shows rows while `body` runs.
    private func withRows(_ configure: (Rows) -> Void = { _ in }, _ body: (UITableView) throws -> Void) throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 852, height: 393))
        defer { window.isHidden = true }
        let controller = Rows(style: .plain)
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
        try withRows({ $0.accessory = .disclosureIndicator }) { table in
            let cell = try #require(table.visibleCells.first)
            let part = try #require(cell.accessoryPart)
            #expect(part.frame.maxX < 852 - 59)
            #expect(cell.contentView.frame.maxX <= part.frame.minX)
        }
    }

    @Test func theAppMayDecideOtherwise() throws {
        try withRows({ $0.tableView.insetsContentViewsToSafeArea = false }) { table in
            let cell = try #require(table.visibleCells.first)
            #expect(cell.contentView.frame.minX == 0)
        }
    }
}
