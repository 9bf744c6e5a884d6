// NSTextLayoutFragment: a laid-out paragraph. NSTextLayoutManager makes them, apps subclass it to draw more behind or over text.

import CoreGraphics
import Foundation

/// The lines of a paragraph, and their places in the container.
open class NSTextLayoutFragment: NSObject, @unchecked Sendable {
    /// The options for enumerating fragments.
    public struct EnumerationOptions: OptionSet, Sendable {
        /// The members as bits.
        public let rawValue: UInt
        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The fragments are enumerated from the end to the start.
        public static let reverse = EnumerationOptions(rawValue: 1)
        /// Rectangles are needed: they always are there.
        public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
        /// Would include the empty line behind a final separator, which belongs to no fragment here.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
    }

    /// The progress of layout.
    public enum State: UInt, Sendable { case none, estimatedUsageBounds, calculatedUsageBounds, layoutAvailable }

    /// The layout manager, set when the manager takes the fragment over.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The element that is laid out.
    open var textElement: NSTextElement? { heldElement }
    private let heldElement: NSTextElement
    private let range: NSTextRange

    /// Creates a fragment for a range of an element; without a range, for the whole element.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        heldElement = textElement
        range = rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
        super.init()
    }

    /// The fragment's range in the document.
    open var rangeInElement: NSTextRange { range }
    /// `layoutAvailable` once a layout manager holds the fragment.
    open var state: State { textLayoutManager == nil ? .none : .layoutAvailable }

    private var lines: [TextFlow.LineReference] {
        guard let manager = textLayoutManager, let units = range.units, units.length > 0 else { return [] }
        return manager.engine.flow.lines(in: manager.engine.clamped(units))
    }

    /// The frame of the lines in the container, as wide as the widest line.
    open var layoutFragmentFrame: CGRect {
        let area = lines.reduce(CGRect.null) { $0.union($1.used) }
        return area.isNull ? .zero : area
    }

    /// The area of drawing, relative to the frame's corner. Overrides that draw outside of the lines enlarge it.
    open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }

    /// The lines, in coordinates of the frame's corner.
    open var textLineFragments: [NSTextLineFragment] {
        let corner = layoutFragmentFrame.origin
        guard let start = range.units?.location else { return [] }
        let text = (heldElement as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
        return lines.map { NSTextLineFragment($0, of: text, start: start, corner: corner) }
    }

    /// Draws background and lines; `point` is the position of the frame's corner. Overrides draw before and behind.
    open func draw(at point: CGPoint, in context: CGContext) {
        guard let manager = textLayoutManager, let units = range.units else { return }
        let corner = layoutFragmentFrame.origin
        let origin = CGPoint(x: point.x - corner.x, y: point.y - corner.y)
        assumingMainActor {
            UIGraphicsPushContext(context)
            manager.engine.drawBackground(forGlyphRange: units, at: origin)
            manager.engine.drawGlyphs(forGlyphRange: units, at: origin)
            UIGraphicsPopContext()
        }
    }
}
