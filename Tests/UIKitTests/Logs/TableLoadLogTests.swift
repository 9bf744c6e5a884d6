// Tables that load, reload and show their cells, as devices logged them: lifecycle-records-4, groups table/*.
import LifecycleEvidence
import ObjectiveC
import XCTest
@testable import UIKit

@MainActor private class SectionSource: NSObject {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func numberOfSections(in tableView: UITableView) -> Int { log.add("sections"); return 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { log.add("cell"); return UITableViewCell() }
}

private final class HeightedSections: SectionSource, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { log.add("rows"); return 3 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { log.add("height"); return 44 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { log.add("headerHeight"); return 20 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { log.add("footerHeight"); return 20 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { log.add("headerView"); return UIView() }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { log.add("footerView"); return UIView() }
}

private final class EstimatedSection: SectionSource, UITableViewDataSource, UITableViewDelegate {
    override func numberOfSections(in tableView: UITableView) -> Int { log.add("sections"); return 1 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { log.add("rows"); return 1 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { log.add("height"); return 44 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { log.add("headerHeight"); return 20 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { log.add("footerHeight"); return 20 }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { log.add("estimate"); return 50 }
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { log.add("headerEstimate"); return 30 }
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { log.add("footerEstimate"); return 30 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { log.add("headerView"); return UIView() }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { log.add("footerView"); return UIView() }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { log.add("willDisplay(cell)") }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { log.add("willDisplay(header)") }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { log.add("willDisplay(footer)") }
}

/// What lowered code says of its delegates, so that a table knows whose heights it may put off.
private enum HeadingRegistration {
    @MainActor static let done: Void = {
        for cls in [HeightedSections.self, EstimatedSection.self] as [AnyClass] {
            _ObjC.register("", cls) { info in
                for side in ["Header", "Footer"] {
                    info.m2("tableView:heightFor\(side)InSection:") { (source: SectionSource, _: UITableView, _: Int) -> CGFloat in 20 }
                }
            }
        }
    }()
}

private final class TitledSections: SectionSource, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { log.add("rows(\(section))"); return 5 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { log.add("cell(\(indexPath.section),\(indexPath.row))"); return UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { log.add("title(\(section))"); return "Header" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { log.add("footerTitle(\(section))"); return "Footer" }
}

@MainActor final class TableLoadLogTests: XCTestCase {
    override func setUp() async throws { HeadingRegistration.done }

    private func loaded(_ version: Int, _ make: (EventLog) -> UITableViewDataSource & NSObject) -> [String] {
        let stage = TouchStage(iOSVersion: version)
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 700))
        table.contentInsetAdjustmentBehavior = .never
        let source = make(stage.log)
        stage.kept.append(source)
        table.dataSource = source
        table.delegate = source as? UITableViewDelegate
        stage.view.addSubview(table)
        stage.settle()
        defer { stage.tearDown() }
        return stage.log.take()
    }

    private func once(_ log: [String]) -> [String] { log.reduce(into: []) { if $0.last != $1 { $0.append($1) } } }

    func testASectionedTable() {
        let nine = once(loaded(9, HeightedSections.init))
        XCTAssertEqual(conforms(nine, to: "gh4466-table-9"), [])
        XCTAssertEqual(nine.filter { $0 == "sections" }.count, 3)
        XCTAssertEqual(conforms(loaded(9, HeightedSections.init), to: "gh4466-table-9-every-line", whole: true), [])
        let eleven = loaded(11, HeightedSections.init)
        XCTAssertEqual(conforms(eleven, to: "gh4466-table-11"), [])
        XCTAssertEqual(eleven.filter { $0 == "sections" }.count, 3)
        XCTAssertEqual(conforms(eleven, to: "gh4466-table-11-every-line", whole: true), [])
    }

    func testHeadingsWithEstimates() {
        let log = loaded(14, EstimatedSection.init)
        XCTAssertEqual(conforms(log, to: "it610-table-estimates", whole: true), [])
        XCTAssertEqual(conforms(log, to: "mcmap-sections-twice"), [])
        XCTAssertEqual(conforms(once(Array(log.drop { $0 != "headerEstimate" })), to: "existorlive-table"), [])
        XCTAssertEqual(conforms(loaded(10, EstimatedSection.init), to: "jianshu-ce5a-table", whole: true), [])
    }

    func testRowsAreCountedTwice() {
        final class Rows: NSObject, UITableViewDataSource {
            let log: EventLog
            init(_ log: EventLog) { self.log = log }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { log.add("rows"); return 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { log.add("cell"); return UITableViewCell() }
        }
        XCTAssertEqual(conforms(loaded(14, Rows.init), to: "velog-rudin-rows"), [])
    }

    /// Headings that were estimated stand where measured ones stand; what was not seen keeps its estimate.
    func testMeasuredHeadingsMoveTheRows() {
        final class Many: SectionSource, UITableViewDataSource, UITableViewDelegate {
            override func numberOfSections(in tableView: UITableView) -> Int { 30 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { log.add("header(\(section))"); return section == 1 ? 0 : 50 }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
        }
        _ObjC.register("", Many.self) { $0.m2("tableView:heightForHeaderInSection:") { (source: Many, _: UITableView, _: Int) -> CGFloat in 50 } }
        let stage = TouchStage(iOSVersion: 26)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 250))
        table.contentInsetAdjustmentBehavior = .never
        table.sectionHeaderTopPadding = 0
        let source = Many(stage.log)
        table.dataSource = source
        table.delegate = source
        stage.view.addSubview(table)
        stage.settle()
        // 50 + 88 (0), 88 (1), so that section 2 begins at 226 and its header is seen.
        XCTAssertEqual(stage.log.take().filter { $0.hasPrefix("header") }, ["header(0)", "header(1)", "header(2)"])
        XCTAssertEqual(table.rect(forSection: 1), CGRect(x: 0, y: 138, width: 393, height: 88))
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY, 276)
        XCTAssertEqual(table.contentSize.height, 138 + 88 + 138 + 27 * (28 + 88))
        table.contentOffset.y = table.contentSize.height - 250
        stage.settle()
        XCTAssertTrue(table.visibleCells.allSatisfy { $0.frame.intersects(table.bounds) })
        // An update keeps the heights that were measured.
        let top = table.rect(forSection: 2)
        table.performBatchUpdates({ table.reloadSections([29], with: .none) })
        stage.settle()
        XCTAssertEqual(table.rect(forSection: 2), top)
        stage.tearDown()
    }

    func testTheLastSectionIsAskedFirst() {
        XCTAssertEqual(conforms(loaded(10, TitledSections.init), to: "javashuo-two-sections"), [])
    }

    func testARowIsReloaded() {
        final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            let log: EventLog
            init(_ log: EventLog) { self.log = log }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                log.add("cellForRowAt(\(indexPath.row))")
                return tableView.dequeueReusableCell(withIdentifier: "CELL", for: indexPath)
            }
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { log.add("willDisplay(\(indexPath.row))") }
            func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { log.add("didEndDisplaying(\(indexPath.row))") }
        }
        for animation in [UITableView.RowAnimation.automatic, .none] {
            let stage = TouchStage(iOSVersion: 12)
            let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 500))
            table.register(UITableViewCell.self, forCellReuseIdentifier: "CELL")
            let rows = Rows(stage.log)
            table.dataSource = rows
            table.delegate = rows
            stage.view.addSubview(table)
            stage.settle()
            _ = stage.log.take()
            table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: animation)
            stage.settle()
            XCTAssertEqual(conforms(stage.log.take(), to: "anz-reload-row", whole: true), [])
            XCTAssertEqual(table.visibleCells.count, table.subviews.filter { $0 is UITableViewCell }.count)
            stage.tearDown()
        }
    }

