// A text field asks `drawText(in:)` and `drawPlaceholder(in:)`, so that subclasses can draw these another way or not at all.
import UIKit
import XCTest

@MainActor final class TextFieldDrawingTests: XCTestCase {
    private final class Field: UITextField {
        var drawn: [String] = []
        var isSilent = false
        override func drawText(in rect: CGRect) {
            drawn.append("text")
            if !isSilent { super.drawText(in: rect) }
        }
        override func drawPlaceholder(in rect: CGRect) {
            drawn.append("placeholder")
            if !isSilent { super.drawPlaceholder(in: rect) }
        }
    }

    /// Whether anything was painted.
    private func paints(_ field: Field) -> Bool {
        field.layoutIfNeeded()
        let image = UIGraphicsImageRenderer(size: field.bounds.size).image { field.layer.render(in: $0.cgContext) }
        let empty = UIGraphicsImageRenderer(size: field.bounds.size).image { _ in }
        return image.pngData() != empty.pngData()
    }

    func testTheFieldsOwnDrawingIsAsked() {
        let field = Field(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        field.placeholder = "Name"
        XCTAssertTrue(paints(field))
        XCTAssertEqual(Set(field.drawn), ["placeholder"])
        field.drawn = []
        field.text = "Ada"
        XCTAssertTrue(paints(field))
        XCTAssertEqual(Set(field.drawn), ["text"])
    }

    func testAFieldThatDrawsNoPlaceholderShowsNone() {
        let field = Field(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        field.isSilent = true
        field.placeholder = "Name"
        XCTAssertFalse(paints(field))
        XCTAssertEqual(Set(field.drawn), ["placeholder"])
    }

    func testATouchOfItsOwnHasNoWindowAndLiesAtTheOrigin() {
        let touch = UITouch()
        XCTAssertNil(touch.window)
        XCTAssertEqual(touch.location(in: nil), .zero)
        XCTAssertEqual(touch.location(in: UIView(frame: .zero)), .zero)
    }
}
