// NSTextStorage: what an edit tells whom, edits of subclasses with storage of their own, the mutable string.
import XCTest
@testable import UIKit

final class TextStorageTests: XCTestCase {
    private final class Log: NSObject, NSTextStorageDelegate, NSLayoutManagerDelegate {
        var entries: [String] = []
        func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {
            entries.append("will \(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)")
        }
        func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {
            entries.append("did \(editedMask.rawValue)")
        }
        func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { entries.append("invalidated") }
    }

    /// The four primitives over a string of its own, as Apple's subclassing notes have it.
    private final class OwnStorage: NSTextStorage {
        private let backing = NSMutableAttributedString(string: "")
        override var string: String { backing.string }
        override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }
        override func replaceCharacters(in range: NSRange, with str: String) {
            backing.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            backing.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
        var processed = 0
        override func processEditing() {
            processed += 1
            let word = (string as NSString).range(of: "red")
            if word.location != NSNotFound { setAttributes([.foregroundColor: UIColor.red], range: word) }
            super.processEditing()
        }
    }

    /// NSTextStorage documentation, processEditing(): delegate, fixing, delegate, layout managers.
    func testAnEditIsToldInOrder() {
        let storage = NSTextStorage(string: "one two"), log = Log(), manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        storage.delegate = log
        manager.delegate = log
        storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "three")
        XCTAssertEqual(log.entries, ["will 2 4,5 2", "did 2", "invalidated"])
        log.entries = []
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "ab")
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 6, length: 2))
        XCTAssertEqual(log.entries, [])
        storage.endEditing()
        XCTAssertEqual(log.entries, ["will 3 0,8 2", "did 3", "invalidated"])
        XCTAssertEqual(storage.editedMask, [])
    }

    func testTheMutableStringEditsTheStorage() {
        let storage = NSTextStorage(string: "abc"), log = Log()
        storage.delegate = log
        storage.mutableString.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
        XCTAssertEqual(storage.string, "axyzc")
        XCTAssertEqual(log.entries, ["will 2 1,3 2", "did 2"])
    }

    func testASubclassWithStorageOfItsOwn() {
        let storage = OwnStorage(), manager = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: 300, height: 0))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: NSAttributedString(string: "a red car", attributes: [.kern: 2]))
        XCTAssertEqual(storage.length, 9)
        XCTAssertEqual(storage.processed, 1)
        XCTAssertEqual(storage.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor, .red)
        XCTAssertEqual(storage.attributedSubstring(from: NSRange(location: 2, length: 3)).string, "red")
        XCTAssertEqual((storage.copy() as? NSAttributedString)?.string, "a red car")
        XCTAssertGreaterThan(manager.usedRect(for: container).width, 40)
        storage.append(NSAttributedString(string: "\nnext"))
        XCTAssertEqual(manager.flow.lines(in: NSRange(location: 0, length: storage.length)).count, 2)
    }
}
