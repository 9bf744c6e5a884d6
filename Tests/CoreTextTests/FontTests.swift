// Fonts: metrics as published for San Francisco, names, stand-ins, bad requests.

@testable import CoreText
import XCTest

final class FontTests: XCTestCase {
    func testSystemFontHasSanFranciscosLine() {
        let font = FontInstance.system(size: 17)
        XCTAssertEqual(font.ascent + font.descent, 20.287109375, accuracy: 1e-9)
        XCTAssertEqual(font.ascent, 16.1865234375, accuracy: 1e-9)
        XCTAssertEqual(font.descent, 4.1005859375, accuracy: 1e-9)
        XCTAssertEqual(font.capHeight, 11.97802734375, accuracy: 1e-9)
        XCTAssertEqual(font.xHeight, 8.9482421875, accuracy: 1e-9)
        XCTAssertEqual(font.leading, 0)
    }

    /// Widths that Interface Builder wrote for hugging labels (@2x: a half point up from the true width).
    func testWidthsComeCloseToADevices() {
        let frames: [(String, CGFloat, CGFloat)] = [
            ("Detail", 17, 44), ("Hello World", 17, 88.5), ("Title", 17, 33.5), ("We will remind you at:", 17, 167), ("Detail", 16, 41.5),
            ("Hugo", 15, 37), ("Subtitle", 12, 44), ("Subtitle", 11, 40.5), ("Label", 17, 41.5),
        ]
        for (text, size, expected) in frames {
            let width = TextLayout(StyledText(text, style: TextStyle(font: .system(size: size)))).size.width
            XCTAssertEqual(width, expected - 0.25, accuracy: 0.8, "\(text) at \(size)")
        }
    }

    /// The same of large text: labels and buttons of public projects that hug their text.
    func testLargeTextIsAsWideAsADevices() {
        let frames: [(String, CGFloat, CGFloat)] = [
            ("Use current location", 20, 177), ("Alamofire", 22, 90.67), ("Current location", 23, 159), ("UI TextField:", 24, 126), ("Enter bill total", 25, 145),
            ("Select Gender:", 27, 172), ("Two Player Mode", 28, 206), ("Ask Me Anything...", 31, 251), ("Melbourne", 36, 166),
        ]
        for (text, size, expected) in frames {
            let width = TextLayout(StyledText(text, style: TextStyle(font: .system(size: size)))).size.width
            XCTAssertEqual(width, expected - 0.25, accuracy: expected * 0.014, "\(text) at \(size)")
        }
    }

    func testEveryWeightHasItsFace() {
        let styles = [100, 200, 300, 400, 500, 600, 700, 800, 900].map { FontInstance.system(size: 17, weight: $0).face?.record.weight }
        XCTAssertEqual(styles, [100, 200, 300, 400, 500, 600, 700, 800, 900])
        XCTAssertEqual(FontInstance.system(size: 17, weight: 700, italic: true).face?.record.isItalic, true)
    }

    func testNamesOfThePhoneResolve() {
        XCTAssertEqual(FontInstance.named("HelveticaNeue-Light", size: 15)?.request.weight, 300)
        XCTAssertEqual(FontInstance.named("Avenir-HeavyOblique", size: 15)?.request.isItalic, true)
        XCTAssertEqual(FontInstance.named("Georgia", size: 15)?.request.family, "Georgia")
        XCTAssertEqual(FontInstance.named("Courier New", size: 15)?.isMonospaced, true)
        XCTAssertNil(FontInstance.named("No Such Font", size: 15))
        XCTAssertNil(FontInstance.named("", size: 15))
    }

    func testHelveticaMeasuresAsOnTheDevice() throws {
        let font = try XCTUnwrap(FontInstance.named("Helvetica", size: 17))
        XCTAssertEqual(font.ascent + font.descent, 19.55, accuracy: 1e-9)
    }

    func testSameRequestIsSameObject() {
        XCTAssertTrue(FontInstance.system(size: 12) === FontInstance.system(size: 12))
        XCTAssertNotEqual(FontInstance.system(size: 12), FontInstance.system(size: 13))
    }

    func testBadSizesBecomeTheDefault() {
        for size in [0, -3, CGFloat.nan, .infinity] { XCTAssertEqual(FontInstance.system(size: size).size, 12) }
        XCTAssertEqual(FontInstance.system(size: 1e9).size, 10_000)
    }

    func testRegisteringWhatIsNoFontGivesNothing() {
        XCTAssertEqual(FontCatalog.register(path: "/etc/passwd"), [])
        XCTAssertEqual(FontCatalog.register(path: "/no/such/file.ttf"), [])
        XCTAssertFalse(CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: "/etc/passwd"), .process, nil))
    }

    func testFallbackFindsScriptsThatInterLacks() {
        func family(_ scalar: Unicode.Scalar) -> String? { FontFallback.face(for: scalar, weight: 400, monospaced: false)?.record.family }
        XCTAssertEqual(family("한"), "Noto Sans CJK KR")
        XCTAssertEqual(family("あ"), "Noto Sans CJK JP")
        XCTAssertEqual(family("漢"), "Noto Sans CJK SC")
        XCTAssertNotNil(family("ع"))
        XCTAssertEqual(FontFallback.emoji?.isColorBitmap, true)
    }
}
