// The one input engine: selection, marked text and editing of a text input. UITextField and UITextView own one each and
// give it access to their text and delegate through TextEditing. TextEditor+Positions has the positions of `UITextInput`.
// Orders: the delegate is told of a selection set by code; an edit reports the selection once (AztecEditor-iOS pull 327, Runestone issue 158);
// marked text calls no should-method (DiffableTextViews issue 88).

import CoreGraphics
import Foundation

/// The text input that the engine edits.
@MainActor protocol TextEditing: UIView, UITextInput {
    var editor: TextEditor { get }
    var editedString: NSString { get }
    /// Whether the user may change the text.
    var acceptsEdits: Bool { get }
    /// Asks the delegate.
    func allowsChange(in range: NSRange, to string: String) -> Bool
    /// Changes the stored text without a delegate call.
    func store(_ string: String, in range: NSRange)
    /// Tells delegate, targets and observers of the user's edit.
    func tellChange()
    func tellSelectionChange()
    /// Caret, selection and marks are to be shown anew.
    func selectionMoved()
    /// The area of the caret, in the input's coordinates.
    func caretArea(at offset: Int) -> CGRect
    func selectionAreas(_ range: NSRange) -> [CGRect]
    func offset(nearest point: CGPoint) -> Int
    /// The affinity of an offset at a wrap, which is a line's end and the next line's beginning: the one that a point means.
    func affinity(of offset: Int, at point: CGPoint) -> UITextStorageDirection
    func caretArea(at offset: Int, _ affinity: UITextStorageDirection) -> CGRect
    /// The places for a caret on the line of an offset; nil while nothing is laid out.
    func lineCarets(at offset: Int, _ affinity: UITextStorageDirection) -> LineCarets?
    func isRightToLeft(at offset: Int) -> Bool
    func setDirection(_ direction: NSWritingDirection, in range: NSRange)
    /// A link or its like, which answers presses itself.
    func hasItem(at point: CGPoint) -> Bool
}

/// The places for a caret on one line.
struct LineCarets {
    /// UTF-16 units, with the separator that ends the line.
    var range: NSRange
    /// The end without the separator.
    var end: Int
    /// The carets in logical order; x in any coordinates.
    var carets: [(offset: Int, x: CGFloat)]
    var isRightToLeft: Bool
}

@MainActor final class TextEditor {
    unowned let client: any TextEditing
    private(set) var selection = NSRange(location: 0, length: 0)
    private(set) var marked: NSRange?
    var markedStyle: [NSAttributedString.Key: Any]?
    var affinity = UITextStorageDirection.forward
    weak var inputDelegate: (any UITextInputDelegate)?
    private(set) lazy var tokenizer = UITextInputStringTokenizer(textInput: client)
    /// The horizontal place that moving up and down keeps.
    var goalX: CGFloat?
    /// The end of the selection that stays while keys move the other one.
    var anchor: Int?

    init(_ client: any TextEditing) { self.client = client }

    var length: Int { client.editedString.length }

    /// A range kept within the text and around whole characters.
    func clamped(_ range: NSRange) -> NSRange {
        let length = length
        guard range.location != NSNotFound, range.location >= 0 else { return NSRange(location: length, length: 0) }
        let location = min(range.location, length)
        return NSRange(location: location, length: min(max(0, range.length), length - location))
    }

    // MARK: Selection

    /// Selects by code; the delegate is told if the selection changes.
    func select(_ range: NSRange) {
        let range = clamped(range)
        guard range != selection else { return }
        inputDelegate?.selectionWillChange(client)
        move(to: range)
        inputDelegate?.selectionDidChange(client)
        client.tellSelectionChange()
    }

    /// Moves the selection without a delegate call.
    func move(to range: NSRange) {
        selection = clamped(range)
        goalX = nil
        anchor = nil
        affinity = .forward
        client.selectionMoved()
    }

    /// The text was replaced by code.
    func textReplaced() {
        marked = nil
        move(to: NSRange(location: length, length: 0))
    }

