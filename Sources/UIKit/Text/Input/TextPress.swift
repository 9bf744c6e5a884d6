// A finger that rests on a text input moves the caret; on an end of the selection it moves that end; in text that cannot be
// edited it selects the word under it and extends the selection. UITextField and UITextView add one; TextEditor handles taps.

import CoreGraphics
import Foundation

final class TextPress: UILongPressGestureRecognizer {
    /// The object that the finger holds.
    private enum Held {
        case caret
        /// The other end of the selection stays.
        case end(fixed: Int)
        /// The word that was selected first.
        case word(NSRange)
    }

    private weak var client: (any TextEditing)?
    private var held = Held.caret
    /// The distance in points within which a finger grabs an end of the selection.
    private static let reach: CGFloat = 22

    init(_ client: any TextEditing) {
        self.client = client
        super.init(target: nil, action: nil)
        onStateChange = { [weak self] _ in self?.moved() }
    }

    override func ownerAllowsBegin() -> Bool {
        guard super.ownerAllowsBegin(), let client, client.canBecomeFirstResponder else { return false }
        return client.acceptsEdits || client.editor.length > 0 && !client.hasItem(at: location(in: client))
    }

    private func moved() {
        guard let client else { return }
        let point = location(in: client), offset = client.offset(nearest: point)
        switch state {
        case .began:
            guard client.isFirstResponder || client.becomeFirstResponder() else { return }
            client.layoutIfNeeded()
            begin(client, client.offset(nearest: point), point)
        case .changed: follow(client, offset, point)
        default: break
        }
    }

    private func begin(_ client: any TextEditing, _ offset: Int, _ point: CGPoint) {
        let selection = client.editor.selection
        let ends = [selection.location, selection.location + selection.length]
        if selection.length > 0, let index = ends.firstIndex(where: { client.caretArea(at: $0).insetBy(dx: -Self.reach, dy: -Self.reach).contains(point) }) {
            held = .end(fixed: ends[1 - index])
        } else if client.acceptsEdits {
            held = .caret
            client.editor.tapped(at: point, count: 1)
        } else {
            client.editor.tapped(at: point, count: 2)
            held = .word(client.editor.selection)
        }
    }

    private func follow(_ client: any TextEditing, _ offset: Int, _ point: CGPoint) {
        switch held {
        case .caret: client.editor.tapped(at: point, count: 1)
        case .end(let fixed):
            // The two handles never meet: one character stays selected.
            if offset != fixed { client.editor.select(NSRange(location: min(fixed, offset), length: abs(offset - fixed))) }
        case .word(let first):
            let there = (client.editor.tokenizer.rangeEnclosingPosition(TextOffset(offset), with: .word, inDirection: .storage(.forward)) as? TextOffsetRange)?.range
            client.editor.select(NSUnionRange(first, there ?? NSRange(location: offset, length: 0)))
        }
    }
}

extension TextEditing {
    /// The finger that rests on the text.
    func addTextPress() { addGestureRecognizer(TextPress(self)) }
}
