// Strings whose attributes are equal but not the same objects, appended to each other: Foundation compares them (AttributeValueTag).
import XCTest
@testable import UIKit

final class AttributeValueTests: XCTestCase {
    private func append(_ key: NSAttributedString.Key, _ value: () -> Any) {
        let text = NSMutableAttributedString(string: "")
        for _ in 0..<30 { text.append(NSAttributedString(string: "t", attributes: [key: value()])) }
        XCTAssertEqual(text.length, 30)
    }

    func testEqualValuesAreCompared() {
        for _ in 0..<50 {
            append(.font) { UIFont.systemFont(ofSize: 17) }
            append(.foregroundColor) { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
            append(.foregroundColor) { UIColor { _ in .red } }
            append(.paragraphStyle) { NSParagraphStyle() }
            append(.paragraphStyle) { NSMutableParagraphStyle() }
            append(.shadow) { NSShadow() }
            append(.attachment) { NSTextAttachment() }
            append(NSAttributedString.Key("tab")) { NSTextTab(textAlignment: .left, location: 0) }
        }
    }

    /// The tag must be the first word behind the object's header, whatever properties a class has.
    func testTheTagIsFirst() {
        for object in [UIFont.systemFont(ofSize: 1), UIColor.red, NSParagraphStyle(), NSMutableParagraphStyle(), NSShadow(), NSTextAttachment(), NSTextTab(textAlignment: .left, location: 0)] as [NSObject] {
            let word = Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: 16, as: UInt64.self)
            XCTAssertEqual(word, AttributeValueTag.bits, "\(type(of: object))")
        }
    }
}
