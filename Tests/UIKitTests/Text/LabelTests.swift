// UILabel: sizes as on a device, limits, fitting, attributed text, overrides, pictures.

import PixelExpectation
@testable import UIKit
import XCTest

@MainActor final class LabelTests: XCTestCase {
    private func label(_ text: String, size: CGFloat = 17, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        return label
    }

    private func picture(_ view: UIView) -> CGImage? {
        UIGraphicsImageRenderer(bounds: view.bounds).image { context in
            UIColor.white.setFill()
            context.fill(view.bounds)
            view.draw(view.bounds)
        }.cgImage
    }

    /// Heights at @3x: 12 → 14.33, 15 → 18, 17 → 20.33, 20 → 24, 34 → 40.67.
    func testIntrinsicHeights() {
        for (size, height) in [(12.0, 43.0 / 3), (15, 18), (17, 61.0 / 3), (20, 24), (34, 122.0 / 3)] {
            XCTAssertEqual(label("Label", size: size).intrinsicContentSize.height, height, accuracy: 1e-6, "\(size)")
        }
        XCTAssertEqual(label("a\nb", lines: 0).intrinsicContentSize.height, 122.0 / 3, accuracy: 1e-6)
        XCTAssertEqual(label("").intrinsicContentSize, .zero)
        XCTAssertEqual(UILabel().intrinsicContentSize, .zero)
    }

    func testDefaults() async {
        let label = UILabel()
        XCTAssertNil(label.text)
        XCTAssertEqual(label.font, .systemFont(ofSize: 17))
        XCTAssertEqual(label.textColor, .label)
        XCTAssertEqual(label.lineBreakMode, .byTruncatingTail)
        XCTAssertEqual(label.numberOfLines, 1)
        XCTAssertFalse(label.isUserInteractionEnabled)
    }

    func testOneLineIgnoresTheOfferedWidth() {
        let label = label("A rather long text for a narrow label")
        XCTAssertEqual(label.sizeThatFits(CGSize(width: 50, height: 50)), label.intrinsicContentSize)
        label.sizeToFit()
        XCTAssertEqual(label.bounds.size, label.intrinsicContentSize)
    }

    func testSeveralLinesWrapInTheOfferedWidth() {
        let label = label("A rather long text for a narrow label", lines: 0)
        let size = label.sizeThatFits(CGSize(width: 100, height: 1000))
        XCTAssertLessThanOrEqual(size.width, 100)
        XCTAssertEqual(size.height, 61, accuracy: 1e-6)
        label.numberOfLines = 2
        XCTAssertEqual(label.sizeThatFits(CGSize(width: 100, height: 1000)).height, 122.0 / 3, accuracy: 1e-6)
        label.preferredMaxLayoutWidth = 100
        XCTAssertEqual(label.intrinsicContentSize.height, 122.0 / 3, accuracy: 1e-6)
    }

    func testPaddingByOverride() {
        final class Padded: UILabel {
            let insets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines).inset(by: UIEdgeInsets(top: -5, left: -10, bottom: -5, right: -10))
            }
            override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
        }
        let plain = label("Tag"), padded = Padded()
        padded.text = "Tag"
        XCTAssertEqual(padded.intrinsicContentSize.width, plain.intrinsicContentSize.width + 20, accuracy: 1e-6)
        XCTAssertEqual(padded.intrinsicContentSize.height, plain.intrinsicContentSize.height + 10, accuracy: 1e-6)
    }

    func testTextRectIsCentredVertically() {
        let rect = label("Label").textRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 60), limitedToNumberOfLines: 1)
        XCTAssertEqual(rect.midY, 30, accuracy: 0.5)
        XCTAssertEqual(rect.minX, 0)
    }

    func testAttributedText() {
        let label = label("plain")
        XCTAssertEqual(label.attributedText?.string, "plain")
        label.attributedText = NSAttributedString(string: "rich", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        XCTAssertEqual(label.text, "rich")
        XCTAssertEqual(label.intrinsicContentSize.height, 36, accuracy: 1e-6)
        label.font = .systemFont(ofSize: 17)
        XCTAssertEqual(label.intrinsicContentSize.height, 61.0 / 3, accuracy: 1e-6)
        label.text = "again"
        XCTAssertEqual(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .label)
        label.text = nil
        XCTAssertNil(label.attributedText)
    }

    func testShrinkingToFit() {
        let label = label("Shrink me to fit please")
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.frame = CGRect(x: 0, y: 0, width: 120, height: 21)
        let scale = label.fittingScale(in: label.bounds)
        XCTAssertLessThan(scale, 1)
        XCTAssertGreaterThanOrEqual(scale, 0.5)
        XCTAssertLessThanOrEqual(label.placement(in: label.bounds).layout.size.width, 120.01)
        label.frame.size.width = 20
        XCTAssertEqual(label.fittingScale(in: label.bounds), 0.5)
    }

    func testBaselines() {
        let label = label("Label")
        label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
        XCTAssertEqual(label.firstBaselineOffset, 16.333333, accuracy: 0.34)
        XCTAssertEqual(label.firstBaselineOffset + label.lastBaselineOffset, label.bounds.height, accuracy: 1e-6)
    }

    func testKoreanWordsStayWhole() {
        let label = label("안녕하세요 여러분 반갑습니다", lines: 0)
        let width = label.sizeThatFits(CGSize(width: 100, height: 500)).width
        label.lineBreakStrategy = []
        XCTAssertGreaterThan(label.sizeThatFits(CGSize(width: 100, height: 500)).width, width)
    }

    func testPicture() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 200))
        let rows: [UILabel] = [label("Plain label"), label("Truncated because it is far too long for the box"), label("Two lines of text, of which the last one is truncated here", lines: 2), label("Centred"), label("Disabled"), label("Shrunk to fit because it is long")]
        rows[3].textAlignment = .center
        rows[4].isEnabled = false
        rows[5].adjustsFontSizeToFitWidth = true
        let image = UIGraphicsImageRenderer(bounds: box.bounds).image { context in
            UIColor.white.setFill()
            context.fill(box.bounds)
            var y: CGFloat = 6
            for row in rows {
                row.frame = CGRect(x: 10, y: y, width: 220, height: row.numberOfLines == 2 ? 41 : 21)
                context.cgContext.saveGState()
                context.cgContext.translateBy(x: 10, y: y)
                row.draw(row.bounds)
                context.cgContext.restoreGState()
                y += row.bounds.height + 8
            }
        }
        expectPixels(image.cgImage, "labels")
    }

    func testOddFrames() {
        let label = label("text", lines: 0)
        for frame in [CGRect.zero, CGRect(x: 0, y: 0, width: -5, height: 10), CGRect(x: 0, y: 0, width: 0.1, height: 0.1), CGRect(x: 0, y: 0, width: 1e6, height: 1e6)] {
            label.frame = frame
            XCTAssertNotNil(label.textRect(forBounds: frame, limitedToNumberOfLines: 0))
        }
        label.bounds = CGRect(x: 0, y: 0, width: 20, height: 5)
        XCTAssertNotNil(picture(label))
    }
}
