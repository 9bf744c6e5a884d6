// Drawings of text, compared pixel for pixel with accepted pictures.

import CoreGraphics
@testable import CoreText
import PixelExpectation
import XCTest

final class TextPictureTests: XCTestCase {
    private func draw(_ name: String, width: CGFloat = 300, height: CGFloat, _ rows: [(String, (inout TextStyle, inout TextParagraph) -> Void)]) {
        let image = Pictures.draw(width: width, height: height) { context in
            var y: CGFloat = 8
            for (text, change) in rows {
                var style = TextStyle(font: .system(size: 17)), paragraph = TextParagraph()
                change(&style, &paragraph)
                var options = TextLayout.Options()
                options.width = width - 20
                let layout = TextLayout(StyledText(text, style: style, paragraph: paragraph), options: options)
                layout.draw(in: context, at: CGPoint(x: 10, y: y))
                y += layout.size.height + 6
            }
        }
        expectPixels(image, name)
    }

    func testWeights() {
        draw("weights", height: 270, [100, 200, 300, 400, 500, 600, 700, 800, 900].map { weight in
            ("Weight \(weight) Aa Gg 123", { style, _ in style.font = .system(size: 17, weight: weight) })
        })
    }

    func testScripts() {
        draw("scripts", height: 200, [
            ("안녕하세요, 뷰 컨트롤러의 생명주기", { _, _ in }), ("日本語のテキスト 中文字符", { _, _ in }), ("שלום world مرحبا", { _, _ in }),
            ("Ελληνικά Русский Tiếng Việt", { _, _ in }), ("😀👍🏽👨‍👩‍👧‍👦🇰🇷❤️1️⃣", { style, _ in style.font = .system(size: 28) }),
        ])
    }

    func testDecorations() {
        let red = TextColor(red: 1, green: 0.2, blue: 0.2, alpha: 1)
        draw("decorations", height: 270, [
            ("Underlined", { style, _ in style.underline = 1 }), ("Double, dashed", { style, _ in style.underline = 0x209; style.underlineColor = red }),
            ("Struck through", { style, _ in style.strikethrough = 1 }), ("On a background", { style, _ in style.background = TextColor(red: 1, green: 0.9, blue: 0.4, alpha: 1) }),
            ("Outlined", { style, _ in style.font = .system(size: 28, weight: 800); style.strokeWidth = 3; style.strokeColor = red }),
            ("Soft shadow", { style, _ in style.font = .system(size: 28, weight: 700); style.shadow = TextShadow(offset: CGSize(width: 1, height: 2), blurRadius: 4, color: TextColor(red: 0, green: 0, blue: 0, alpha: 0.5)) }),
            ("Wide kern", { style, _ in style.kern = 5; style.hasKern = true }),
        ])
    }

    func testParagraphs() {
        let text = "The view controller's life cycle, observed on Linux: every callback in the order a phone makes it."
        draw("paragraphs", height: 340, [TextAlignment.left, .center, .right, .justified].map { alignment in
            (text, { _, paragraph in paragraph.alignment = alignment })
        })
    }

    func testDrawingTwiceGivesTheSameBytes() {
        func once() -> Data? {
            Pictures.draw(width: 120, height: 40) { TextLayout(StyledText("Same 같은 😀", style: TextStyle(font: .system(size: 20)))).draw(in: $0, at: CGPoint(x: 3.3, y: 5.1)) }.flatMap { $0.pngData() }
        }
        XCTAssertEqual(once(), once())
        XCTAssertNotNil(once())
    }
}
