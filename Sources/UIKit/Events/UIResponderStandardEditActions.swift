// UIResponderStandardEditActions: the actions of edit menus. EditActions finds the classes that override them.
import Foundation

/// The actions of edit menus. Every responder has them; only overridden ones have an effect.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Removes the selection and puts it on the pasteboard.
    func cut(_ sender: Any?)
    /// Puts the selection on the pasteboard.
    func copy(_ sender: Any?)
    /// Inserts the pasteboard's content.
    func paste(_ sender: Any?)
    /// Selects the text at the caret.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
}
