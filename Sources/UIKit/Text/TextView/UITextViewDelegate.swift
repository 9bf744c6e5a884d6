// UITextViewDelegate: decides about editing of a text view and is told of it. UITextView and TextEditor call it.

import Foundation

/// The user's interaction with a link or an attachment: a tap is `invokeDefaultAction`, a long press `presentActions`.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// Decides about editing of a text view and is told of it and of scrolling. All methods are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Called before an editable view becomes the first responder; false prevents it. Optional: true.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called before the view resigns the first responder; false keeps it, unless `endEditing(true)` forces it. Optional: true.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// The view is the first responder and the keyboard's notifications have been posted.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// The view is no longer the first responder, after the keyboard's notification.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Called before typing or deleting changes `range` (UTF-16 units); false keeps the text. Optional: true.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Since iOS 26: called instead of the variant with one range, with the range in an `NSValue`; false keeps the text. Optional: true.
    func textView(_ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String) -> Bool
    /// The user changed the text; after the selection's message.
    func textViewDidChange(_ textView: UITextView)
    /// Called after each edit, before `textViewDidChange(_:)`, and when code or a finger moved the selection.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// A link of a text view that is not editable was tapped; false prevents its opening. Optional: true.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
    /// An attachment of a text view that is not editable was tapped or pressed; false keeps its menu away. Optional: true.
    func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
    /// The older method for a link, called only if the one with an interaction is not implemented. Optional: true.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    /// The older method for an attachment, called only if the one with an interaction is not implemented. Optional: true.
    func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool
    /// The action of a tap on an item of a text view that is not editable; nil opens the item's menu. Called before the older methods, and
    /// instead of them. Optional: the default action.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// The menu of a long press on an item; nil opens none. Optional: the default menu.
    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration?
    /// An item's menu opens.
    func textView(_ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
    /// An item's menu closes.
    func textView(_ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
    /// Never called: a selection opens no edit menu here. Optional: nil, the system's menu.
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Never called: a selection opens no edit menu here. Optional: nil, the system's menu.
    func textView(_ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Never called: a selection opens no edit menu here.
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Never called: a selection opens no edit menu here.
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Never called, as on a device without Writing Tools.
    func textViewWritingToolsWillBegin(_ textView: UITextView)
    /// Never called, as on a device without Writing Tools.
    func textViewWritingToolsDidEnd(_ textView: UITextView)
    /// Never called, as on a device without Writing Tools. Optional: none.
    func textView(_ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange) -> [NSValue]
}

extension UITextViewDelegate {
    /// Default for a type that does not implement this member: returns `true`.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        notImplemented(self, "textViewShouldBeginEditing:", [textView], fallback: true)
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        notImplemented(self, "textViewShouldEndEditing:", [textView], fallback: true)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {
        notImplemented(self, "textViewDidBeginEditing:", [textView])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {
        notImplemented(self, "textViewDidEndEditing:", [textView])
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        notImplemented(self, "textView:shouldChangeTextInRange:replacementText:", [textView, range, text], fallback: true)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func textViewDidChange(_ textView: UITextView) {
        notImplemented(self, "textViewDidChange:", [textView])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {
        notImplemented(self, "textViewDidChangeSelection:", [textView])
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool {
        notImplemented(self, "textView:shouldInteractWithURL:inRange:interaction:", [textView, URL, characterRange, interaction], fallback: true)
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool {
        notImplemented(self, "textView:shouldInteractWithTextAttachment:inRange:interaction:", [textView, textAttachment, characterRange, interaction], fallback: true)
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        notImplemented(self, "textView:shouldInteractWithURL:inRange:", [textView, URL, characterRange], fallback: true)
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool {
        notImplemented(self, "textView:shouldInteractWithTextAttachment:inRange:", [textView, textAttachment, characterRange], fallback: true)
    }
    /// Default for a type that does not implement this member: the default action.
    public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        notImplemented(self, "textView:primaryActionForTextItem:defaultAction:", [textView, textItem, defaultAction], fallback: defaultAction)
    }
    /// Default for a type that does not implement this member: the default menu.
    public func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration? {
        notImplemented(self, "textView:menuConfigurationForTextItem:defaultMenu:", [textView, textItem, defaultMenu], fallback: UITextItem.MenuConfiguration(menu: defaultMenu))
    }
    /// Default for a type that does not implement this member: does nothing.
    public func textView(_ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating) {
        notImplemented(self, "textView:textItemMenuWillDisplayForTextItem:animator:", [textView, textItem, animator])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func textView(_ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating) {
        notImplemented(self, "textView:textItemMenuWillEndForTextItem:animator:", [textView, textItem, animator])
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func textView(_ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String) -> Bool {
        notImplemented(self, "textView:shouldChangeTextInRanges:replacementText:", [textView, ranges, text], fallback: true)
    }
    /// Default for a type that does not implement this member: returns nil.
    public func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        notImplemented(self, "textView:editMenuForTextInRange:suggestedActions:", [textView, range, suggestedActions], fallback: nil)
    }
    /// Default for a type that does not implement this member: returns nil.
    public func textView(_ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]) -> UIMenu? {
        notImplemented(self, "textView:editMenuForTextInRanges:suggestedActions:", [textView, ranges, suggestedActions], fallback: nil)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        notImplemented(self, "textView:willPresentEditMenuWithAnimator:", [textView, animator])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        notImplemented(self, "textView:willDismissEditMenuWithAnimator:", [textView, animator])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func textViewWritingToolsWillBegin(_ textView: UITextView) {
        notImplemented(self, "textViewWritingToolsWillBegin:", [textView])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func textViewWritingToolsDidEnd(_ textView: UITextView) {
        notImplemented(self, "textViewWritingToolsDidEnd:", [textView])
    }
    /// Default for a type that does not implement this member: returns an empty array.
    public func textView(_ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange) -> [NSValue] {
        notImplemented(self, "textView:writingToolsIgnoredRangesInEnclosingRange:", [textView, enclosingRange], fallback: [])
    }
}
