// The glyph atlas: glyphs stand in quarters of a pixel, add up where they meet, are cut by the clip; an atlas stays small.

import CoreGraphics
@testable import CoreText
import PixelExpectation
import XCTest

final class GlyphMaskTests: XCTestCase {
    private func picture(_ text: String, x: CGFloat, color: TextColor = .black, clip: CGRect? = nil, angle: CGFloat = 0) -> [UInt8] {
        let image = Pictures.draw(width: 100, height: 40, scale: 1) { context in
            if let clip { context.clip(to: clip) }
            if angle != 0 { context.rotate(by: angle) }
            let layout = TextLayout(StyledText(text, style: TextStyle(font: .system(size: 17), color: color)), options: TextLayout.Options())
            layout.draw(in: context, at: CGPoint(x: x, y: 8))
        }
        return (0..<40).flatMap { y in (0..<100).flatMap { x in pixel(image, x, y).prefix(3) } }
    }

    func testGlyphsStandInQuartersOfAPixel() {
        let there = picture("n", x: 10)
        XCTAssertTrue(there.contains { $0 < 64 })
        XCTAssertEqual(picture("n", x: 10.12), there)
        XCTAssertEqual(picture("n", x: 9.88), there)
        XCTAssertNotEqual(picture("n", x: 10.13), there)
        XCTAssertEqual(picture("n", x: 10.13), picture("n", x: 10.25))
    }

    func testTurnedTextStandsWhereItIs() {
        XCTAssertNotEqual(picture("n", x: 10, angle: 0.1), picture("n", x: 10.12, angle: 0.1))
    }

    func testAClipCutsThePictureAndChangesNothingInIt() {
        let whole = picture("Wavy", x: 10), cut = picture("Wavy", x: 10, clip: CGRect(x: 20, y: 0, width: 10, height: 40))
        for y in 0..<40 {
            for x in 0..<100 {
                let at = (y * 100 + x) * 3
                XCTAssertEqual(cut[at], (20..<30).contains(x) ? whole[at] : 255, "\(x), \(y)")
            }
        }
    }

    /// Joined letters of a colour that lets through are as dark where they meet as elsewhere.
    func testNothingIsPaintedTwiceWhereGlyphsMeet() {
        let faint = picture("سلام", x: 10, color: TextColor(red: 0, green: 0, blue: 0, alpha: 0.5))
        XCTAssertEqual(faint.min(), 127)
    }

    /// Such places go by outlines, which cairo leaves out.
    func testPlacesThatAreNoneOrFarAwayDrawNothing() {
        let empty = picture("", x: 10)
        for x in [CGFloat.nan, .infinity, -.infinity, 1e300, 1e9, -1e9] { XCTAssertEqual(picture("n", x: x), empty, "\(x)") }
    }

    func testAnAtlasStaysSmall() throws {
        let face = try XCTUnwrap(FontInstance.system(size: 17).face)
        var atlas = GlyphAtlas()
        let first = atlas.masks(of: face, GlyphMasks.Scale(xx: 10, yx: 0, xy: 0, yy: 10))
        XCTAssertTrue(atlas.masks(of: face, GlyphMasks.Scale(xx: 10, yx: 0, xy: 0, yy: 10)) === first)
        for size in 11..<100 { _ = atlas.masks(of: face, GlyphMasks.Scale(xx: Double(size), yx: 0, xy: 0, yy: Double(size))) }
        XCTAssertFalse(atlas.masks(of: face, GlyphMasks.Scale(xx: 10, yx: 0, xy: 0, yy: 10)) === first)
    }
}
