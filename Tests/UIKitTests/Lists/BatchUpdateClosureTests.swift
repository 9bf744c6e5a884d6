// `performBatchUpdates` takes closures that do not escape, as Apple's NS_NOESCAPE lets libraries write, and still calls the
// method that subclasses override.
import UIKit
import XCTest

@MainActor final class BatchUpdateClosureTests: XCTestCase {
    private final class Table: UITableView {
        var calls = 0
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            calls += 1
            super.performBatchUpdates(updates, completion: completion)
        }
    }

    private func run(_ updates: () -> Void, in table: UITableView) { table.performBatchUpdates(updates) }

    func testUpdatesThatDoNotEscapeHaveRunWhenItReturns() {
        let table = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
        var ran = 0
        run({ ran += 1 }, in: table)
        XCTAssertEqual(ran, 1)
        XCTAssertEqual(table.calls, 1)
        table.performBatchUpdates(nil)
        XCTAssertEqual(table.calls, 2)
    }

    func testCollectionViewsToo() {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        var ran = 0
        func run(_ updates: () -> Void) { view.performBatchUpdates(updates, completion: nil) }
        run { ran += 1 }
        XCTAssertEqual(ran, 1)
    }

    func testAnEffectLiesInTheSeparators() throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        }
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: .plain)
        table.dataSource = rows
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        func effectViews() -> [UIVisualEffectView] { cell.subviews.flatMap(\.subviews).compactMap { $0 as? UIVisualEffectView } }
        XCTAssertEqual(effectViews().count, 0)
        table.separatorEffect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
        table.layoutIfNeeded()
        XCTAssertEqual(effectViews().count, 1)
        XCTAssertEqual(effectViews().first?.contentView.backgroundColor, .separator)
        table.separatorEffect = nil
        table.layoutIfNeeded()
        XCTAssertEqual(effectViews().count, 0)
    }
}
