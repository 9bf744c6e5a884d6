// Filters that iOS keeps and draws without, and which way up a layer's contents are.
import QuartzCore
import XCTest

final class LayerFilterTests: XCTestCase {
    func testFiltersAreValuesOfTheLayer() {
        let layer = CALayer()
        XCTAssertNil(layer.compositingFilter)
        XCTAssertNil(layer.filters)
        layer.compositingFilter = "multiplyBlendMode"
        XCTAssertEqual(layer.value(forKey: "compositingFilter") as? String, "multiplyBlendMode")
        layer.compositingFilter = nil
        XCTAssertNil(layer.compositingFilter)
    }

    func testFlipsCancelEachOther() {
        let outer = CALayer(), inner = CALayer()
        outer.addSublayer(inner)
        XCTAssertFalse(inner.contentsAreFlipped())
        outer.isGeometryFlipped = true
        XCTAssertTrue(inner.contentsAreFlipped())
        inner.isGeometryFlipped = true
        XCTAssertFalse(inner.contentsAreFlipped())
        XCTAssertTrue(outer.contentsAreFlipped())
    }
}
