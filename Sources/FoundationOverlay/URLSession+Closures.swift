// URLSession's tasks with closures, declared as Apple's headers import: the closure is @Sendable for modules that check it and any closure for
// those before Swift 6, so that a closure of an app's own type can be handed on. Foundation on Linux asks all for @Sendable. They are members
// of a protocol's extension: an override in a subclass finds only the methods of the class itself, which they call.
import Foundation
import FoundationNetworking

/// Carries the forms of URLSession's tasks that take closures as Apple's headers do.
public protocol _URLSessionTasks {}
extension URLSession: _URLSessionTasks {}

extension _URLSessionTasks where Self: URLSession {
    /// A task that hands its data to the closure.
    @preconcurrency
    public func dataTask(with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
        self.FoundationNetworking::dataTask(with: request, completionHandler: completionHandler)
    }
    /// A task that hands its data to the closure.
    @preconcurrency
    public func dataTask(with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
        self.FoundationNetworking::dataTask(with: url, completionHandler: completionHandler)
    }
    /// A task that sends data and hands the answer to the closure.
    @preconcurrency
    public func uploadTask(with request: URLRequest, from bodyData: Data?, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask {
        self.FoundationNetworking::uploadTask(with: request, from: bodyData, completionHandler: completionHandler)
    }
    /// A task that sends a file and hands the answer to the closure.
    @preconcurrency
    public func uploadTask(with request: URLRequest, fromFile fileURL: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask {
        self.FoundationNetworking::uploadTask(with: request, fromFile: fileURL, completionHandler: completionHandler)
    }
    /// A task that hands the file it wrote to the closure.
    @preconcurrency
    public func downloadTask(with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask {
        self.FoundationNetworking::downloadTask(with: request, completionHandler: completionHandler)
    }
    /// A task that hands the file it wrote to the closure.
    @preconcurrency
    public func downloadTask(with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask {
        self.FoundationNetworking::downloadTask(with: url, completionHandler: completionHandler)
    }
}
