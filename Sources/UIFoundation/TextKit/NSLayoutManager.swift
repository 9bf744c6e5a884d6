// NSLayoutManager: the part of TextKit 1 that apps call and override. State and overridable members; TextFlow has the lines,
// NSLayoutManager+Geometry the geometry, NSLayoutManager+Drawing the drawing. A glyph is a UTF-16 unit here.

import CoreGraphics
import CoreText
import Foundation

/// Lays the text of a storage out in containers and draws it. Coordinates are points, y down, relative to the container.
open class NSLayoutManager: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The text; its layout is made anew for another one.
    open weak var textStorage: NSTextStorage? { didSet { if textStorage !== oldValue { textStorageIsAnother() } } }
    /// The containers in the order in which text fills them.
    open private(set) var textContainers: [NSTextContainer] = []
    /// The delegate, which is not retained.
    open weak var delegate: NSLayoutManagerDelegate? { didSet { if delegate !== oldValue { flow.geometryChanged() } } }
    /// Adds the fonts' own leading between lines. True at first.
    open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { geometryChanged() } } }
    /// The factor for paragraphs whose own is 0: words are hyphenated where a line would otherwise fill less than this share of its width.
    open var hyphenationFactor: CGFloat = 0 { didSet { if hyphenationFactor != oldValue { flow.reset(); invalidated() } } }
    /// Whether the hyphenation factor becomes 1 if it is 0. Default false.
    open var usesDefaultHyphenation = false { didSet { if usesDefaultHyphenation != oldValue { flow.reset(); invalidated() } } }
    /// Whether words may be hyphenated; a text layout manager may forbid it, whatever paragraphs say.
    package var partsWords = true { didSet { if partsWords != oldValue { flow.reset(); invalidated() } } }
    /// Whether layout may skip text that is not shown. Layout is always contiguous here, as `hasNonContiguousLayout` says.
    open var allowsNonContiguousLayout = false
    /// False: see `allowsNonContiguousLayout`.
    open var hasNonContiguousLayout: Bool { false }
    package lazy var flow = TextFlow(self)
    /// A text view's display of its text: links, secrets, and the height of an empty last line.
    package var display = TextDisplay() { didSet { displayChanged() } }
    /// Called when lines or colours changed: a text view draws again.
    package var onInvalidation: (() -> Void)?
    /// Called for every edit of the storage before layout is requested again: a text layout manager discards its fragments.
    package var onStale: ((NSRange, Int) -> Void)?
    /// Returns the text that replaces a range of the storage's text, with the same length; nil for the text itself.
    package var shownText: ((NSRange) -> NSAttributedString?)?
    /// Called after edits of characters, when the lines are already stale: a text view moves its selection.
    package var onEdit: ((NSRange, Int) -> Void)?

    public override init() { super.init() }
    /// Creates an empty layout manager: nothing is read, because code connects text and containers.
    public required init?(coder: NSCoder) { super.init() }
    /// Does nothing: nothing is written.
    open func encode(with coder: NSCoder) {}
    /// Whether the class can be read by secure coding: true.
    open class var supportsSecureCoding: Bool { true }

    // MARK: Containers

    /// Adds a container after the others and retains it.
    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

    /// Inserts a container; text flows into it from the one before.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: min(max(index, 0), textContainers.count))
        container.layoutManager = self
        geometryChanged(all: true)
    }

    /// Removes a container; its text moves to the containers behind.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
        geometryChanged(all: true)
    }

    /// The container has another size, padding, limit or exclusion.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { geometryChanged() }

    // MARK: Invalidation

    /// The storage's text changed; called by its `processEditing()`.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        onStale?(newCharRange, delta)
        if editMask.contains(.editedCharacters) { flow.edited(newCharRange, delta: delta) } else { flow.invalidate(newCharRange) }
        if editMask.contains(.editedCharacters) { onEdit?(newCharRange, delta) }
        invalidated()
    }

    /// Marks the characters for a new layout, which is made on the next request.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
        flow.invalidate(charRange)
        actualCharRange?.pointee = charRange
        invalidated()
    }

    /// Marks glyphs and positions for a new choice, which is made on the next request.
    open func invalidateGlyphs(forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange actualCharRange: NSRangePointer?) {
        if delta == 0 { flow.invalidate(charRange) } else { flow.reset() }
        actualCharRange?.pointee = charRange
        invalidated()
    }

    /// Colours changed that the storage does not know of.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        flow.invalidate(charRange)
        onInvalidation?()
    }

    /// Invalidates the display of glyphs; does the same as for characters.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

    /// Marks everything as stale: all of the text may differ.
    package func textStorageIsAnother() {
        onStale?(NSRange(location: 0, length: numberOfGlyphs), 0)
        flow.reset()
        invalidated()
    }

    private func displayChanged() {
        flow.reset()
        onInvalidation?()
    }

    private func geometryChanged(all: Bool = false) {
        if all { flow.reset() } else { flow.geometryChanged() }
        invalidated()
    }

    private func invalidated() {
        delegate?.layoutManagerDidInvalidateLayout(self)
        onInvalidation?()
    }

    package func didComplete(at finished: Bool) {
        delegate?.layoutManager(self, didCompleteLayoutFor: textContainers.last, atEnd: finished)
    }

    // MARK: Layout

    /// Lays out the text that has no layout yet.
    open func ensureLayout(for container: NSTextContainer) { flow.ensure() }
    /// Lays out the text that has no layout yet.
    open func ensureLayout(forCharacterRange charRange: NSRange) { flow.ensure() }
    /// Lays out the text that has no layout yet.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { flow.ensure() }
    /// Lays out the text that has no layout yet.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { flow.ensure() }
    /// Glyphs come with the layout.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) { flow.ensure() }
    /// Glyphs come with the layout.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { flow.ensure() }

    /// The number of glyphs: as many as the text has UTF-16 units.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// The number itself, kept within the text.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { min(max(charIndex, 0), numberOfGlyphs) }
    /// The number itself, kept within the text.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { min(max(glyphIndex, 0), numberOfGlyphs) }
    /// Whether a glyph with this number exists.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

    /// The glyphs of characters: whole characters as a person sees them.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) -> NSRange {
        let range = clamped(charRange)
        actualCharRange?.pointee = range
        return range
    }

    /// The characters of glyphs.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        let range = clamped(glyphRange)
        actualGlyphRange?.pointee = range
        return range
    }

    /// The glyphs in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange { rangeOfGlyphs(in: container) }
    /// The glyphs of lines that touch a rectangle of a container.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange { rangeOfLines(touching: bounds, in: container) }
    /// Returns the same as with layout: all text is laid out at once.
    open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange { rangeOfLines(touching: bounds, in: container) }

    // MARK: Geometry

    /// The area of a container's lines, including an empty last line.
    open func usedRect(for container: NSTextContainer) -> CGRect { usedArea(of: container) }
    /// The container of a glyph, and the glyphs in it.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer? {
        guard let line = flow.line(at: glyphIndex) else { return nil }
        effectiveGlyphRange?.pointee = rangeOfGlyphs(in: line.container)
        return line.container
    }
    /// The place of the line that holds a glyph, and the line's glyphs.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let line = flow.line(at: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = line.range
        return line.fragment
    }
    /// Returns the same as without the flag: all text is laid out at once.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool) -> CGRect {
        lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }
    /// The part of a line's area that its text uses.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let line = flow.line(at: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = line.range
        return line.used
    }
    /// A glyph's origin on the baseline, relative to the line's place.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint { glyphOrigin(glyphIndex) }
    /// The empty line after a final separator, or of an empty text; zero when there is none.
    open var extraLineFragmentRect: CGRect { emptyLine()?.fragment ?? .zero }
    /// The same, as wide as its padding.
    open var extraLineFragmentUsedRect: CGRect { emptyLine()?.used ?? .zero }
    /// The container of the empty last line.
    open var extraLineFragmentTextContainer: NSTextContainer? { emptyLine()?.container }
    /// The glyphs that an ellipsis replaces; location `NSNotFound` if there are none.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange { hiddenGlyphs(atLineOf: glyphIndex) }
    /// The smallest rectangle around glyphs of a container.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { areaOfGlyphs(clamped(glyphRange), in: container) }

    /// Calls the block with each part of a line that the range covers, for drawing a selection.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for rect in enclosingRects(clamped(glyphRange), selected: selectedRange.location == NSNotFound ? nil : clamped(selectedRange), in: textContainer) {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    /// Calls the block with place, used part, container and glyphs of each line that the range touches.
    open func enumerateLineFragments(forGlyphRange glyphRange: NSRange, using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop: ObjCBool = false
        guard glyphRange.length > 0 else { return }
        for line in flow.lines(in: clamped(glyphRange)) {
            block(line.fragment, line.used, line.container, line.range, &stop)
            if stop.boolValue { return }
        }
    }

    /// The glyph nearest to a point, and the fraction of it before the point, 0 to 1.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?) -> Int {
        let found = character(at: point, in: container)
        partialFraction?.pointee = found.fraction
        return found.offset
    }
    /// The glyph nearest to a point.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { character(at: point, in: container).offset }
    /// The fraction of the nearest glyph before a point, 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat { character(at: point, in: container).fraction }
    /// The character nearest to a point, and the fraction of it before the point, 0 to 1.
    open func characterIndex(for point: CGPoint, in container: NSTextContainer, fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?) -> Int {
        let found = character(at: point, in: container)
        partialFraction?.pointee = found.fraction
        return found.offset
    }

    // MARK: Drawing

    /// Draws the backgrounds of glyphs; `origin` is the container's corner. Overrides add their own.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { paintBackground(clamped(glyphsToShow), at: origin) }
    /// Draws glyphs and the lines under and through them. Overrides add their own.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { paintGlyphs(clamped(glyphsToShow), at: origin) }
    /// Draws the line below glyphs of one line of text; `drawGlyphs` calls it for each underlined part.
    open func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawUnderline(
            forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: lineRect.height - location(forGlyphAt: glyphRange.location).y, lineFragmentRect: lineRect,
            lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
    /// Draws the line itself; `baselineOffset` is the distance from the bottom of the line to the baseline. Overrides draw their own line.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) { paint(.underlines, clamped(glyphRange), at: containerOrigin) }
    /// Does the same as `underlineGlyphRange`, for lines through text.
    open func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawStrikethrough(
            forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: lineRect.height - location(forGlyphAt: glyphRange.location).y, lineFragmentRect: lineRect,
            lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
    /// Does the same as `drawUnderline`, for lines through text.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) { paint(.strikethroughs, clamped(glyphRange), at: containerOrigin) }
    /// Fills the rectangles of a background; `drawBackground` calls it with the colour set as fill colour.
    open func fillBackgroundRectArray(_ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor) {
        for index in 0..<rectCount { UIGraphicsGetCurrentContext()?.fill(rectArray[index]) }
    }
}
