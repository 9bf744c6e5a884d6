// A subclass of a table's diffable data source gives the table its index: what it overrides is asked, what it does not is not there.
import MainActorTesting
import XCTest
@testable import UIKit

final class DiffableIndexTests: XCTestCase {
    private final class Indexed: UITableViewDiffableDataSource<String, Int> {
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
        override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { 1 - index }
    }

    @MainActor private func titles(_ source: UITableViewDiffableDataSource<String, Int>, _ table: UITableView) -> [String]? {
        ifImplemented { (source as any UITableViewDataSource).sectionIndexTitles(for: table) } ?? nil
    }

    @MainActor func testTheSubclassIsAsked() {
        let table = UITableView()
        let source = Indexed(tableView: table) { _, _, _ in UITableViewCell() }
        XCTAssertEqual(titles(source, table), ["A", "B"])
        XCTAssertEqual((source as any UITableViewDataSource).tableView(table, sectionForSectionIndexTitle: "A", at: 0), 1)
    }

    @MainActor func testTheClassItselfHasNoIndex() {
        let table = UITableView()
        XCTAssertNil(titles(UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in UITableViewCell() }, table))
    }

    @MainActor func testKeysOfListControllers() throws {
        let controller = UITableViewController(style: .plain)
        XCTAssertTrue(controller.value(forKey: "tableView") as AnyObject? === controller.tableView)
        let table = UITableView()
        controller.setValue(table, forKey: "tableView")
        XCTAssertTrue(controller.tableView === table)
        let collection = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        XCTAssertTrue(collection.value(forKey: "collectionView") as AnyObject? === collection.collectionView)
        XCTAssertThrowsError(try setValueForKey(controller, "tableViews", table))
    }

    private final class Cell: UITableViewCell {
        override class func awakeFromNib() { super.awakeFromNib() }
        override class func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
        override func awakeFromNib() { super.awakeFromNib(); woken += 1 }
        var woken = 0
    }

    @MainActor func testTheClassMethodOfTheSameNameWakesNoCell() {
        let cell = Cell()
        Cell.awakeFromNib()
        XCTAssertEqual(cell.woken, 0)
        cell.awakeFromNib()
        XCTAssertEqual(cell.woken, 1)
    }
}
