// NSTextStorageDelegate: who hears of edits of a text storage while they are processed. NSTextStorage calls it.

import Foundation

/// Hears of edits of a text storage while they are processed. All optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Before attributes are fixed; characters and attributes may still be changed.
    func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
    /// After attributes were fixed; attributes may still be changed.
    func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Stands in for a type without it, and does nothing.
    public func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {}
    /// Stands in for a type without it, and does nothing.
    public func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {}
}
