// CGFont: by name and from bytes, its measures, its way to CTFont and back, registration.

import CoreGraphics
import CoreText
import XCTest

final class GraphicsFontTests: XCTestCase {
    func testByNameAndFromBytes() throws {
        XCTAssertNil(CGFont("No such font at all"))
        let font = try XCTUnwrap(CGFont("DejaVuSans"))
        XCTAssertEqual(font.postScriptName, "DejaVuSans")
        XCTAssertEqual(font.unitsPerEm, 2048)
        XCTAssertEqual(font.descent, -483)
        XCTAssertGreaterThan(font.numberOfGlyphs, 1000)
        let a = font.getGlyphWithGlyphName(name: "A")
        XCTAssertEqual(font.name(for: a), "A")
        var glyph = a, advance: Int32 = 0
        XCTAssertTrue(font.getGlyphAdvances(glyphs: &glyph, count: 1, advances: &advance))
        XCTAssertEqual(advance, 1401)
        XCTAssertEqual(CTFontGetSize(CTFontCreateWithGraphicsFont(font, 20, nil, nil)), 20)
        XCTAssertEqual(CTFontCopyGraphicsFont(CTFontCreateWithName("Helvetica", 12, nil), nil).postScriptName, "Helvetica")

        let file = try XCTUnwrap(FontCatalog.records.first { $0.postScriptName == "DejaVuSans" }?.path)
        let provider = try XCTUnwrap(CGDataProvider(data: Data(contentsOf: URL(fileURLWithPath: file))))
        let made = try XCTUnwrap(CGFont(provider))
        XCTAssertEqual(made.postScriptName, "DejaVuSans")
        var error: Unmanaged<CFError>?
        XCTAssertTrue(CTFontManagerRegisterGraphicsFont(made, &error))
        XCTAssertFalse(CTFontManagerRegisterGraphicsFont(made, &error))
        XCTAssertEqual(error?.takeRetainedValue().code, 105)
        XCTAssertNil(CGDataProvider(data: Data([1, 2, 3])).flatMap { CGFont($0) })
    }
}
