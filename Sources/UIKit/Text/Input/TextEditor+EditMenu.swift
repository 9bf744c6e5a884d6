// The edit actions cut, copy, paste and select for a text input; UITextField and UITextView forward them here.
// Secure text is neither cut nor copied.
import Foundation
import ObjectiveC

extension TextEditor {
    private var isSecure: Bool { client.isSecureTextEntry }
    private var selectedText: String { client.editedString.substring(with: clamped(selection)) }

    /// Whether the action is possible now; nil if it is no edit action.
    func canEdit(_ action: Selector) -> Bool? {
        switch action.name {
        case "cut:": client.acceptsEdits && selection.length > 0 && !isSecure
        case "copy:": selection.length > 0 && !isSecure
        case "paste:": client.acceptsEdits && UIPasteboard.general.hasStrings
        case "select:": selection.length == 0 && length > 0
        case "selectAll:": length > 0 && selection.length < length
        case "delete:": false
        default: nil
        }
    }

    func copy() {
        guard selection.length > 0, !isSecure else { return }
        UIPasteboard.general.string = selectedText
    }

    func cut() {
        guard client.acceptsEdits, selection.length > 0, !isSecure else { return }
        UIPasteboard.general.string = selectedText
        erase()
    }

    func paste() {
        guard let text = UIPasteboard.general.string else { return }
        insert(text)
    }

    /// The word at the caret.
    func selectWord() {
        let place = TextOffset(selection.location)
        let found = tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.backward))
            ?? tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.forward))
        if let range = (found as? TextOffsetRange)?.range { select(range) }
    }
}
