// Links, attachments and tagged text of a text view that is not editable: the item under a finger, the effect of a tap, and its
// menu. The delegate decides by the methods of iOS 17, else by those of iOS 10.

import CoreGraphics
import Foundation

extension UITextView {
    /// The item at a point: a link takes precedence over an attachment, an attachment over a tag.
    func textItem(at point: CGPoint) -> UITextItem? {
        guard let range = (editor.characterRange(at: point) as? TextOffsetRange)?.range, range.location < textStorage.length else { return nil }
        let all = NSRange(location: 0, length: textStorage.length)
        var whole = NSRange(location: 0, length: 0)
        if let value = textStorage.attribute(.link, at: range.location, longestEffectiveRange: &whole, in: all), let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) {
            return UITextItem(content: .link(url), range: whole)
        }
        if !isEditable, let found = DataDetection.found(dataDetectorTypes, in: textStorage.string).first(where: { NSLocationInRange(range.location, $0.range) }) {
            return UITextItem(content: .link(found.url), range: found.range)
        }
        if let attachment = textStorage.attribute(.attachment, at: range.location, effectiveRange: nil) as? NSTextAttachment {
            return UITextItem(content: .textAttachment(attachment), range: NSRange(location: range.location, length: 1))
        }
        if let tag = textStorage.attribute(.textItemTag, at: range.location, longestEffectiveRange: &whole, in: all) as? String {
            return UITextItem(content: .tag(tag), range: whole)
        }
        return nil
    }

    func hasItem(at point: CGPoint) -> Bool { textItem(at: point) != nil }

    // MARK: Taps

    /// True when a tap belongs to an item.
    func followTextItem(at point: CGPoint) -> Bool {
        guard let item = textItem(at: point) else { return false }
        let standard = UIAction { _ in if case .link(let url) = item.content { UIApplication.shared.open(url) } }
        // The array tells a delegate without the method from one that answers nil.
        if let delegate, let answer = (ifImplemented { [delegate.textView(self, primaryActionFor: item, defaultAction: standard)] }) {
            if let chosen = answer.first ?? nil { chosen.performWithSender(self, target: nil) } else { textItemMenus.open(at: point) }
            return true
        }
        switch item.content {
        case .link(let url):
            if !delegateAllows(url, in: item.range, .invokeDefaultAction) { return true }
            standard.performWithSender(self, target: nil)
            return true
        case .textAttachment(let attachment):
            _ = delegateAllows(attachment, in: item.range, .invokeDefaultAction)
            return true
        case .tag: return false
        }
    }

    private func delegateAllows(_ url: URL, in range: NSRange, _ interaction: UITextItemInteraction) -> Bool {
        guard let delegate else { return true }
        return (ifImplemented { delegate.textView(self, shouldInteractWith: url, in: range, interaction: interaction) })
            ?? (ifImplemented { delegate.textView(self, shouldInteractWith: url, in: range) }) ?? true
    }

    private func delegateAllows(_ attachment: NSTextAttachment, in range: NSRange, _ interaction: UITextItemInteraction) -> Bool {
        guard let delegate else { return true }
        return (ifImplemented { delegate.textView(self, shouldInteractWith: attachment, in: range, interaction: interaction) })
            ?? (ifImplemented { delegate.textView(self, shouldInteractWith: attachment, in: range) }) ?? true
    }

    // MARK: Menus

    /// The menu of a long press on an item; nil shows nothing.
    func menu(for item: UITextItem) -> UITextItem.MenuConfiguration? {
        let standard = standardMenu(for: item)
        if let delegate, let answer = (ifImplemented { [delegate.textView(self, menuConfigurationFor: item, defaultMenu: standard)] }) { return answer.first ?? nil }
        switch item.content {
        case .link(let url):
            if !delegateAllows(url, in: item.range, .presentActions) { return nil }
        case .textAttachment(let attachment):
            if !delegateAllows(attachment, in: item.range, .presentActions) { return nil }
        case .tag: break
        }
        return standard.children.isEmpty ? nil : UITextItem.MenuConfiguration(menu: standard)
    }

    private func standardMenu(for item: UITextItem) -> UIMenu {
        switch item.content {
        case .link(let url):
            UIMenu(children: [
                UIAction(title: "Open Link") { _ in UIApplication.shared.open(url) },
                UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url },
            ])
        case .textAttachment(let attachment):
            UIMenu(children: attachment.image.map { image in [UIAction(title: "Copy Image") { _ in UIPasteboard.general.image = image }] } ?? [])
        case .tag: UIMenu(children: [])
        }
    }
}
