// LPMetadataProvider: loads a page by URLSession (or a file) and reads its name; pictures are not loaded.
import FoundationNetworking
import UIKit

/// Finds out what a link is. One provider, one link.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    /// The seconds until it gives up.
    open var timeout: TimeInterval = 30
    /// Whether pictures are wanted, too. They are not loaded here.
    open var shouldFetchSubresources = true
    private let lock = NSLock()
    private var hasStarted = false
    private var task: URLSessionTask?
    private var completion: ((LPLinkMetadata?, (any Error)?) -> Void)?

    /// Loads the page; the block is called on a queue of its own. A second call ends in an error.
    open func startFetchingMetadata(for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
        let isFirst = lock.withLock {
            defer { hasStarted = true }
            if !hasStarted { completion = completionHandler }
            return !hasStarted
        }
        guard isFirst else {
            DispatchQueue.global().async { completionHandler(nil, LPError(.metadataFetchNotAllowed)) }
            return
        }
        if URL.isFileURL {
            DispatchQueue.global().async { [self] in finish(URL, URL, FileManager.default.contents(atPath: URL.path), nil) }
            return
        }
        let task = URLSession.shared.dataTask(with: URLRequest(url: URL, timeoutInterval: timeout)) { [self] data, response, error in finish(URL, response?.url, data, error) }
        lock.withLock { self.task = task }
        task.resume()
    }

    /// The same, awaited.
    open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
        try await withCheckedThrowingContinuation { continuation in
            startFetchingMetadata(for: URL) { metadata, error in
                if let metadata { continuation.resume(returning: metadata) } else { continuation.resume(throwing: error ?? LPError(.unknown)) }
            }
        }
    }

    /// Gives up: the block hears `metadataFetchCancelled`.
    open func cancel() {
        let task = lock.withLock { self.task }
        end(nil, LPError(.metadataFetchCancelled))
        task?.cancel()
    }

    private func finish(_ asked: URL, _ reached: URL?, _ data: Data?, _ error: (any Error)?) {
        guard let data, error == nil else { return end(nil, LPError((error as? URLError)?.code == .timedOut ? .metadataFetchTimedOut : .metadataFetchFailed)) }
        let metadata = LPLinkMetadata()
        (metadata.originalURL, metadata.url) = (asked, reached ?? asked)
        metadata.title = PageTitle.find(in: String(decoding: data, as: UTF8.self)) ?? (asked.isFileURL ? asked.lastPathComponent : asked.host)
        end(metadata, nil)
    }

    private func end(_ metadata: LPLinkMetadata?, _ error: (any Error)?) {
        let call = lock.withLock {
            defer { completion = nil }
            return completion
        }
        call?(metadata, error)
    }
}

/// The name of a page: `og:title`, else `title`.
enum PageTitle {
    static func find(in html: String) -> String? {
        for tag in html.matches(of: /<meta\b[^>]*>/.ignoresCase()).map({ String($0.output) }) where tag.firstMatch(of: /property\s*=\s*["']og:title["']/.ignoresCase()) != nil {
            if let content = tag.firstMatch(of: /content\s*=\s*"([^"]*)"/.ignoresCase())?.output.1 ?? tag.firstMatch(of: /content\s*=\s*'([^']*)'/.ignoresCase())?.output.1, let text = clean(String(content)) { return text }
        }
        return html.firstMatch(of: /<title\b[^>]*>([^<]*)<\/title>/.ignoresCase()).flatMap { clean(String($0.output.1)) }
    }

    private static func clean(_ text: String) -> String? {
        var text = text
        for (entity, letter) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " "), ("&amp;", "&")] { text = text.replacingOccurrences(of: entity, with: letter) }
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.isEmpty ? nil : line
    }
}
