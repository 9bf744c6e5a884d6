// NSTextLayoutFragment: a laid-out paragraph. NSTextLayoutManager makes them, apps subclass it to draw more behind or over text.

import CoreGraphics
import Foundation

/// The lines of a paragraph, and where they stand in the container.
open class NSTextLayoutFragment: NSObject, @unchecked Sendable {
    /// How fragments are gone through.
    public struct EnumerationOptions: OptionSet, Sendable {
        /// The members as bits.
        public let rawValue: UInt
        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// From the end to the start.
        public static let reverse = EnumerationOptions(rawValue: 1)
        /// Rectangles are needed: they always are there.
        public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
        /// The empty line behind a final separator counts: it belongs to no fragment here.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
    }

    /// How far layout is.
    public enum State: UInt, Sendable { case none, estimatedUsageBounds, calculatedUsageBounds, layoutAvailable }

    /// Set when the layout manager takes the fragment over.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?
    /// What is laid out.
    open var textElement: NSTextElement? { heldElement }
    private let heldElement: NSTextElement
    private let range: NSTextRange

    /// Without a range all of the element.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        heldElement = textElement
        range = rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
        super.init()
    }

    /// In the document.
    open var rangeInElement: NSTextRange { range }
    /// `layoutAvailable` once a layout manager has it.
    open var state: State { textLayoutManager == nil ? .none : .layoutAvailable }

    private var lines: [TextFlow.LineReference] {
        guard let manager = textLayoutManager, let units = range.units, units.length > 0 else { return [] }
        return manager.engine.flow.lines(in: manager.engine.clamped(units))
    }

    /// Where the lines stand in the container, as wide as the widest.
    open var layoutFragmentFrame: CGRect {
        let area = lines.reduce(CGRect.null) { $0.union($1.used) }
        return area.isNull ? .zero : area
    }

    /// What drawing may touch, relative to the frame's corner. Overrides that draw outside of the lines make it larger.
    open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }

    /// The lines, in coordinates of the frame's corner.
    open var textLineFragments: [NSTextLineFragment] {
        let corner = layoutFragmentFrame.origin
        guard let start = range.units?.location else { return [] }
        let text = (heldElement as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
        return lines.map { NSTextLineFragment($0, of: text, start: start, corner: corner) }
    }

    /// Draws background and lines; `point` is where the frame's corner stands. Overrides draw before and behind.
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
