// Kinds of network that a request may use: paid by volume, or saving data. The one network here is neither, so that every choice is met
// and can be read back. URLErrors that say why a network was refused, as answers of other systems carry them.
import Foundation
import FoundationNetworking
import ObjectiveC

extension URLRequest {
    /// Whether a network of Low Data Mode may be used; true unless set.
    public var allowsConstrainedNetworkAccess: Bool {
        get { kinds.constrained }
        set { change { $0.constrained = newValue } }
    }
    /// Whether a network that costs by volume may be used; true unless set.
    public var allowsExpensiveNetworkAccess: Bool {
        get { kinds.expensive }
        set { change { $0.expensive = newValue } }
    }

    private var kinds: NetworkKinds { (self as NSURLRequest as? RequestOfKinds)?.kinds ?? NetworkKinds() }
    private mutating func change(_ change: (inout NetworkKinds) -> Void) {
        var kinds = kinds
        change(&kinds)
        self = RequestOfKinds(self as NSURLRequest, kinds) as URLRequest
    }
}

// The kinds of traffic that Foundation on Linux lacks, as the nearest that it has. It treats all alike (Docs/DIVERGENCES.md).
extension NSURLRequest.NetworkServiceType {
    /// Call signaling, by its name in Swift.
    public static var callSignaling: Self { .networkServiceTypeCallSignaling }
    /// Streamed pictures and sound; counts as video here.
    public static var avStreaming: Self { .video }
    /// Pictures and sound that somebody waits for; counts as video here.
    public static var responsiveAV: Self { .video }
    /// Data that somebody waits for; counts as the usual traffic here.
    public static var responsiveData: Self { .default }
}

private struct NetworkKinds {
    var constrained = true
    var expensive = true
}

/// A request that knows which networks it may use. The value `URLRequest` keeps a reference and copies it, so that copies are of this class too.
private final class RequestOfKinds: NSMutableURLRequest {
    let kinds: NetworkKinds

    init(_ request: NSURLRequest, _ kinds: NetworkKinds) {
        self.kinds = kinds
        super.init(url: request.url ?? URL(fileURLWithPath: "/"), cachePolicy: request.cachePolicy, timeoutInterval: request.timeoutInterval)
        url = request.url
        mainDocumentURL = request.mainDocumentURL
        httpMethod = request.httpMethod ?? "GET"
        allHTTPHeaderFields = request.allHTTPHeaderFields
        httpBody = request.httpBody
        if let stream = request.httpBodyStream { httpBodyStream = stream }
        httpShouldHandleCookies = request.httpShouldHandleCookies
        networkServiceType = request.networkServiceType
        allowsCellularAccess = request.allowsCellularAccess
    }
    required init?(coder: NSCoder) { nil }

    override func copy(with zone: NSZone? = nil) -> Any { RequestOfKinds(self, kinds) }
    override func mutableCopy(with zone: NSZone? = nil) -> Any { RequestOfKinds(self, kinds) }
}

/// What a configuration has been told that Foundation on Linux has no place for.
private final class SessionChoices {
    nonisolated(unsafe) static var key: UInt8 = 0
    var constrained = true
    var expensive = true
    var launches = true
    var waits = false

    static func of(_ configuration: URLSessionConfiguration) -> SessionChoices {
        if let known = objc_getAssociatedObject(configuration, &key) as? SessionChoices { return known }
        let choices = SessionChoices()
        objc_setAssociatedObject(configuration, &key, choices, .OBJC_ASSOCIATION_RETAIN)
        return choices
    }
}

extension URLSessionConfiguration {
    /// Whether networks of Low Data Mode may be used; true unless set.
    public var allowsConstrainedNetworkAccess: Bool {
        get { SessionChoices.of(self).constrained }
        set { SessionChoices.of(self).constrained = newValue }
    }
    /// Whether networks that cost by volume may be used; true unless set.
    public var allowsExpensiveNetworkAccess: Bool {
        get { SessionChoices.of(self).expensive }
        set { SessionChoices.of(self).expensive = newValue }
    }
    /// Whether the app is launched when background transfers end; true unless set. No app is launched for that here.
    public var sessionSendsLaunchEvents: Bool {
        get { SessionChoices.of(self).launches }
        set { SessionChoices.of(self).launches = newValue }
    }
    /// Whether a task waits for a network instead of failing; false unless set. Tasks fail at once here: no network comes later.
    public var waitsForConnectivity: Bool {
        get { SessionChoices.of(self).waits }
        set { SessionChoices.of(self).waits = newValue }
    }
}

extension URLSessionTask {
    /// Whether data is handed over as it arrives; always true here. A task that is told otherwise says so on the console.
    public var prefersIncrementalDelivery: Bool {
        get { true }
        set {
            if !newValue { FileHandle.standardError.write(Data("URLSessionTask.prefersIncrementalDelivery: data is handed over as it arrives here\n".utf8)) }
        }
    }
}

extension URLSessionTaskDelegate {
    /// A task was made. Foundation on Linux does not tell.
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) { notImplemented(self, "URLSession:didCreateTask:", [session, task]) }
    /// A task waits for a network. Tasks fail at once here.
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) { notImplemented(self, "URLSession:taskIsWaitingForConnectivity:", [session, task]) }
}

extension URLError {
    /// The reason why a network may not be used.
    public enum NetworkUnavailableReason: Int, Sendable, Hashable {
        case cellular = 0
        case expensive = 1
        case constrained = 2
    }
    /// The reason why a network may not be used; nil for other errors.
    public var networkUnavailableReason: NetworkUnavailableReason? {
        (userInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int).flatMap(NetworkUnavailableReason.init)
    }
    /// The data with which a download that broke off can be resumed.
    public var downloadTaskResumeData: Data? { userInfo[NSURLSessionDownloadTaskResumeData] as? Data }
}

/// In an error's user info: a number of `URLError.NetworkUnavailableReason`.
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"
/// In an error's user info: what a download that broke off can be resumed with.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
/// A server shows its certificates. Foundation on Linux checks them itself and asks nobody.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// A server asks for the app's certificate. Foundation on Linux has none to show.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URL {
    /// Whether the file, or a placeholder that stands for it in the cloud, is there. Nothing is a placeholder here.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
