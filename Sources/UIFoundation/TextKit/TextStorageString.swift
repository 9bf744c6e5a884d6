// The `mutableString` of a text storage: a change through it is an edit of the storage.
// NSTextStorage makes one on request. Holds no characters.

import Foundation

package final class TextStorageString: NSMutableString {
    private let storage: NSTextStorage

    package init(_ storage: NSTextStorage) {
        self.storage = storage
        super.init(capacity: 0)
    }

    package required init(capacity: Int) {
        storage = NSTextStorage()
        super.init(capacity: capacity)
    }

    package required init?(coder: NSCoder) { nil }
    package required init(characters: UnsafePointer<unichar>, length: Int) {
        storage = NSTextStorage(string: String(decoding: UnsafeBufferPointer(start: characters, count: length), as: UTF16.self))
        super.init(capacity: 0)
    }
    package required init(string: String) {
        storage = NSTextStorage(string: string)
        super.init(capacity: 0)
    }
    package required convenience init(unicodeScalarLiteral value: StaticString) { self.init(string: "\(value)") }
    package required convenience init(extendedGraphemeClusterLiteral value: StaticString) { self.init(string: "\(value)") }
    package required convenience init(stringLiteral value: StaticString) { self.init(string: "\(value)") }

    package override var length: Int { storage.length }
    package override func character(at index: Int) -> unichar { (storage.string as NSString).character(at: index) }
    package override func replaceCharacters(in range: NSRange, with aString: String) { storage.replaceCharacters(in: range, with: aString) }
}
