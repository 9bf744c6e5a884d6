// A colour literal where a CGColor is wanted, as apps give it to layers.
import CoreGraphics
import XCTest

final class ColorLiteralTests: XCTestCase {
    func testALiteralIsInSRGB() {
        let color: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        XCTAssertEqual(color.components, [1, 0.5, 0, 0.25])
        XCTAssertEqual(color, CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.25))
    }
}
