// UIResponderStandardEditActions: the actions of edit menus. EditActions says who overrides them.
import Foundation

/// The actions of edit menus; every responder has them, and does what it overrides.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Takes the selection away and puts it on the pasteboard.
    func cut(_ sender: Any?)
    /// Puts the selection on the pasteboard.
    func copy(_ sender: Any?)
    /// Inserts what is on the pasteboard.
    func paste(_ sender: Any?)
    /// Selects what is at the caret.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Takes the selection away.
    func delete(_ sender: Any?)
}
