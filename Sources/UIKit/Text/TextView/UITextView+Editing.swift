// Editing a text view: first responder, the interface for TextEditor, delegate calls, taps, links.
// The keyboard's notifications come before didBeginEditing here (kbhelper-textview, grummitt-textview).

import CoreGraphics
import Foundation
import QuartzCore

extension UITextView: TextEditing {
    var editedString: NSString { textStorage.string as NSString }
    var acceptsEdits: Bool { isEditable }

    func allowsChange(in range: NSRange, to string: String) -> Bool {
        guard let delegate else { return true }
        if Behaviour.editsRanges.isOn,
            let answer = ifImplemented({ delegate.textView(self, shouldChangeTextInRanges: [NSValue(range: range)], replacementText: string) }) { return answer }
        return ifImplemented { delegate.textView(self, shouldChangeTextIn: range, replacementText: string) } ?? true
    }

    func store(_ string: String, in range: NSRange) {
        let attributes = typingStorage ?? attributesForReplacing(range)
        isReplacingText = true
        textStorage.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: attributes))
        isReplacingText = false
        if textStorage.length == 0 { typingStorage = attributes }
        textChanged()
    }

    /// The attributes of replacing text: those of the replaced text; at a caret those of the character before it.
    private func attributesForReplacing(_ range: NSRange) -> [NSAttributedString.Key: Any] {
        guard range.length > 0 else { return currentTypingAttributes }
        var attributes = textStorage.attributes(at: range.location, effectiveRange: nil)
        attributes[.attachment] = nil
        return attributes
    }

    func tellChange() {
        if let delegate { ifImplemented { delegate.textViewDidChange(self) } }
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    func tellSelectionChange() {
        if let delegate { ifImplemented { delegate.textViewDidChangeSelection(self) } }
    }

    func selectionMoved() {
        if textStorage.length > 0 { typingStorage = nil }
        canvas.setNeedsDisplay()
        setNeedsLayout()
        if isFirstResponder, isScrollEnabled, window != nil { reveal(NSRange(location: editor.selection.location + editor.selection.length, length: 0)) }
    }

    // MARK: Geometry

    private func inView(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top) }

    func caretArea(at offset: Int) -> CGRect {
        inView(engine.caret(at: offset, backward: editor.affinity == .backward) ?? .zero)
    }

    func caretArea(at offset: Int, _ affinity: UITextStorageDirection) -> CGRect { inView(engine.caret(at: offset, backward: affinity == .backward) ?? .zero) }

    func affinity(of offset: Int, at point: CGPoint) -> UITextStorageDirection {
        guard let line = engine.flow.line(atHeight: point.y - textContainerInset.top, in: textContainer) ?? engine.flow.lastLine(in: textContainer) else { return .forward }
        return !line.content.isLastOfParagraph && offset == line.range.location + line.range.length ? .backward : .forward
    }

    func lineCarets(at offset: Int, _ affinity: UITextStorageDirection) -> LineCarets? {
        let length = editedString.length
        if offset >= length, engine.emptyLine() != nil { return LineCarets(range: NSRange(location: length, length: 0), end: length, carets: [(length, 0)], isRightToLeft: false) }
        guard var line = engine.flow.line(at: offset) else { return nil }
        var keepsEnd = line.content.isLastOfParagraph
        if affinity == .backward, offset == line.range.location, let above = engine.flow.line(before: line), !above.content.isLastOfParagraph {
            line = above
            keepsEnd = true
        }
        let start = engine.flow.blocks[line.block].start
        var carets = line.layout.carets(in: line.content).map { (offset: start + $0.offset, x: $0.x) }
        // At a wrap the end of a line is the beginning of the next one.
        if !keepsEnd, carets.count > 1 { carets.removeLast() }
        return LineCarets(range: line.range, end: start + line.content.range.upperBound, carets: carets, isRightToLeft: line.layout.isRightToLeft(line.content))
    }

    func selectionAreas(_ range: NSRange) -> [CGRect] {
        guard range.length > 0 else { return [] }
        return engine.enclosingRects(engine.clamped(range), selected: engine.clamped(range), in: textContainer).map(inView)
    }

    func offset(nearest point: CGPoint) -> Int {
        engine.insertionPoint(nearest: CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top), in: textContainer)
    }

    func isRightToLeft(at offset: Int) -> Bool {
        guard let line = engine.flow.line(at: offset) else { return false }
        return line.layout.isRightToLeft(line.content)
    }

    func setDirection(_ direction: NSWritingDirection, in range: NSRange) {
        let paragraphs = editedString.paragraphRange(for: range)
        for run in textStorage.runs(in: paragraphs) {
            let style = (run.attributes[.paragraphStyle] as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
            style.baseWritingDirection = direction
            textStorage.addAttribute(.paragraphStyle, value: style, range: run.range)
        }
    }

    // MARK: First responder

    func beginEditing(_ become: () -> Bool) -> Bool {
        if isFirstResponder { return true }
        if window == nil { return (isEditable || isSelectable) && waitToBecomeFirstResponder() }
        if isEditable, let delegate, !(ifImplemented { delegate.textViewShouldBeginEditing(self) } ?? true) { return false }
        guard become() else { return false }
        textChanged()
        guard isEditable else { return true }
        Keyboard.of(self).show()
        if let delegate { ifImplemented { delegate.textViewDidBeginEditing(self) } }
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
        return true
    }

    func finishEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder, isEditable else { return resign() }
        if !FirstResponder.of(self).isForcing, let delegate, !(ifImplemented { delegate.textViewShouldEndEditing(self) } ?? true) { return false }
        guard resign() else { return false }
        if editor.marked != nil { editor.commitMark() }
        textChanged()
        Keyboard.of(self).follow()
        if let delegate { ifImplemented { delegate.textViewDidEndEditing(self) } }
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
        return true
    }

    // MARK: Taps

    func tapped(at point: CGPoint) {
        let now = CACurrentMediaTime()
        var count = 1
        if let lastTap, now - lastTap.time < 0.35, hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) < 30 { count = lastTap.count % 3 + 1 }
        lastTap = (now, point, count)
        if count == 1, !isEditable, isSelectable, followTextItem(at: point) { return }
        guard isEditable || isSelectable && count > 1 else { return }
        let wasFirst = isFirstResponder
        guard becomeFirstResponder() || wasFirst else { return }
        layoutText()
        editor.tapped(at: point, count: count)
    }
}
