// NSTextContainer: the region that a layout manager fills with lines. Size, exclusions, limits.
// Apps subclass it for regions that are not rectangles. TextFlow calls it for the place of each line.

import CoreGraphics
import Foundation

/// A region for text, in points, y down.
open class NSTextContainer: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The size in points; 0 in a direction means no limit there.
    open var size: CGSize { didSet { if size != oldValue { changed() } } }
    /// Areas that lines go around, in the container's coordinates.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { changed() } }
    /// The handling of the last line if text is left over.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { changed() } } }
    /// The points at both ends of each line. 5 at first.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { changed() } } }
    /// 0: no limit.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { changed() } } }
    /// Whether the width follows the width of the text view. Default false.
    open var widthTracksTextView = false
    /// Whether the height follows the height of the text view. Default false.
    open var heightTracksTextView = false
    /// The layout manager to which the container was added.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// An NSTextLayoutManager, which lays out through `layoutManager`.
    package weak var textLayoutManagerStorage: AnyObject?
    /// The owner of the views in the text: a text view's AttachmentViews.
    package weak var attachmentViewsStorage: AnyObject?

    /// A container with a size of (0, 0) has no limits.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public convenience override init() { self.init(size: .zero) }

    public required init?(coder: NSCoder) {
        size = CGSize(width: coder.decodeDouble(forKey: "NSContainerWidth"), height: coder.decodeDouble(forKey: "NSContainerHeight"))
        super.init()
        if coder.containsValue(forKey: "NSLineFragmentPadding") { lineFragmentPadding = CGFloat(coder.decodeDouble(forKey: "NSLineFragmentPadding")) }
    }

    /// Size and padding.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(size.width), forKey: "NSContainerWidth")
        coder.encode(Double(size.height), forKey: "NSContainerHeight")
        coder.encode(Double(lineFragmentPadding), forKey: "NSLineFragmentPadding")
    }

    /// Whether the class can be read by secure coding: true.
    open class var supportsSecureCoding: Bool { true }

    /// Moves the text and the containers of the present layout manager over to another one.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let storage = old.textStorage
        let containers = old.textContainers
        for _ in containers { old.removeTextContainer(at: 0) }
        storage?.removeLayoutManager(old)
        storage?.addLayoutManager(newLayoutManager)
        for container in containers { newLayoutManager.addTextContainer(container) }
    }

    /// Whether every line has the container's whole width: true without exclusion paths; subclasses with another
    /// `lineFragmentRect` need not override it.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// The first place in `proposedRect` for a line, moved down if there is no room beside the exclusions; `remaining`
    /// receives the rest of the rectangle to the right. Zero if the container ends above.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection, remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let right = size.width > 0 ? min(proposedRect.maxX, size.width) : proposedRect.maxX
        var top = max(proposedRect.minY, 0)
        let left = max(proposedRect.minX, 0)
        let lowest = size.height > 0 ? size.height : .greatestFiniteMagnitude
        let excluded = exclusionPaths.map(ExclusionArea.init)
        let deepest = excluded.map(\.bounds.maxY).max() ?? 0
        while top + proposedRect.height <= lowest + 0.01, right > left {
            var free: [ClosedRange<CGFloat>] = [left...right]
            for area in excluded { free = area.cut(free, top: top, bottom: top + proposedRect.height) }
            free.removeAll { $0.upperBound - $0.lowerBound <= 2 * lineFragmentPadding + 1 }
            if let first = free.first {
                if free.count > 1 {
                    remainingRect?.pointee = CGRect(x: free[1].lowerBound, y: top, width: right - free[1].lowerBound, height: proposedRect.height)
                }
                return CGRect(x: first.lowerBound, y: top, width: first.upperBound - first.lowerBound, height: proposedRect.height)
            }
            guard proposedRect.minX <= 0, top < deepest else { return .zero }
            top += 1
        }
        return .zero
    }

    /// Size, padding, limits or exclusions differ from before.
    private func changed() { layoutManager?.textContainerChangedGeometry(self) }
}
