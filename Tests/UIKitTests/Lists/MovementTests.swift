// Rows that are dragged by their lines in editing mode, and items that a finger moves.
import XCTest
@testable import UIKit

@MainActor final class MovementTests: XCTestCase {
    private final class Rows: UITableViewController {
        var rows = ["A", "B", "C", "D"]
        var log: EventLog?
        var bounces = false
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row != 3 }
        override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
            log?.add("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
            rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }
        override func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath {
            bounces ? sourceIndexPath : proposedDestinationIndexPath
        }
    }

    private final class Still: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }

    private func cell(_ row: Int, _ controller: UITableViewController) throws -> UITableViewCell {
        try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    private func drag(_ stage: TouchStage, _ from: Int, to: Int, _ controller: UITableViewController) throws {
        let control = try XCTUnwrap(try cell(from, controller).reorderControl)
        let start = control.convert(CGPoint(x: 20, y: 22), to: nil)
        let end = CGPoint(x: start.x, y: try cell(to, controller).convert(CGPoint(x: 0, y: 22), to: nil).y)
        stage.drag(from: start, to: end, frames: 20, rest: 5)
        stage.settle()
    }

    func testALineOfThreeMovesItsRow() throws {
        let controller = Rows(style: .plain)
        let stage = TouchStage(root: controller)
        controller.log = stage.log
        controller.setEditing(true, animated: false)
        stage.settle()
        XCTAssertNil(try cell(3, controller).reorderControl, "the data source has something against it")
        try drag(stage, 0, to: 2, controller)
        XCTAssertEqual(stage.log.take(), ["move 0 to 2"])
        XCTAssertEqual(controller.tableView.visibleCells.map { $0.textLabel?.text }, ["B", "C", "A", "D"])
        XCTAssertEqual(controller.tableView.contentOffset.y, -controller.tableView.adjustedContentInset.top, "the table does not scroll with it")
        controller.bounces = true
        try drag(stage, 0, to: 2, controller)
        XCTAssertEqual(stage.log.take(), [], "the delegate keeps it where it was")
        XCTAssertEqual(try cell(0, controller).transform, .identity)
        controller.setEditing(false, animated: false)
        stage.settle()
        XCTAssertNil(try cell(0, controller).reorderControl)
        stage.tearDown()
    }

    func testATableThatMovesNothingShowsNoLines() throws {
        let controller = Still(style: .plain)
        let stage = TouchStage(root: controller)
        controller.setEditing(true, animated: false)
        stage.settle()
        XCTAssertNil(try cell(0, controller).reorderControl)
        stage.tearDown()
    }

    private final class Items: UICollectionViewController {
        var items = ["A", "B", "C", "D"]
        var log: EventLog?
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { indexPath.item != 3 }
        override func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
            log?.add("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
            items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
        }
    }

    func testALongPressMovesAnItem() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let controller = Items(collectionViewLayout: layout)
        let stage = TouchStage(root: controller)
        controller.log = stage.log
        let collection = try XCTUnwrap(controller.collectionView)
        func middle(_ item: Int) throws -> CGPoint {
            let cell = try XCTUnwrap(collection.cellForItem(at: IndexPath(item: item, section: 0)))
            return collection.convert(cell.center, to: nil)
        }
        let finger = stage.land(try middle(0))
        let end = try middle(2)
        for _ in 0..<45 { stage.frame() }
        finger.move(to: end)
        for _ in 0..<20 { stage.frame() }
        finger.lift()
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["move 0 to 2"])
        XCTAssertEqual(controller.items, ["B", "C", "A", "D"])
        XCTAssertFalse(collection.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
        XCTAssertFalse(collection.beginInteractiveMovementForItem(at: IndexPath(item: 99, section: 7)))
        XCTAssertTrue(collection.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: -500, y: -500))
        collection.cancelInteractiveMovement()
        collection.endInteractiveMovement()
        stage.settle()
        XCTAssertEqual(stage.log.take(), [])
        stage.tearDown()
    }
}
