// What a table asks and tells, by iOS version: loading, heights, reuse, selection, swiping. Docs/EVIDENCE.md 12.
import LifecycleEvidence
import XCTest
@testable import UIKit

/// Answers and logs what every table needs. Subclasses add optional methods and conform themselves: a witness of this
/// class would not see theirs.
@MainActor private class TableLog: NSObject {
    let log: EventLog
    var rows: Int
    init(_ log: EventLog, rows: Int) {
        self.log = log
        self.rows = rows
    }
    func numberOfSections(in tableView: UITableView) -> Int { log.add("TV.numberOfSections"); return 1 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { log.add("TV.numberOfRowsInSection"); return rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log.add("TV.cellForRow(\(indexPath.row))")
        return UITableViewCell(style: .default, reuseIdentifier: "Cell")
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { log.add("TV.willDisplay") }
}

private final class Heights: TableLog, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { log.add("TV.heightForRow(\(indexPath.row))"); return 50 }
}

private final class Sectioned: TableLog, UITableViewDataSource, UITableViewDelegate {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { log.add("TV.cellForRow"); return UITableViewCell() }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { log.add("TV.heightForRow"); return 50 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { log.add("TV.heightForHeader"); return 20 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { log.add("TV.heightForFooter"); return 20 }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { log.add("TV.canEditRow"); return true }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { log.add("TV.viewForHeader"); return nil }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { log.add("TV.titleForHeader"); return "Header" }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { log.add("TV.viewForFooter"); return nil }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { log.add("TV.titleForFooter"); return "Footer" }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { log.add("TV.willDisplayHeader") }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { log.add("TV.willDisplayFooter") }
}

@MainActor final class TableConformanceTests: XCTestCase {
    /// A table in a window of an iOS version, laid out.
    private func shown<Source: TableLog & UITableViewDataSource & UITableViewDelegate>(
        iOS version: Int = 26, rows: Int, height: CGFloat = 400, _ make: (EventLog, Int) -> Source, _ change: (UITableView) -> Void = { _ in }
    ) -> (TouchStage, UITableView, Source) {
        let stage = TouchStage()
        Host.use(DetachedHost(iOSVersion: version))
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: height))
        table.contentInsetAdjustmentBehavior = .never
        change(table)
        let source = make(stage.log, rows)
        stage.kept.append(source)
        table.dataSource = source
        table.delegate = source
        stage.view.addSubview(table)
        stage.settle()
        return (stage, table, source)
    }

    /// Heights of all rows in a row are written as one entry, as the records do.
    private func condensed(_ lines: [String], rows: Int, as name: String) -> [String] {
        let all = (0..<rows).map { "TV.heightForRow(\($0))" }
        var result: [String] = []
        var index = 0
        while index < lines.count {
            if lines.count - index >= rows, Array(lines[index..<index + rows]) == all {
                result.append(name)
                index += rows
            } else {
                result.append(lines[index])
                index += 1
            }
        }
        return result
    }

