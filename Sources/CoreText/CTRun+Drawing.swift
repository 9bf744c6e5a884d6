// Measures, paints and draws a run. TextLayout+Drawing puts the glyphs on the context.

import CoreGraphics
import Foundation

/// The width of some glyphs in points, 0 for a length reaching to the end; ascent, descent and leading through the pointers. A run
/// delegate says them for its run.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    if case .box(let box) = run.segment.content {
        ascent?.pointee = box.bounds.maxY
        descent?.pointee = -box.bounds.minY
        leading?.pointee = 0
    } else {
        let font = run.segment.style.font
        ascent?.pointee = font.ascent
        descent?.pointee = font.descent
        leading?.pointee = font.leading
    }
    return Double(run.indices(range).reduce(0) { $0 + run.table.advances[$1].width })
}

/// The box of what some glyphs paint, around the context's text position or the start of the line's baseline; null for none.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    guard case .glyphs = run.segment.content else { return .null }
    let origin = context?.textPosition ?? .zero
    return run.indices(range).reduce(CGRect.null) { all, index in
        let box = run.font.instance.box(of: run.table.glyphs[index]), place = run.table.positions[index]
        return box.isEmpty ? all : all.union(box.offsetBy(dx: origin.x + place.x, dy: origin.y + place.y))
    }
}

/// Draws some glyphs where they stand in their line, which begins at the context's text position. A length of 0 reaches to the end.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let chosen = run.indices(range)
    guard !chosen.isEmpty else { return }
    var segment = run.segment
    if case .glyphs(let face, let glyphs, let isEmoji) = segment.content, !glyphs.isEmpty, chosen.count < glyphs.count {
        segment.content = .glyphs(face, Array(glyphs[chosen]), isEmoji: isEmoji)
        segment.x += run.table.advances[..<chosen.lowerBound].reduce(0) { $0 + $1.width }
        segment.width = run.table.advances[chosen].reduce(0) { $0 + $1.width }
    }
    run.line.layout.draw([segment], of: run.line.content, in: context)
}
