// NSLayoutManagerDelegate: who hears of layout. NSLayoutManager calls it.

import CoreGraphics
import Foundation

/// Hears of the layout of a layout manager. All optional.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Layout became stale; lines are laid out again when somebody asks.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// Points to add below the line that ends with a glyph. The rectangle is not known yet and zero. Optional: 0.
    func layoutManager(_ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat
    /// May change the height of a line, its top, and the points from its top to the baseline, before text is placed in it; true takes
    /// the changes over. Widths belong to the container. Optional: false.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>, lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
        baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool
    /// Whether a line may end before a character where words allow it. Optional: true.
    func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool
    /// Lines were laid out; `layoutFinishedFlag` is false when text is left over.
    func layoutManager(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    /// Stands in for a type without it, with 0.
    public func layoutManager(_ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat { 0 }
    /// Stands in for a type without it, with the answer false.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>, lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
        baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool { false }
    /// Stands in for a type without it, with the answer true.
    public func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool { true }
    /// Default for a type that does not implement this member: does nothing.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    /// Default for a type that does not implement this member: does nothing.
    public func layoutManager(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool) {}
}
