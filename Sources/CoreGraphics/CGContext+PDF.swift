// PDF documents: a context whose pages cairo writes, shapes as shapes and text as text. UIGraphicsPDFRenderer makes its own, y down.

internal import CCairo
import Foundation

/// The bytes and pages of one document.
final class PDFDocumentWriter: @unchecked Sendable {
    fileprivate let consumer: CGDataConsumer
    fileprivate let mediaBox: CGRect
    fileprivate let bytes = NSMutableData()
    fileprivate var pageIsOpen = false
    fileprivate var isClosed = false

    fileprivate init(_ consumer: CGDataConsumer, _ mediaBox: CGRect) {
        self.consumer = consumer
        self.mediaBox = mediaBox
    }

    /// Ends the document once: the bytes go to the consumer.
    func close(_ context: CGContext) {
        guard !isClosed else { return }
        isClosed = true
        context.endPDFPage()
        cairo_surface_finish(context.surface)
        consumer.take(bytes as Data)
    }
}

extension CGContext {
    /// US Letter, as Apple's documentation of `mediaBox` says.
    private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

    fileprivate convenience init?(documentFor consumer: CGDataConsumer, _ mediaBox: CGRect?, _ info: NSDictionary?, isFlipped: Bool) {
        var box = (mediaBox ?? Self.letter).standardized
        if !(box.width > 0 && box.height > 0 && box.width < 14_400 && box.height < 14_400) { box = Self.letter }
        let writer = PDFDocumentWriter(consumer, box)
        let write: cairo_write_func_t = { closure, bytes, length in
            guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            Unmanaged<NSMutableData>.fromOpaque(closure).takeUnretainedValue().append(bytes, length: Int(length))
            return CAIRO_STATUS_SUCCESS
        }
        guard let surface = cairo_pdf_surface_create_for_stream(write, Unmanaged.passUnretained(writer.bytes).toOpaque(), box.width, box.height) else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        for (key, name) in [(kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR), (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT), (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR)] {
            if let text = info?[key] as? String ?? (info?[key] as? NSString).map({ $0 as String }) { cairo_pdf_surface_set_metadata(surface, name, text) }
        }
        self.init(pages: surface, document: writer, isFlipped: isFlipped)
    }

    /// UIKit's kind: y down.
    package convenience init?(flippedPDF data: NSMutableData, bounds: CGRect, info: NSDictionary?) {
        guard let consumer = CGDataConsumer(data: data) else { return nil }
        self.init(documentFor: consumer, bounds, info, isFlipped: true)
    }

    /// Begins a page; the info may hold its media box. A page that is open ends.
    public func beginPDFPage(_ pageInfo: NSDictionary?) {
        var box: CGRect?
        if let data = pageInfo?[kCGPDFContextMediaBox] as? Data, data.count == MemoryLayout<CGRect>.size {
            box = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
        }
        beginPage(box)
    }

    /// Begins a page of a size of its own, or of the document's.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(mediaBox?.pointee) }

    package func beginPage(_ mediaBox: CGRect?) {
        guard let document, !document.isClosed else { return }
        endPDFPage()
        let box = (mediaBox ?? document.mediaBox).standardized
        guard box.width > 0, box.height > 0, box.width < 14_400, box.height < 14_400 else { return }
        document.pageIsOpen = true
        cairo_pdf_surface_set_size(surface, box.width, box.height)
        (width, height) = (Int(box.width.rounded(.up)), Int(box.height.rounded(.up)))
        let first = isFlipped
            ? CGAffineTransform(translationX: -box.minX, y: -box.minY)
            : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
        saveGState()
        cairo_reset_clip(target)
        state = GraphicsState(ctm: first)
    }

    /// Ends the page that is open.
    public func endPDFPage() {
        guard let document, document.pageIsOpen else { return }
        document.pageIsOpen = false
        while !layerDepths.isEmpty { endTransparencyLayer() }
        while !stack.isEmpty { restoreGState() }
        cairo_show_page(target)
    }
    /// The same as `endPDFPage`.
    public func endPage() { endPDFPage() }

    /// Ends the document: its bytes are with the consumer afterwards, and later drawing goes nowhere.
    public func closePDF() { document?.close(self) }

    /// Makes `rect`, in user space, a link of the page.
    public func setURL(_ url: NSURL, for rect: CGRect) {
        link("uri='\(Self.quoted((url as URL).absoluteString))'", rect)
    }
    /// Makes `rect`, in user space, a link to a place that `addDestination` names.
    public func setDestination(_ name: NSString, for rect: CGRect) {
        link("dest='\(Self.quoted(name as String))'", rect)
    }
    /// Names a place of the page, in user space.
    public func addDestination(_ name: NSString, at point: CGPoint) {
        guard document?.pageIsOpen == true else { return }
        let p = point.applying(state.ctm)
        cairo_tag_begin(target, "cairo.dest", "name='\(Self.quoted(name as String))' x=\(p.x) y=\(p.y)")
        cairo_tag_end(target, "cairo.dest")
    }

    private func link(_ what: String, _ rect: CGRect) {
        guard document?.pageIsOpen == true else { return }
        let r = rect.applying(state.ctm)
        cairo_tag_begin(target, "Link", what + " rect=[\(r.minX) \(r.minY) \(r.width) \(r.height)]")
        cairo_tag_end(target, "Link")
    }

    private static func quoted(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
    }
}

extension CGContext {
    /// A document, y up. Without a media box pages are US Letter; the info may hold title, author, subject and creator.
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: NSDictionary?) {
        self.init(documentFor: consumer, mediaBox?.pointee, auxiliaryInfo, isFlipped: false)
    }
    /// A document in a file, y up. Without a media box pages are US Letter; the info may hold title, author, subject and creator.
    public convenience init?(_ url: NSURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: NSDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }
}

/// Key of a document's title.
nonisolated(unsafe) public let kCGPDFContextTitle: NSString = "kCGPDFContextTitle"
/// Key of a document's author.
nonisolated(unsafe) public let kCGPDFContextAuthor: NSString = "kCGPDFContextAuthor"
/// Key of a document's subject.
nonisolated(unsafe) public let kCGPDFContextSubject: NSString = "kCGPDFContextSubject"
/// Key of the program that made a document.
nonisolated(unsafe) public let kCGPDFContextCreator: NSString = "kCGPDFContextCreator"
/// Key of a page's size: a `CGRect` in data.
nonisolated(unsafe) public let kCGPDFContextMediaBox: NSString = "kCGPDFContextMediaBox"
