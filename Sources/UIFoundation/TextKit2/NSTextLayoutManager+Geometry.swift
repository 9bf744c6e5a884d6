// Fragments and segments of a text layout manager, and their places. The engine's TextFlow supplies lines.

import CoreGraphics
import Foundation

extension NSTextLayoutManager {
    /// The paragraph's fragment that holds a place; the last one for the end of the text.
    public func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        guard let place = location as? TextStorageLocation else { return nil }
        engine.flow.ensure()
        guard !engine.flow.blocks.isEmpty, place.offset <= engine.flow.count else { return nil }
        return fragment(engine.flow.index(ofBlockAt: place.offset))
    }

    /// The fragment at a point of the container; nil above and below the text.
    public func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        guard let container = textContainer, position.y >= 0, let line = engine.flow.line(atHeight: position.y, in: container) else { return nil }
        return fragment(line.block)
    }

    package func fragment(_ block: Int) -> NSTextLayoutFragment? {
        guard engine.flow.blocks.indices.contains(block) else { return nil }
        let range = NSRange(location: engine.flow.blocks[block].start, length: engine.flow.blocks[block].length)
        if let known = fragments[range.location] { return known }
        let element: NSTextElement
        if let paragraph = (textContentManager as? NSTextContentStorage)?.textElement(for: range) {
            element = paragraph
        } else {
            element = NSTextParagraph(attributedString: engine.textStorage?.attributedSubstring(from: engine.clamped(range)))
            element.elementRange = NSTextRange(range)
        }
        let fragment = delegate?.textLayoutManager(self, textLayoutFragmentFor: TextStorageLocation(range.location), in: element)
            ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
        fragment.textLayoutManager = self
        fragments[range.location] = fragment
        return fragment
    }

    /// Calls the block with each fragment from a position on, until it returns false; returns the position where that ended.
    @discardableResult
    public func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [], using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        engine.flow.ensure()
        let isReverse = options.contains(.reverse)
        guard !engine.flow.blocks.isEmpty else { return nil }
        let start = (location as? TextStorageLocation)?.offset ?? (isReverse ? engine.flow.count : 0)
        var index = engine.flow.index(ofBlockAt: isReverse ? max(0, start - 1) : start)
        if !isReverse, start >= engine.flow.count, location != nil { return location }
        while let fragment = fragment(index) {
            guard block(fragment) else { return fragment.rangeInElement.location }
            index += isReverse ? -1 : 1
        }
        return TextStorageLocation(isReverse ? 0 : engine.flow.count)
    }

    /// Calls the block with each part of a line that a range covers: its range, its rectangle in the container, and the points from the
    /// rectangle's top to the baseline. An empty range has one empty rectangle, at the caret.
    public func enumerateTextSegments(
        in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [], using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let units = textRange.units, let container = textContainer else { return }
        let range = engine.clamped(units)
        func named(_ part: NSRange) -> NSTextRange? { options.contains(.rangeNotRequired) ? nil : NSTextRange(part) }
        guard range.length > 0 else {
            guard let caret = engine.caret(at: range.location, backward: options.contains(.upstreamAffinity), container: container) else { return }
            let line = engine.flow.line(at: range.location)
            _ = block(named(range), CGRect(x: caret.minX, y: caret.minY, width: 0, height: caret.height), line.map { $0.content.baseline - $0.content.top } ?? caret.height, container)
            return
        }
        for line in engine.flow.lines(in: range) where line.container === container {
            let part = NSIntersectionRange(range, line.range)
            let rects = type == .selection ? engine.enclosingRects(part, selected: range, in: container) : engine.spans(of: part, in: line)
            for rect in rects where !block(named(part), rect, line.content.baseline - line.content.top, container) { return }
        }
    }
}
