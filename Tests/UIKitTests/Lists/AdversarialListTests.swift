// Tables and scroll views that are changed while they work: nothing traps, everything ends.
import XCTest
@testable import UIKit

@MainActor final class AdversarialListTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = 20
        var onCell: ((UITableView, IndexPath) -> Void)?
        var onDisplay: ((UITableView, IndexPath) -> Void)?
        var onSelect: ((UITableView, IndexPath) -> Void)?
        var onScroll: ((UIScrollView) -> Void)?
        var height: CGFloat = UITableView.automaticDimension
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            onCell?(tableView, indexPath)
            return tableView.dequeueReusableCell(withIdentifier: "A") ?? UITableViewCell(style: .default, reuseIdentifier: "A")
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { onDisplay?(tableView, indexPath) }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onSelect?(tableView, indexPath) }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?(scrollView) }
    }

    private func table(_ configure: (Source) -> Void = { _ in }) -> (TouchStage, UITableView, Source) {
        let stage = TouchStage()
        let source = Source()
        configure(source)
        stage.kept.append(source)
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = source
        table.delegate = source
        stage.view.addSubview(table)
        stage.settle()
        return (stage, table, source)
    }

    func testReloadingInsideDelegateCalls() {
        var reloads = 0
        let (stage, table, source) = table { source in
            source.onDisplay = { table, path in
                guard path.row == 3, reloads < 3 else { return }
                reloads += 1
                table.reloadData()
            }
        }
        XCTAssertEqual(reloads, 3)
        XCTAssertEqual(table.visibleCells.count, 10)
        source.onSelect = { table, _ in source.rows = 2; table.reloadData() }
        stage.tap(CGPoint(x: 100, y: 122))
        stage.settle()
        XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
        XCTAssertEqual(table.visibleCells.count, 2)
        stage.tearDown()
    }

    func testTheTableLeavesWhileARowIsSelected() {
        let (stage, table, source) = table()
        source.onSelect = { table, _ in table.removeFromSuperview() }
        stage.tap(CGPoint(x: 100, y: 122))
        stage.settle()
        XCTAssertNil(table.superview)
        stage.tearDown()
    }

    func testHeightsOfNothingAndOfTooMuch() {
        for height in [0, 0.001, 1_000_000] as [CGFloat] {
            let (stage, table, _) = table { $0.height = height }
            XCTAssertEqual(table.numberOfRows(inSection: 0), 20)
            table.contentOffset.y = 100
            stage.settle()
            stage.tearDown()
        }
    }

    func testAHundredThousandRows() {
        let (stage, table, source) = table { $0.rows = 100_000; $0.height = 44 }
        XCTAssertLessThanOrEqual(table.visibleCells.count, 11)
        table.scrollToRow(at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
        stage.settle()
        XCTAssertEqual(table.indexPathsForVisibleRows?.last?.row, 99_999)
        source.rows = 0
        table.reloadData()
        stage.settle()
        XCTAssertTrue(table.visibleCells.isEmpty)
        stage.tearDown()
    }

    func testTheDataSourceIsFreed() {
        let stage = TouchStage()
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
        stage.view.addSubview(table)
        do {
            let source = Source()
            table.dataSource = source
            table.delegate = source
            stage.settle()
        }
        table.contentOffset.y = 500
        stage.settle()
        table.reloadData()
        stage.settle()
        XCTAssertEqual(table.numberOfSections, 0)
        stage.tearDown()
    }

    func testTheDelegateMovesTheOffsetWhileScrolling() {
        let (stage, table, source) = table()
        source.onScroll = { if $0.contentOffset.y > 50 { $0.contentOffset.y = 50 } }
        stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 150))
        stage.settle()
        XCTAssertLessThanOrEqual(table.contentOffset.y, 51)
        stage.tearDown()
    }

    func testTheScrollViewLeavesWhileItDecelerates() {
        let (stage, table, _) = table()
        stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), frames: 5)
        XCTAssertTrue(table.isDecelerating)
        table.removeFromSuperview()
        stage.settle()
        stage.tearDown()
    }

    func testUnbalancedUpdates() {
        let (stage, table, source) = table()
        table.endUpdates()
        table.beginUpdates()
        table.beginUpdates()
        source.rows = 19
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.endUpdates()
        XCTAssertTrue(table.hasUncommittedUpdates)
        table.endUpdates()
        stage.settle()
        XCTAssertEqual(table.numberOfRows(inSection: 0), 19)
        stage.tearDown()
    }

    func testQuestionsAboutRowsThatAreNotThere() {
        let (stage, table, _) = table()
        XCTAssertNil(table.cellForRow(at: IndexPath(row: 900, section: 3)))
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 900, section: 3)), .zero)
        XCTAssertEqual(table.numberOfRows(inSection: 7), 0)
        XCTAssertNil(table.indexPathForRow(at: CGPoint(x: -5, y: 1e9)))
        table.deselectRow(at: IndexPath(row: 900, section: 3), animated: true)
        stage.tearDown()
    }

    func testAZeroSizedTable() {
        let stage = TouchStage()
        let source = Source()
        let table = UITableView(frame: .zero)
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = source
        stage.view.addSubview(table)
        stage.settle()
        XCTAssertTrue(table.visibleCells.isEmpty)
        table.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        stage.settle()
        XCTAssertEqual(table.visibleCells.count, 3)
        stage.tearDown()
    }
}
