// The document attributes of a UIGraphicsPDFRenderer.
import CoreGraphics

/// The document attributes that a PDF renderer writes.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    /// Title, author, subject and creator by the keys `kCGPDFContext…`.
    open var documentInfo: [String: Any] = [:]
}
