// The positions of a view's text baselines. LayoutRegion reads them for firstBaseline and lastBaseline.
// Views without text use their top and bottom edge (documentation of UIView.forFirstBaselineLayout).
import CoreGraphics

@MainActor enum BaselineOffsets {
    enum Position {
        /// Points inwards from the top (first baseline) or the bottom (last baseline).
        case edge(CGFloat)
        /// The points below the middle: one line of text stays centred when its view is stretched.
        case middle(CGFloat)
    }

    static func first(of view: UIView?) -> Position {
        guard let view else { return .edge(0) }
        let target = view.forFirstBaselineLayout
        if target !== view {
            let frame = target.convert(target.bounds, to: view)
            switch first(of: target) {
            case .edge(let points): return .edge(frame.minY + points)
            case .middle(let points): return .edge(frame.midY + points)
            }
        }
        if let text = view.baselineText, !text.isOneLine { return .edge(PixelGrid.round(text.font.ascender)) }
        return middle(of: view) ?? .edge(0)
    }

    static func last(of view: UIView?) -> Position {
        guard let view else { return .edge(0) }
        let target = view.forLastBaselineLayout
        if target !== view {
            let frame = target.convert(target.bounds, to: view)
            switch last(of: target) {
            case .edge(let points): return .edge(view.bounds.maxY - frame.maxY + points)
            case .middle(let points): return .edge(view.bounds.maxY - frame.midY - points)
            }
        }
        if let text = view.baselineText, !text.isOneLine { return .edge(PixelGrid.round(-text.font.descender)) }
        return middle(of: view) ?? .edge(0)
    }

    /// The distance from the last baseline of a view's text to the first of the next text. Interface Builder puts 28 points between Title 2
    /// (22 points) and the line below, 14/11 of the size; a device's rule for both fonts is not documented (Docs/DIVERGENCES.md).
    static func systemSpacing(below view: UIView?) -> CGFloat {
        guard let font = view?.forLastBaselineLayout.baselineText?.font else { return 8 }
        return PixelGrid.round(font.pointSize * 14 / 11)
    }

    /// A line is centred by its height, from ascender to descender; its baseline lies below the middle.
    private static func middle(of view: UIView) -> Position? {
        guard let font = view.baselineText?.font else { return nil }
        return .middle((font.ascender + font.descender) / 2)
    }
}
