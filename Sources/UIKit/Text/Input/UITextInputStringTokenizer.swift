// UITextInputStringTokenizer: words, sentences, paragraphs and lines of a text input, by ICU and by the input's own lines.
// Text inputs own one; apps subclass it. Reads the text through `UITextInput` only.

import CoreText
import Foundation

/// The tokenizer of text inputs. Its lines are the input's own lines, by the positions of its carets.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    /// Creates a tokenizer for text input, which is not retained.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    private func isForward(_ direction: UITextDirection) -> Bool {
        direction == .storage(.forward) || direction == .layout(.right) || direction == .layout(.down)
    }

    /// The text around a position and its start: the whole text, or for paragraphs and smaller units only the paragraph.
    private func parts(around offset: Int, _ granularity: UITextGranularity, _ input: any UITextInput) -> [(range: Range<Int>, isUnit: Bool)] {
        let length = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
        guard let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument), let text = input.text(in: all) else { return [] }
        if granularity == .document { return [(0..<length, true)] }
        let string = text as NSString
        var start = 0, end = 0, contents = 0
        string.getParagraphStart(&start, end: &end, contentsEnd: &contents, for: NSRange(location: min(max(0, offset), string.length), length: 0))
        // A boundary may belong to the paragraph before.
        if offset == start, start > 0 { string.getParagraphStart(&start, end: nil, contentsEnd: nil, for: NSRange(location: start - 1, length: 0)) }
        if granularity == .paragraph {
            var parts: [(range: Range<Int>, isUnit: Bool)] = []
            var from = start
            while from < end {
                var to = from, inner = from
                string.getParagraphStart(nil, end: &to, contentsEnd: &inner, for: NSRange(location: from, length: 0))
                parts.append((from..<inner, true))
                if inner < to { parts.append((inner..<to, false)) }
                from = max(to, from + 1)
            }
            return parts
        }
        if granularity == .line { return lines(around: offset, length, input) }
        let kind: TextBoundaries.Kind = granularity == .character ? .character : granularity == .word ? .word : .sentence
        let units = Array(string.substring(with: NSRange(location: start, length: end - start)).utf16)
        return TextBoundaries.parts(kind, of: units).map { ($0.range.lowerBound + start..<$0.range.upperBound + start, $0.isWord) }
    }

    private func lines(around offset: Int, _ length: Int, _ input: any UITextInput) -> [(range: Range<Int>, isUnit: Bool)] {
        guard let position = input.position(from: input.beginningOfDocument, offset: min(max(offset, 0), length)) else { return [] }
        let caret = input.caretRect(for: position)
        func edge(_ x: CGFloat) -> Int? {
            input.closestPosition(to: CGPoint(x: x, y: caret.midY)).map { input.offset(from: input.beginningOfDocument, to: $0) }
        }
        guard let one = edge(-1_000_000), let other = edge(1_000_000) else { return [] }
        return [(min(one, other)..<max(one, other), true)]
    }

    private func offset(_ position: UITextPosition) -> Int? { input.map { $0.offset(from: $0.beginningOfDocument, to: position) } }
    private func position(_ offset: Int) -> UITextPosition? { input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) } }

    open func rangeEnclosingPosition(_ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection) -> UITextRange? {
        guard let input, let offset = offset(position) else { return nil }
        let forward = isForward(direction)
        let found = parts(around: offset, granularity, input).first {
            $0.isUnit && (forward ? $0.range.lowerBound <= offset && offset < $0.range.upperBound : $0.range.lowerBound < offset && offset <= $0.range.upperBound)
        }
        guard let found, let start = self.position(found.range.lowerBound), let end = self.position(found.range.upperBound) else { return nil }
        return input.textRange(from: start, to: end)
    }

    /// Forwards a boundary is the end of a unit, backwards its start.
    open func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool {
        guard let input, let offset = offset(position) else { return false }
        let forward = isForward(direction)
        return parts(around: offset, granularity, input).contains { $0.isUnit && (forward ? $0.range.upperBound : $0.range.lowerBound) == offset }
    }

    open func position(from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> UITextPosition? {
        guard let input, let offset = offset(position) else { return nil }
        let length = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
        let forward = isForward(direction)
        if forward ? offset >= length : offset <= 0 { return nil }
        var probe = offset
        while probe >= 0, probe <= length {
            let units = parts(around: probe, granularity, input).filter(\.isUnit)
            if forward {
                if let end = units.map(\.range.upperBound).first(where: { $0 > offset }) { return self.position(end) }
                probe = max(probe + 1, units.last?.range.upperBound ?? 0) + 1
            } else {
                if let start = units.map(\.range.lowerBound).last(where: { $0 < offset }) { return self.position(start) }
                probe = min(probe - 1, units.first?.range.lowerBound ?? probe) - 1
            }
        }
        return self.position(forward ? length : 0)
    }

    open func isPosition(_ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }
}
