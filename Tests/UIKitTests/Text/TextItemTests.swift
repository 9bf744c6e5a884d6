// Links, attachments and tags of a text view that is not editable: what a tap asks and does, what a long press shows.
import XCTest
@testable import UIKit

@MainActor final class TextItemTests: XCTestCase {
    private final class Modern: NSObject, UITextViewDelegate {
        var entries: [String] = []
        var action: ((UITextItem, UIAction) -> UIAction?) = { $1 }
        func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool {
            entries.append("old")
            return true
        }
        func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
            entries.append("primary \(describe(textItem))")
            return action(textItem, defaultAction)
        }
        func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration? {
            entries.append("menu \(describe(textItem)) \(defaultMenu.children.count)")
            return UITextItem.MenuConfiguration(menu: UIMenu(children: [UIAction(title: "Own") { _ in }]))
        }
        func textView(_ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating) { entries.append("display") }
        func textView(_ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating) { entries.append("end") }
        private func describe(_ item: UITextItem) -> String {
            switch item.content {
            case .link(let url): "link \(url) \(item.range.location),\(item.range.length)"
            case .textAttachment: "attachment \(item.range.location)"
            case .tag(let tag): "tag \(tag) \(item.range.location),\(item.range.length)"
            }
        }
    }
    private final class Old: NSObject, UITextViewDelegate {
        var entries: [String] = []
        func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool {
            entries.append("\(URL) \(interaction == .invokeDefaultAction ? "tap" : "press")")
            return false
        }
    }

    private final class Oldest: NSObject, UITextViewDelegate {
        var entries: [String] = []
        func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
            entries.append("\(URL) \(characterRange.location),\(characterRange.length)")
            return false
        }
    }

    func testTheOldestMethodIsAskedWhereTheOthersAreNotThere() {
        let oldest = Oldest(), (stage, view) = stage(oldest)
        stage.tap(point(view, 5))
        XCTAssertEqual(oldest.entries, ["willappear:x 4,4"])
    }

    private func stage(_ delegate: UITextViewDelegate) -> (TouchStage, UITextView) {
        let stage = TouchStage()
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 350, height: 100))
        let font = UIFont.systemFont(ofSize: 17)
        let text = NSMutableAttributedString(string: "see link and tag ", attributes: [.font: font])
        text.addAttribute(.link, value: "willappear:x", range: NSRange(location: 4, length: 4))
        text.addAttribute(.textItemTag, value: "t", range: NSRange(location: 13, length: 3))
        let picture = NSTextAttachment(image: UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20)) })
        text.append(NSAttributedString(attachment: picture, attributes: [.font: font]))
        view.attributedText = text
        view.isEditable = false
        view.delegate = delegate
        stage.view.addSubview(view)
        stage.settle()
        return (stage, view)
    }

    private func point(_ view: UITextView, _ offset: Int) -> CGPoint {
        let area = view.position(from: view.beginningOfDocument, offset: offset).map { view.caretRect(for: $0) } ?? .zero
        return view.convert(CGPoint(x: area.minX + 4, y: area.midY), to: nil)
    }

    private func tap(_ stage: TouchStage, _ view: UITextView, _ offset: Int) {
        stage.tap(point(view, offset))
        for _ in 0..<60 { stage.frame() }
    }

    func testTapsAskForThePrimaryAction() {
        let delegate = Modern()
        var done: [String] = []
        delegate.action = { item, _ in UIAction { _ in done.append("\(item.range.location)") } }
        let (stage, view) = stage(delegate)
        for offset in [5, 14, 17, 1] { tap(stage, view, offset) }
        XCTAssertEqual(delegate.entries, ["primary link willappear:x 4,4", "primary tag t 13,3", "primary attachment 17"])
        XCTAssertEqual(done, ["4", "13", "17"])
        stage.tearDown()
    }

    /// textView(_:primaryActionFor:defaultAction:): "If a nil action is provided, the text view will request a menu".
    func testWithoutAnActionTheMenuOpens() {
        let delegate = Modern()
        delegate.action = { _, _ in nil }
        let (stage, view) = stage(delegate)
        tap(stage, view, 5)
        XCTAssertEqual(delegate.entries, ["primary link willappear:x 4,4", "menu link willappear:x 4,4 2", "display"])
        UIApplication.shared.contextMenu?.dismiss()
        stage.settle()
        XCTAssertEqual(delegate.entries.last, "end")
        stage.tearDown()
    }

    func testALongPressOpensTheMenu() {
        let delegate = Modern()
        let (stage, view) = stage(delegate)
        let finger = stage.land(point(view, 14))
        for _ in 0..<60 { stage.frame() }
        finger.lift()
        stage.settle()
        XCTAssertEqual(delegate.entries, ["menu tag t 13,3 0", "display"])
        UIApplication.shared.contextMenu?.dismiss()
        stage.settle()
        view.isEditable = true
        XCTAssertEqual(view.interactions.count, 0, "a text view that is edited has no such menus")
        stage.tearDown()
    }

    func testTheOlderMethod() {
        let delegate = Old()
        let (stage, view) = stage(delegate)
        tap(stage, view, 5)
        tap(stage, view, 14)
        let finger = stage.land(point(view, 5))
        for _ in 0..<60 { stage.frame() }
        finger.lift()
        stage.settle()
        XCTAssertEqual(delegate.entries.prefix(2), ["willappear:x tap", "willappear:x press"])
        stage.tearDown()
    }
}
