// Glyphs of a font: numbers, advances, boxes, outlines; what CTFont says of itself; copies, descriptors, the font manager.

import CoreGraphics
@testable import CoreText
import PixelExpectation
import XCTest

final class GlyphTests: XCTestCase {
    private let font = CTFontCreateWithName("DejaVuSans" as NSString, 20.48, nil)

    private func glyph(_ letter: String, in font: CTFont? = nil) -> CGGlyph {
        let units = Array(letter.utf16)
        var glyphs = [CGGlyph](repeating: 0, count: units.count)
        _ = CTFontGetGlyphsForCharacters(font ?? self.font, units, &glyphs, units.count)
        return glyphs[0]
    }

    func testGlyphsOfCharacters() {
        let units = Array("A\u{1D49C}B\u{10FFFD}".utf16)
        var glyphs = [CGGlyph](repeating: 7, count: units.count)
        XCTAssertFalse(CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count))
        XCTAssertNotEqual(glyphs[0], 0)
        XCTAssertEqual(glyphs[2], 0, "the second half of a pair")
        XCTAssertEqual(Array(glyphs[4...]), [0, 0], "a character that the font does not have")
        XCTAssertTrue(CTFontGetGlyphsForCharacters(font, Array("AB".utf16), &glyphs, 2))
        XCTAssertEqual(CTFontGetGlyphWithName(font, "A" as NSString), glyphs[0])
        XCTAssertEqual(CTFontCopyNameForGlyph(font, glyphs[0]), "A" as NSString)
    }

    /// At 20.48 points a unit of the face is a hundredth of a point.
    func testAdvancesAndBoxes() throws {
        let glyphs = [glyph("A"), glyph("i"), glyph(" ")]
        var advances = [CGSize](repeating: .zero, count: 3)
        let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 3)
        XCTAssertEqual(advances[0].width, 14.01, accuracy: 1e-6)
        XCTAssertEqual(sum, Double(advances.reduce(0) { $0 + $1.width }), accuracy: 1e-9)
        var boxes = [CGRect](repeating: .zero, count: 3)
        let all = CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, &boxes, 3)
        let graphics = try XCTUnwrap(CGFont("DejaVuSans"))
        var unit = CGRect.zero
        XCTAssertTrue(graphics.getGlyphBBoxes(glyphs: glyphs, count: 1, bboxes: &unit))
        XCTAssertEqual(boxes[0].height, unit.height / 100, accuracy: 1e-6)
        XCTAssertEqual(boxes[2], .zero)
        XCTAssertEqual(all, boxes[0].union(boxes[1]))
    }

    func testAnOutlineHasTheGlyphsBox() throws {
        for letter in ["A", "g", "O", "i"] {
            let number = glyph(letter)
            let path = try XCTUnwrap(CTFontCreatePathForGlyph(font, number, nil), letter)
            var box = CGRect.zero
            CTFontGetBoundingRectsForGlyphs(font, .default, [number], &box, 1)
            let own = path.boundingBoxOfPath
            for (left, right) in [(own.minX, box.minX), (own.minY, box.minY), (own.maxX, box.maxX), (own.maxY, box.maxY)] { XCTAssertEqual(left, right, accuracy: 0.05, letter) }
        }
        let ring = try XCTUnwrap(CTFontCreatePathForGlyph(font, glyph("O"), nil)), box = ring.boundingBoxOfPath
        XCTAssertFalse(ring.contains(CGPoint(x: box.midX, y: box.midY)), "the hole of an O")
        XCTAssertTrue(ring.contains(CGPoint(x: box.minX + 1, y: box.midY)))
        var double = CGAffineTransform(scaleX: 2, y: -2)
        XCTAssertEqual(CTFontCreatePathForGlyph(font, glyph("A"), &double)?.boundingBoxOfPath.minY ?? 0, -2 * (CTFontCreatePathForGlyph(font, glyph("A"), nil)?.boundingBoxOfPath.maxY ?? 0), accuracy: 1e-6)
        XCTAssertNil(CTFontCreatePathForGlyph(font, glyph(" "), nil))
        XCTAssertNil(CTFontCreatePathForGlyph(font, 65_000, nil))
    }

    func testAMatrixSlantsTheGlyphs() throws {
        var slant = CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)
        let leaning = CTFontCreateWithName("DejaVuSans" as NSString, 20.48, &slant)
        let upright = try XCTUnwrap(CTFontCreatePathForGlyph(font, glyph("I"), nil)?.boundingBoxOfPath)
        let box = try XCTUnwrap(CTFontCreatePathForGlyph(leaning, glyph("I"), nil)?.boundingBoxOfPath)
        XCTAssertEqual(box.width, upright.width + upright.height * 0.25, accuracy: 0.05)
        XCTAssertEqual(CTFontGetMatrix(leaning).c, 0.25)
        XCTAssertNotEqual(leaning, font)
        // Drawn too: the stem's foot stays, its head moves to the right.
        func picture(_ font: CTFont) -> CGImage? {
            Pictures.draw(width: 40, height: 40, scale: 1) { context in
                context.translateBy(x: 0, y: 40)
                context.scaleBy(x: 1, y: -1)
                context.textPosition = CGPoint(x: 10, y: 10)
                CTLineDraw(CTLineCreateWithAttributedString(NSAttributedString(string: "I", attributes: [NSAttributedString.Key(kCTFontAttributeName as String): font])), context)
            }
        }
        func left(_ image: CGImage?, row: Int) -> Int? { (0..<40).first { pixel(image, $0, row)[0] < 128 } }
        XCTAssertEqual(try XCTUnwrap(left(picture(font), row: 17)), try XCTUnwrap(left(picture(font), row: 28)))
        XCTAssertGreaterThan(try XCTUnwrap(left(picture(leaning), row: 17)), try XCTUnwrap(left(picture(leaning), row: 28)))
    }

    func testGlyphsAreDrawnWhereTheyAreTold() {
        let image = Pictures.draw(width: 60, height: 40, scale: 1) { context in
            context.translateBy(x: 0, y: 40)
            context.scaleBy(x: 1, y: -1)
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            CTFontDrawGlyphs(font, [glyph("I"), glyph("I")], [CGPoint(x: 10, y: 10), CGPoint(x: 40, y: 10)], 2, context)
        }
        let columns = (0..<60).filter { pixel(image, $0, 22)[1] < 128 }
        XCTAssertEqual(columns.filter { $0 < 30 }.count, 2)
        XCTAssertEqual(columns.filter { $0 >= 30 }.map { $0 - 30 }, columns.filter { $0 < 30 })
        XCTAssertEqual(pixel(image, columns.first ?? 0, 22)[0], 255)
    }

    func testNamesTraitsAndTables() throws {
        let bold = try XCTUnwrap(CTFontCreateCopyWithSymbolicTraits(CTFontCreateWithName("HelveticaNeue" as NSString, 15, nil), 0, nil, .traitBold, .traitBold))
        XCTAssertEqual(CTFontCopyPostScriptName(bold), "HelveticaNeue-Bold" as NSString)
        XCTAssertEqual(CTFontCopyFullName(bold), "Helvetica Neue Bold" as NSString)
        XCTAssertEqual(CTFontCopyName(bold, kCTFontStyleNameKey), "Bold" as NSString)
        XCTAssertEqual(CTFontGetSymbolicTraits(bold), .traitBold)
        XCTAssertEqual(CTFontGetSize(bold), 15)
        XCTAssertNil(CTFontCreateCopyWithSymbolicTraits(CTFontCreateWithName("Zapfino" as NSString, 15, nil), 0, nil, .traitBold, .traitBold))
        let traits = CTFontCopyTraits(bold)
        XCTAssertEqual((traits[kCTFontWeightTrait] as? NSNumber)?.doubleValue ?? 0, 0.4, accuracy: 1e-9)
        XCTAssertEqual(CTFontCopyFamilyName(try XCTUnwrap(CTFontCreateCopyWithFamily(bold, 0, nil, "Avenir Next" as NSString))), "Avenir Next" as NSString)
        let head = try XCTUnwrap(CTFontCopyTable(font, 0x6865_6164, []))
        XCTAssertEqual(Array((head as Data)[12..<16]), [0x5F, 0x0F, 0x3C, 0xF5], "the head table's magic number")
        XCTAssertFalse(CTFontHasTable(font, 0x7878_7878))
        XCTAssertTrue((CTFontCopyName(font, kCTFontVersionNameKey) as String?)?.hasPrefix("Version") == true)
        XCTAssertNil(CTFontCopyName(bold, kCTFontCopyrightNameKey), "another font stands in")
        let set = CTFontCopyCharacterSet(font) as CharacterSet
        XCTAssertTrue(set.contains("A"))
        XCTAssertFalse(set.contains("한"))
        XCTAssertEqual(CTFontCreateForString(font, "한" as NSString, CFRange(location: 0, length: 1)), CTFontCreateWithName("NotoSansCJKkr-Regular" as NSString, 20.48, nil))
        XCTAssertEqual(CTFontCreateForString(font, "A" as NSString, CFRange(location: 0, length: 1)), font)
        let system = try XCTUnwrap(CTFontCreateUIFontForLanguage(.emphasizedSystem, 0, nil))
        XCTAssertEqual(system.instance.request.weight, 600)
        XCTAssertEqual(CTFontGetSize(system), 13)
    }

    func testDescriptors() throws {
        let descriptor = CTFontDescriptorCreateWithAttributes([kCTFontFamilyNameAttribute as String: "Georgia", kCTFontTraitsAttribute as String: [kCTFontWeightTrait as String: 0.4]] as NSDictionary)
        let font = CTFontCreateWithFontDescriptor(descriptor, 18, nil)
        XCTAssertEqual(CTFontCopyPostScriptName(font), "Georgia-Bold" as NSString)
        XCTAssertEqual(CTFontDescriptorCopyAttribute(CTFontCopyFontDescriptor(font), kCTFontFamilyNameAttribute) as? NSString, "Georgia")
        let larger = CTFontCreateCopyWithAttributes(font, 30, nil, nil)
        XCTAssertEqual(CTFontGetSize(larger), 30)
        XCTAssertEqual(CTFontCopyPostScriptName(larger), "Georgia-Bold" as NSString)
        let members = try XCTUnwrap(CTFontDescriptorCreateMatchingFontDescriptors(CTFontDescriptorCreateWithAttributes([kCTFontFamilyNameAttribute as String: "Georgia"] as NSDictionary), nil))
        XCTAssertEqual(members.count, 4)
        XCTAssertNil(CTFontDescriptorCreateMatchingFontDescriptor(CTFontDescriptorCreateWithNameAndSize("Nothing" as NSString, 12), NSSet(object: kCTFontNameAttribute)))
    }

    /// Digits of one width, by Apple's feature numbers and by OpenType's tag.
    func testFeaturesAreSwitched() {
        func widths(_ settings: [[String: Any]]) -> (CGFloat, CGFloat) {
            let plain = CTFontDescriptor(of: .system(size: 17))
            let descriptor = CTFontDescriptorCreateCopyWithAttributes(plain, [kCTFontFeatureSettingsAttribute as String: settings] as NSDictionary)
            let font = CTFontCreateWithFontDescriptor(descriptor, 0, nil)
            func width(_ text: String) -> CGFloat { TextLayout(StyledText(text, style: TextStyle(font: font.instance))).size.width }
            return (width("1111"), width("0000"))
        }
        let plain = widths([]), apple = widths([[kCTFontFeatureTypeIdentifierKey as String: 6, kCTFontFeatureSelectorIdentifierKey as String: 0]])
        XCTAssertNotEqual(plain.0, plain.1)
        XCTAssertEqual(apple.0, apple.1, accuracy: 1e-6)
        let open = widths([[kCTFontOpenTypeFeatureTag as String: "tnum", kCTFontOpenTypeFeatureValue as String: 1]])
        XCTAssertEqual(open.0, apple.0, accuracy: 1e-6)
    }

    func testRegisteringAndUnregistering() throws {
        let file = try XCTUnwrap(FontCatalog.records.first { $0.postScriptName == "DejaVuSansMono-Bold" }?.path)
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("copy-of-a-font.ttf")
        try? FileManager.default.removeItem(at: copy)
        try FileManager.default.copyItem(atPath: file, toPath: copy.path)
        defer { try? FileManager.default.removeItem(at: copy) }
        var error: Unmanaged<CFError>?
        XCTAssertFalse(CTFontManagerUnregisterFontsForURL(copy as NSURL, .process, &error))
        XCTAssertEqual(error?.takeRetainedValue().code, 201)
        XCTAssertTrue(CTFontManagerRegisterFontsForURL(copy as NSURL, .process, nil))
        XCTAssertTrue((CTFontManagerCopyAvailableFontFamilyNames() as? [String])?.contains("DejaVu Sans Mono") == true)
        XCTAssertFalse(CTFontManagerRegisterFontsForURL(copy as NSURL, .process, &error))
        XCTAssertEqual(error?.takeRetainedValue().code, 105)
        XCTAssertEqual(CTFontManagerCreateFontDescriptorsFromURL(copy as NSURL)?.count, 1)
        XCTAssertTrue(CTFontManagerUnregisterFontsForURL(copy as NSURL, .process, nil))
        XCTAssertFalse((CTFontManagerCopyAvailableFontFamilyNames() as? [String])?.contains("DejaVu Sans Mono") == true)
        var told: [Int] = []
        let missing = URL(fileURLWithPath: "/no/such.ttf")
        CTFontManagerRegisterFontURLs([copy, missing] as NSArray, .process, true) { errors, done in
            told = errors.compactMap { ($0 as? NSError)?.code }
            return done
        }
        XCTAssertEqual(told, [101])
        CTFontManagerUnregisterFontURLs([copy] as NSArray, .process, nil)
    }
}
