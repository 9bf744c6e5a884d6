// The keyboard and the table of a UITableViewController: room below, the field in sight, and back.
// Apple, "Table View Programming Guide", "Managing Table Views".
import XCTest
@testable import UIKit

@MainActor private final class FieldsController: UITableViewController {
    var callsSuper = true
    private(set) var fields: [UITextField] = (0..<20).map { _ in UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 34)) }

    override func viewWillAppear(_ animated: Bool) { if callsSuper { super.viewWillAppear(animated) } }
    override func numberOfSections(in tableView: UITableView) -> Int { 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fields.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(fields[indexPath.row])
        return cell
    }
}

@MainActor final class TableKeyboardTests: XCTestCase {
    private func edges(_ table: UITableView) -> [CGFloat] { [table.contentInset.bottom, table.verticalScrollIndicatorInsets.bottom, table.contentOffset.y + table.adjustedContentInset.top] }

    func testRoomForTheKeyboardAndBack() throws {
        let controller = FieldsController(style: .plain)
        let stage = TouchStage(showing: controller)
        let table = try XCTUnwrap(controller.tableView)
        XCTAssertEqual(edges(table), [0, 0, 0])
        table.contentInset.bottom = 10
        XCTAssertTrue(controller.fields[15].becomeFirstResponder())
        stage.settle()
        // 336 points of keyboard cover the safe area below too, which the table keeps free by itself.
        let safe = table.safeAreaInsets.bottom
        XCTAssertEqual(table.contentInset.bottom, 10 + 336 - safe)
        XCTAssertEqual(table.verticalScrollIndicatorInsets.bottom, 336 - safe)
        let field = controller.fields[15]
        XCTAssertLessThanOrEqual(field.convert(field.bounds, to: nil).maxY, 852 - 336)
        // Another field: the keyboard stays up and says nothing.
        XCTAssertTrue(controller.fields[17].becomeFirstResponder())
        stage.settle()
        XCTAssertLessThanOrEqual(controller.fields[17].convert(field.bounds, to: nil).maxY, 852 - 336)
        XCTAssertEqual(table.contentInset.bottom, 10 + 336 - safe)
        controller.fields[17].resignFirstResponder()
        stage.settle()
        XCTAssertEqual(table.contentInset.bottom, 10)
        XCTAssertEqual(table.verticalScrollIndicatorInsets.bottom, 0)
        stage.tearDown()
    }

    /// A table that ends above the keyboard's top loses only what is covered.
    func testOnlyWhatIsCovered() throws {
        let root = UIViewController(), controller = FieldsController(style: .plain)
        let stage = TouchStage(showing: root)
        root.addChild(controller)
        controller.view.frame = CGRect(x: 0, y: 100, width: 393, height: 500)
        root.view.addSubview(controller.view)
        controller.didMove(toParent: root)
        stage.settle()
        XCTAssertTrue(controller.fields[0].becomeFirstResponder())
        stage.settle()
        XCTAssertEqual(controller.tableView.contentInset.bottom, 600 - (852 - 336))
        controller.view.removeFromSuperview()
        stage.settle()
        XCTAssertEqual(controller.tableView.contentInset.bottom, 0)
        stage.tearDown()
    }

    /// viewWillAppear begins it, as apps learn that forget super.
    func testWithoutSuperNothingHappens() {
        let controller = FieldsController(style: .plain)
        controller.callsSuper = false
        let stage = TouchStage(showing: controller)
        XCTAssertTrue(controller.fields[3].becomeFirstResponder())
        stage.settle()
        XCTAssertEqual(edges(controller.tableView), [0, 0, 0])
        controller.fields[3].resignFirstResponder()
        stage.settle()
        stage.tearDown()
    }
}
