// The margins of table cells: what an app pins to a cell's margins stands where the built-in labels do.
import XCTest
@testable import UIKit

@MainActor final class TableMarginTests: XCTestCase {
    private final class Controller: UITableViewController {
        var pinned: [UILabel] = []
        override func numberOfSections(in tableView: UITableView) -> Int { 1 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            if indexPath.row == 0 {
                cell.textLabel?.text = "Built in"
                return cell
            }
            let label = UILabel(frame: .zero)
            label.text = "Pinned"
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            let guide = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: guide.leadingAnchor), label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                label.topAnchor.constraint(equalTo: guide.topAnchor), label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
            pinned.append(label)
            return cell
        }
    }

    func testAtTheSidesOfThePhone() throws {
        for (width, margin) in [(393.0, 16.0), (430.0, 20.0)] {
            let controller = Controller(style: .plain)
            let stage = TouchStage(showing: controller)
            stage.window.frame.size.width = width
            stage.settle()
            let cells = [0, 1].compactMap { controller.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
            let builtIn = try XCTUnwrap(cells.first?.textLabel), pinned = try XCTUnwrap(controller.pinned.last)
            XCTAssertEqual(pinned.frame.minX, margin)
            XCTAssertEqual(pinned.frame.minX, builtIn.frame.minX)
            XCTAssertEqual(pinned.frame.maxX, width - margin)
            XCTAssertEqual(cells[1].contentView.layoutMargins, UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin))
            XCTAssertEqual(cells[1].layoutMargins.left, margin)
            XCTAssertEqual(cells[1].separatorInset.left, margin)
            stage.tearDown()
        }
    }

    func testTheAppsOwnMarginsStay() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        XCTAssertEqual(cell.contentView.layoutMargins.left, 16)
        cell.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        cell.frame = CGRect(x: 0, y: 0, width: 430, height: 44)
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.contentView.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
}
