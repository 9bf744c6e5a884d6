// The effect of an edit of the storage on a TextFlow: paragraphs outside of the edit keep their layouts, the edited one updates
// its layout. NSLayoutManager reports edits; nothing is laid out before it is requested.

import CoreGraphics
import CoreText
import Foundation

extension TextFlow {
    /// Colours, fonts or attributes differ in a part of the text.
    package func invalidate(_ range: NSRange) {
        guard isSplit else { return }
        isSettled = false
        findLists(in: range)
        if !isStacked || !holdsParagraphs {
            isSplit = false
            return
        }
        let end = range.location + max(1, range.length)
        for index in blocks.indices where blocks[index].start < end && blocks[index].start + blocks[index].length > range.location || blocks[index].length == 0 {
            let start = blocks[index].start
            let part = (range.location - start..<range.location + range.length - start).clamped(to: 0..<blocks[index].length)
            blocks[index].outdate(TextEdit(part, delta: 0), isFollowed: canFollow)
        }
    }

    /// Handles an edit: `range` of the present text replaced `range.length - delta` units.
    package func edited(_ range: NSRange, delta: Int) {
        guard isSplit, let storage = manager.textStorage else { return }
        let old = max(0, range.length - delta)
        guard isStacked, holdsParagraphs, range.location >= 0, range.location + old <= units.count, storage.length == units.count + delta else {
            reset()
            return
        }
        var inserted = [UInt16](repeating: 0, count: range.length)
        (storage.string as NSString).getCharacters(&inserted, range: range)
        units.replaceSubrange(range.location..<(range.location + old), with: inserted)
        findLists(in: range)
        isSettled = false
        var first = index(ofBlockAt: range.location)
        // A line feed may join a carriage return that ended the paragraph before.
        if first > 0, blocks[first].start == range.location { first -= 1 }
        let last = max(first, index(ofBlockAt: range.location + old))
        let from = blocks.isEmpty ? 0 : blocks[first].start
        let to = blocks.isEmpty ? units.count : blocks[last].start + blocks[last].length + delta
        let fresh = paragraphs(from..<to)
        if blocks.isEmpty { blocks = fresh } else { blocks.replaceSubrange(first...last, with: following(range, delta, fresh, first, last)) }
        settleStarts()
    }

    /// Updates the paragraphs of an edit. The one before it is scanned again and keeps its layout if it did not change; the edited one is updated.
    private func following(_ range: NSRange, _ delta: Int, _ fresh: [Block], _ first: Int, _ last: Int) -> [Block] {
        var fresh = fresh
        if let head = fresh.first, head.length == blocks[first].length, blocks[first].start + head.length <= range.location, units[blocks[first].start + head.length - 1] != 0x0D {
            fresh[0] = blocks[first]
        }
        guard fresh.count == last - first + 1, fresh.count < 3, let length = fresh.last?.length, length == blocks[last].length + delta, blocks[last].start <= range.location else { return fresh }
        let start = blocks[last].start
        var block = blocks[last]
        // The old block gives its layout away, so that the edit changes a layout that nothing else holds.
        (blocks[last].layout, blocks[last].stale) = (nil, nil)
        block.length = length
        block.outdate(TextEdit(range.location - start..<range.location + range.length - start, delta: delta), isFollowed: canFollow)
        fresh[fresh.count - 1] = block
        return fresh
    }

    /// Whether layouts can be updated: detected links may change far away from an edit, and a delegate is asked about every line.
    private var canFollow: Bool { manager.delegate == nil && manager.display.detects.isEmpty }

    /// The layout of a paragraph: the previous one updated by its edits, if that is possible.
    func layout(_ index: Int, _ range: Range<Int>, _ options: TextLayout.Options, in container: NSTextContainer) -> TextLayout {
        let substitute = manager.substitute(for: range)
        let text = manager.styledText(units, range, substitute, in: container)
        blocks[index].isSubstituted = substitute != nil
        guard var stale = blocks[index].stale.take(), canFollow, substitute == nil else { return TextLayout(text, options: options) }
        // Other objects may still use the lines from before the edit.
        let isOwn = isKnownUniquelyReferenced(&stale.layout)
        return TextLayout(following: stale.edit, of: stale.layout, to: text, takesOver: isOwn) ?? TextLayout(text, options: options)
    }
}

extension TextFlow.Block {
    mutating func forget() { (layout, shaped, stale) = (nil, nil, nil) }

    /// Marks the text of an edit: it has to be laid out again.
    mutating func outdate(_ edit: TextEdit, isFollowed: Bool) {
        // A text storage of the app's own class may change anywhere.
        let isFollowed = isFollowed && !isSubstituted
        if let layout, isFollowed { stale = (layout, edit) } else { stale = isFollowed ? stale.map { ($0.layout, $0.edit.followed(by: edit)) } : nil }
        (layout, shaped) = (nil, nil)
    }
}
