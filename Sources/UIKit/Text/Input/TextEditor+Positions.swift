// The part of `UITextInput` for fields and text views that works with offsets: positions, ranges, directions, rectangles.
// The members that apps override are in UITextField and UITextView and call these.

import CoreGraphics
import Foundation

extension TextEditor {
    func range(_ range: UITextRange) -> NSRange {
        if let known = range as? TextOffsetRange { return clamped(known.range) }
        let start = offset(range.start), end = offset(range.end)
        return clamped(NSRange(location: min(start, end), length: abs(end - start)))
    }

    func offset(_ position: UITextPosition) -> Int { min(max(0, (position as? TextOffset)?.offset ?? 0), length) }

    func text(in range: UITextRange) -> String? { client.editedString.substring(with: self.range(range)) }

    func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        let start = offset(from), end = offset(to)
        return TextOffsetRange(NSRange(location: min(start, end), length: abs(end - start)))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (target, overflow) = self.offset(position).addingReportingOverflow(offset)
        return !overflow && target >= 0 && target <= length ? TextOffset(target) : nil
    }

    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset steps: Int) -> UITextPosition? {
        guard steps >= 0 else { return self.position(from: position, in: direction.opposite, offset: -steps) }
        var offset = offset(position)
        for _ in 0..<steps {
            guard let next = step(from: offset, direction) else { return nil }
            offset = next
        }
        return TextOffset(offset)
    }

    /// The offset one character aside or one line up or down; nil at the edge of the text.
    private func step(from offset: Int, _ direction: UITextLayoutDirection) -> Int? {
        switch direction {
        case .left, .right: return aside(from: offset, offset == selection.location ? affinity : .forward, direction)
        case .up, .down: return upright(from: offset, offset == selection.location ? affinity : .forward, direction, goal: nil)?.offset
        }
    }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        let range = self.range(range)
        let isForward = direction == .down || direction != .up && (direction == .right) != client.isRightToLeft(at: range.location)
        return TextOffset(isForward ? range.location + range.length : range.location)
    }

    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        let offset = offset(position)
        let isForward = direction == .down || direction != .up && (direction == .right) != client.isRightToLeft(at: offset)
        if isForward { return offset < length ? TextOffsetRange(client.editedString.rangeOfComposedCharacterSequence(at: offset)) : nil }
        return offset > 0 ? TextOffsetRange(client.editedString.rangeOfComposedCharacterSequence(at: offset - 1)) : nil
    }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let areas = client.selectionAreas(self.range(range))
        return areas.enumerated().map { TextSelectionPart($1, isFirst: $0 == 0, isLast: $0 == areas.count - 1) }
    }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition {
        let range = self.range(range)
        return TextOffset(min(max(client.offset(nearest: point), range.location), range.location + range.length))
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        let offset = client.offset(nearest: point)
        for candidate in [offset, offset - 1] where candidate >= 0 && candidate < length {
            let character = client.editedString.rangeOfComposedCharacterSequence(at: candidate)
            if client.selectionAreas(character).contains(where: { $0.contains(point) }) { return TextOffsetRange(character) }
        }
        return nil
    }
}

extension UITextLayoutDirection {
    var opposite: UITextLayoutDirection {
        switch self {
        case .left: .right
        case .right: .left
        case .up: .down
        case .down: .up
        }
    }
}
