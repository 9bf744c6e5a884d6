// UIImageReader: reads picture files by a configuration for decoding (iOS 17).

import CoreGraphics
import Foundation

/// Reads picture files.
public struct UIImageReader: Sendable {
    /// The options for decoding files.
    public struct Configuration: Sendable {
        /// Whether values brighter than white are kept; pictures here have none.
        public var prefersHighDynamicRange = false
        /// Decodes while reading, not when the image is first shown.
        public var preparesImagesForDisplay = false
        /// The maximum size in pixels of a decoded picture; zero decodes the whole picture.
        public var preferredThumbnailSize = CGSize.zero
        /// The pixels per inch of decoded pictures.
        public var pixelsPerInch: CGFloat = 72
        /// Reads files whole.
        public init() {}
    }
    /// The options for decoding files.
    public let configuration: Configuration

    /// Reads files whole.
    public static let `default` = UIImageReader(configuration: Configuration())
    /// Reads files by `configuration`.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// The picture of some bytes; nil when they are none.
    public func image(data: Data) -> UIImage? { read(data) }

    private func read(_ data: Data) -> UIImage? {
        let scale = configuration.pixelsPerInch.isFinite && configuration.pixelsPerInch > 0 ? max(configuration.pixelsPerInch / 72, 0.01) : 1
        guard let image = UIImage(data: data, scale: scale) else { return nil }
        let limit = configuration.preferredThumbnailSize
        if limit.width > 0, limit.height > 0, image.size.width * scale > limit.width || image.size.height * scale > limit.height {
            return image.preparingThumbnail(of: limit)
        }
        return configuration.preparesImagesForDisplay ? image.cgImage.map { UIImage(cgImage: $0, scale: image.scale, orientation: image.imageOrientation) } : image
    }
    /// The picture of a file; nil if the file is no picture.
    public func image(contentsOf fileURL: URL) -> UIImage? { (try? Data(contentsOf: fileURL)).flatMap(read) }
    /// The picture of some bytes, handed over on another queue.
    public func image(data: Data, completion: @escaping @Sendable (UIImage?) -> Void) { DispatchQueue.global().async { completion(read(data)) } }
    /// The picture of a file, handed over on another queue.
    public func image(contentsOf fileURL: URL, completion: @escaping @Sendable (UIImage?) -> Void) { DispatchQueue.global().async { completion((try? Data(contentsOf: fileURL)).flatMap(read)) } }
    /// The picture of some bytes.
    public func image(data: Data) async -> UIImage? { read(data) }
    /// The picture of a file.
    public func image(contentsOf fileURL: URL) async -> UIImage? { (try? Data(contentsOf: fileURL)).flatMap(read) }
}
