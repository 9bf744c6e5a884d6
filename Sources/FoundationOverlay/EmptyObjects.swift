// `NSAttributedString()` and other initialisers that NSObject's subclasses have on Apple's systems and that
// corelibs Foundation leaves out. An extension cannot override NSObject's `init()`, hence the argument nobody writes.
import Foundation
import FoundationNetworking

extension NSAttributedString {
    /// No text.
    public convenience init(_: Void = ()) { self.init(string: "") }
}

extension NSError {
    /// An error that tells nothing: code 0 of a domain without a name.
    public convenience init(_: Void = ()) { self.init(domain: "", code: 0) }
}

extension NSMutableString {
    /// No text.
    public convenience init(_: Void = ()) { self.init(string: "") }
}

extension Timer {
    /// A timer that is on no loop and never fires.
    public convenience init(_: Void = ()) { self.init(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in } }
}

extension URLSession {
    /// A session of the default configuration, as a mock below it is made. Lowering (FoundationClasses) gives subclasses' initialisers the same.
    public convenience init(_: Void = ()) { self.init(configuration: .default) }
}

extension Bundle {
    /// The root folder as a bundle, as a mock that answers by itself is made. It has no resources and no identifier.
    public convenience init(_: Void = ()) { self.init(path: "/")! }
}

extension Progress {
    /// Work of an amount that is not told yet, under no other.
    public convenience init(_: Void = ()) { self.init(parent: nil, userInfo: nil) }
}

/// The address of an answer to nothing: Foundation on Linux always keeps one.
private let noAddress = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

extension URLResponse {
    /// An answer to nothing: no type, no length. Its address is `about:blank`, for Foundation on Linux always keeps one; a device has none.
    public convenience init(_: Void = ()) {
        self.init(url: noAddress, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }
}

extension HTTPURLResponse {
    /// An answer to nothing, which tests make: status 200, no headers, the address `about:blank`. A device's has no address; its status is not known.
    public convenience init(_: Void = (), _: Void = ()) {
        self.init(url: noAddress, statusCode: 200, httpVersion: nil, headerFields: nil)!
    }

    /// An answer described as URLResponse's initialiser describes one, which HTTPURLResponse inherits on a device. The description is
    /// also in `allHeaderFields` here, and the status is 200: a device's status is not known.
    public convenience init(url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?, _: Void = ()) {
        var fields: [String: String] = [:]
        if let mimeType { fields["Content-Type"] = textEncodingName.map { "\(mimeType); charset=\($0)" } ?? mimeType }
        if expectedContentLength >= 0 { fields["Content-Length"] = String(expectedContentLength) }
        self.init(url: url, statusCode: 200, httpVersion: nil, headerFields: fields)!
    }
}

extension URLProtocol {
    /// A protocol object without a request, which an app makes for what else its class can do. Loading with it has nobody to tell.
    public convenience init(_: Void = ()) { self.init(request: URLRequest(url: URL(fileURLWithPath: "/")), cachedResponse: nil, client: nil) }
}

/// The information about this process. On Apple's systems `ProcessInfo()` is another object that says the same.
public func ProcessInfo() -> Foundation.ProcessInfo { .processInfo }

extension NSURL {
    /// The address of a file; the file system is asked whether the path is a folder's.
    public class func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }
    /// The address of a file, or of a folder when that is known without asking the file system.
    public class func fileURL(withPath path: String, isDirectory isDir: Bool) -> URL { URL(fileURLWithPath: path, isDirectory: isDir) }
}
