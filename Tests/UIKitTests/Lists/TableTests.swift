// UITableView: the order in which it asks and tells, reuse, frames, updates. Records: Docs/EVIDENCE.md 12.
import XCTest
@testable import UIKit

/// A table's data source and delegate that writes down every question. Subclasses add optional methods and
/// conform themselves: a witness of this class would not see theirs (lowering registers them in apps).
@MainActor class TableScript: NSObject {
    let log: EventLog
    var sections: [Int]
    private(set) var made = 0

    init(_ log: EventLog, _ sections: [Int]) {
        self.log = log
        self.sections = sections
    }

    func numberOfSections(in tableView: UITableView) -> Int { log.add("sections"); return sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { log.add("rows(\(section))"); return sections[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log.add("cell(\(indexPath.row))")
        if let cell = tableView.dequeueReusableCell(withIdentifier: "Cell") { return cell }
        made += 1
        return UITableViewCell(style: .default, reuseIdentifier: "Cell")
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { log.add("willDisplay(\(indexPath.row))") }
}

private final class PlainScript: TableScript, UITableViewDataSource, UITableViewDelegate {}

@MainActor final class TableTests: XCTestCase {
    private func stage<Script: TableScript & UITableViewDataSource & UITableViewDelegate>(
        _ script: (EventLog) -> Script, style: UITableView.Style = .plain, height: CGFloat = 200
    ) -> (TouchStage, UITableView, Script) {
        let stage = TouchStage()
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: height), style: style)
        table.contentInsetAdjustmentBehavior = .never
        let source = script(stage.log)
        stage.kept.append(source)
        table.dataSource = source
        table.delegate = source
        stage.view.addSubview(table)
        stage.settle()
        return (stage, table, source)
    }

    private final class Heights: TableScript, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { log.add("height(\(indexPath.row))"); return 50 }
    }

