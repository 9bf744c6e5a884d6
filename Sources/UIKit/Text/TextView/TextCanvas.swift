// The part of a text view's content that is drawn: selection, backgrounds and glyphs of the visible lines.
// UITextView places it over the visible part and requests its redrawing. Lays nothing out.

import CoreGraphics
import Foundation

final class TextCanvas: UIView {
    unowned let textView: UITextView

    init(_ textView: UITextView) {
        self.textView = textView
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// Places the canvas over the visible part, with a screen above and below; does not move it while it still covers that part.
    func place(over visible: CGRect, content: CGSize) {
        let whole = CGRect(origin: .zero, size: CGSize(width: max(content.width, visible.width), height: max(content.height, visible.height)))
        if whole.height <= visible.height * 3 {
            if frame != whole { show(whole) }
            return
        }
        let needed = visible.intersection(whole)
        guard !frame.contains(needed) || frame.height > visible.height * 4 || frame.width != whole.width else { return }
        show(CGRect(x: 0, y: max(0, visible.minY - visible.height), width: whole.width, height: visible.height * 3).intersection(whole))
    }

    private func show(_ area: CGRect) {
        frame = area
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let inset = textView.textContainerInset
        let origin = CGPoint(x: inset.left - frame.minX, y: inset.top - frame.minY)
        let manager = textView.engine
        let area = CGRect(x: 0, y: frame.minY - inset.top, width: .greatestFiniteMagnitude, height: frame.height)
        let glyphs = manager.glyphRange(forBoundingRect: area, in: textView.textContainer)
        if textView.isFirstResponder, textView.editor.selection.length > 0 {
            textView.tintColor.withAlphaComponent(0.2).setFill()
            for part in textView.selectionAreas(NSIntersectionRange(textView.editor.selection, glyphs)) { context.fill(part.offsetBy(dx: -frame.minX, dy: -frame.minY)) }
        }
        for mark in textView.foundMarks where mark.range.location + mark.range.length <= textView.textStorage.length {
            let isCurrent = mark.style == .highlighted
            UIColor.systemYellow.withAlphaComponent(isCurrent ? 1 : 0.35).setFill()
            for part in textView.selectionAreas(NSIntersectionRange(mark.range, glyphs)) { context.fill(part.offsetBy(dx: -frame.minX, dy: -frame.minY)) }
        }
        if let fragments = textView.textLayoutManager, fragments.delegate != nil {
            // An app's fragments may draw more than their lines.
            var block = -1
            for line in manager.flow.lines(in: glyphs) where line.block > block {
                block = line.block
                guard let fragment = fragments.fragment(block) else { continue }
                let corner = fragment.layoutFragmentFrame.origin
                fragment.draw(at: CGPoint(x: corner.x + origin.x, y: corner.y + origin.y), in: context)
            }
        } else {
            manager.drawBackground(forGlyphRange: glyphs, at: origin)
            manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
        }
        if let marked = textView.editor.marked {
            textView.textColor?.withAlphaComponent(0.5).setFill()
            for part in textView.selectionAreas(marked) { context.fill(CGRect(x: part.minX - frame.minX, y: part.maxY - frame.minY - 1, width: part.width, height: 1)) }
        }
    }
}