    /// Adjusts the selection after code changed the storage: it keeps its characters.
    func storageEdited(_ range: NSRange, delta: Int) {
        let oldEnd = range.location + range.length - delta
        func moved(_ offset: Int) -> Int { offset <= range.location ? offset : offset >= oldEnd ? offset + delta : range.location + range.length }
        let start = moved(selection.location), end = moved(selection.location + selection.length)
        selection = clamped(NSRange(location: start, length: max(0, end - start)))
        if let marked { self.marked = NSIntersectionRange(clamped(marked), NSRange(location: 0, length: length)) }
    }

    // MARK: Editing

    /// Inserts typed text in place of the marked text, else of the selection.
    func insert(_ string: String) { edit(marked ?? selection, with: string) }

    /// Deletes the selection, else the whole character before the caret.
    func erase() {
        let selection = clamped(marked ?? selection)
        if selection.length > 0 {
            edit(selection, with: "")
        } else if selection.location > 0 {
            // A character may be several UTF-16 units: emoji, composed Hangul.
            edit(client.editedString.rangeOfComposedCharacterSequence(at: selection.location - 1), with: "")
        }
    }

    /// Makes the user's edit: asks the delegate before, tells it afterwards.
    func edit(_ range: NSRange, with string: String) {
        guard client.acceptsEdits else { return }
        let range = clamped(range)
        guard client.allowsChange(in: range, to: string) else { return }
        // The delegate may have changed the text while it answered.
        replace(clamped(range), with: string)
        client.tellSelectionChange()
        client.tellChange()
    }

    private func replace(_ range: NSRange, with string: String) {
        marked = nil
        client.store(string, in: range)
        selection = clamped(NSRange(location: range.location + (string as NSString).length, length: 0))
        goalX = nil
        anchor = nil
        affinity = .forward
        client.selectionMoved()
    }

    /// Makes an edit by code: tells the delegate, does not ask it.
    func replaceByCode(_ range: NSRange, with string: String) {
        replace(clamped(range), with: string)
        client.tellSelectionChange()
        client.tellChange()
    }

    // MARK: Marked text

    /// Sets the text that a keyboard composes; `selected` is relative to its start.
    func mark(_ string: String, selected: NSRange) {
        guard client.acceptsEdits else { return }
        let range = clamped(marked ?? selection)
        replace(range, with: string)
        let length = (string as NSString).length
        marked = length > 0 ? NSRange(location: range.location, length: length) : nil
        let location = min(max(0, selected.location == NSNotFound ? length : selected.location), length)
        selection = clamped(NSRange(location: range.location + location, length: min(max(0, selected.length), length - location)))
        client.selectionMoved()
        client.tellSelectionChange()
        client.tellChange()
    }

    /// Ends the composition; the composed text stays.
    func unmark() {
        guard let marked else { return }
        self.marked = nil
        move(to: NSRange(location: marked.location + marked.length, length: 0))
        client.tellSelectionChange()
    }

    /// Ends the composition because editing ends; the composed text stays, and no delegate call is made.
    func commitMark() {
        marked = nil
        client.selectionMoved()
    }

    // MARK: Fingers

    /// One tap puts the caret, two select the word, three the paragraph.
    func tapped(at point: CGPoint, count: Int) {
        if marked != nil { unmark() }
        let offset = client.offset(nearest: point)
        guard count > 1 else {
            let affinity = client.affinity(of: offset, at: point)
            select(NSRange(location: offset, length: 0))
            stand(affinity)
            return
        }
        let granularity: UITextGranularity = count == 2 ? .word : .paragraph
        let found = tokenizer.rangeEnclosingPosition(TextOffset(offset), with: granularity, inDirection: .storage(.forward))
            ?? tokenizer.rangeEnclosingPosition(TextOffset(offset), with: granularity, inDirection: .storage(.backward))
        guard let range = (found as? TextOffsetRange)?.range else { return }
        select(range)
    }
}
