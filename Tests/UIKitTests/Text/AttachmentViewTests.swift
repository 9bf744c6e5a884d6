// Views that stand in the text of a text view: who is asked when, how large they are, where they are, what edits and scrolling do.
import XCTest
@testable import UIKit

@MainActor final class AttachmentViewTests: XCTestCase {
    private final class Box: UIView {}
    private final class Provider: NSTextAttachmentViewProvider, @unchecked Sendable {
        nonisolated(unsafe) static var entries: [String] = []
        override func loadView() {
            Provider.entries.append("loadView \((location as? TextStorageLocation)?.offset ?? -1)")
            tracksTextAttachmentViewBounds = true
            view = assumingMainActor { Box(frame: CGRect(x: 0, y: 0, width: 60, height: 40)) }
        }
        override func attachmentBounds(
            for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
        ) -> CGRect {
            _ = view
            return super.attachmentBounds(for: attributes, location: location, textContainer: textContainer, proposedLineFragment: proposedLineFragment, position: position)
        }
    }
    private static let type = "org.willappear.test.box"

    private func text(_ before: String, _ after: String) -> (NSAttributedString, NSTextAttachment) {
        Provider.entries = []
        NSTextAttachment.registerViewProviderClass(Provider.self, forFileType: Self.type)
        let attachment = NSTextAttachment(data: nil, ofType: Self.type)
        let text = NSMutableAttributedString(string: before, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(NSAttributedString(attachment: attachment, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        text.append(NSAttributedString(string: after, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        return (text, attachment)
    }

    private func boxes(_ view: UIView) -> [Box] { view.subviews.compactMap { $0 as? Box } }

    func testAViewStandsInTheText() throws {
        let (text, attachment) = text("ab ", " cd\nmore")
        XCTAssertTrue(attachment.usesTextAttachmentView)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.attributedText = text
        view.layoutIfNeeded()
        XCTAssertEqual(Provider.entries, ["loadView 3"])
        let shown = try XCTUnwrap(boxes(view).first)
        XCTAssertEqual(shown.frame.size, CGSize(width: 60, height: 40))
        func caret(_ offset: Int) -> CGRect { view.position(from: view.beginningOfDocument, offset: offset).map { view.caretRect(for: $0) } ?? .zero }
        XCTAssertEqual(shown.frame.minX, caret(3).minX, accuracy: 0.01)
        XCTAssertEqual(caret(4).minX - caret(3).minX, 60, accuracy: 0.01)
        XCTAssertGreaterThanOrEqual(caret(8).minY, shown.frame.maxY, "the line is as high as the view")
        // Text before it moves it along, and its paragraph makes it anew.
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "xx")
        view.layoutIfNeeded()
        XCTAssertEqual(Provider.entries, ["loadView 3", "loadView 5"])
        XCTAssertEqual(boxes(view).count, 1)
        XCTAssertEqual(boxes(view).first?.frame.minX ?? 0, caret(5).minX, accuracy: 0.01)
        // Another paragraph leaves it alone.
        view.textStorage.replaceCharacters(in: NSRange(location: view.textStorage.length, length: 0), with: "!")
        view.layoutIfNeeded()
        XCTAssertEqual(Provider.entries.count, 2)
        view.text = "gone"
        view.layoutIfNeeded()
        XCTAssertEqual(boxes(view), [])
    }

    /// UITextAttachmentViewProviderReusePolicy: "removes the attachment view ... The provider itself persists".
    func testAViewOutOfSightLeavesAndComesBack() {
        let (text, _) = text("", String(repeating: "\nline", count: 200))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.attributedText = text
        view.layoutIfNeeded()
        let first = boxes(view).first
        XCTAssertNotNil(first)
        view.contentOffset.y = 2000
        view.layoutIfNeeded()
        XCTAssertEqual(boxes(view), [])
        view.contentOffset.y = 0
        view.layoutIfNeeded()
        XCTAssertTrue(boxes(view).first === first)
        XCTAssertEqual(Provider.entries, ["loadView 0"])
    }

    func testTextKit1AndAttachmentsThatAllowNoViewShowNone() {
        let (text, attachment) = text("a", "b")
        let old = UITextView(usingTextLayoutManager: false)
        old.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        old.attributedText = text
        old.layoutIfNeeded()
        XCTAssertEqual(boxes(old), [])
        attachment.allowsTextAttachmentView = false
        XCTAssertFalse(attachment.usesTextAttachmentView)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.attributedText = text
        view.layoutIfNeeded()
        XCTAssertEqual(boxes(view), [])
        XCTAssertEqual(Provider.entries, [])
    }

    /// As apps write it: a subclass that hands out its own provider.
    func testASubclassBringsItsProvider() {
        final class Own: NSTextAttachment, @unchecked Sendable {
            override func viewProvider(for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?) -> NSTextAttachmentViewProvider? {
                Provider(textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager, location: location)
            }
        }
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.attributedText = NSAttributedString(attachment: Own())
        view.layoutIfNeeded()
        XCTAssertEqual(boxes(view).count, 1)
        _ = view.layoutManager
        view.layoutIfNeeded()
        XCTAssertEqual(boxes(view), [], "compatibility mode has no views")
    }
}
