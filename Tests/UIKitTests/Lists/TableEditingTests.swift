// UITableView's editing: swipe to delete, the editing mode, rows that cannot be edited.
import XCTest
@testable import UIKit

@MainActor final class TableEditingTests: XCTestCase {
    private final class Deletable: UITableViewController {
        var rows = ["A", "B", "C"]
        var log: EventLog?
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
            log?.add("commit \(editingStyle) \(rows[indexPath.row])")
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .fade)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log?.add("select") }
    }

    private func button(_ title: String, in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.currentTitle == title { return button }
        return view.subviews.lazy.compactMap { self.button(title, in: $0) }.first
    }

    func testASwipeOffersDeleteAndCommits() throws {
        let controller = Deletable(style: .plain)
        let stage = TouchStage(root: controller)
        controller.log = stage.log
        stage.drag(from: CGPoint(x: 300, y: 125), to: CGPoint(x: 180, y: 125))
        stage.settle()
        XCTAssertEqual(stage.log.take(), [], "a swipe does not select")
        stage.tap(try XCTUnwrap(button("Delete", in: controller.view)))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["commit delete B"])
        XCTAssertEqual(controller.tableView.visibleCells.map { $0.textLabel?.text }, ["A", "C"])
        stage.tearDown()
    }

    func testEditingModeShowsControlsAndDeletesAfterConfirmation() throws {
        let controller = Deletable(style: .plain)
        let stage = TouchStage(root: controller)
        controller.log = stage.log
        controller.setEditing(true, animated: true)
        stage.settle()
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertTrue(cell.isEditing)
        XCTAssertEqual(cell.contentView.frame.minX, 38)
        stage.tap(try XCTUnwrap(cell.editControl))
        stage.settle()
        XCTAssertEqual(stage.log.take(), [])
        stage.tap(try XCTUnwrap(button("Delete", in: controller.view)))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["commit delete A"])
        controller.setEditing(false, animated: false)
        stage.settle()
        XCTAssertEqual(controller.tableView.visibleCells.first?.contentView.frame.minX, 0)
        stage.tearDown()
    }

    func testRowsWithoutACommitDoNotSwipe() {
        final class Plain: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        }
        let controller = Plain(style: .plain)
        let stage = TouchStage(root: controller)
        XCTAssertEqual(controller.tableView.trailingActions(at: IndexPath(row: 0, section: 0)).count, 0)
        stage.tearDown()
    }
}
