// NSTextSelectionDataSource: what NSTextSelectionNavigation must know about a text and its lines. NSTextLayoutManager adopts it;
// an app's own layout can, too.

import CoreGraphics
import Foundation
import FoundationOverlay
import ObjectiveC

/// Answers for the moves of selections: units of the text, places and lines.
public protocol NSTextSelectionDataSource: NSObjectProtocol {
    /// The range of the whole document.
    var documentRange: NSTextRange { get }
    /// Calls the block with the words, sentences, paragraphs, lines or characters from a position on; lines are those that the eye sees.
    func enumerateSubstrings(from location: any NSTextLocation, options: NSString.EnumerationOptions, using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// The unit around a position; nil in an empty document.
    func textRange(for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation) -> NSTextRange?
    /// A position some UTF-16 units on; nil outside of the document.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
    /// The UTF-16 units from one position to another.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
    /// The direction of the paragraph around a position.
    func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
    /// Calls the block with both edges of each character of a line, from left to right: the distance from the container's left edge, the
    /// character's position, and whether this is its leading edge.
    func enumerateCaretOffsetsInLineFragment(at location: any NSTextLocation, using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
    /// The line at a point; points beside a line belong to it. Nil above and below the text.
    func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
    /// Calls the block with the ends of containers or pages. Optional: the document has one container.
    func enumerateContainerBoundaries(from location: any NSTextLocation, reverse: Bool, using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
}

extension NSTextSelectionDataSource {
    /// Default for a type that does not implement this member: the document's own start or end.
    public func enumerateContainerBoundaries(from location: any NSTextLocation, reverse: Bool, using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop: ObjCBool = false
        block(reverse ? documentRange.location : documentRange.endLocation, &stop)
    }
}

extension NSTextSelectionDataSource {
    /// Calls the block with the words or sentences from a position on, as the requirement of this name does for other units.
    public func enumerateSubstrings(from location: any NSTextLocation, options: _ObjC.SubstringOptions, using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void) {
        enumerateSubstrings(from: location, options: NSString.EnumerationOptions(rawValue: options.rawValue), using: block)
    }
}

extension NSString.EnumerationOptions {
    /// Words: Foundation has Apple's number of them, but calls their name unavailable.
    static let words = NSString.EnumerationOptions(rawValue: 3)
    /// Sentences, likewise.
    static let sentences = NSString.EnumerationOptions(rawValue: 4)
}