    private func once(_ lines: [String]) -> [String] { lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } } }
    private func lastRound(_ lines: [String]) -> [String] { Array(lines[(lines.lastIndex(of: "TV.numberOfSections") ?? 0)...]) }
    private func firstRound(_ lines: [String]) -> [String] { Array(lines[...(lines.dropFirst().firstIndex(of: "TV.numberOfSections").map { $0 - 1 } ?? lines.count - 1)]) }

    // MARK: Heights by version

    func testIOS7() {
        let (stage, _, _) = shown(iOS: 7, rows: 3, Heights.init)
        let log = condensed(stage.log.take(), rows: 3, as: "TV.heightForRow(all)").filter { $0 != "TV.willDisplay" }
        XCTAssertEqual(log, ["TV.numberOfSections", "TV.numberOfRowsInSection", "TV.heightForRow(all)", "TV.cellForRow(0)", "TV.cellForRow(1)", "TV.cellForRow(2)"])
        let cells = log.filter { $0 != "TV.cellForRow(1)" && $0 != "TV.cellForRow(2)" }
        XCTAssertEqual(conforms(cells, to: "jianshu-e526-table-71", names: ["TV.cellForRow(0..n)": "TV.cellForRow(0)"]), [])
        stage.tearDown()
    }

    /// One round with its cells; a height is not asked a second time before iOS 8.
    func testHeadersAndFootersOnIOS7() {
        let (stage, _, _) = shown(iOS: 7, rows: 1, Sectioned.init)
        let log = stage.log.take()
        XCTAssertEqual(log.prefix(8), [
            "TV.numberOfSections", "TV.heightForHeader", "TV.heightForFooter", "TV.numberOfRowsInSection", "TV.heightForRow", "TV.cellForRow", "TV.canEditRow", "TV.willDisplay",
        ])
        XCTAssertEqual(conforms(log, to: "twblogs-table-second"), [])
        stage.tearDown()
    }

    func testIOS8() {
        let (stage, _, _) = shown(iOS: 8, rows: 20, Heights.init)
        let log = condensed(stage.log.take(), rows: 20, as: "TV.heightForRow(all)")
        XCTAssertEqual(log.prefix(10), [
            "TV.numberOfSections", "TV.numberOfRowsInSection", "TV.heightForRow(all)", "TV.numberOfSections", "TV.numberOfRowsInSection", "TV.heightForRow(all)",
            "TV.cellForRow(0)", "TV.heightForRow(0)", "TV.willDisplay", "TV.cellForRow(1)",
        ])
        XCTAssertEqual(conforms(log, to: "jianshu-e526-table-8"), [])
        stage.tearDown()
    }

    func testIOS9And10() {
        for version in [9, 10] {
            let (stage, _, _) = shown(iOS: version, rows: 3, Heights.init)
            let lines = stage.log.take()
            let log = condensed(lines, rows: 3, as: "TV.heightForRow(all)")
            XCTAssertEqual(log.filter { $0 == "TV.heightForRow(all)" }.count, 3)
            XCTAssertEqual(log[9...].prefix(4), ["TV.cellForRow(0)", "TV.heightForRow(0)", "TV.willDisplay", "TV.cellForRow(1)"])
            XCTAssertEqual(conforms(log, to: "jianshu-e526-table-9"), [])
            XCTAssertEqual(conforms(condensed(lines, rows: 3, as: "TV.heightForRow(0..2)"), to: "jianshu-e4d5-table"), [])
            stage.tearDown()
        }
    }

    func testIOS11() {
        let (stage, table, _) = shown(rows: 2, Heights.init)
        let log = stage.log.take()
        XCTAssertEqual(log, [
            "TV.numberOfSections", "TV.numberOfSections", "TV.numberOfRowsInSection", "TV.numberOfSections", "TV.numberOfRowsInSection",
            "TV.cellForRow(0)", "TV.heightForRow(0)", "TV.willDisplay", "TV.cellForRow(1)", "TV.heightForRow(1)", "TV.willDisplay",
        ])
        XCTAssertEqual(conforms(log, to: "jianshu-e526-table-11"), [])
        // The page says what comes first, not how often (it610-table-estimates).
        let first = lastRound(log).map { $0 == "TV.cellForRow(0)" ? "TV.cellForRow" : $0 }
        XCTAssertEqual(conforms(first, to: "apple-table-counts-first"), [])
        XCTAssertEqual(table.contentSize.height, 100)
        stage.tearDown()
    }

    func testIOS11WithoutEstimates() {
        let (stage, _, _) = shown(rows: 2, Heights.init) { $0.estimatedRowHeight = 0 }
        let log = condensed(stage.log.take(), rows: 2, as: "TV.heightForRow(all)")
        XCTAssertEqual(log, [
            "TV.numberOfSections", "TV.numberOfSections", "TV.numberOfRowsInSection", "TV.heightForRow(all)", "TV.numberOfSections", "TV.numberOfRowsInSection",
            "TV.heightForRow(all)", "TV.cellForRow(0)", "TV.heightForRow(0)", "TV.willDisplay", "TV.cellForRow(1)", "TV.heightForRow(1)", "TV.willDisplay",
        ])
        XCTAssertEqual(conforms(lastRound(log), to: "jianshu-e526-table-11-est0"), [])
        stage.tearDown()
    }

    func testEstimatesOfTheDelegate() {
        final class Estimating: TableLog, UITableViewDataSource, UITableViewDelegate {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { log.add("TV.cellForRow"); return UITableViewCell() }
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { log.add("TV.estimatedHeightForRow"); return 30 }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { log.add("TV.heightForRow"); return 50 }
        }
        let (stage, _, _) = shown(rows: 1, Estimating.init)
        let log = stage.log.take()
        let round = ["TV.numberOfSections", "TV.numberOfRowsInSection", "TV.estimatedHeightForRow"]
        XCTAssertEqual(log, ["TV.numberOfSections"] + round + round + ["TV.cellForRow", "TV.heightForRow", "TV.willDisplay"])
        XCTAssertEqual(conforms(lastRound(log), to: "twblogs-table-estimated"), [])
        stage.tearDown()
    }

    func testDequeueForAsksTheHeight() {
        final class Dequeuing: TableLog, UITableViewDataSource, UITableViewDelegate {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                log.add("TV.cellForRow(0)[enter]")
                let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
                log.add("dequeueReusableCell(for:)[return]")
                defer { log.add("TV.cellForRow(0)[return]") }
                return cell
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { log.add("TV.heightForRow(0)"); return 50 }
        }
        let (stage, _, _) = shown(rows: 1, Dequeuing.init) { $0.register(UITableViewCell.self, forCellReuseIdentifier: "Cell") }
        let log = stage.log.take()
        XCTAssertEqual(log, [
            "TV.numberOfSections", "TV.numberOfSections", "TV.numberOfRowsInSection", "TV.numberOfSections", "TV.numberOfRowsInSection", "TV.cellForRow(0)[enter]",
            "TV.heightForRow(0)", "dequeueReusableCell(for:)[return]", "TV.cellForRow(0)[return]", "TV.heightForRow(0)", "TV.willDisplay",
        ])
        // The record follows one call of cellForRow; what comes after it is log2-table-heights'.
        let call = log.prefix { $0 != "TV.cellForRow(0)[return]" } + ["TV.cellForRow(0)[return]"]
        XCTAssertEqual(conforms(Array(call), to: "jianshu-e526-table-11-dequeue-for"), [])
        stage.tearDown()
    }

    // MARK: Loading

    func testHeadersAndFootersUpToIOS10() {
        let (stage, _, _) = shown(iOS: 10, rows: 1, Sectioned.init)
        let log = stage.log.take()
        let round = ["TV.numberOfSections", "TV.heightForHeader", "TV.heightForHeader", "TV.heightForFooter", "TV.heightForFooter", "TV.numberOfRowsInSection", "TV.heightForRow"]
        XCTAssertEqual(log, round + round + round + [
            "TV.cellForRow", "TV.heightForRow", "TV.canEditRow", "TV.willDisplay", "TV.viewForHeader", "TV.titleForHeader", "TV.willDisplayHeader",
            "TV.viewForFooter", "TV.titleForFooter", "TV.willDisplayFooter",
        ])
        // The records show one of the rounds, the first, or the last and what follows, and a line that repeats itself once.
        XCTAssertEqual(conforms(once(firstRound(log)), to: "twblogs-table-first"), [])
        XCTAssertEqual(conforms(once(lastRound(log)), to: "haomeiwen-table"), [])
        // accessoryType: tableView(_:accessoryTypeForRowWith:) cannot be implemented in Swift.
        XCTAssertEqual(conforms(Array(log.dropFirst(3 * round.count)), to: "jianshu07fe-headers", names: ["TV.willDisplay(cell)": "TV.willDisplay"], leavingOut: ["TV.accessoryType"]), [])
        stage.tearDown()
    }

    func testTheDelegateReloadsTheDataSourceDoesNot() {
        let (stage, table, first) = shown(rows: 1, Heights.init)
        _ = stage.log.take()
        let second = Heights(stage.log, rows: 2)
        stage.kept.append(second)
        table.dataSource = second
        stage.log.add("TV.setDataSource")
        stage.settle()
        let set = stage.log.take()
        XCTAssertEqual(set, ["TV.setDataSource"])
        table.delegate = second
        stage.log.add("TV.setDelegate")
        stage.settle()
        let log = set + stage.log.take().map { $0 == "TV.numberOfSections" ? "TV.reload" : $0 }
        XCTAssertEqual(log.prefix(3), ["TV.setDataSource", "TV.setDelegate", "TV.reload"])
        XCTAssertEqual(conforms(log, to: "qmui-table-setdelegate"), [])
        withExtendedLifetime(first) {}
        stage.tearDown()
    }

    func testReuse() {
        final class Cell: UITableViewCell {
            static var log: EventLog?
            override func prepareForReuse() { super.prepareForReuse(); Cell.log?.add("Cell.prepareForReuse") }
        }
        final class Reusing: TableLog, UITableViewDataSource, UITableViewDelegate {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                log.add("TV.cellForRow[enter]")
                defer { log.add("TV.cellForRow[return]") }
                return tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            }
        }
        let (stage, table, _) = shown(rows: 100, Reusing.init) { $0.register(Cell.self, forCellReuseIdentifier: "Cell") }
        // Two pages on, so that the pool is full; then one row.
        for page in 1...2 { table.contentOffset.y = CGFloat(page) * 400; stage.settle() }
        Cell.log = stage.log
        _ = stage.log.take()
        table.contentOffset.y += 44
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(log, ["TV.cellForRow[enter]", "Cell.prepareForReuse", "TV.cellForRow[return]", "TV.willDisplay"])
        XCTAssertEqual(conforms(log, to: "apple-prepareforreuse"), [])
        Cell.log = nil
        stage.tearDown()
    }

    /// A turned device has other widths: what is not estimated is asked anew.
    func testHeightsAfterARotation() {
        final class Wide: TableLog, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.bounds.width / 10 }
        }
        for estimate in [CGFloat(0), UITableView.automaticDimension] {
            let (stage, table, _) = shown(rows: 3, Wide.init) { $0.estimatedRowHeight = estimate }
            XCTAssertEqual(table.contentSize.height, 117.9, accuracy: 0.5)
            table.frame.size.width = 800
            stage.settle()
            XCTAssertEqual(table.contentSize.height, 240, accuracy: 0.5)
            stage.tearDown()
        }
    }

    // MARK: Selection

    func testSelection() {
        final class Cell: UITableViewCell {
            var name = ""
            var log: EventLog?
            override func setHighlighted(_ highlighted: Bool, animated: Bool) { super.setHighlighted(highlighted, animated: animated); log?.add("\(name).setHighlighted(\(highlighted))") }
            override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated); log?.add("\(name).setSelected(\(selected))") }
        }
        final class Selecting: TableLog, UITableViewDataSource, UITableViewDelegate {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = Cell(style: .default, reuseIdentifier: nil)
                cell.name = indexPath.row == 0 ? "Old" : "New"
                cell.log = log
                return cell
            }
            private func name(_ path: IndexPath) -> String { path.row == 0 ? "old" : "new" }
            func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { log.add("TV.shouldHighlight"); return true }
            func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log.add("TV.didHighlight") }
            func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { log.add("TV.willSelect(\(name(indexPath)))"); return indexPath }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.add("TV.didSelect(\(name(indexPath)))") }
            func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { log.add("TV.willDeselect(\(name(indexPath)))"); return indexPath }
            func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.add("TV.didDeselect(\(name(indexPath)))") }
        }
        let (stage, _, _) = shown(rows: 2, Selecting.init)
        _ = stage.log.take()
        stage.tap(CGPoint(x: 100, y: 122))
        let first = stage.log.take()
        XCTAssertEqual(first, [
            "TV.shouldHighlight", "Old.setHighlighted(true)", "TV.didHighlight", "Old.setHighlighted(false)", "TV.willSelect(old)", "Old.setSelected(true)", "TV.didSelect(old)",
        ])
        XCTAssertEqual(conforms(first, to: "csdn926-cell-select", names: ["Cell": "Old", "TV.didSelect": "TV.didSelect(old)"]), [])
        XCTAssertEqual(conforms(first, to: "iter01-table-first", names: ["TV.willSelect(new)": "TV.willSelect(old)", "TV.didSelect(new)": "TV.didSelect(old)"]), [])
        XCTAssertEqual(conforms(first, to: "apple-table-willselect", names: ["TV.willSelect": "TV.willSelect(old)", "TV.didSelect": "TV.didSelect(old)"]), [])
        stage.tap(CGPoint(x: 100, y: 166))
        let second = stage.log.take()
        XCTAssertEqual(second, [
            "TV.shouldHighlight", "New.setHighlighted(true)", "TV.didHighlight", "New.setHighlighted(false)", "TV.willSelect(new)", "TV.willDeselect(old)",
            "Old.setSelected(false)", "TV.didDeselect(old)", "New.setSelected(true)", "TV.didSelect(new)",
        ])
        XCTAssertEqual(conforms(second, to: "csdn926-cell-reselect", "iter01-table-second"), [])
        stage.tearDown()
    }

    // MARK: Swiping

    func testSwipeUpToIOS10() {
        final class Swiping: TableLog, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { log.add("TV.canEditRow"); return true }
            func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { log.add("TV.canMoveRow"); return false }
            func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { log.add("TV.editingStyle"); return .delete }
            func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { log.add("TV.titleForDeleteConfirmationButton"); return "Away" }
            func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { log.add("TV.willBeginEditingRow") }
            func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { log.add("TV.commit") }
        }
        registerKeys(of: Swiping.self) { $0.m3("tableView:commitEditingStyle:forRowAtIndexPath:") { (_: Swiping, _: Any?, _: Any?, _: Any?) in } }
        let (stage, table, _) = shown(iOS: 10, rows: 3, Swiping.init)
        _ = stage.log.take()
        stage.drag(from: CGPoint(x: 300, y: 122), to: CGPoint(x: 100, y: 122))
        stage.settle()
        let log = stage.log.take()
        XCTAssertEqual(log, [
            "TV.editingStyle", "TV.canEditRow", "TV.editingStyle", "TV.canEditRow", "TV.willBeginEditingRow", "TV.canEditRow", "TV.editingStyle", "TV.canMoveRow",
            "TV.titleForDeleteConfirmationButton",
        ])
        // accessoryType: tableView(_:accessoryTypeForRowWith:) cannot be implemented in Swift.
        XCTAssertEqual(conforms(log, to: "jianshu07fe-swipe-edit", leavingOut: ["TV.accessoryType"]), [])
        withExtendedLifetime(table) {}
        stage.tearDown()
    }
}
