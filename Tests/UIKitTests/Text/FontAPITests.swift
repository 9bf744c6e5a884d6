// UIFont, descriptors, text styles, metrics scaling, paragraph styles.

@testable import UIKit
import XCTest

@MainActor final class FontAPITests: XCTestCase {
    func testSystemFontMetrics() {
        let font = UIFont.systemFont(ofSize: 17)
        XCTAssertEqual(font.lineHeight, 20.287109375, accuracy: 1e-9)
        XCTAssertEqual(font.ascender, 16.1865234375, accuracy: 1e-9)
        XCTAssertEqual(font.descender, -4.1005859375, accuracy: 1e-9)
        XCTAssertEqual(font.fontName, ".SFUI-Regular")
        XCTAssertEqual(font.familyName, ".AppleSystemUIFont")
        XCTAssertEqual(UIFont.boldSystemFont(ofSize: 17).fontName, ".SFUI-Semibold")
        XCTAssertEqual(UIFont.systemFont(ofSize: 0).pointSize, 17)
    }

    /// Human Interface Guidelines, Typography: Large (default).
    func testTextStylesAtTheDefaultSize() {
        let sizes: [(UIFont.TextStyle, CGFloat)] = [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ]
        for (style, size) in sizes { XCTAssertEqual(UIFont.preferredFont(forTextStyle: style).pointSize, size, style.rawValue) }
        XCTAssertEqual(UIFont.preferredFont(forTextStyle: .headline).fontName, ".SFUI-Semibold")
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize, 53)
    }

    func testDescriptors() async throws {
        let bold = try XCTUnwrap(UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitBold))
        XCTAssertEqual(UIFont(descriptor: bold, size: 0).fontName, ".SFUI-Semibold")
        XCTAssertEqual(UIFont(descriptor: bold, size: 0).pointSize, 17)
        XCTAssertTrue(bold.symbolicTraits.contains(.traitBold))
        let italic = try XCTUnwrap(UIFont(name: "Georgia", size: 12)?.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        XCTAssertEqual(UIFont(descriptor: italic, size: 20).fontName, "Georgia-BoldItalic")
        let rounded = try XCTUnwrap(UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor.withDesign(.rounded))
        XCTAssertEqual(UIFont(descriptor: rounded, size: 20).familyName, ".AppleSystemUIFontRounded")
        XCTAssertEqual(UIFont(descriptor: UIFontDescriptor(name: "Menlo-Bold", size: 11), size: 0).fontName, "Menlo-Bold")
        XCTAssertEqual(UIFont(descriptor: UIFontDescriptor(name: "Nope", size: 11), size: 0).pointSize, 11)
        XCTAssertNil(UIFont(name: "Nope", size: 11))
    }

    func testEqualityAndResizing() {
        XCTAssertEqual(UIFont.systemFont(ofSize: 15), UIFont.systemFont(ofSize: 15))
        XCTAssertNotEqual(UIFont.systemFont(ofSize: 15), UIFont.systemFont(ofSize: 15, weight: .bold))
        XCTAssertEqual(UIFont.systemFont(ofSize: 15).withSize(20), UIFont.systemFont(ofSize: 20))
        XCTAssertEqual(UIFont.fontNames(forFamilyName: "Georgia"), ["Georgia", "Georgia-Bold", "Georgia-BoldItalic", "Georgia-Italic"])
        XCTAssertTrue(UIFont.familyNames.contains("Helvetica Neue"))
    }

    func testMetricsScale() {
        let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        XCTAssertEqual(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: large), 23, accuracy: 1e-9)
        XCTAssertEqual(UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17)).pointSize, 17)
    }

    func testParagraphStyleCopies() async throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 3
        let copy = try XCTUnwrap(style.copy() as? NSParagraphStyle)
        XCTAssertEqual(copy, style)
        style.lineSpacing = 4
        XCTAssertNotEqual(copy, style)
        XCTAssertEqual(NSParagraphStyle.default.tabStops.count, 12)
    }
}
