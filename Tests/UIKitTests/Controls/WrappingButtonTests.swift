// Titles of button configurations in a width that is too small for them, and what a button's role looks like.
import XCTest
@testable import UIKit

@MainActor final class WrappingButtonTests: XCTestCase {
    private func button(_ title: String, _ mode: NSLineBreakMode) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        configuration.titleLineBreakMode = mode
        return UIButton(configuration: configuration)
    }

    /// UIButton.Configuration.titleLineBreakMode, Apple documentation: a title wraps unless its mode truncates.
    func testATitleWrapsInTheWidthOfItsConstraints() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let wrapping = button("A title of so many words that it needs more than a line", .byWordWrapping)
        let cut = button("A title of so many words that it needs more than a line", .byTruncatingTail)
        for (index, view) in [wrapping, cut].enumerated() {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index) * 200),
                view.widthAnchor.constraint(equalToConstant: 200),
            ])
        }
        root.layoutIfNeeded()
        let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
        XCTAssertEqual(cut.frame.height, line + 14, accuracy: 1)
        XCTAssertEqual(wrapping.frame.height, 3 * line + 14, accuracy: 2)
        let label = try XCTUnwrap(wrapping.titleLabel)
        XCTAssertLessThanOrEqual(label.frame.maxX, 188)
        XCTAssertEqual(label.frame.height, 3 * line, accuracy: 2)
        XCTAssertEqual(wrapping.sizeThatFits(CGSize(width: 200, height: 0)).width, wrapping.intrinsicContentSize.width, "sizes that fit are of one line, as before")
    }

    func testADestructiveButtonIsRed() throws {
        let view = button("Delete", .byWordWrapping)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        view.tintColor = .systemBlue
        view.layoutIfNeeded()
        XCTAssertEqual(view.configurationBackground?.backgroundColor, .systemBlue)
        view.role = .destructive
        view.layoutIfNeeded()
        XCTAssertEqual(view.configurationBackground?.backgroundColor, .systemRed)
    }
}
