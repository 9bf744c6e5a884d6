// The lines of a text storage in its containers: a layout for each paragraph, stacked. NSLayoutManager owns one and
// calls it; TextFlow+Lines finds lines, TextFlow+Edits handles edits.

import CoreGraphics
import CoreText
import Foundation

package final class TextFlow {
    /// A paragraph, or the part of one in a container.
    package struct Block {
        /// UTF-16 units, with the separator.
        package var length: Int
        package var layout: TextLayout?
        /// Shaping that another width can use again.
        package var shaped: TextLayout?
        package var start = 0
        package var top: CGFloat = 0
        /// The area of its lines, with the padding, below `top`.
        package var used = CGRect.null
        package var container = 0
        /// The marker before the paragraph that begins here.
        package var marker: ListMarkers.Marker?
        /// The layout before edits of this paragraph, and these.
        var stale: (layout: TextLayout, edit: TextEdit)?
        /// Whether a replacement of the storage's text was laid out.
        var isSubstituted = false
    }

    package unowned let manager: NSLayoutManager
    package internal(set) var blocks: [Block] = []
    package internal(set) var units: [UInt16] = []
    /// The markers of paragraphs in lists, by where the paragraphs begin.
    package private(set) var markers: [Int: ListMarkers.Marker] = [:]
    private var hasLists = false
    var isSplit = false
    var isSettled = false
    /// Blocks are paragraphs; otherwise parts of them as containers took them.
    private(set) var holdsParagraphs = true
    /// The numbers of paragraphs and lines laid out so far: tests and benchmarks measure by them the cost of an edit.
    package private(set) var layoutCount = 0
    package private(set) var lineCount = 0
    /// Whether all text found a place.
    package private(set) var isComplete = true

    package init(_ manager: NSLayoutManager) { self.manager = manager }

    package var count: Int { units.count }
    private var containers: [NSTextContainer] { manager.textContainers }

    // MARK: Invalidation

    /// The text is another one.
    package func reset() {
        blocks = []
        units = []
        isSplit = false
        isSettled = false
    }

    /// Widths, limits or exclusions differ; characters and their shapes stay.
    package func geometryChanged() {
        isSettled = false
        if !isStacked || !holdsParagraphs { isSplit = false }
        for index in blocks.indices {
            // An attachment may have another size in another width.
            let known = blocks[index].layout ?? blocks[index].shaped
            blocks[index].shaped = known?.text.hasBoxes == true ? nil : known
            blocks[index].layout = nil
            blocks[index].stale = nil
        }
    }

    func paragraphs(_ range: Range<Int>) -> [Block] {
        var result: [Block] = []
        var start = range.lowerBound, offset = start
        while offset < range.upperBound {
            let unit = units[offset]
            offset += 1
            guard (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029 else { continue }
            if unit == 0x0D, offset < range.upperBound, units[offset] == 0x0A { offset += 1 }
            result.append(Block(length: offset - start))
            start = offset
        }
        if start < range.upperBound { result.append(Block(length: range.upperBound - start)) }
        return result
    }

    // MARK: Laying out

    /// Whether one container of unlimited height takes the paragraphs one below the other, each on its own.
    package var isStacked: Bool {
        guard containers.count == 1, let container = containers.first else { return false }
        return type(of: container) == NSTextContainer.self && container.exclusionPaths.isEmpty && !isLimited(container)
            && (container.size.height <= 0 || container.size.height >= 10_000_000)
    }

    private func isLimited(_ container: NSTextContainer) -> Bool {
        container.maximumNumberOfLines > 0 || container.lineBreakMode.rawValue >= NSLineBreakMode.byClipping.rawValue
    }

    package func ensure() {
        guard !isSettled, let storage = manager.textStorage, !containers.isEmpty else { return }
        if !isSplit {
            units = Array(storage.string.utf16)
            blocks = paragraphs(0..<units.count)
            isSplit = true
            hasLists = false
            findLists(in: NSRange(location: 0, length: units.count))
        }
        numberLists()
        isSettled = true
        isComplete = true
        holdsParagraphs = isStacked
        if holdsParagraphs { stack(containers[0]) } else { flow() }
        manager.didComplete(at: isComplete)
    }

    /// Once a text has had lists its paragraphs are numbered before each layout.
    func findLists(in range: NSRange) {
        guard !hasLists, let storage = manager.textStorage else { return }
        let range = manager.clamped(range)
        hasLists = storage.runs(in: range).contains { ($0.attributes[.paragraphStyle] as? NSParagraphStyle)?.textLists.isEmpty == false }
    }

    private func numberLists() {
        markers = [:]
        guard hasLists, let storage = manager.textStorage else { return }
        markers = ListMarkers.all(in: units) { (storage.attribute(.paragraphStyle, at: $0, effectiveRange: nil) as? NSParagraphStyle)?.textLists ?? [] }
    }

    func settleStarts() {
        var start = 0
        for index in blocks.indices {
            blocks[index].start = start
            start += blocks[index].length
        }
    }

    /// `start`: where the text of the layout begins; `top`: where its lines begin in the container.
    package func options(width: CGFloat, padding: CGFloat, start: Int? = nil, top: CGFloat = 0, in container: NSTextContainer? = nil) -> TextLayout.Options {
        var options = TextLayout.Options()
        options.width = width > 0 ? max(0, width - 2 * padding) : .infinity
        options.usesFontLeading = manager.usesFontLeading
        options.naturalFollowsText = true
        if let start, manager.delegate != nil {
            options.spacingAfter = { [weak manager] offset in
                guard let manager else { return 0 }
                return manager.delegate?.layoutManager(manager, lineSpacingAfterGlyphAt: start + offset, withProposedLineFragmentRect: .zero) ?? 0
            }
            options.allowsBreak = { [weak manager] offset in
                guard let manager, let delegate = manager.delegate else { return true }
                return delegate.layoutManager(manager, shouldBreakLineByWordBeforeCharacterAt: start + offset)
            }
            if let container { options.adjustsLine = { [weak manager] in manager?.flow.letDelegateAdjust(&$0, padding, start, top, container) } }
        }
        return options
    }

    /// Lets the delegate adjust a line. Only rectangle heights and the baseline are used: widths belong to the container.
    private func letDelegateAdjust(_ line: inout TextLayout.Line, _ padding: CGFloat, _ start: Int, _ top: CGFloat, _ container: NSTextContainer) {
        guard let delegate = manager.delegate else { return }
        let width = line.fragmentWidth.isFinite ? line.fragmentWidth + 2 * padding : 10_000_000
        var fragment = CGRect(x: line.fragmentX, y: top + line.top, width: width, height: line.height)
        var used = CGRect(x: line.x, y: fragment.minY, width: line.width + 2 * padding, height: line.height)
        var baseline = line.baseline - line.top
        let end = line.isLastOfParagraph ? min(units.count, start + line.range.upperBound + 1) : start + line.range.upperBound
        let glyphs = NSRange(location: start + line.range.lowerBound, length: end - start - line.range.lowerBound)
        guard delegate.layoutManager(manager, shouldSetLineFragmentRect: &fragment, lineFragmentUsedRect: &used, baselineOffset: &baseline, in: container, forGlyphRange: glyphs),
              fragment.height.isFinite, fragment.minY.isFinite, baseline.isFinite else { return }
        line.top = fragment.minY - top
        line.height = max(0, fragment.height)
        line.baseline = line.top + baseline
    }

    private func stack(_ container: NSTextContainer) {
        let options = options(width: container.size.width, padding: container.lineFragmentPadding)
        settleStarts()
        var bottom: CGFloat = 0
        for index in blocks.indices {
            if hasLists, blocks[index].marker != markers[blocks[index].start] {
                blocks[index].marker = markers[blocks[index].start]
                blocks[index].forget()
            }
            if blocks[index].layout == nil {
                let range = blocks[index].start..<(blocks[index].start + blocks[index].length)
                let options = manager.delegate == nil ? options
                    : self.options(width: container.size.width, padding: container.lineFragmentPadding, start: range.lowerBound, top: bottom + spacingGuess(before: index), in: container)
                layoutCount += 1
                blocks[index].layout = blocks[index].shaped.map { TextLayout($0, options: options) } ?? layout(index, range, options, in: container)
                blocks[index].shaped = nil
                measure(index, container)
            }
            blocks[index].container = 0
            bottom += spacing(before: index)
            blocks[index].top = bottom
            bottom += blocks[index].layout?.size.height ?? 0
        }
    }

    private func measure(_ index: Int, _ container: NSTextContainer) {
        guard let layout = blocks[index].layout else { return }
        lineCount += layout.madeLines
        blocks[index].used = layout.taken
        if !layout.taken.isNull { blocks[index].used.size.width += 2 * container.lineFragmentPadding }
    }

    /// The same before the block has lines: the delegate sees rectangles where they will be.
    private func spacingGuess(before index: Int) -> CGFloat {
        guard index > 0, manager.delegate != nil else { return 0 }
        blocks[index].layout = blocks[index - 1].layout
        defer { blocks[index].layout = nil }
        return spacing(before: index)
    }

    /// The points between a block and the one above it.
    private func spacing(before index: Int) -> CGFloat {
        guard index > 0, let above = blocks[index - 1].layout, let below = blocks[index].layout, blocks[index].container == blocks[index - 1].container else { return 0 }
        let style = below.text.paragraph(at: 0)
        return above.text.paragraph(at: 0).paragraphSpacing + style.paragraphSpacingBefore + style.lineSpacing + (manager.usesFontLeading ? above.lines.last?.leading ?? 0 : 0)
            + (manager.delegate?.layoutManager(manager, lineSpacingAfterGlyphAt: max(0, blocks[index].start - 1), withProposedLineFragmentRect: .zero) ?? 0)
    }

    /// Lays out from container to container, asking each for the place of every line.
    private func flow() {
        let whole = paragraphs(0..<units.count)
        blocks = []
        var container = 0, start = 0
        var bottom: CGFloat = 0
        for paragraph in whole {
            var rest = start..<(start + paragraph.length)
            start = rest.upperBound
            while !rest.isEmpty {
                guard container < containers.count else {
                    isComplete = false
                    return
                }
                if isLimited(containers[container]) {
                    appendLimited(rest.lowerBound..<units.count, container)
                    return
                }
                var block = Block(length: rest.count, start: rest.lowerBound, container: container)
                if let last = blocks.last, last.container == container {
                    block.layout = TextLayout(manager.styledText(units, rest, in: containers[container]))
                    blocks.append(block)
                    bottom += spacing(before: blocks.count - 1)
                    blocks.removeLast()
                }
                let layout = fill(rest, container, top: bottom, isContinued: rest.upperBound == start && rest.count != paragraph.length)
                layoutCount += 1
                let taken = layout.end
                if taken > 0 {
                    block.layout = layout
                    block.top = bottom
                    block.length = taken >= layout.text.count ? rest.count : taken
                    blocks.append(block)
                    measure(blocks.count - 1, containers[container])
                    bottom += layout.size.height
                    rest = (rest.lowerBound + block.length)..<rest.upperBound
                }
                if !rest.isEmpty {
                    container += 1
                    bottom = 0
                }
            }
        }
    }

    private func fill(_ range: Range<Int>, _ index: Int, top: CGFloat, isContinued: Bool) -> TextLayout {
        let container = containers[index]
        let padding = container.lineFragmentPadding
        let text = manager.styledText(units, range, in: container)
        var options = options(width: container.size.width, padding: padding, start: range.lowerBound, top: top, in: container)
        options.fragments = { y, height, offset in
            let width = container.size.width > 0 ? container.size.width : 10_000_000
            var places: [TextLayout.Fragment] = []
            var proposed = CGRect(x: 0, y: top + y, width: width, height: height)
            while places.count < 64, !proposed.isEmpty {
                var remaining = CGRect.zero
                let place = container.lineFragmentRect(forProposedRect: proposed, at: range.lowerBound + offset, writingDirection: .natural, remaining: &remaining)
                guard place.width > 0, place.height > 0 else { break }
                places.append(TextLayout.Fragment(x: place.minX, y: place.minY - top, width: max(0, place.width - 2 * padding)))
                proposed = remaining
            }
            return places
        }
        return TextLayout(isContinued ? text.withoutFirstLineIndent : text, options: options)
    }

    /// A container that ends after some lines, or whose last line is truncated: its text is one layout.
    private func appendLimited(_ range: Range<Int>, _ index: Int) {
        let container = containers[index]
        var options = options(width: container.size.width, padding: container.lineFragmentPadding, start: range.lowerBound, in: container)
        options.maximumLines = max(0, container.maximumNumberOfLines)
        if container.size.height > 0, container.size.height < 10_000_000 { options.height = container.size.height }
        options.wrapsBeforeLastLine = true
        layoutCount += 1
        let text = manager.styledText(units, range, in: container)
        let mode = TextBreaking(rawValue: container.lineBreakMode.rawValue) ?? .wordWrapping
        let layout = TextLayout(mode == .wordWrapping ? text : text.breaking(mode), options: options)
        blocks.append(Block(length: range.count, layout: layout, start: range.lowerBound, container: index))
        measure(blocks.count - 1, container)
        isComplete = !layout.isTruncated
    }

    // MARK: Finding blocks

    /// The block that holds a UTF-16 offset; the last one for the end of the text.
    package func index(ofBlockAt offset: Int) -> Int {
        var low = 0, high = max(0, blocks.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if blocks[middle].start + blocks[middle].length <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
