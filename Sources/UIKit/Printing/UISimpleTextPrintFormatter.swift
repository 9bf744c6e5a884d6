// A text over pages, in one font and colour or with its own attributes.
import CoreGraphics
import Foundation

/// A text over pages.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text. Setting it removes the attributes.
    open var text: String? {
        get { content.string }
        set { content = NSAttributedString(string: newValue ?? "", attributes: plain); isPlain = true }
    }
    /// The text with its own attributes.
    open var attributedText: NSAttributedString? {
        get { content }
        set { content = newValue ?? NSAttributedString(string: ""); isPlain = newValue == nil }
    }
    /// The font of a text without attributes. Default the system's of 12 points.
    open var font: UIFont? { didSet { restyle() } }
    /// The colour of a text without attributes. Default black.
    open var color: UIColor? { didSet { restyle() } }
    /// The alignment of a text without attributes. Default natural.
    open var textAlignment = NSTextAlignment.natural { didSet { restyle() } }

    private var content: NSAttributedString { didSet { setNeedsLayout() } }
    private var isPlain = true
    private var pages: [(container: NSTextContainer, glyphs: NSRange)]?
    private var laidOut: CGSize = .zero
    private let storage = NSTextStorage()
    private let layout = NSLayoutManager()

    /// A text in the standard font.
    public init(text: String) {
        content = NSAttributedString(string: text)
        super.init()
        restyle()
    }
    /// Creates a formatter for a text with its own attributes.
    public init(attributedText: NSAttributedString) {
        content = attributedText
        isPlain = false
        super.init()
    }
    override func duplicate() -> UIPrintFormatter {
        let copy = UISimpleTextPrintFormatter(attributedText: content)
        copy.perPageContentInsets = perPageContentInsets
        copy.startPage = startPage
        return copy
    }

    private var plain: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: style]
    }
    private func restyle() { if isPlain { content = NSAttributedString(string: content.string, attributes: plain) } }

    open override func setNeedsLayout() { pages = nil }
    open override var pageCount: Int { laidOutPages.count }

    private var laidOutPages: [(container: NSTextContainer, glyphs: NSRange)] {
        let size = rectForPage(at: startPage).size
        if let pages, laidOut == size { return pages }
        while !layout.textContainers.isEmpty { layout.removeTextContainer(at: 0) }
        storage.setAttributedString(content)
        if layout.textStorage == nil { storage.addLayoutManager(layout) }
        var made: [(container: NSTextContainer, glyphs: NSRange)] = []
        var next = 0
        // A page that takes no line (a font higher than the page) ends it.
        while next < layout.numberOfGlyphs, made.count < 10_000 {
            let container = NSTextContainer(size: size)
            container.lineFragmentPadding = 0
            layout.addTextContainer(container)
            let glyphs = layout.glyphRange(for: container)
            guard glyphs.length > 0 else { break }
            made.append((container, glyphs))
            next = NSMaxRange(glyphs)
        }
        pages = made
        laidOut = size
        return made
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        let pages = laidOutPages, page = pageIndex - startPage
        guard pages.indices.contains(page) else { return }
        layout.drawBackground(forGlyphRange: pages[page].glyphs, at: rect.origin)
        layout.drawGlyphs(forGlyphRange: pages[page].glyphs, at: rect.origin)
    }
}
