// The destination of written bytes: data of the app, or a file.

import Foundation

/// Takes the bytes of a document.
public final class CGDataConsumer: @unchecked Sendable {
    private let data: NSMutableData?
    private let url: URL?

    /// Appends to `data`.
    public init?(data: NSMutableData) {
        self.data = data
        url = nil
    }
    /// Writes a file once all bytes are there.
    public init?(url: NSURL) {
        data = nil
        self.url = url as URL
    }
    /// Writes a file once all bytes are there.
    public init?(url: URL) {
        data = nil
        self.url = url
    }

    func take(_ bytes: Data) {
        if let data { data.append(bytes) }
        guard let url else { return }
        do {
            try bytes.write(to: url)
        } catch {
            FileHandle.standardError.write(Data("CGDataConsumer: cannot write \(url.path): \(error.localizedDescription)\n".utf8))
        }
    }
}
