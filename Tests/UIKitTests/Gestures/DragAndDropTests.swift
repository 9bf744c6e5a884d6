// Drag and drop: a finger lifts, carries and drops; both sides are told in their order; what cannot be dropped goes back.
import XCTest
@testable import UIKit

@MainActor final class DragAndDropTests: XCTestCase {
    private final class Source: NSObject, UIDragInteractionDelegate {
        let log: EventLog
        var items: [UIDragItem] = [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
        var allowsMove = true
        init(_ log: EventLog) { self.log = log }
        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] { log.add("items"); return items }
        func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession) { log.add("lift") }
        func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { log.add("begin") }
        func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool { allowsMove }
        func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) { log.add("will end \(operation)") }
        func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) { log.add("did end \(operation)") }
        func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) { log.add("transferred") }
    }

    private final class Target: NSObject, UIDropInteractionDelegate {
        let log: EventLog
        var operation: UIDropOperation = .copy
        var handles = true
        init(_ log: EventLog) { self.log = log }
        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            log.add("can handle \(session.hasItemsConforming(toTypeIdentifiers: ["public.plain-text"]))")
            return handles
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { log.add("enter") }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal { UIDropProposal(operation: operation) }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { log.add("exit") }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) { log.add("perform \(session.items.count)") }
        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { log.add("conclude") }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { log.add("drop session ended") }
    }

    private func stage() -> (TouchStage, Source, Target) {
        let stage = TouchStage()
        let source = Source(stage.log), target = Target(stage.log)
        stage.kept = [source, target]
        for (view, interaction) in [
            (UIView(frame: CGRect(x: 40, y: 100, width: 80, height: 80)), UIDragInteraction(delegate: source) as any UIInteraction),
            (UIView(frame: CGRect(x: 40, y: 400, width: 200, height: 200)), UIDropInteraction(delegate: target) as any UIInteraction),
        ] {
            view.backgroundColor = .red
            stage.view.addSubview(view)
            view.addInteraction(interaction)
        }
        stage.settle()
        return (stage, source, target)
    }

    /// Rests until lifted, then moves along the points.
    private func carry(_ stage: TouchStage, _ points: [CGPoint]) {
        let finger = stage.land(points[0])
        for _ in 0..<45 { stage.frame() }
        for point in points.dropFirst() {
            finger.move(to: point)
            stage.frame()
        }
        finger.lift()
        stage.settle()
    }

    func testADropTellsBothSidesInOrder() {
        let (stage, _, _) = stage()
        carry(stage, [CGPoint(x: 60, y: 120), CGPoint(x: 80, y: 300), CGPoint(x: 100, y: 450), CGPoint(x: 110, y: 460)])
        XCTAssertEqual(stage.log.take(), [
            "items", "lift", "begin", "can handle true", "enter", "perform 1", "will end copy", "conclude", "did end copy", "drop session ended", "transferred",
        ])
        stage.tearDown()
    }

    func testWhatNobodyTakesGoesBack() {
        let (stage, _, target) = stage()
        target.handles = false
        carry(stage, [CGPoint(x: 60, y: 120), CGPoint(x: 100, y: 450)])
        XCTAssertEqual(stage.log.take(), ["items", "lift", "begin", "can handle true", "will end cancel", "did end cancel"])
        target.handles = true
        target.operation = .forbidden
        carry(stage, [CGPoint(x: 60, y: 120), CGPoint(x: 100, y: 450)])
        XCTAssertEqual(stage.log.take(), ["items", "lift", "begin", "can handle true", "enter", "exit", "will end cancel", "did end cancel", "drop session ended"])
        target.operation = .copy
        carry(stage, [CGPoint(x: 60, y: 120), CGPoint(x: 100, y: 450), CGPoint(x: 300, y: 700)])
        XCTAssertEqual(stage.log.take(), ["items", "lift", "begin", "can handle true", "enter", "exit", "will end cancel", "did end cancel", "drop session ended"])
        stage.tearDown()
    }

    func testAMoveNeedsTheSourcesPermission() {
        let (stage, source, target) = stage()
        target.operation = .move
        source.allowsMove = false
        carry(stage, [CGPoint(x: 60, y: 120), CGPoint(x: 100, y: 450)])
        XCTAssertEqual(stage.log.take().suffix(3), ["will end cancel", "did end cancel", "drop session ended"])
        stage.tearDown()
    }

    func testNothingToDragAndAPressThatDoesNotMove() {
        let (stage, source, _) = stage()
        carry(stage, [CGPoint(x: 60, y: 120)])
        XCTAssertEqual(stage.log.take(), ["items", "lift"], "lifted and put back without a drag")
        source.items = []
        carry(stage, [CGPoint(x: 60, y: 120), CGPoint(x: 100, y: 450)])
        XCTAssertEqual(stage.log.take(), ["items"])
        stage.tearDown()
    }

    private final class Rows: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
        var rows = ["A", "B", "C", "D"]
        var log: EventLog?
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.dragDelegate = self
            tableView.dropDelegate = self
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
            log?.add("drag \(indexPath.row)")
            return [UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))]
        }
        func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal {
            UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            guard let item = coordinator.items.first, let from = item.sourceIndexPath, let to = coordinator.destinationIndexPath else { return log?.add("nowhere") ?? () }
            log?.add("move \(from.row) to \(to.row)")
            rows.insert(rows.remove(at: from.row), at: to.row)
            tableView.moveRow(at: from, to: to)
            coordinator.drop(item.dragItem, toRowAt: to).addCompletion { [log] _ in log?.add("landed") }
        }
        func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { log?.add("over") }
    }

    func testATablesRowIsCarriedToAnother() throws {
        let controller = Rows(style: .plain)
        let stage = TouchStage(root: controller)
        controller.log = stage.log
        func middle(_ row: Int) throws -> CGPoint {
            let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
            return cell.convert(CGPoint(x: 100, y: 20), to: nil)
        }
        carry(stage, [try middle(0), try middle(1), try middle(2)])
        XCTAssertEqual(stage.log.take(), ["drag 0", "move 0 to 2", "landed", "over"])
        XCTAssertEqual(controller.tableView.visibleCells.map { $0.textLabel?.text }, ["B", "C", "A", "D"])
        XCTAssertFalse(controller.tableView.hasActiveDrag)
        stage.tearDown()
    }
}
