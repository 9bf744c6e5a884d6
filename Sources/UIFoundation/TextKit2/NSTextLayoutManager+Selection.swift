// A text layout manager as the data source of selections: units of the text by ICU, carets and lines of its engine.

import CoreGraphics
import CoreText
import Foundation

extension NSTextLayoutManager: NSTextSelectionDataSource {
    /// A position some UTF-16 units on; nil outside of the document.
    public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { textContentManager?.location(location, offsetBy: offset) }

    /// The UTF-16 units from one position to another.
    public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { textContentManager?.offset(from: from, to: to) ?? NSNotFound }

    private var text: NSString { (engine.textStorage?.string ?? "") as NSString }

    /// The parts of the paragraph around an offset. Words have their white space beside them.
    private func parts(_ options: NSString.EnumerationOptions, around offset: Int) -> (paragraph: NSRange, parts: [(range: NSRange, counts: Bool)]) {
        let text = text
        let paragraph = text.paragraphRange(for: NSRange(location: min(max(0, offset), text.length), length: 0))
        // The low bits are a number: lines, paragraphs, characters, words, sentences.
        switch options.rawValue & 0xFF {
        case NSString.EnumerationOptions.byParagraphs.rawValue:
            var contents = 0
            text.getParagraphStart(nil, end: nil, contentsEnd: &contents, for: NSRange(location: paragraph.location, length: 0))
            return (paragraph, [(NSRange(location: paragraph.location, length: contents - paragraph.location), true)])
        case NSString.EnumerationOptions.words.rawValue: return (paragraph, units(.word, paragraph))
        case NSString.EnumerationOptions.sentences.rawValue: return (paragraph, units(.sentence, paragraph))
        case NSString.EnumerationOptions.byComposedCharacterSequences.rawValue: return (paragraph, units(.character, paragraph))
        default: return (paragraph, engine.flow.lines(in: paragraph).filter { NSIntersectionRange($0.range, paragraph).length > 0 }.map { ($0.range, true) })
        }
    }

    private func units(_ kind: TextBoundaries.Kind, _ paragraph: NSRange) -> [(range: NSRange, counts: Bool)] {
        TextBoundaries.parts(kind, of: Array(text.substring(with: paragraph).utf16)).map {
            (NSRange(location: $0.range.lowerBound + paragraph.location, length: $0.range.count), kind != .word || $0.isWord)
        }
    }

    /// Calls the block with each unit that ends behind a position, or with `reverse` begins before it. The enclosing range reaches to the next unit.
    public func enumerateSubstrings(from location: any NSTextLocation, options: NSString.EnumerationOptions, using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void) {
        guard let place = location as? TextStorageLocation, text.length > 0 else { return }
        let isReverse = options.contains(.reverse), text = text
        var probe = isReverse ? place.offset - 1 : place.offset
        var stop: ObjCBool = false
        while probe >= 0, probe < text.length {
            let (paragraph, parts) = parts(options, around: probe)
            let counting = parts.filter(\.counts).map(\.range)
            for (index, range) in isReverse ? Array(counting.enumerated().reversed()) : Array(counting.enumerated()) {
                guard isReverse ? range.location < place.offset : range.location + range.length > place.offset else { continue }
                let next = index + 1 < counting.count ? counting[index + 1].location : paragraph.location + paragraph.length
                let enclosing = NSTextRange(NSRange(location: range.location, length: next - range.location))
                block(options.contains(.substringNotRequired) ? nil : text.substring(with: range), NSTextRange(range), enclosing, &stop)
                if stop.boolValue { return }
            }
            probe = isReverse ? paragraph.location - 1 : paragraph.location + max(1, paragraph.length)
        }
    }

    /// The unit around a position, with its separator; the last one at the end of the text, unless that is an empty line.
    public func textRange(for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation) -> NSTextRange? {
        let text = text
        guard let place = location as? TextStorageLocation, text.length > 0 else { return nil }
        let offset = min(max(0, place.offset), text.length)
        if offset == text.length, engine.flow.endsInEmptyLine, selectionGranularity == .line || selectionGranularity == .paragraph { return NSTextRange(location: TextStorageLocation(offset)) }
        let inside = min(offset, text.length - 1)
        let options: NSString.EnumerationOptions
        switch selectionGranularity {
        case .paragraph: return NSTextRange(text.paragraphRange(for: NSRange(location: inside, length: 0)))
        case .line: return engine.flow.line(at: inside).map { NSTextRange($0.range) }
        case .character: options = .byComposedCharacterSequences
        case .word: options = .words
        case .sentence: options = .sentences
        }
        return parts(options, around: inside).parts.first { NSLocationInRange(inside, $0.range) }.map { NSTextRange($0.range) }
    }

    /// The direction of the paragraph around a position, as it is laid out.
    public func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection {
        guard let place = location as? TextStorageLocation, let line = engine.flow.line(at: place.offset) else { return .leftToRight }
        return line.layout.isRightToLeft(line.content) ? .rightToLeft : .leftToRight
    }

    /// Calls the block with both edges of each character of the line around a position, from left to right. An empty line has one edge.
    public func enumerateCaretOffsetsInLineFragment(at location: any NSTextLocation, using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void) {
        guard let place = location as? TextStorageLocation else { return }
        var edges: [(x: CGFloat, offset: Int, isLeading: Bool)] = []
        if place.offset >= text.length, let empty = engine.emptyLine() {
            edges = [(empty.used.minX + empty.container.lineFragmentPadding, text.length, true)]
        } else if let line = engine.flow.line(at: place.offset) {
            let start = engine.flow.blocks[line.block].start, left = line.origin.x + line.content.x
            let carets = line.layout.carets(in: line.content)
            for (caret, next) in zip(carets, carets.dropFirst()) {
                let leading = caret.x
                guard let span = line.layout.spans(of: caret.offset..<next.offset, in: line.content).first else { continue }
                let isRightToLeft = abs(leading - span.upperBound) < abs(leading - span.lowerBound)
                edges.append((left + leading, start + caret.offset, true))
                edges.append((left + (isRightToLeft ? span.lowerBound : span.upperBound), start + caret.offset, false))
            }
            if edges.isEmpty, let only = carets.first { edges = [(left + only.x, start + only.offset, true)] }
        }
        var stop: ObjCBool = false
        for edge in edges.sorted(by: { $0.x < $1.x }) {
            block(edge.x, TextStorageLocation(edge.offset), edge.isLeading, &stop)
            if stop.boolValue { return }
        }
    }

    /// The line at a point of the container; nil above and below the text.
    public func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange? {
        guard let container = textContainer, point.y >= 0 else { return nil }
        if let line = engine.flow.line(atHeight: point.y, in: container) { return NSTextRange(line.range) }
        guard let empty = engine.emptyLine(), empty.fragment.minY <= point.y, point.y < empty.fragment.maxY else { return nil }
        return NSTextRange(location: TextStorageLocation(text.length))
    }
}
