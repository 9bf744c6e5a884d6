// Moves the caret and extends the selection for arrow keys: sideways to the visually next place, also in text of both
// directions, up and down along a column, by words, lines and all. HardwareKeyboard calls it; TextEditor makes the calls to the delegate.

import CoreGraphics
import Foundation

extension TextEditor {
    /// The distance of a move: arrows alone, with option, with command.
    enum Reach { case character, word, line }

    /// Moves the caret by a key; with `grows` the other end of the selection stays.
    func moveByKey(_ direction: UITextLayoutDirection, _ reach: Reach, grows: Bool) {
        if marked != nil { unmark() }
        let isVertical = direction == .up || direction == .down
        let goal = goalX ?? client.caretArea(at: selection.location, affinity).minX
        let end = selection.location + selection.length
        let isBackward = direction == .up || direction == .left && !client.isRightToLeft(at: selection.location) || direction == .right && client.isRightToLeft(at: selection.location)
        let fixed = anchor ?? (isBackward ? end : selection.location)
        var from = isBackward ? selection.location : end
        if grows { from = fixed == selection.location ? end : selection.location }
        // A selection collapses to its end before the caret moves on.
        let collapses = !grows && selection.length > 0 && reach == .character && !isVertical
        let place: (offset: Int, affinity: UITextStorageDirection) = collapses ? (from, .forward) : target(from: from, direction, reach, isBackward, goal) ?? (from, .forward)
        select(grows ? NSRange(location: min(fixed, place.offset), length: abs(place.offset - fixed)) : NSRange(location: place.offset, length: 0))
        if grows { anchor = fixed }
        if isVertical, reach == .character { goalX = goal }
        stand(place.affinity)
    }

    /// At the end of a line that wraps, or at the beginning of the next.
    func stand(_ affinity: UITextStorageDirection) {
        guard selection.length == 0, affinity != self.affinity else { return }
        self.affinity = affinity
        client.selectionMoved()
    }

    private func target(from offset: Int, _ direction: UITextLayoutDirection, _ reach: Reach, _ isBackward: Bool, _ goal: CGFloat) -> (offset: Int, affinity: UITextStorageDirection)? {
        let isVertical = direction == .up || direction == .down
        switch reach {
        case .character:
            if isVertical {
                // Beyond the first and the last line the caret goes to the text's end.
                return upright(from: offset, affinity, direction, goal: goal) ?? (direction == .up ? 0 : length, .forward)
            }
            return aside(from: offset, affinity, direction).map { ($0, .forward) }
        case .word:
            if isVertical { return (paragraphEdge(from: offset, isBackward), .forward) }
            return (wordEdge(from: offset, isBackward), .forward)
        case .line:
            if isVertical { return (isBackward ? 0 : length, .forward) }
            guard let line = client.lineCarets(at: offset, affinity) else { return (isBackward ? 0 : length, .forward) }
            if isBackward { return (line.range.location, .forward) }
            return (line.end, line.end == line.range.location + line.range.length && line.end < length ? .backward : .forward)
        }
    }

    // MARK: Aside

    /// The next place that the eye sees left or right of a caret; from the edge of a line to the line before or behind.
    func aside(from offset: Int, _ affinity: UITextStorageDirection, _ direction: UITextLayoutDirection) -> Int? {
        guard let line = client.lineCarets(at: offset, affinity), let here = line.carets.first(where: { $0.offset == offset }) else {
            return logical(from: offset, isForward: (direction == .right) != client.isRightToLeft(at: offset))
        }
        let isRight = direction == .right
        let beside = line.carets.filter { isRight ? $0.x > here.x + 0.01 : $0.x < here.x - 0.01 }
        if let next = beside.min(by: { abs($0.x - here.x) < abs($1.x - here.x) }) { return next.offset }
        if isRight != line.isRightToLeft {
            let end = line.range.location + line.range.length
            return end < length || line.end < end ? end : nil
        }
        return line.range.location > 0 ? logical(from: line.range.location, isForward: false) : nil
    }

    private func logical(from offset: Int, isForward: Bool) -> Int? {
        if isForward {
            guard offset < length else { return nil }
            let character = client.editedString.rangeOfComposedCharacterSequence(at: offset)
            return character.location + character.length
        }
        return offset > 0 ? client.editedString.rangeOfComposedCharacterSequence(at: offset - 1).location : nil
    }

    // MARK: Up and down

    /// The offset one line up or down in a column; nil at the edge of the text.
    func upright(from offset: Int, _ affinity: UITextStorageDirection, _ direction: UITextLayoutDirection, goal: CGFloat?) -> (offset: Int, affinity: UITextStorageDirection)? {
        let caret = client.caretArea(at: offset, affinity)
        let point = CGPoint(x: goal ?? caret.minX, y: direction == .up ? caret.minY - caret.height / 2 : caret.maxY + caret.height / 2)
        let target = client.offset(nearest: point)
        let side = client.affinity(of: target, at: point)
        let moved = client.caretArea(at: target, side)
        let isThere = direction == .up ? moved.minY < caret.minY - 0.5 : moved.minY > caret.minY + 0.5
        return isThere ? (target, side) : nil
    }

    // MARK: Words and paragraphs

    /// Forward to the end of a word, backward to a beginning.
    private func wordEdge(from offset: Int, _ isBackward: Bool) -> Int {
        let direction = UITextDirection.storage(isBackward ? .backward : .forward)
        var place: UITextPosition = TextOffset(offset)
        for _ in 0..<1000 {
            guard let next = tokenizer.position(from: place, toBoundary: .word, inDirection: direction), self.offset(next) != self.offset(place) else { return isBackward ? 0 : length }
            if tokenizer.isPosition(next, atBoundary: .word, inDirection: direction) { return self.offset(next) }
            place = next
        }
        return self.offset(place)
    }

    private func paragraphEdge(from offset: Int, _ isBackward: Bool) -> Int {
        let text = client.editedString
        guard text.length > 0 else { return 0 }
        if isBackward {
            let here = text.paragraphRange(for: NSRange(location: min(offset, text.length), length: 0))
            return here.location == offset && offset > 0 ? text.paragraphRange(for: NSRange(location: offset - 1, length: 0)).location : here.location
        }
        var end = 0, contents = 0
        text.getParagraphStart(nil, end: &end, contentsEnd: &contents, for: NSRange(location: min(offset, text.length), length: 0))
        if contents == offset, end > offset { text.getParagraphStart(nil, end: nil, contentsEnd: &contents, for: NSRange(location: min(end, text.length), length: 0)) }
        return contents
    }
}
