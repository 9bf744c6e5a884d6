// A view over pages, as wide as the page. A text view's is its text.
import CoreGraphics
import Foundation

/// A view over pages. `UIView.viewPrintFormatter()` makes it.
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    open private(set) var view: UIView
    private let text: UISimpleTextPrintFormatter?

    init(_ view: UIView) {
        self.view = view
        text = (view as? UITextView).map { UISimpleTextPrintFormatter(attributedText: $0.attributedText) }
        super.init()
    }
    override func duplicate() -> UIPrintFormatter { UIViewPrintFormatter(view) }

    private var followed: UISimpleTextPrintFormatter? {
        guard let text else { return nil }
        text.printPageRenderer = printPageRenderer
        text.startPage = startPage
        text.perPageContentInsets = perPageContentInsets
        text.contentInsets = contentInsets
        return text
    }
    /// The size of the whole content, not only of the visible part.
    private var size: CGSize { (view as? UIScrollView)?.contentSize ?? view.bounds.size }
    private var scale: CGFloat { size.width > 0 ? min(1, rectForPage(at: startPage).width / size.width) : 1 }

    open override var pageCount: Int {
        if let followed { return followed.pageCount }
        let height = rectForPage(at: startPage).height
        return size.height > 0 && height > 0 ? Int((size.height * scale / height).rounded(.up)) : 0
    }
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        if let followed { return followed.draw(in: rect, forPageAt: pageIndex) }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        let offset = (view as? UIScrollView)?.contentOffset ?? .zero
        context.translateBy(x: rect.minX, y: rect.minY - CGFloat(pageIndex - startPage) * rect.height)
        context.scaleBy(x: scale, y: scale)
        context.translateBy(x: -offset.x, y: -offset.y)
        view.layer.render(in: context)
        context.restoreGState()
    }
}

extension UIView {
    /// Lays the view out over pages.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