    private final class LoggedTable: UITableView {
        var log: EventLog?
        override func layoutSubviews() {
            log?.add("layoutSubviews")
            super.layoutSubviews()
        }
        override func reloadData() {
            log?.add("reloadData[enter]")
            super.reloadData()
            log?.add("reloadData[return]")
        }
    }

    func testTheVisibleCellsOfATableAreMadeWhenAsked() {
        final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            let log: EventLog
            init(_ log: EventLog) { self.log = log }
            func numberOfSections(in tableView: UITableView) -> Int { log.add("sections"); return 1 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { log.add("rows"); return 2 }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { log.add("height"); return 60 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { log.add("cell"); return UITableViewCell() }
        }
        let stage = TouchStage(iOSVersion: 10)
        let table = LoggedTable(frame: CGRect(x: 0, y: 100, width: 393, height: 500))
        let rows = Rows(stage.log)
        table.dataSource = rows
        table.delegate = rows
        stage.view.addSubview(table)
        stage.settle()
        _ = stage.log.take()
        table.log = stage.log
        table.reloadData()
        stage.log.add("visible(\(table.visibleCells.count))")
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "yu-table-visible-cells", whole: true), [])
        stage.tearDown()
    }

    private final class LoggedCollection: UICollectionView {
        var log: EventLog?
        override func layoutSubviews() {
            log?.add("layoutSubviews[enter]")
            super.layoutSubviews()
            if let log { log.add("visible(\(visibleCells.count))") }
            log?.add("layoutSubviews[return]")
        }
        override func reloadData() {
            log?.add("reloadData[enter]")
            super.reloadData()
            log?.add("reloadData[return]")
        }
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    /// The repository's log shows one layout after reloadData: cells that wait for reuse are hidden where they are.
    func testTheCellsOfACollectionAreMadeInItsLayout() {
        let stage = TouchStage(iOSVersion: 10)
        let collection = LoggedCollection(frame: CGRect(x: 0, y: 100, width: 393, height: 500), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let items = Items()
        collection.dataSource = items
        stage.view.addSubview(collection)
        stage.settle()
        _ = stage.log.take()
        let cells = collection.visibleCells
        collection.log = stage.log
        collection.reloadData()
        stage.log.add("visible(\(collection.visibleCells.count))")
        XCTAssertEqual(cells.map(\.isHidden), [true, true, true])
        XCTAssertTrue(cells.allSatisfy { $0.superview === collection })
        stage.settle()
        XCTAssertEqual(conforms(stage.log.take(), to: "yu-collection-visible-cells", whole: true), [])
        XCTAssertEqual(Set(collection.visibleCells), Set(cells))
        XCTAssertEqual(cells.map(\.isHidden), [false, false, false])
        stage.tearDown()
    }
}
