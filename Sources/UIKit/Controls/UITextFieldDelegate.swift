// UITextFieldDelegate: decides about editing of a text field and is told of it. UITextField+Editing calls it.

import Foundation

/// Decides about editing of a text field and is told of it. All methods are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Called before the field becomes the first responder; false prevents it. Optional: true.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// The field is the first responder; the keyboard's notifications come afterwards.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Called before the field resigns the first responder; false keeps it, unless `endEditing(true)` forces it. Optional: true.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing ended, after the keyboard's notification. Not called where the variant with a reason is implemented.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Editing ended; called instead of the plain variant. The reason is always `committed`.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Called before typing or deleting changes `range` (UTF-16 units); false keeps the text. Optional: true.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    /// Since iOS 26: called instead of the variant with one range, with the range in an `NSValue`; false keeps the text. Optional: true.
    func textField(_ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String) -> Bool
    /// Never called: a selection opens no edit menu here. Optional: nil, the system's menu.
    func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Never called: a selection opens no edit menu here. Optional: nil, the system's menu.
    func textField(_ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Never called: a selection opens no edit menu here.
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Never called: a selection opens no edit menu here.
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called after typing moved the caret, before `editingChanged` is sent.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// The clear button was tapped; false keeps the text. Optional: true.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// The return key was pressed. False stops there; true sends `editingDidEndOnExit`. Optional: true.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Default for a type that does not implement this member: returns `true`.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        notImplemented(self, "textFieldShouldBeginEditing:", [textField], fallback: true)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        notImplemented(self, "textFieldDidBeginEditing:", [textField])
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        notImplemented(self, "textFieldShouldEndEditing:", [textField], fallback: true)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {
        notImplemented(self, "textFieldDidEndEditing:", [textField])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        notImplemented(self, "textFieldDidEndEditing:reason:", [textField, reason])
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        notImplemented(self, "textField:shouldChangeCharactersInRange:replacementString:", [textField, range, string], fallback: true)
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func textField(_ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String) -> Bool {
        notImplemented(self, "textField:shouldChangeCharactersInRanges:replacementString:", [textField, ranges, string], fallback: true)
    }
    /// Default for a type that does not implement this member: returns nil.
    public func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        notImplemented(self, "textField:editMenuForCharactersInRange:suggestedActions:", [textField, range, suggestedActions], fallback: nil)
    }
    /// Default for a type that does not implement this member: returns nil.
    public func textField(_ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]) -> UIMenu? {
        notImplemented(self, "textField:editMenuForCharactersInRanges:suggestedActions:", [textField, ranges, suggestedActions], fallback: nil)
    }
    /// Default for a type that does not implement this member: does nothing.
    public func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        notImplemented(self, "textField:willPresentEditMenuWithAnimator:", [textField, animator])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        notImplemented(self, "textField:willDismissEditMenuWithAnimator:", [textField, animator])
    }
    /// Default for a type that does not implement this member: does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {
        notImplemented(self, "textFieldDidChangeSelection:", [textField])
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        notImplemented(self, "textFieldShouldClear:", [textField], fallback: true)
    }
    /// Default for a type that does not implement this member: returns `true`.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        notImplemented(self, "textFieldShouldReturn:", [textField], fallback: true)
    }
}
