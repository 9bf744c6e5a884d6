// Rows that a finger carries, letters beside the rows, actions at both sides (Apple, Table View Programming Guide: "Managing
// the Reordering of Rows", "Populating an Indexed List"; UITableViewDelegate's swipe action methods).
import XCTest
@testable import UIKit

@MainActor final class TableReorderingTests: XCTestCase {
    private class Rows: UITableViewController {
        var sections = [["A", "B", "C"], ["D", "E"]]
        var log: EventLog?
        var target: ((IndexPath) -> IndexPath)?
        override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell") ?? Cell(style: .default, reuseIdentifier: "Cell")
            cell.textLabel?.text = sections[indexPath.section][indexPath.row]
            (cell as? Cell)?.log = log
            return cell
        }
        var titles: [String] { tableView.visibleCells.compactMap { $0.textLabel?.text } }
    }

    private final class Cell: UITableViewCell {
        var log: EventLog?
        override func willTransition(to state: StateMask) { super.willTransition(to: state); log?.add("will \(state.rawValue)") }
        override func didTransition(to state: StateMask) { super.didTransition(to: state); log?.add("did \(state.rawValue)") }
    }

    private final class Movable: Rows {
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath != IndexPath(row: 0, section: 1) }
        override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            log?.add("move \(source.section).\(source.row) to \(destination.section).\(destination.row)")
            sections[destination.section].insert(sections[source.section].remove(at: source.row), at: destination.row)
        }
        override func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath proposed: IndexPath) -> IndexPath {
            log?.add("target \(source.section).\(source.row) over \(proposed.section).\(proposed.row)")
            return target?(proposed) ?? proposed
        }
    }

    private func stage(_ controller: Rows) -> TouchStage {
        let stage = TouchStage(root: controller)
        controller.log = stage.log
        controller.tableView.reloadData()
        stage.settle()
        controller.setEditing(true, animated: false)
        stage.settle()
        _ = stage.log.take()
        return stage
    }

    private func handle(_ table: UITableView, _ row: Int, _ section: Int) throws -> CGPoint {
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: row, section: section)))
        let control = try XCTUnwrap(cell.reorderControl)
        return control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
    }

    func testAFingerCarriesARow() throws {
        let controller = Movable(style: .plain)
        let stage = stage(controller)
        let start = try handle(controller.tableView, 0, 0)
        stage.drag(from: start, to: CGPoint(x: start.x, y: start.y + 88), frames: 22, rest: 4)
        XCTAssertEqual(stage.log.take(), ["target 0.0 over 0.1", "target 0.0 over 0.2", "move 0.0 to 0.2"])
        stage.settle()
        XCTAssertEqual(controller.titles, ["B", "C", "A", "D", "E"])
        XCTAssertEqual(controller.tableView.visibleCells.map(\.frame.minY), controller.tableView.visibleCells.map(\.frame.minY).sorted())
        XCTAssertEqual(controller.tableView.contentOffset.y, -59, "the table does not scroll meanwhile")
        controller.tableView.reloadData()
        stage.settle()
        XCTAssertEqual(controller.titles, ["B", "C", "A", "D", "E"])
        stage.tearDown()
    }

    func testARowComesToAnotherSectionOrWhereTheDelegateSays() throws {
        let controller = Movable(style: .plain)
        let stage = stage(controller)
        let start = try handle(controller.tableView, 2, 0)
        stage.drag(from: start, to: CGPoint(x: start.x, y: start.y + 88), frames: 22, rest: 4)
        stage.settle()
        XCTAssertEqual(controller.sections, [["A", "B"], ["D", "E", "C"]])
        controller.target = { IndexPath(row: min($0.row, 1), section: 0) }
        let again = try handle(controller.tableView, 2, 1)
        stage.drag(from: again, to: CGPoint(x: again.x, y: again.y - 176), frames: 22, rest: 4)
        stage.settle()
        XCTAssertEqual(controller.sections, [["C", "A", "B"], ["D", "E"]])
        XCTAssertEqual(controller.titles, ["C", "A", "B", "D", "E"])
        stage.tearDown()
    }

    func testOnlyRowsThatMayMoveHaveTheControl() throws {
        let controller = Movable(style: .plain)
        let stage = stage(controller)
        XCTAssertNil(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 1))?.reorderControl)
        XCTAssertEqual(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 1))?.showsReorderControl, true)
        stage.tearDown()
        let fixed = Rows(style: .plain)
        let other = self.stage(fixed)
        XCTAssertTrue(fixed.tableView.visibleCells.allSatisfy { $0.reorderControl == nil && $0.isEditing })
        other.tearDown()
    }

    func testACellHearsOfItsControl() throws {
        let controller = Rows(style: .plain)
        controller.sections = [["A"]]
        let stage = stage(controller)
        controller.setEditing(false, animated: true)
        XCTAssertEqual(stage.log.take(), ["will 0"])
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["did 0"])
        controller.setEditing(true, animated: false)
        XCTAssertEqual(stage.log.take(), ["will 1", "did 1"])
        stage.tearDown()
    }

    // MARK: Letters

    private final class Indexed: Rows {
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "M", "Z"] }
        override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
            log?.add("section of \(title) at \(index)")
            return index
        }
    }

    func testALetterBringsItsSectionToTheTop() throws {
        let controller = Indexed(style: .plain)
        controller.sections = (0..<3).map { section in (0..<30).map { "\(section).\($0)" } }
        let stage = TouchStage(root: controller)
        controller.log = stage.log
        let table: UITableView = controller.tableView
        let index = try XCTUnwrap(table.sectionIndex)
        XCTAssertEqual(index.frame.width, 15)
        XCTAssertEqual(index.frame.maxX, 393)
        XCTAssertEqual(table.visibleCells.first?.contentView.frame.width, 378)
        let middle = index.convert(CGPoint(x: 7, y: index.bounds.midY), to: nil)
        stage.tap(middle)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["section of M at 1"])
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY, table.contentOffset.y + table.adjustedContentInset.top, accuracy: 0.5)
        table.sectionIndexMinimumDisplayRowCount = 91
        stage.settle()
        XCTAssertNil(table.sectionIndex)
        XCTAssertEqual(table.visibleCells.first?.contentView.frame.width, 393)
        stage.tearDown()
    }

    func testAConfigurationIsMadeAsEveryObject() {
        let none: UISwipeActionsConfiguration? = .init()
        XCTAssertEqual(none?.actions.count, 0)
    }

    // MARK: Actions at both sides

    private final class Swiped: Rows {
        override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [action("pin")])
        }
        override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
            let configuration = UISwipeActionsConfiguration(actions: [action("flag"), action("more")])
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }
        private func action(_ title: String) -> UIContextualAction {
            UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in self?.log?.add(title); done(true) }
        }
    }

    func testActionsAtBothSides() throws {
        let controller = Swiped(style: .plain)
        let stage = TouchStage(root: controller)
        controller.log = stage.log
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        let middle = cell.convert(CGPoint(x: 150, y: 22), to: nil)
        stage.drag(from: middle, to: CGPoint(x: middle.x + 80, y: middle.y), rest: 3)
        stage.settle()
        XCTAssertEqual(cell.contentView.frame.minX, 74)
        stage.tap(CGPoint(x: 30, y: middle.y))
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["pin"])
        XCTAssertEqual(cell.contentView.frame.minX, 0)
        // Across the whole row: the first action, where it may.
        stage.drag(from: CGPoint(x: 20, y: middle.y), to: CGPoint(x: 380, y: middle.y), frames: 20, rest: 3)
        stage.settle()
        XCTAssertEqual(stage.log.take(), ["pin"])
        stage.drag(from: CGPoint(x: 380, y: middle.y), to: CGPoint(x: 20, y: middle.y), frames: 20, rest: 3)
        stage.settle()
        XCTAssertEqual(stage.log.take(), [])
        XCTAssertEqual(cell.contentView.frame.minX, -148)
        stage.tearDown()
    }

    func testADiffableDataSourceThatCommitsDeletes() throws {
        final class Source: UITableViewDiffableDataSource<Int, String> {
            override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
            override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
                var shown = snapshot()
                if let item = itemIdentifier(for: indexPath) { shown.deleteItems([item]) }
                apply(shown, animatingDifferences: false)
            }
        }
        let controller = UITableViewController(style: .plain)
        let stage = TouchStage(root: controller)
        let source = Source(tableView: controller.tableView) { _, _, item in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = item
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["A", "B"])
        source.apply(snapshot, animatingDifferences: false)
        stage.settle()
        XCTAssertEqual(controller.tableView.trailingActions(at: IndexPath(row: 0, section: 0)).map(\.title), ["Delete"])
        controller.tableView.commit(.delete, at: IndexPath(row: 0, section: 0))
        stage.settle()
        XCTAssertEqual(controller.tableView.visibleCells.map { $0.textLabel?.text }, ["B"])
        stage.tearDown()
    }
}
