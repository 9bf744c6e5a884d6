// What apps set on alerts by key-value coding: texts with attributes, and the colour of a button.
import ObjectiveC
import XCTest
@testable import UIKit

@MainActor final class AlertKeysTests: XCTestCase {
    private func labels(in view: UIView) -> [UILabel] { view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) } }

    func testTextsWithAttributesAndAColour() throws {
        for style in [UIAlertController.Style.alert, .actionSheet] {
            let stage = TouchStage(), alert = UIAlertController(title: "a", message: "b", preferredStyle: style), action = UIAlertAction(title: "Go", style: .default)
            alert.setValue(NSAttributedString(string: "Big", attributes: [.foregroundColor: UIColor.red]), forKey: "attributedTitle")
            alert.setValue(NSAttributedString(string: "Small"), forKey: "attributedMessage")
            action.setValue(UIColor.green, forKey: "titleTextColor")
            alert.addAction(action)
            stage.root.present(alert, animated: false)
            stage.settle()
            let shown = labels(in: alert.view)
            XCTAssertEqual(shown.compactMap(\.text).sorted(), ["Big", "Go", "Small"])
            XCTAssertEqual(try XCTUnwrap(shown.first { $0.text == "Go" }).textColor, .green)
            XCTAssertEqual(try XCTUnwrap(shown.first { $0.text == "Big" }).attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
            stage.tearDown()
        }
    }
}
