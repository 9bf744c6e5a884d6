// The standard edit actions (cut, copy, paste and similar): whether a responder's class implements one, and the
// selectors of these actions. UIResponder declares them; EditActions finds the classes that override them.
import ObjectiveC

/// The function of CUIKit/edit.c: returns where a class's metadata has its implementation of the action with this number.
@_silgen_name("uikit_edit_implementation")
private func uikit_edit_implementation(_ cls: UnsafeRawPointer, _ action: Int32) -> UnsafeRawPointer?

@MainActor enum EditActions {
    static let names = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"]

    /// Calls an edit action, which is in no class table; false for another action, or one that the class does not override.
    static func perform(_ action: Selector, on receiver: AnyObject, sender: Any?) -> Bool {
        guard let responder = receiver as? UIResponder else { return false }
        guard isOverridden(action, by: responder) == true else {
            let items = action.name == "paste:" && responder.pasteConfiguration != nil ? UIPasteboard.general.itemProviders : []
            guard responder.canPaste(items) else { return false }
            responder.paste(itemProviders: items)
            return true
        }
        switch action.name {
        case "cut:": responder.cut(sender)
        case "copy:": responder.copy(sender)
        case "paste:": responder.paste(sender)
        case "select:": responder.select(sender)
        case "selectAll:": responder.selectAll(sender)
        default: responder.delete(sender)
        }
        return true
    }

    /// Whether the responder's class overrides the action; nil if it is not a standard edit action.
    static func isOverridden(_ action: Selector, by responder: UIResponder) -> Bool? {
        guard let index = names.firstIndex(of: action.name) else { return nil }
        let base = uikit_edit_implementation(unsafeBitCast(UIResponder.self, to: UnsafeRawPointer.self), Int32(index))
        return uikit_edit_implementation(unsafeBitCast(type(of: responder) as AnyClass, to: UnsafeRawPointer.self), Int32(index)) != base
    }
}

extension UIResponder {
    /// Whether the class overrides the standard edit action; nil for another action.
    func overridesEditAction(_ action: Selector) -> Bool? { EditActions.isOverridden(action, by: self) }
}
