// Draws the pages of a print job: its own header and footer, and the content of its formatters.
// UIPrintInteractionController calls it; apps that make PDF files call it themselves.
import CoreGraphics
import Foundation
import ObjectiveC

/// Draws the pages of a print job. A subclass overrides `drawContentForPage(at:in:)` or adds formatters.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    /// The points at the top of a page for `drawHeaderForPage(at:in:)`.
    open var headerHeight: CGFloat = 0 { didSet { layoutFormatters() } }
    /// The points at the bottom of a page for `drawFooterForPage(at:in:)`.
    open var footerHeight: CGFloat = 0 { didSet { layoutFormatters() } }
    /// The page in points. Zero before a job; apps set it through its key.
    open internal(set) var paperRect = CGRect.zero { didSet { layoutFormatters() } }
    /// The printable part of the page. Zero before a job; apps set it through its key.
    open internal(set) var printableRect = CGRect.zero { didSet { layoutFormatters() } }
    /// The formatters that lay content out.
    open var printFormatters: [UIPrintFormatter]? {
        get { formatters.isEmpty ? nil : formatters }
        set {
            formatters = newValue ?? []
            for formatter in formatters { formatter.printPageRenderer = self }
        }
    }
    private var formatters: [UIPrintFormatter] = []

    /// Draws nothing itself.
    public override init() { super.init() }

    /// The number of pages of the formatters. A subclass that draws content itself overrides it.
    open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

    /// Adds a formatter whose content begins on that page.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatters.removeAll { $0 === formatter }
        formatter.printPageRenderer?.formatters.removeAll { $0 === formatter }
        formatter.printPageRenderer = self
        formatter.startPage = max(0, pageIndex)
        formatters.append(formatter)
    }
    /// The formatters that have content on the page.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        let found = formatters.filter { $0.startPage <= pageIndex && pageIndex < $0.startPage + $0.pageCount }
        return found.isEmpty ? nil : found
    }

    /// The rectangle between header and footer.
    var contentRect: CGRect {
        let page = printableRect.isEmpty ? (paperRect.isEmpty ? UIPrintPaper.standard.printableRect : paperRect) : printableRect
        return CGRect(x: page.minX, y: page.minY + headerHeight, width: page.width, height: max(0, page.height - headerHeight - footerHeight))
    }
    private func layoutFormatters() { for formatter in formatters { formatter.setNeedsLayout() } }

    /// Called before pages are drawn.
    open func prepare(forDrawingPages range: NSRange) {}
    /// Draws a page into the current graphics context: head, content, formatters, foot.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let head = CGRect(x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight)
        let foot = CGRect(x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width, height: footerHeight)
        if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: head) }
        drawContentForPage(at: pageIndex, in: CGRect(x: printableRect.minX, y: head.maxY, width: printableRect.width, height: max(0, foot.minY - head.maxY)))
        for formatter in printFormattersForPage(at: pageIndex) ?? [] { drawPrintFormatter(formatter, forPageAt: pageIndex) }
        if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: foot) }
    }
    /// Overridden to draw the head of a page.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    /// Draws content of a subclass that no formatter draws.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    /// Overridden to draw the foot of a page.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
    /// Draws a formatter's content on a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }

    /// Every page, as a document.
    func pdf(on paper: UIPrintPaper, isLandscape: Bool) -> Data {
        let turned = { (rect: CGRect) in isLandscape ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect }
        paperRect = turned(CGRect(origin: .zero, size: paper.paperSize))
        printableRect = turned(paper.printableRect)
        return UIGraphicsPDFRenderer(bounds: paperRect).pdfData { context in
            let count = numberOfPages
            prepare(forDrawingPages: NSRange(location: 0, length: count))
            for page in 0..<max(0, count) {
                context.beginPage()
                drawPage(at: page, in: printableRect)
            }
        }
    }
}

@used @section(".init_array") private let printKeysRecord: @convention(c) () -> Void = {
    registerKeys(of: UIPrintPageRenderer.self) {
        $0.p("paperRect", \UIPrintPageRenderer.paperRect)
        $0.p("printableRect", \UIPrintPageRenderer.printableRect)
    }
}
