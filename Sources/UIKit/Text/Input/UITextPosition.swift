// UITextPosition, UITextRange and the selection rectangle: positions in a text input's document, for `UITextInput`.
// Custom inputs subclass them; UITextField and UITextView use TextOffset and TextOffsetRange.

import CoreGraphics
import Foundation

/// A position between characters of a text input. Only the input knows its content.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    public override init() { super.init() }
}

/// A UTF-16 offset into the text of a field or text view.
final class TextOffset: UITextPosition {
    nonisolated let offset: Int
    init(_ offset: Int) { self.offset = offset }
    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
    nonisolated override var hash: Int { offset }
}

/// UTF-16 units of the text of a field or text view.
final class TextOffsetRange: UITextRange {
    nonisolated let range: NSRange
    init(_ range: NSRange) { self.range = range }
    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { TextOffset(range.location) }
    override var end: UITextPosition { TextOffset(range.location + range.length) }
    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
    nonisolated override var hash: Int { range.location &* 31 &+ range.length }
}

/// A part of a selection on one line.
final class TextSelectionPart: UITextSelectionRect {
    private let area: CGRect
    private let isFirst: Bool
    private let isLast: Bool
    init(_ area: CGRect, isFirst: Bool, isLast: Bool) {
        self.area = area
        self.isFirst = isFirst
        self.isLast = isLast
    }
    override var rect: CGRect { area }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
}
