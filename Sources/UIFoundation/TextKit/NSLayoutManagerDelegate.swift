// NSLayoutManagerDelegate: is told of layout and may change lines. NSLayoutManager calls it.

import CoreGraphics
import Foundation

/// A delegate that takes part in the layout of a layout manager. All methods are optional.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Layout became invalid; lines are laid out again on the next request.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// The points to add below the line that ends with a glyph. The rectangle is not known yet and zero. Optional: 0.
    func layoutManager(_ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat
    /// May change the height of a line, its top, and the points from its top to the baseline, before text is placed in it; true applies
    /// the changes. Widths belong to the container. Optional: false.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>, lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
        baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool
    /// Whether a line may end before a character at a word boundary. Optional: true.
    func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool
    /// Lines were laid out; `layoutFinishedFlag` is false when text is left over.
    func layoutManager(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
    /// Default for a type that does not implement this member: 0.
    public func layoutManager(_ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat { 0 }
    /// Default for a type that does not implement this member: false.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>, lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
        baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool { false }
    /// Default for a type that does not implement this member: true.
    public func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool { true }
    /// Default for a type that does not implement this member: does nothing.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    /// Default for a type that does not implement this member: does nothing.
    public func layoutManager(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool) {}
}
