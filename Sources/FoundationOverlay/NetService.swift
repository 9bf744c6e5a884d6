// NetService and its browser, and the session's tasks that speak with them: names that older libraries mention. Nothing is published, resolved
// or found, as on a device that no network reaches; streams end the app with a sentence, for Foundation on Linux has none.
import Foundation
import FoundationNetworking
import ObjectiveC

/// The delegate of a service. All methods are optional.
public protocol NetServiceDelegate: NSObjectProtocol {
    /// Called always after `publish()`: nothing can be published here.
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    /// `publish()` has begun.
    func netServiceWillPublish(_ sender: NetService)
    /// The service is on the network: never here.
    func netServiceDidPublish(_ sender: NetService)
    /// `resolve(withTimeout:)` has begun.
    func netServiceWillResolve(_ sender: NetService)
    /// An address was found: never here.
    func netServiceDidResolveAddress(_ sender: NetService)
    /// Called when another device has connected: never here.
    func netService(_ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream)
    /// No address was found: always, after `resolve(withTimeout:)`.
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
    /// The service was stopped.
    func netServiceDidStop(_ sender: NetService)
}

extension NetServiceDelegate {
    /// Stands in for a type without it.
    public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) { notImplemented(self, "netService:didNotPublish:", [sender, errorDict], fallback: ()) }
    /// Stands in for a type without it.
    public func netServiceWillPublish(_ sender: NetService) { notImplemented(self, "netServiceWillPublish:", [sender], fallback: ()) }
    /// Stands in for a type without it.
    public func netServiceDidPublish(_ sender: NetService) { notImplemented(self, "netServiceDidPublish:", [sender], fallback: ()) }
    /// Stands in for a type without it.
    public func netServiceWillResolve(_ sender: NetService) { notImplemented(self, "netServiceWillResolve:", [sender], fallback: ()) }
    /// Stands in for a type without it.
    public func netServiceDidResolveAddress(_ sender: NetService) { notImplemented(self, "netServiceDidResolveAddress:", [sender], fallback: ()) }
    /// Stands in for a type without it.
    public func netService(_ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream) {
        notImplemented(self, "netService:didAcceptConnectionWithInputStream:outputStream:", [sender, inputStream, outputStream], fallback: ())
    }
    /// Stands in for a type without it.
    public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) { notImplemented(self, "netService:didNotResolve:", [sender, errorDict], fallback: ()) }
    /// Stands in for a type without it.
    public func netServiceDidStop(_ sender: NetService) { notImplemented(self, "netServiceDidStop:", [sender], fallback: ()) }
}

/// A service of Bonjour's: a name in a domain.
open class NetService: NSObject, @unchecked Sendable {
    /// The key of the error's number in the dictionaries that delegates get.
    public static let errorCode = "NSNetServicesErrorCode"
    /// The key of the error's domain.
    public static let errorDomain = "NSNetServicesErrorDomain"

    /// The reason why a service failed.
    public enum ErrorCode: Int, Sendable { case unknownError = -72000, collisionError, notFoundError, activityInProgress, badArgumentError, cancelledError, invalidError, timeoutError }

