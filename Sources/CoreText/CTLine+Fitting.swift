// Lines made of lines: cut off with a token where text is left out, and widened among their spaces.
// Apps call them; TextLayout+Truncation ends the lines of labels.

import CoreGraphics
import Foundation

/// The end at which a line is cut off.
public enum CTLineTruncationType: UInt32, Sendable {
    /// Its beginning, its end or its middle is left out.
    case start, end, middle
}

/// The line itself where it fits, else as much of it as fits beside the token. nil when the token alone is wider than the room.
public func CTLineCreateTruncatedLine(_ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?) -> CTLine? {
    let room = CGFloat(width), layout = line.layout
    if line.width - line.trailingSpace <= room + 0.01 { return line }
    let mark = truncationToken?.width ?? 0
    guard mark <= room, case .text(let range)? = line.content.pieces.first, line.content.pieces.count == 1 else { return nil }
    var content = line.content
    func piece(at offset: Int) -> [TextLayout.Piece] { truncationToken.map { [.token(TextLayout(holding: $0), offset)] } ?? [] }
    switch truncationType {
    case .end:
        let head = layout.trimmed(layout.prefix(range, fitting: room - mark))
        content.pieces = [.text(head)] + piece(at: max(range.lowerBound, head.upperBound - 1))
        content.width = layout.width(head) + mark
    case .start:
        let tail = layout.suffix(range, fitting: room - mark)
        content.pieces = piece(at: range.lowerBound) + [.text(tail)]
        content.width = mark + layout.width(tail)
    case .middle:
        let head = layout.trimmed(layout.prefix(range, fitting: (room - mark) / 2))
        let tail = layout.suffix(head.upperBound..<range.upperBound, fitting: room - mark - layout.width(head))
        content.pieces = [.text(head)] + piece(at: max(range.lowerBound, head.upperBound - 1)) + [.text(tail)]
        content.width = layout.width(head) + mark + layout.width(tail)
    }
    if let token = truncationToken {
        content.ascent = max(content.ascent, token.content.ascent)
        content.descent = max(content.descent, token.content.descent)
        content.height = content.ascent + content.descent
    }
    return CTLine(layout: layout, content: content, source: line.source, token: truncationToken)
}

/// The line with its spaces widened, or narrowed, towards a width: factor 1 reaches it, 0 changes nothing. nil without a space.
public func CTLineCreateJustifiedLine(_ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double) -> CTLine? {
    let factor = min(max(justificationFactor, 0), 1)
    guard line.layout.spaces(in: line.content.range) > 0, case .text? = line.content.pieces.first, line.content.pieces.count == 1 else { return nil }
    var content = line.content
    content.extraWidth = (CGFloat(justificationWidth) - (line.width - line.trailingSpace)) * factor
    content.width = line.content.width + (content.extraWidth ?? 0)
    return CTLine(layout: line.layout, content: content, source: line.source, token: line.token)
}

extension TextLayout {
    /// One line as a layout of its own.
    convenience init(holding line: CTLine) {
        self.init(line.layout, options: Options())
        lines = [line.content]
        size = CGSize(width: line.width, height: line.content.height)
    }
}
