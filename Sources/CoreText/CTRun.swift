// CTRun: glyphs of a line that share attributes, font and direction, with their places. Made from a line's segments when an app asks;
// drawing is in CTRun+Drawing.

import CoreGraphics
import Foundation

/// A part of a line with the same attributes, font and direction.
public final class CTRun: NSObject, @unchecked Sendable {
    let line: CTLine
    let segment: TextLayout.Segment
    /// The font that the glyphs belong to.
    let font: CTFont
    let table: Table

    /// A glyph each, in visual order.
    struct Table {
        var glyphs: [CGGlyph] = []
        /// The glyphs' places from the start of the line's baseline, y up.
        var positions: [CGPoint] = []
        var advances: [CGSize] = []
        /// In the attributed string.
        var indices: [CFIndex] = []
    }

    init(line: CTLine, segment: TextLayout.Segment) {
        self.line = line
        self.segment = segment
        var font = segment.style.font
        if case .glyphs(let face?, _, _) = segment.content, face !== font.face { font = .of(face, size: font.size) }
        self.font = CTFont(font)
        table = Self.table(of: segment, in: line)
    }

    /// The runs of a line from left to right.
    static func runs(of line: CTLine) -> [CTRun] {
        joined(line).flatMap { segment -> [CTRun] in
            guard case .mark(let mark) = segment.content else { return [CTRun(line: line, segment: segment)] }
            // The token that replaces left out text has runs of its own.
            let owner = line.token ?? line
            return mark.lines.flatMap { mark.segments(of: $0) }.map { part in
                var moved = part
                moved.x += segment.x
                if line.token == nil { moved.range = segment.range }
                return CTRun(line: owner, segment: moved)
            }
        }
    }

    /// White space that hangs out of a line is a segment of its own, but no run of its own.
    private static func joined(_ line: CTLine) -> [TextLayout.Segment] {
        var result: [TextLayout.Segment] = []
        for segment in line.segments {
            if let last = result.last, last.range.upperBound == segment.range.lowerBound, last.level == segment.level, segment.level % 2 == 0, !segment.range.isEmpty, !last.range.isEmpty,
               case .glyphs(let face, let glyphs, let isEmoji) = last.content, case .glyphs(_, let more, _) = segment.content,
               line.layout.analysis.runIndices(in: segment.range.lowerBound - 1..<segment.range.lowerBound + 1).count == 1 {
                var whole = last
                whole.content = .glyphs(face, glyphs + more, isEmoji: isEmoji)
                whole.range = last.range.lowerBound..<segment.range.upperBound
                whole.width += segment.width
                result[result.count - 1] = whole
            } else {
                result.append(segment)
            }
        }
        return result
    }

    private static func table(of segment: TextLayout.Segment, in line: CTLine) -> Table {
        var table = Table()
        let style = segment.style, layout = line.layout
        var pen = segment.x
        let end = layout.endWithoutSpace(line.content.range)
        func add(_ glyph: UInt32, at offset: Int, advance: CGFloat, x: CGFloat = 0, y: CGFloat = 0) {
            table.glyphs.append(CGGlyph(truncatingIfNeeded: glyph))
            table.positions.append(CGPoint(x: pen + x, y: style.baselineOffset + y))
            table.advances.append(CGSize(width: advance, height: 0))
            table.indices.append(offset + line.source.start)
            pen += advance
        }
        switch segment.content {
        case .glyphs(_, let glyphs, _) where !glyphs.isEmpty:
            for glyph in glyphs {
                let isSpace = segment.spaceStretch != 0 && glyph.cluster < end && layout.text.utf16[glyph.cluster] == 0x20
                add(
                    glyph.id, at: glyph.cluster, advance: glyph.advance * style.font.size + (isSpace ? segment.spaceStretch : 0),
                    x: glyph.xOffset * style.font.size, y: glyph.yOffset * style.font.size)
            }
        case .glyphs:
            for offset in segment.range where layout.analysis.isClusterStart[offset] { add(0, at: offset, advance: layout.analysis.advances[offset]) }
        case .box, .blank: add(style.font.face?.nominalGlyph(" ") ?? 0, at: segment.range.lowerBound, advance: segment.width)
        case .mark: break
        }
        return table
    }

    /// A range of length 0 reaches to the end.
    func indices(_ range: CFRange) -> Range<Int> {
        let count = table.glyphs.count, start = min(max(range.location, 0), count)
        return start..<(range.length <= 0 ? count : min(start + range.length, count))
    }

    // MARK: Memory that the functions ending in Ptr hand out

    private var known: [String: (memory: UnsafeRawPointer, free: () -> Void)] = [:]

    func pointer<T>(_ name: String, _ values: [T]) -> UnsafePointer<T>? {
        FontLibrary.locked {
            if let known = known[name] { return known.memory.assumingMemoryBound(to: T.self) }
            let buffer = UnsafeMutableBufferPointer<T>.allocate(capacity: max(1, values.count))
            guard let start = buffer.baseAddress, buffer.initialize(from: values).index == values.count else { return nil }
            known[name] = (UnsafeRawPointer(start), { buffer.deallocate() })
            return UnsafePointer(start)
        }
    }

    deinit { known.values.forEach { $0.free() } }
}

/// The direction and order of a run's glyphs.
public struct CTRunStatus: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: UInt32
    /// Creates a set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The text runs to the left.
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    /// Characters and glyphs are not in one order.
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
    /// The font maps its glyphs' shapes.
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// The number of glyphs in the run.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.table.glyphs.count }

/// The attributes of the text, with the font that its glyphs belong to: another one than was asked for where that has no glyph.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    var attributes = run.line.source.attributes(at: run.segment.range.lowerBound)
    let key = NSAttributedString.Key(kCTFontAttributeName as String)
    let given = (attributes[key] as? any FontCarrying)?.carriedFont
    if given == nil || given != run.font.instance { attributes[key] = run.font }
    return Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) }) as NSDictionary
}

/// The run's direction, and whether characters and glyphs are in one order.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
    var status: CTRunStatus = []
    let isRightToLeft = run.segment.level % 2 == 1
    if isRightToLeft { status.insert(.rightToLeft) }
    let indices = run.table.indices
    if zip(indices, indices.dropFirst()).contains(where: { isRightToLeft ? $0 < $1 : $0 > $1 }) { status.insert(.nonMonotonic) }
    if run.font.instance.request.matrix != .identity { status.insert(.hasNonIdentityMatrix) }
    return status
}

/// UTF-16 units of the text.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.segment.range.lowerBound + run.line.source.start, length: run.segment.range.count)
}

/// The matrix of its font.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { run.font.instance.request.matrix }

private func copy<T>(_ values: [T], _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<T>) {
    for (position, index) in run.indices(range).enumerated() { buffer[position] = values[index] }
}

/// Glyph numbers of the run's font. A length of 0 reaches to the end.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) { copy(run.table.glyphs, run, range, buffer) }
/// Places from the start of the line's baseline, y up. A length of 0 reaches to the end.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) { copy(run.table.positions, run, range, buffer) }
/// The points from each glyph to the next. A length of 0 reaches to the end.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) { copy(run.table.advances, run, range, buffer) }
/// The index in the text from which each glyph comes. A length of 0 reaches to the end.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) { copy(run.table.indices, run, range, buffer) }
/// Valid as long as the run.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { run.pointer("glyphs", run.table.glyphs) }
/// Valid as long as the run.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { run.pointer("positions", run.table.positions) }
/// Valid as long as the run.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { run.pointer("advances", run.table.advances) }
/// Valid as long as the run.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { run.pointer("indices", run.table.indices) }
