// The renderer that draws PDF files.
import CoreGraphics

/// Makes PDF documents by drawing, in points, y down.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer, @unchecked Sendable {
    /// - Parameter bounds: of the pages that do not say otherwise.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }
    /// - Parameter bounds: of the pages that do not say otherwise.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, format: format) }

    /// Documents are no images.
    open override var allowsImageOutput: Bool { false }

    /// The document's bytes.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let data = NSMutableData()
        let info = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
        guard let context = CGContext(flippedPDF: data, bounds: format.bounds, info: info as NSDictionary) else { return Data() }
        UIGraphicsPushContext(context)
        actions(UIGraphicsPDFRendererContext(context, format, format.bounds))
        UIGraphicsPopContext()
        context.closePDF()
        return data as Data
    }

    /// Writes the document to a file.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