    /// jianshu-e526-table-11: no height pass up front, then cell, height, willDisplay row by row.
    func testLoadingWithEstimatedHeights() {
        let (stage, table, _) = stage({ Heights($0, [2]) })
        XCTAssertEqual(stage.log.take(), ["sections", "sections", "rows(0)", "sections", "rows(0)", "cell(0)", "height(0)", "willDisplay(0)", "cell(1)", "height(1)", "willDisplay(1)"])
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)), CGRect(x: 0, y: 50, width: 393, height: 50))
        XCTAssertEqual(table.contentSize, CGSize(width: 393, height: 100))
        stage.tearDown()
    }

    /// jianshu-e526-table-11-est0.
    func testLoadingWithoutEstimates() {
        let stage = TouchStage()
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
        let script = Heights(stage.log, [2])
        table.estimatedRowHeight = 0
        table.dataSource = script
        table.delegate = script
        stage.view.addSubview(table)
        stage.settle()
        let round = ["sections", "rows(0)", "height(0)", "height(1)"]
        XCTAssertEqual(stage.log.take(), ["sections"] + round + round + ["cell(0)", "height(0)", "willDisplay(0)", "cell(1)", "height(1)", "willDisplay(1)"])
        stage.tearDown()
    }

    /// jianshu-e526-table-11-dequeue-for: the height is asked from inside dequeue(for:).
    func testDequeueForAsksTheHeight() {
        final class Dequeuing: TableScript, UITableViewDataSource, UITableViewDelegate {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                log.add("enter")
                let cell = tableView.dequeueReusableCell(withIdentifier: "Registered", for: indexPath)
                log.add("return")
                return cell
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { log.add("height"); return 60 }
        }
        let stage = TouchStage()
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
        let script = Dequeuing(stage.log, [1])
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Registered")
        table.dataSource = script
        table.delegate = script
        stage.view.addSubview(table)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["sections", "sections", "rows(0)", "sections", "rows(0)", "enter", "height", "return", "height", "willDisplay(0)"])
        stage.tearDown()
    }

    func testRowsAreFortyFourHighAndReused() {
        let (stage, table, script) = stage({ PlainScript($0, [100]) })
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 2, section: 0)), CGRect(x: 0, y: 88, width: 393, height: 44))
        XCTAssertEqual(table.contentSize.height, 4400)
        XCTAssertEqual(table.indexPathsForVisibleRows?.map(\.row), [0, 1, 2, 3, 4])
        XCTAssertEqual(script.made, 5)
        for offset in stride(from: 44, through: 2200, by: 44) {
            table.contentOffset.y = CGFloat(offset)
            stage.settle()
        }
        XCTAssertEqual(table.indexPathsForVisibleRows?.first?.row, 50)
        XCTAssertLessThanOrEqual(script.made, 7, "cells out of sight come back")
        XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 10, y: 2201))?.row, 50)
        XCTAssertNil(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        stage.tearDown()
    }

    /// As `scrollViewDidScroll` asks (1170197998/Swift-DEMO, SFLinkageTableView).
    func testRowsThatAJumpBringsIntoSightAreThereBeforeTheyAreLaidOut() {
        let (stage, table, script) = stage({ PlainScript($0, [100]) })
        table.contentOffset.y = 2000
        XCTAssertEqual(table.indexPathsForVisibleRows?.map(\.row), [45, 46, 47, 48, 49])
        XCTAssertEqual(script.made, 5)
        stage.settle()
        XCTAssertEqual(table.indexPathsForVisibleRows?.first?.row, 45)
        stage.tearDown()
    }

    /// TableKit's tests and SkeletonView's pull request 384: a table in no window makes its rows when it is asked for them; not while it
    /// counts or measures them.
    func testRowsOfATableInNoWindow() {
        final class Rows: TableScript, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                log.add("height(\(indexPath.row)) \(tableView.visibleCells.count) \(tableView.cellForRow(at: indexPath) == nil)")
                return 50
            }
        }
        let log = EventLog(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 100)), rows = Rows(log, [9])
        table.estimatedRowHeight = 0
        table.estimatedSectionHeaderHeight = 0
        table.estimatedSectionFooterHeight = 0
        table.dataSource = rows
        table.delegate = rows
        table.reloadData()
        let heights = log.take().filter { $0.hasPrefix("height") }
        XCTAssertEqual(Set(heights), Set((0..<9).map { "height(\($0)) 0 true" }))
        XCTAssertNotNil(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        XCTAssertNil(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        XCTAssertEqual(table.visibleCells.count, 2)
        XCTAssertEqual(table.indexPathsForVisibleRows?.map(\.row), [0, 1])
        XCTAssertEqual(log.take().filter { $0.hasPrefix("cell") }, ["cell(0)", "cell(1)"])
        rows.sections = []
        table.reloadData()
        XCTAssertNil(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    }

    func testPrepareForReuseRunsInsideDequeue() {
        final class Cell: UITableViewCell {
            static var log: EventLog?
            override func prepareForReuse() { super.prepareForReuse(); Cell.log?.add("prepareForReuse") }
        }
        let stage = TouchStage()
        Cell.log = stage.log
        let table = UITableView(frame: .zero)
        let cell = Cell(style: .default, reuseIdentifier: "A")
        table.reuse.recycle(cell)
        stage.log.add("dequeue")
        XCTAssertIdentical(table.dequeueReusableCell(withIdentifier: "A"), cell)
        stage.log.add("got it")
        XCTAssertEqual(stage.log.take(), ["dequeue", "prepareForReuse", "got it"])
        XCTAssertNil(table.dequeueReusableCell(withIdentifier: "B"))
        stage.tearDown()
    }

    // MARK: Selection

    private final class Selecting: TableScript, UITableViewDataSource, UITableViewDelegate {
        var refuses = false
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log.add("didHighlight(\(indexPath.row))") }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { log.add("didUnhighlight(\(indexPath.row))") }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { log.add("willSelect(\(indexPath.row))"); return refuses ? nil : indexPath }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { log.add("willDeselect(\(indexPath.row))"); return indexPath }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.add("didSelect(\(indexPath.row))") }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.add("didDeselect(\(indexPath.row))") }
    }

    /// iter01-table-first, iter01-table-second.
    func testSelectionOrder() {
        let (stage, table, script) = stage({ Selecting($0, [3]) })
        _ = stage.log.take()
        stage.tap(CGPoint(x: 100, y: 122))
        XCTAssertEqual(stage.log.take(), ["didHighlight(0)", "didUnhighlight(0)", "willSelect(0)", "didSelect(0)"])
        stage.tap(CGPoint(x: 100, y: 166))
        XCTAssertEqual(stage.log.take(), ["didHighlight(1)", "didUnhighlight(1)", "willSelect(1)", "willDeselect(0)", "didDeselect(0)", "didSelect(1)"])
        XCTAssertEqual(table.indexPathForSelectedRow?.row, 1)
        script.refuses = true
        stage.tap(CGPoint(x: 100, y: 210))
        XCTAssertEqual(stage.log.take(), ["didHighlight(2)", "didUnhighlight(2)", "willSelect(2)"])
        table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
        XCTAssertNil(table.indexPathForSelectedRow)
        XCTAssertEqual(stage.log.take(), [], "the program's changes are not told")
        stage.tearDown()
    }

    /// csdn926-cell-select, csdn926-cell-reselect.
    func testCellsHearOfHighlightBeforeSelection() {
        final class Cell: UITableViewCell {
            var name = ""
            var log: EventLog?
            override func setHighlighted(_ highlighted: Bool, animated: Bool) { super.setHighlighted(highlighted, animated: animated); log?.add("\(name).highlighted(\(highlighted))") }
            override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated); log?.add("\(name).selected(\(selected))") }
        }
        final class Source: TableScript, UITableViewDataSource, UITableViewDelegate {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = Cell(style: .default, reuseIdentifier: nil)
                cell.name = indexPath.row == 0 ? "old" : "new"
                cell.log = log
                return cell
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.add("didSelect") }
        }
        let (stage, _, _) = stage({ Source($0, [2]) })
        _ = stage.log.take()
        stage.tap(CGPoint(x: 100, y: 122))
        XCTAssertEqual(stage.log.take(), ["old.highlighted(true)", "old.highlighted(false)", "old.selected(true)", "didSelect"])
        stage.tap(CGPoint(x: 100, y: 166))
        XCTAssertEqual(stage.log.take(), ["new.highlighted(true)", "new.highlighted(false)", "old.selected(false)", "new.selected(true)", "didSelect"])
        stage.tearDown()
    }

    func testADragSelectsNothing() {
        let (stage, table, _) = stage({ Selecting($0, [100]) })
        _ = stage.log.take()
        stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 150), rest: 20)
        stage.settle()
        XCTAssertNil(table.indexPathForSelectedRow)
        XCTAssertFalse(stage.log.take().contains { $0.hasPrefix("willSelect") })
        XCTAssertGreaterThan(table.contentOffset.y, 50)
        stage.tearDown()
    }

    // MARK: Sections

    func testHeadersOfPlainAndGroupedTables() {
        final class Titled: TableScript, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
        }
        let (plainStage, plain, _) = stage({ Titled($0, [1, 1]) })
        XCTAssertEqual(plain.rectForHeader(inSection: 0), CGRect(x: 0, y: 22, width: 393, height: 28))
        XCTAssertEqual(plain.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 50)
        XCTAssertNotNil(plain.headerView(forSection: 0))
        plainStage.tearDown()
        let (groupedStage, grouped, _) = stage({ PlainScript($0, [1, 1]) }, style: .grouped)
        XCTAssertEqual(grouped.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 35)
        XCTAssertEqual(grouped.rectForRow(at: IndexPath(row: 0, section: 1)).minY, 35 + 44 + 17.5 + 17.5)
        groupedStage.tearDown()
        let (insetStage, inset, _) = stage({ PlainScript($0, [2]) }, style: .insetGrouped)
        XCTAssertEqual(inset.rectForRow(at: IndexPath(row: 0, section: 0)).minX, 16)
        XCTAssertEqual(inset.cellForRow(at: IndexPath(row: 0, section: 0))?.layer.cornerRadius, 10)
        insetStage.tearDown()
    }

    func testSelfSizingRowsTakeTheirConstraints() {
        final class Tall: TableScript, UITableViewDataSource, UITableViewDelegate {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                    box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
                    box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                    box.heightAnchor.constraint(equalToConstant: 77),
                ])
                return cell
            }
        }
        let (stage, table, _) = stage({ Tall($0, [2]) }, height: 400)
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)), CGRect(x: 0, y: 97, width: 393, height: 97))
        stage.tearDown()
    }

    // MARK: Updates

    func testInsertAndDeleteRows() {
        let (stage, table, script) = stage({ PlainScript($0, [3]) })
        let kept = table.cellForRow(at: IndexPath(row: 2, section: 0))
        _ = stage.log.take()
        script.sections = [3]
        table.beginUpdates()
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        table.endUpdates()
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["sections", "rows(0)", "cell(2)", "willDisplay(2)"])
        XCTAssertIdentical(table.cellForRow(at: IndexPath(row: 1, section: 0)), kept)
        XCTAssertEqual(kept?.frame.minY, 44)
        stage.tearDown()
    }

    func testBatchCompletionRuns() {
        let (stage, table, script) = stage({ PlainScript($0, [1]) })
        table.performBatchUpdates({
            script.sections = [2]
            table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        }, completion: { stage.log.add("done \($0)") })
        stage.settle()
        XCTAssertTrue(stage.log.take().contains("done true"))
        XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
        stage.tearDown()
    }

    /// MESSAGES.md 39, byte for byte.
    func testTextsOfInvalidUpdates() {
        var updates = TableUpdates()
        updates.deletedRows = [IndexPath(row: 2, section: 0)]
        XCTAssertEqual(
            updates.problem(before: [6], after: [6], table: "<UITableView: 0x1>"),
            "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section after the update (6) must be equal to the number of rows contained in that section before the update (6), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out). Table view: <UITableView: 0x1>")
        XCTAssertNil(updates.problem(before: [6], after: [5], table: ""))
        XCTAssertEqual(
            updates.problem(before: [2], after: [1], table: ""),
            "attempt to delete row 2 from section 0 which only contains 2 rows before the update")
        var inserting = TableUpdates()
        inserting.insertedRows = [IndexPath(row: 5, section: 0)]
        XCTAssertEqual(
            inserting.problem(before: [4], after: [5], table: ""),
            "attempt to insert row 5 into section 0, but there are only 5 rows in section 0 after the update")
        XCTAssertNotNil(TableUpdates().problem(before: [1], after: [1, 1], table: ""))
    }

    func testWhereRowsGo() {
        var updates = TableUpdates()
        updates.deletedRows = [IndexPath(row: 1, section: 0)]
        updates.insertedRows = [IndexPath(row: 0, section: 0)]
        updates.insertedSections = [0]
        XCTAssertEqual(updates.newSection(forOld: 0), 1)
        var rows = TableUpdates()
        rows.deletedRows = [IndexPath(row: 1, section: 0)]
        rows.insertedRows = [IndexPath(row: 0, section: 0)]
        XCTAssertEqual(rows.newIndexPath(forOld: IndexPath(row: 0, section: 0)), IndexPath(row: 1, section: 0))
        XCTAssertNil(rows.newIndexPath(forOld: IndexPath(row: 1, section: 0)))
        XCTAssertEqual(rows.newIndexPath(forOld: IndexPath(row: 2, section: 0)), IndexPath(row: 2, section: 0))
        var move = TableUpdates()
        move.movedRows = [(IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0))]
        XCTAssertEqual((0..<3).map { move.newIndexPath(forOld: IndexPath(row: $0, section: 0))?.row }, [2, 0, 1])
    }

    /// MESSAGES.md 37 and 35.
    func testExceptionTexts() {
        XCTAssertEqual(TableTexts.unregistered("Cell"), "unable to dequeue a cell with identifier Cell - must register a nib or a class for the identifier or connect a prototype cell in a storyboard")
        XCTAssertEqual(TableTexts.invalidNib("Cell"), "invalid nib registered for identifier (Cell) - nib must contain exactly one top level object which must be a UITableViewCell instance")
    }

    // MARK: Controller

    func testATableControllerServesItsTable() {
        final class Controller: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
        }
        let controller = Controller(style: .plain)
        let stage = TouchStage(root: controller)
        XCTAssertIdentical(controller.view, controller.tableView)
        XCTAssertIdentical(controller.tableView.dataSource, controller)
        XCTAssertIdentical(controller.tableView.delegate, controller)
        XCTAssertEqual(controller.tableView.visibleCells.map { $0.textLabel?.text }, ["Row 0", "Row 1", "Row 2", "Row 3"])
        XCTAssertEqual(controller.tableView.contentOffset.y, -59, "below the safe area")
        XCTAssertEqual(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height, 44)
        stage.tearDown()
    }
}
