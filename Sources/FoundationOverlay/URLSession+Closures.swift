// URLSession's tasks with closures that are not marked @Sendable: apps' protocols name them so, and Apple's declarations meet them.
// What is written at a call is still checked as @Sendable, because Foundation's own methods are found first.
import Foundation
import FoundationNetworking

private typealias DataHandler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void
private typealias FileHandler = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

extension URLSession {
    /// A task that hands its data to the closure.
    @_disfavoredOverload
    public func dataTask(with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
        dataTask(with: request, completionHandler: unsafeBitCast(completionHandler, to: DataHandler.self))
    }
    /// A task that hands its data to the closure.
    @_disfavoredOverload
    public func dataTask(with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
        dataTask(with: url, completionHandler: unsafeBitCast(completionHandler, to: DataHandler.self))
    }
    /// A task that sends data and hands the answer to the closure.
    @_disfavoredOverload
    public func uploadTask(with request: URLRequest, from bodyData: Data?, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask {
        uploadTask(with: request, from: bodyData, completionHandler: unsafeBitCast(completionHandler, to: DataHandler.self))
    }
    /// A task that sends a file and hands the answer to the closure.
    @_disfavoredOverload
    public func uploadTask(with request: URLRequest, fromFile fileURL: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask {
        uploadTask(with: request, fromFile: fileURL, completionHandler: unsafeBitCast(completionHandler, to: DataHandler.self))
    }
    /// A task that hands the file it wrote to the closure.
    @_disfavoredOverload
    public func downloadTask(with request: URLRequest, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask {
        downloadTask(with: request, completionHandler: unsafeBitCast(completionHandler, to: FileHandler.self))
    }
    /// A task that hands the file it wrote to the closure.
    @_disfavoredOverload
    public func downloadTask(with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask {
        downloadTask(with: url, completionHandler: unsafeBitCast(completionHandler, to: FileHandler.self))
    }
}
