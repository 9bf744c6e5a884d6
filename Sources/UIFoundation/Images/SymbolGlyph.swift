// One drawing of a symbol, and its parts in each form: outlined, filled, and half as large inside a frame.
// SymbolTable and SymbolCharacters make it; SymbolLibrary puts the forms together.

import CoreGraphics
import Foundation

/// A symbol's drawing: an outline that its filled form fills, lines beside it, and solid details.
package struct SymbolGlyph {
    package var outline: CGPath?
    package var lines: CGPath?
    package var solids: CGPath?
    package var canFill: Bool { outline != nil }

    package init(solids: CGPath) { self.solids = solids }

    /// Parts of `text`, separated by `|`: outline, lines, solids; any may be empty.
    package init(_ text: String) {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        func path(_ index: Int) -> CGPath? { parts.indices.contains(index) && !parts[index].isEmpty ? PathData.path(parts[index]) : nil }
        outline = path(0)
        lines = path(1)
        solids = path(2)
    }

    package var outlined: [SymbolShape.Part] { [outline.map { .stroke($0) }, lines.map { .stroke($0) }, solids.map { .fill($0) }].compactMap { $0 } }

    /// The filled form: lines inside the outline are cut out, lines outside stay.
    package var filled: [SymbolShape.Part] {
        guard let outline else { return [] }
        var parts = [SymbolShape.Part.fill(outline), .stroke(outline)]
        if let lines {
            parts.insert(.stroke(lines), at: 0)
            parts.append(.clearInside(lines, outline))
        }
        if let solids { parts.append(contentsOf: [.clear(solids)]) }
        return parts
    }

    /// The form of half size, for a frame around it.
    package var inset: [SymbolShape.Part] {
        [outline.map { .stroke(Self.half($0)) }, lines.map { .stroke(Self.half($0)) }, solids.map { .fill(Self.half($0)) }].compactMap { $0 }
    }

    package var cut: [SymbolShape.Part] {
        [outline.map { .clearStroke(Self.half($0)) }, lines.map { .clearStroke(Self.half($0)) }, solids.map { .clear(Self.half($0)) }].compactMap { $0 }
    }

    private static func half(_ path: CGPath) -> CGPath {
        let result = CGMutablePath()
        let bounds = path.boundingBoxOfPath
        let scale = min(0.52, 10.5 / max(bounds.width, bounds.height, 1))
        result.addPath(path, transform: CGAffineTransform(translationX: -12, y: -12).concatenating(CGAffineTransform(scaleX: scale, y: scale)).concatenating(CGAffineTransform(translationX: 12, y: 12)))
        return result
    }
}
