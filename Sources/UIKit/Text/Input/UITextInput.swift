// UITextInput and its types: the protocol between a keyboard and a text. UITextField and UITextView
// adopt it through TextEditor; apps' own inputs adopt it themselves. UITextInputTraits and UIKeyInput are in Events.

import CoreGraphics
import Foundation

/// Towards the end or the start of the text, as it is stored.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// A direction in the visible text.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// A storage or a layout direction.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The direction of a raw value.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// A direction of the stored text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
    /// A direction of the text as it is shown.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
}

/// A unit of text that a tokenizer finds.
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

/// A delegate that is told of changes that the text input makes itself; a keyboard sets one. All calls come in pairs.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// Called before the selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Called after the selection changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Called before the text changes.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Called after the text changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds words, sentences, paragraphs and lines of a text input.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The unit that encloses a position, in the given direction if the position is on a boundary; nil between units.
    func rangeEnclosingPosition(_ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection) -> UITextRange?
    /// Whether the position is on a boundary, seen from a direction.
    func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool
    /// The next boundary in a direction.
    func position(from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> UITextPosition?
    /// Whether the position is inside a unit.
    func isPosition(_ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool
}

/// A responder whose text a keyboard can read, select, mark and change.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The text of a range.
    func text(in range: UITextRange) -> String?
    /// Puts text in the place of a range.
    func replace(_ range: UITextRange, withText text: String)
    /// The selection; an empty range is a caret.
    var selectedTextRange: UITextRange? { get set }
    /// Text that a keyboard composes and may still change; nil when none.
    var markedTextRange: UITextRange? { get }
    /// The attributes of marked text.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Replaces the marked text, else the selection, by composed text; `selectedRange` is relative to its start.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// The marked text becomes ordinary text.
    func unmarkText()
    /// The start of the text.
    var beginningOfDocument: UITextPosition { get }
    /// The end of the text.
    var endOfDocument: UITextPosition { get }
    /// The range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// A position so many units away; nil outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// A position so many characters or lines away as the text is seen; nil outside the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// The order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Units between two positions.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The object that is told of changes that no keyboard made. Not retained.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Finds words and lines.
    var tokenizer: any UITextInputTokenizer { get }
    /// The end of a range that lies farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// The range from a position to the farthest one in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    /// The direction of the paragraph at a position.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    /// Sets the direction of the paragraphs of a range.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    /// The first line's part of a range, in the input's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    /// The caret at a position, in the input's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect
    /// A rectangle for each part of a selection.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The position nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The position of a range nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The character under a point.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// Whether the text may be changed. Optional: true.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    /// The attributes at a position. Optional: nil.
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
    /// The view whose coordinates rectangles and points have. Optional: the input.
    var textInputView: UIView { get }
    /// The side of a line's end at which the caret is shown. Optional: forward.
    var selectionAffinity: UITextStorageDirection { get set }
}

extension UITextInput {
    /// Default for a type that does not implement this member: true.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    /// Default for a type that does not implement this member: nil.
    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? { nil }
    /// Default for a type that does not implement this member: the input, if it is a view.
    public var textInputView: UIView { self as? UIView ?? UIView() }
    /// Default for a type that does not implement this member: forward; setting it does nothing.
    public var selectionAffinity: UITextStorageDirection { get { .forward } set {} }
}
