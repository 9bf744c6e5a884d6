// The bytes of an image file or of pixels. CGImage and CGFont read them.

import Foundation

/// The source of the bytes of an image.
public final class CGDataProvider: @unchecked Sendable {
    let bytes: Data

    package init(bytes: Data) {
        self.bytes = bytes
    }

    /// Shares the bytes of `data`.
    public init?(data: NSData) {
        bytes = Data(referencing: data)
    }

    /// `data` may be a `Data`, as `CFData` parameters take one on Apple's systems after `as CFData`.
    public init?(data: Data) {
        bytes = data
    }

    /// Reads the whole file or address at once; nil when that fails.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        bytes = data
    }

    /// The bytes as they were given.
    public var data: NSData? { bytes as NSData }
}
