// The pages of an open document: the argument of UIGraphicsPDFRenderer's drawing block.
import CoreGraphics

/// The argument of a PDF renderer's drawing block. Nothing is drawn before the first page begins.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
    /// The bounds of the open page, else of the document.
    open private(set) var pdfContextBounds: CGRect = .zero

    package init(_ context: CGContext, _ format: UIGraphicsRendererFormat, _ bounds: CGRect) {
        super.init(context, format)
        pdfContextBounds = bounds
    }

    /// A page of the renderer's size.
    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }
    /// A page of another size. The page info is not used.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        pdfContextBounds = bounds
        cgContext.beginPage(bounds)
    }
    /// Makes a rectangle of the page a link.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url as NSURL, for: rect) }
    /// Gives a place of the page a name that links can lead to.
    open func addDestination(withName name: String, at point: CGPoint) { cgContext.addDestination(name as NSString, at: point) }
    /// Makes a rectangle of the page a link to a named place.
    open func setDestinationWithName(_ name: String, for rect: CGRect) { cgContext.setDestination(name as NSString, for: rect) }
}
