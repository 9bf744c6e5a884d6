// NSTextStorageDelegate: is told of edits of a text storage while they are processed. NSTextStorage calls it.

import Foundation

/// A delegate that is told of edits of a text storage while they are processed. All methods are optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Called before attributes are fixed; characters and attributes may still be changed.
    func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
    /// Called after attributes were fixed; attributes may still be changed.
    func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Default for a type that does not implement this member: does nothing.
    public func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {}
    /// Default for a type that does not implement this member: does nothing.
    public func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {}
}
