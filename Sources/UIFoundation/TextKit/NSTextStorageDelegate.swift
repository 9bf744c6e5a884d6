// NSTextStorageDelegate: is told of edits of a text storage while they are processed. NSTextStorage calls it.

import Foundation

/// Hears of edits of a text storage while they are processed. All optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Before attributes are fixed; characters and attributes may still be changed.
    func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
    /// After attributes were fixed; attributes may still be changed.
    func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Default for a type that does not implement this member: does nothing.
    public func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {}
    /// Default for a type that does not implement this member: does nothing.
    public func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {}
}
