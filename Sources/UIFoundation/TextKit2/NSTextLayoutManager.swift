// NSTextLayoutManager: TextKit 2's interface to the lines of a document. They are those of a layout manager, its engine: one layout serves
// both. A fragment is a paragraph. NSTextLayoutManager+Geometry finds fragments, +Selection answers for selections.

import CoreGraphics
import Foundation

/// Lays the text of a content manager out in a container.
open class NSTextLayoutManager: NSObject, @unchecked Sendable {
    /// The purpose of a segment: only `selection` reaches to the container's edge if a line is covered to its end.
    public enum SegmentType: Int, Sendable { case standard, selection, highlight }

    /// The options for enumerating segments.
    public struct SegmentOptions: OptionSet, Sendable {
        /// The members as bits.
        public let rawValue: UInt
        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The block gets no ranges.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1)
        /// The end of a line that continues counts as part of the upper line.
        public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 3)
    }

    /// The engine: that of a text view's container, or a separate one.
    package let engine: NSLayoutManager
    /// The delegate, which is not retained.
    open weak var delegate: (any NSTextLayoutManagerDelegate)? { didSet { if delegate !== oldValue { forgetFragments() } } }
    /// The content manager whose text is laid out; it retains this object.
    open private(set) weak var textContentManager: NSTextContentManager?
    package private(set) lazy var viewport = NSTextViewportLayoutController(textLayoutManager: self)
    /// Reports the visible fragments.
    open var textViewportLayoutController: NSTextViewportLayoutController { viewport }
    /// The selections that the views of an app's own share. Nothing is drawn for them; a text view keeps its selection itself.
    open var textSelections: [NSTextSelection] = []
    /// Computes the moves of selections; by default with this object as its data source.
    open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)
    package var fragments: [Int: NSTextLayoutFragment] = [:]
    package var renderingAttributes: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []

    public override init() {
        engine = NSLayoutManager()
        super.init()
        setUp()
    }

    package init(engine: NSLayoutManager) {
        self.engine = engine
        super.init()
        setUp()
    }

    private func setUp() {
        engine.onStale = { [weak self] range, delta in self?.textEdited(range, delta) }
        engine.shownText = { [weak self] in self?.shownText($0) }
    }

    package func follow(_ manager: NSTextContentManager?) {
        if let old = textContentManager as? NSTextContentStorage { old.textStorage?.removeLayoutManager(engine) }
        textContentManager = manager
        forgetFragments()
        guard let storage = (manager as? NSTextContentStorage)?.textStorage, !storage.layoutManagers.contains(where: { $0 === engine }) else { return }
        storage.addLayoutManager(engine)
    }

    /// The container of the lines; setting another one lays the text out again.
    open var textContainer: NSTextContainer? {
        get { engine.textContainers.first }
        set {
            guard newValue !== textContainer else { return }
            while !engine.textContainers.isEmpty { engine.removeTextContainer(at: 0) }
            if let newValue { engine.addTextContainer(newValue) }
            newValue?.textLayoutManagerStorage = self
            forgetFragments()
        }
    }

    /// Adds the fonts' own leading between lines. True at first.
    open var usesFontLeading: Bool { get { engine.usesFontLeading } set { engine.usesFontLeading = newValue } }
    /// Whether words may be hyphenated; false keeps words whole, whatever paragraph styles say. Default true.
    open var usesHyphenation: Bool { get { engine.partsWords } set { engine.partsWords = newValue } }
    /// The range of the whole document.
    open var documentRange: NSTextRange { textContentManager?.documentRange ?? NSTextRange(NSRange(location: 0, length: 0)) }
    /// The area of all lines.
    open var usageBoundsForTextContainer: CGRect { textContainer.map { engine.usedRect(for: $0) } ?? .zero }

    // MARK: Layout

    /// Lays out the text that has no layout yet.
    open func ensureLayout(for range: NSTextRange) { engine.flow.ensure() }
    /// Lays out the text that has no layout yet.
    open func ensureLayout(for bounds: CGRect) { engine.flow.ensure() }

    /// Marks a part for a new layout, which is made on the next request.
    open func invalidateLayout(for range: NSTextRange) {
        guard let units = range.units else { return }
        forgetFragments()
        engine.invalidateLayout(forCharacterRange: engine.clamped(units), actualCharacterRange: nil)
    }

    package func forgetFragments() { fragments = [:] }

    private func textEdited(_ range: NSRange, _ delta: Int) {
        forgetFragments()
        guard delta != 0 else { return }
        let oldEnd = range.location + range.length - delta
        renderingAttributes = renderingAttributes.compactMap { entry in
            var entry = entry
            if entry.range.location >= oldEnd {
                entry.range.location += delta
            } else if entry.range.location + entry.range.length > range.location {
                entry.range.length = max(0, entry.range.length + delta)
            }
            return entry.range.length > 0 ? entry : nil
        }
    }

    // MARK: Rendering attributes

    /// Attributes for drawing only: they change no text and no line's height.
    open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for range: NSTextRange) {
        guard let units = range.units else { return }
        cutRenderingAttributes(units)
        if !renderingAttributes.isEmpty { self.renderingAttributes.append((units, renderingAttributes)) }
        invalidateRenderingAttributes(for: range)
    }

    /// Over those that are there.
    open func addRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, value: Any?, for range: NSTextRange) {
        guard let units = range.units else { return }
        guard let value else {
            removeRenderingAttribute(renderingAttribute, for: range)
            return
        }
        renderingAttributes.append((units, [renderingAttribute: value]))
        invalidateRenderingAttributes(for: range)
    }

    /// Removes one rendering attribute from a range.
    open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for range: NSTextRange) {
        guard let units = range.units else { return }
        renderingAttributes = renderingAttributes.flatMap { entry -> [(range: NSRange, attributes: [NSAttributedString.Key: Any])] in
            guard entry.attributes[renderingAttribute] != nil, NSIntersectionRange(entry.range, units).length > 0 else { return [entry] }
            var rest = entry.attributes
            rest[renderingAttribute] = nil
            let inner = NSIntersectionRange(entry.range, units)
            return Self.outside(entry.range, inner).map { ($0, entry.attributes) } + (rest.isEmpty ? [] : [(inner, rest)])
        }
        invalidateRenderingAttributes(for: range)
    }

    /// Draws a range again.
    open func invalidateRenderingAttributes(for range: NSTextRange) {
        guard let units = range.units else { return }
        engine.invalidateDisplay(forCharacterRange: engine.clamped(units))
    }

    private func cutRenderingAttributes(_ range: NSRange) {
        renderingAttributes = renderingAttributes.flatMap { entry in Self.outside(entry.range, NSIntersectionRange(entry.range, range)).map { ($0, entry.attributes) } }
    }

    private static func outside(_ range: NSRange, _ inner: NSRange) -> [NSRange] {
        guard inner.length > 0 else { return [range] }
        return [
            NSRange(location: range.location, length: inner.location - range.location),
            NSRange(location: inner.location + inner.length, length: range.location + range.length - inner.location - inner.length),
        ].filter { $0.length > 0 }
    }

    /// The delegate's paragraph and rendering attributes, where there are any.
    private func shownText(_ range: NSRange) -> NSAttributedString? {
        let paragraph = (textContentManager as? NSTextContentStorage)?.shownParagraph(range)
        let marks = renderingAttributes.filter { NSIntersectionRange($0.range, range).length > 0 }
        guard paragraph != nil || !marks.isEmpty, let storage = engine.textStorage else { return nil }
        let shown = NSMutableAttributedString(attributedString: paragraph?.attributedString ?? storage.attributedSubstring(from: range))
        for mark in marks {
            let inner = NSIntersectionRange(mark.range, range)
            shown.addAttributes(mark.attributes, range: NSRange(location: inner.location - range.location, length: inner.length))
        }
        return shown
    }

    // MARK: Editing

    /// Puts a string in place of a range of the storage.
    open func replaceContents(in range: NSTextRange, with string: String) {
        guard let units = range.units, let storage = engine.textStorage else { return }
        storage.replaceCharacters(in: engine.clamped(units), with: string)
    }

    /// Puts an attributed string in place of a range of the storage.
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        guard let units = range.units, let storage = engine.textStorage else { return }
        storage.replaceCharacters(in: engine.clamped(units), with: attributedString)
    }
}

/// Decides about the layout of a text layout manager. All optional.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    /// The fragment of a paragraph: apps return one of a class of their own, which draws more. Optional: a plain one.
    func textLayoutManager(_ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
    /// Default for a type that does not implement this member: a plain fragment.
    public func textLayoutManager(_ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement) -> NSTextLayoutFragment {
        NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
    }
}