    /// Options for publishing a service.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Another service of the name makes publishing fail.
        public static let noAutoRename = Options(rawValue: 1)
        /// Others may connect.
        public static let listenForConnections = Options(rawValue: 2)
    }

    /// The delegate, which is not retained.
    open weak var delegate: (any NetServiceDelegate)?
    /// The domain of the service, mostly `local.`.
    open private(set) var domain: String
    /// The type of the service, such as `_http._tcp.`.
    open private(set) var type: String
    /// The name of the service.
    open private(set) var name: String
    /// -1 for a service that is to be resolved.
    open private(set) var port: Int
    /// nil until it is resolved, which never happens.
    open var hostName: String? { nil }
    /// Empty until it is resolved.
    open var addresses: [Data]? { [] }

    /// A service to publish.
    public init(domain: String, type: String, name: String, port: Int32) {
        (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
    }
    /// A service to resolve.
    public convenience init(domain: String, type: String, name: String) { self.init(domain: domain, type: type, name: name, port: -1) }

    private func fail(_ code: ErrorCode, _ tell: @escaping @Sendable (any NetServiceDelegate, NetService, [String: NSNumber]) -> Void) {
        DispatchQueue.main.async { [weak self] in
            guard let self, let delegate = self.delegate else { return }
            tell(delegate, self, [Self.errorCode: NSNumber(value: code.rawValue), Self.errorDomain: 10])
        }
    }
    /// Fails: the delegate hears so when the main queue comes to it.
    open func publish() { publish(options: []) }
    /// Fails: the delegate hears so when the main queue comes to it.
    open func publish(options: Options) {
        fail(.unknownError) {
            $0.netServiceWillPublish($1)
            $0.netService($1, didNotPublish: $2)
        }
    }
    /// Fails: the delegate hears so when the main queue comes to it, without waiting.
    open func resolve(withTimeout timeout: TimeInterval) {
        fail(.timeoutError) {
            $0.netServiceWillResolve($1)
            $0.netService($1, didNotResolve: $2)
        }
    }
    /// The streams to the service: false, for no address is known.
    open func getInputStream(_ inputStream: UnsafeMutablePointer<InputStream?>?, outputStream: UnsafeMutablePointer<OutputStream?>?) -> Bool { false }
    /// The delegate hears of it when the main queue comes to it.
    open func stop() { fail(.cancelledError) { delegate, service, _ in delegate.netServiceDidStop(service) } }
}

/// The delegate of a browser, which is told of services that come and go. All methods are optional.
public protocol NetServiceBrowserDelegate: NSObjectProtocol {
    /// The search has begun.
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
    /// The search was stopped.
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
    /// The search cannot begin: never here.
    func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
    /// A service is there: never here.
    func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
    /// A service has gone: never here.
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
    /// Stands in for a type without it.
    public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) { notImplemented(self, "netServiceBrowserWillSearch:", [browser], fallback: ()) }
    /// Stands in for a type without it.
    public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) { notImplemented(self, "netServiceBrowserDidStopSearch:", [browser], fallback: ()) }
    /// Stands in for a type without it.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {
        notImplemented(self, "netServiceBrowser:didNotSearch:", [browser, errorDict], fallback: ())
    }
    /// Stands in for a type without it.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {
        notImplemented(self, "netServiceBrowser:didFindService:moreComing:", [browser, service, moreComing], fallback: ())
    }
    /// Stands in for a type without it.
    public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {
        notImplemented(self, "netServiceBrowser:didRemoveService:moreComing:", [browser, service, moreComing], fallback: ())
    }
}

/// Looks for services. It finds none, as on a device that no network reaches.
open class NetServiceBrowser: NSObject, @unchecked Sendable {
    /// The delegate, which is told of found services. Not retained.
    open weak var delegate: (any NetServiceBrowserDelegate)?
    /// Whether services of devices nearby count as well. Nothing is found either way.
    open var includesPeerToPeer = false
    private var isSearching = false

    /// Begins; the delegate hears so at once, and of no service.
    open func searchForServices(ofType type: String, inDomain domainString: String) {
        isSearching = true
        delegate?.netServiceBrowserWillSearch(self)
    }
    /// Ends; the delegate hears so at once, if a search was under way.
    open func stop() {
        guard isSearching else { return }
        isSearching = false
        delegate?.netServiceBrowserDidStopSearch(self)
    }
}

extension URLSession {
    /// Ends the app: Foundation on Linux has no streams.
    public func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask { fatalError("Stream tasks of URLSession are not in WillAppear yet.") }
    /// Ends the app: Foundation on Linux has no streams.
    public func streamTask(with service: NetService) -> URLSessionStreamTask { fatalError("Stream tasks of URLSession are not in WillAppear yet.") }
}

extension URLSessionDelegate {
    /// Stands in for a type without it. Never called: no session goes on while the app is not there.
    public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) { notImplemented(self, "URLSessionDidFinishEventsForBackgroundURLSession:", [session], fallback: ()) }
}
