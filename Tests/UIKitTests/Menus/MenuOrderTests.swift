// The order of a menu's elements: from top to bottom, or by priority from where the menu was opened.
import XCTest
@testable import UIKit

@MainActor final class MenuOrderTests: XCTestCase {
    private func rows(in view: UIView) -> [MenuRowView] { (view as? MenuRowView).map { [$0] } ?? view.subviews.flatMap(rows) }

    private func titles(y: CGFloat, _ order: UIContextMenuConfiguration.ElementOrder) -> [String] {
        let stage = TouchStage()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: y, width: 120, height: 44)
        let more = UIMenu(options: .displayInline, children: ["C", "D"].map { UIAction(title: $0) { _ in } })
        button.menu = UIMenu(children: ["A", "B"].map { UIAction(title: $0) { _ in } } + [more])
        button.showsMenuAsPrimaryAction = true
        button.preferredMenuElementOrder = order
        stage.view.addSubview(button)
        stage.tap(button)
        stage.settle()
        defer { stage.tearDown() }
        return rows(in: stage.window).sorted { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY }.compactMap(\.accessibilityLabel)
    }

    func testByPriorityTheFirstElementLiesNextToTheSource() {
        // "displays the first menu element in the UIMenu closest to the location of the user interaction" (ElementOrder.priority's documentation)
        XCTAssertEqual(titles(y: 200, .priority), ["A", "B", "C", "D"])
        XCTAssertEqual(titles(y: 760, .priority), ["D", "C", "B", "A"])
        XCTAssertEqual(titles(y: 760, .fixed), ["A", "B", "C", "D"])
        XCTAssertEqual(titles(y: 760, .automatic), ["A", "B", "C", "D"])
    }

    func testTheOrderIsTheSystemsUnlessTheAppChooses() {
        XCTAssertEqual(UIContextMenuConfiguration().preferredMenuElementOrder, .automatic)
        XCTAssertEqual(UIBarButtonItem().preferredMenuElementOrder, .automatic)
        XCTAssertEqual(UIContextMenuConfiguration.ElementOrder(rawValue: 2), .fixed)
    }
}
