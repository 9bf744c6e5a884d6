// What UIGraphicsPDFRenderer is told about its document.
import CoreGraphics

/// What a PDF renderer writes about its document.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    /// Title, author, subject and creator by the keys `kCGPDFContext…`.
    open var documentInfo: [String: Any] = [:]
}
