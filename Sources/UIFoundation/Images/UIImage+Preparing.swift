// Prepares images before they are shown: decodes them, or draws them smaller. Each method in three spellings, as Swift imports them.

import CoreGraphics
import Foundation

extension UIImage {
    /// The image drawn to fit `size` points, ready to show.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, self.size.width > 0, self.size.height > 0 else { return nil }
        let fit = min(size.width / self.size.width, size.height / self.size.height)
        let target = CGSize(width: (self.size.width * fit).rounded(), height: (self.size.height * fit).rounded())
        guard let bitmap = ImageDrawing.flattened(self)?.scaled(toWidth: max(1, Int(target.width)), height: max(1, Int(target.height))) else { return nil }
        return UIImage(cgImage: bitmap)
    }

    /// Draws the image to fit `size` points; the handler gets it in a later turn of the main queue.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.main.async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// The image drawn to fit `size` points.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// The image with its pixels in memory; nil if it has none.
    public func preparingForDisplay() -> UIImage? {
        guard let bitmap = ImageDrawing.flattened(self) else { return nil }
        return UIImage(cgImage: bitmap, scale: scale, orientation: .up)
    }

    /// Decodes the image; the handler gets it in a later turn of the main queue.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.main.async { completionHandler(self.preparingForDisplay()) }
    }

    /// The image with its pixels in memory; nil if it has none.
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
}
