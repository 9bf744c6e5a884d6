// Lays content out over pages. Subclasses are for texts and views; UIPrintPageRenderer draws several of them.
import CoreGraphics
import Foundation

/// Lays content out over pages.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject, NSCopying {
    /// The points left free on the first and last page and at the sides.
    open var perPageContentInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The same, of the content as a whole (deprecated in iOS 10).
    open var contentInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The maximum height in points; 0 uses the page's height.
    open var maximumContentHeight: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The maximum width in points; 0 uses the page's width.
    open var maximumContentWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The page of the job on which the content begins.
    open var startPage = 0
    /// The renderer that draws this formatter.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
    /// The number of pages of the content.
    open var pageCount: Int { 0 }

    /// Draws nothing itself.
    public override init() { super.init() }
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { assumingMainActor { duplicate() } }
    func duplicate() -> UIPrintFormatter { UIPrintFormatter() }

    /// The rectangle of a page's content, in the page.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        let page = printPageRenderer?.contentRect ?? UIPrintPaper.standard.printableRect
        var rect = page.inset(by: perPageContentInsets).inset(by: contentInsets)
        if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
        if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
        return rect.width > 0 && rect.height > 0 ? rect : CGRect(origin: rect.origin, size: CGSize(width: 1, height: 1))
    }
    /// Draws a page of the job into the current graphics context.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
    /// Lays the content out before pages are drawn.
    open func setNeedsLayout() {}
}
