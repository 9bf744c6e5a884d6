// Sizes and drawings of strings outside of labels.

import PixelExpectation
@testable import UIKit
import XCTest

@MainActor final class StringDrawingTests: XCTestCase {
    private let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

    func testSizes() async {
        XCTAssertEqual("Hello".size(withAttributes: font).height, 20.287109375, accuracy: 1e-9)
        XCTAssertEqual("a\nb".size(withAttributes: font).height, 40.57421875, accuracy: 1e-9)
        XCTAssertEqual("".size(withAttributes: font).width, 0)
        XCTAssertEqual(NSAttributedString(string: "Hello", attributes: font).size(), "Hello".size(withAttributes: font))
        XCTAssertEqual("x".size().height, UIFont(name: "Helvetica", size: 12)?.lineHeight ?? 0, accuracy: 1e-9)
    }

    func testBoundingRects() {
        let text = "The quick brown fox jumps over the lazy dog"
        let one = text.boundingRect(with: CGSize(width: 100, height: 1000), options: [], attributes: font, context: nil)
        XCTAssertEqual(one.height, 20.287109375, accuracy: 1e-9)
        XCTAssertGreaterThan(one.width, 100)
        let wrapped = text.boundingRect(with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin, attributes: font, context: nil)
        XCTAssertLessThanOrEqual(wrapped.width, 100)
        XCTAssertEqual(wrapped.height.truncatingRemainder(dividingBy: 20.287109375), 0, accuracy: 1e-6)
        XCTAssertGreaterThan(wrapped.height, 60)
        let unlimited = text.boundingRect(with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin, attributes: font, context: nil)
        XCTAssertEqual(unlimited.height, 20.287109375, accuracy: 1e-9)
    }

    func testDrawing() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 220, height: 120)).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 220, height: 120))
            "At a point".draw(at: CGPoint(x: 10, y: 10), withAttributes: font)
            "In a rectangle that is too narrow for it".draw(in: CGRect(x: 10, y: 40, width: 120, height: 44), withAttributes: font)
            let mixed = NSMutableAttributedString(string: "Red and ", attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.systemRed])
            mixed.append(NSAttributedString(string: "large 크게", attributes: [.font: UIFont.boldSystemFont(ofSize: 22), .underlineStyle: NSUnderlineStyle.single.rawValue]))
            mixed.draw(at: CGPoint(x: 10, y: 88))
        }
        expectPixels(image.cgImage, "strings")
    }

    func testAttachmentsTakeTheirRoom() {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { $0.fill(CGRect(x: 0, y: 0, width: 30, height: 40)) }
        let text = NSMutableAttributedString(string: "a", attributes: font)
        let plain = text.size()
        text.append(NSAttributedString(attachment: NSTextAttachment(image: dot)))
        XCTAssertEqual(text.size().width, plain.width + 30, accuracy: 1e-6)
        XCTAssertGreaterThanOrEqual(text.size().height, 40)
    }

    func testAttributedStringConversion() {
        var text = AttributedString("Bold")
        text.font = UIFont.boldSystemFont(ofSize: 12)
        text.foregroundColor = .red
        let converted = NSAttributedString(text)
        XCTAssertEqual(converted.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .boldSystemFont(ofSize: 12))
        XCTAssertEqual(AttributedString(converted).foregroundColor, .red)
    }

    func testOddValues() {
        let odd: [NSAttributedString.Key: Any] = [.font: 3, .foregroundColor: "red", .kern: CGFloat.nan, .underlineStyle: Int.max, .baselineOffset: CGFloat.infinity]
        XCTAssertGreaterThan("text".size(withAttributes: odd).width, 0)
        for size in [CGSize(width: -1, height: -1), CGSize(width: CGFloat.nan, height: .nan), CGSize(width: CGFloat.infinity, height: 0)] {
            XCTAssertGreaterThan("text".boundingRect(with: size, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: font, context: nil).height, 0)
        }
    }
}
