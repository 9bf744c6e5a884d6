// setNeedsUpdateConfiguration() asks for one update in the next pass (Apple's page on the method; UIButton.h), the handler follows
// updateConfiguration, and both come before the view is first shown (a UIKit engineer's note, threadreaderapp 1402503136594391043).
import Testing
import XCTest
@testable import UIKit

private final class Button: UIButton {
    var events: [String] = []
    override func updateConfiguration() { events.append("update \(isSelected)") }
}

private final class Cell: UICollectionViewCell {
    var events: [String] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        events.append("update \(state.isSelected)")
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        events.append("layout")
    }
}

private final class Row: UITableViewCell {
    var events: [String] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        events.append("update \(state.isHighlighted)")
    }
}

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var events: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.configurationUpdateHandler = { [weak self] cell, _ in
            self?.events.append("handler")
            var content = cell.defaultContentConfiguration()
            content.text = String(repeating: "word ", count: 60)
            cell.contentConfiguration = content
        }
        events.append("made")
        return cell
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { events.append("display") }
}

extension UIConfigurationStateCustomKey {
    fileprivate static let isArchived = UIConfigurationStateCustomKey("org.example.isArchived")
}

private final class MailCell: UICollectionViewCell {
    var isArchived = false { didSet { setNeedsUpdateConfiguration() } }
    var seen: [AnyHashable?] = []
    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[.isArchived] = isArchived
        return state
    }
    override func updateConfiguration(using state: UICellConfigurationState) { seen.append(state[.isArchived]) }
}

@MainActor final class ConfigurationUpdateTests: XCTestCase {
    func testAStateOfTheAppsOwnReachesTheUpdate() {
        let cell = MailCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        window.addSubview(cell)
        cell.layoutIfNeeded()
        cell.isArchived = true
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.seen.last, true)
        var state = UIViewConfigurationState(traitCollection: window.traitCollection)
        XCTAssertNil(state[.isArchived])
        state[.isArchived] = 3
        XCTAssertEqual(state[.isArchived], 3)
        state[.isArchived] = nil
        XCTAssertNil(state[.isArchived])
    }

    func testButtonsUpdateOnceAFrame() {
        let stage = TouchStage(), button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.configuration = .filled()
        button.configurationUpdateHandler = { [unowned button] in button.events.append("handler \($0.isSelected)") }
        XCTAssertEqual(button.events, [])
        stage.view.addSubview(button)
        stage.settle()
        XCTAssertEqual(button.events, ["update false", "handler false"])
        button.setNeedsUpdateConfiguration()
        button.isSelected = true
        button.setNeedsUpdateConfiguration()
        XCTAssertEqual(button.events.count, 2)
        stage.settle()
        XCTAssertEqual(Array(button.events.dropFirst(2)), ["update true", "handler true"])
        stage.settle()
        XCTAssertEqual(button.events.count, 4)
    }

    /// A handler that sets another configuration is measured with it.
    func testButtonsAreMeasuredAfterTheUpdate() {
        let button = UIButton(configuration: .plain())
        button.configurationUpdateHandler = { $0.configuration?.title = "A title that takes room" }
        XCTAssertGreaterThan(button.sizeThatFits(.zero).width, 100)
    }

    func testCellsUpdateBeforeTheirLayout() {
        let stage = TouchStage(), cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        stage.view.addSubview(cell)
        cell.isSelected = true
        XCTAssertEqual(cell.events, [])
        stage.settle()
        XCTAssertEqual(cell.events.prefix(2), ["update true", "layout"])
        cell.events = []
        cell.isSelected = false
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.events, ["update false", "layout"])
        let row = Row(style: .default, reuseIdentifier: nil)
        row.isHighlighted = true
        row.layoutIfNeeded()
        XCTAssertEqual(row.events, ["update true"])
    }

    /// A row that its handler fills is as high as what the handler put in.
    func testRowsAreMeasuredAfterTheUpdate() throws {
        let stage = TouchStage(), rows = Rows(), table = UITableView(frame: stage.view.bounds)
        (table.dataSource, table.delegate) = (rows, rows)
        stage.kept.append(rows)
        stage.view.addSubview(table)
        stage.settle()
        XCTAssertEqual(rows.events.prefix(3), ["made", "handler", "display"])
        XCTAssertGreaterThan(try XCTUnwrap(table.visibleCells.first).frame.height, 60)
    }

    func testHeadersUpdateToo() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var states = 0
        header.configurationUpdateHandler = { _, _ in states += 1 }
        header.setNeedsUpdateConfiguration()
        XCTAssertEqual(states, 0)
        header.layoutIfNeeded()
        XCTAssertEqual(states, 1)
    }

    /// The keys that nibs set are there before any nib is loaded.
    func testKeysNeedNoNib() {
        let view = UIView()
        view.setValue(0.5, forKey: "alpha")
        view.setValue(UIColor.red, forKey: "backgroundColor")
        view.setValue(7, forKey: "tag")
        XCTAssertEqual(view.alpha, 0.5)
        XCTAssertEqual(view.backgroundColor, .red)
        XCTAssertEqual(view.value(forKey: "tag") as? Int, 7)
    }
}
