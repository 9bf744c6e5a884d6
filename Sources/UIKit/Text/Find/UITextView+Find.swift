// A text view's find interaction: searches its text, marks results under the glyphs, replaces as if by code.
// UIFindInteraction and UITextSearchingFindSession do the rest; TextCanvas draws the marks.

import CoreGraphics
import Foundation

/// The ranges that a find session marked in a text view.
@MainActor final class FoundText {
    var marks: [(range: NSRange, style: UITextSearchFoundTextStyle)] = []
    var interaction: UIFindInteraction?
    lazy var delegate = FindSessions()
}

/// Makes the sessions of text views' own find interactions.
final class FindSessions: NSObject, UIFindInteractionDelegate {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
    }
}

extension UITextView: UITextSearching {
    /// A text view shows one document, which is nil.
    public typealias DocumentIdentifier = AnyHashable
    private var foundText: FoundText { part { FoundText() } }
    var foundMarks: [(range: NSRange, style: UITextSearchFoundTextStyle)] { part(FoundText.self)?.marks ?? [] }

    /// Gives the text view a find interaction. Default false.
    public var isFindInteractionEnabled: Bool {
        get { findInteraction != nil }
        set {
            guard newValue != (findInteraction != nil) else { return }
            if newValue {
                let interaction = UIFindInteraction(sessionDelegate: foundText.delegate)
                foundText.interaction = interaction
                addInteraction(interaction)
            } else if let interaction = findInteraction {
                removeInteraction(interaction)
                foundText.interaction = nil
            }
        }
    }

    /// Shows the find bar, once `isFindInteractionEnabled` is true; nil before.
    public var findInteraction: UIFindInteraction? { part(FoundText.self)?.interaction }

    /// Compares the ranges' starts, then their ends.
    public func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?) -> ComparisonResult {
        let one = editor.range(foundRange), two = editor.range(toRange)
        if one.location != two.location { return one.location < two.location ? .orderedAscending : .orderedDescending }
        return one.length == two.length ? .orderedSame : one.length < two.length ? .orderedAscending : .orderedDescending
    }

    /// Reports all places at once.
    public func performTextSearch<Aggregator: UITextSearchAggregator>(queryString: String, options: UITextSearchOptions, resultAggregator: Aggregator)
    where Aggregator.DocumentIdentifier == AnyHashable {
        for range in options.ranges(of: queryString, in: editedString) { resultAggregator.foundRange(TextOffsetRange(range), searchString: queryString, document: nil) }
        resultAggregator.finishedSearching()
    }

    /// Drawn under the text.
    public func decorate(foundTextRange range: UITextRange, document: AnyHashable?, usingStyle style: UITextSearchFoundTextStyle) {
        let units = editor.range(range)
        foundText.marks.removeAll { $0.range == units }
        if style != .normal { foundText.marks.append((units, style)) }
        canvas.setNeedsDisplay()
    }

    /// Removes all marks.
    public func clearAllDecoratedFoundText() {
        guard !foundMarks.isEmpty else { return }
        foundText.marks = []
        canvas.setNeedsDisplay()
    }

    /// Whether text can be replaced: while the view is editable.
    public var supportsTextReplacement: Bool { isEditable }

    /// Asks the delegate as for typed text.
    public func shouldReplace(foundTextRange range: UITextRange, document: AnyHashable?, withText replacementText: String) -> Bool {
        allowsChange(in: editor.range(range), to: replacementText)
    }

    /// Replaces a range; the delegate is told of the change.
    public func replace(foundTextRange range: UITextRange, document: AnyHashable?, withText replacementText: String) { replace(range, withText: replacementText) }

    /// Replaces from the end, so that earlier ranges stay in place.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {
        for range in options.ranges(of: queryString, in: editedString).reversed() {
            let found = TextOffsetRange(range)
            if shouldReplace(foundTextRange: found, document: nil, withText: replacementText) { replace(found, withText: replacementText) }
        }
    }

    /// Moves marks behind an edit with their text and removes those inside it; the next step searches again.
    func editedWhileFinding(_ edited: NSRange, delta: Int) {
        guard let found = part(FoundText.self), let interaction = found.interaction, interaction.isFindNavigatorVisible else { return }
        interaction.textIsAnother()
        let oldEnd = edited.location + edited.length - delta
        found.marks = found.marks.compactMap { mark in
            if mark.range.location + mark.range.length <= edited.location { return mark }
            return mark.range.location >= oldEnd ? (NSRange(location: mark.range.location + delta, length: mark.range.length), mark.style) : nil
        }
    }

    /// Scrolls only until the range is visible.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable?) { scrollRangeToVisible(editor.range(range)) }
}
