// NetService and its browser, and the session's tasks that speak with them: names that older libraries mention. Nothing is published, resolved
// or found, as on a device that no network reaches; streams end the app with a sentence, for Foundation on Linux has none.
import Foundation
import FoundationNetworking
import ObjectiveC

/// Hears what becomes of a service. All optional.
public protocol NetServiceDelegate: NSObjectProtocol {
    /// Nothing can be published: always, after `publish()`.
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    /// No address was found: always, after `resolve(withTimeout:)`.
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
    /// The service was stopped.
    func netServiceDidStop(_ sender: NetService)
}

extension NetServiceDelegate {
    /// Stands in for a type without it.
    public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) { notImplemented(self, "netService:didNotPublish:", [sender, errorDict], fallback: ()) }
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

    /// Why a service failed.
    public enum ErrorCode: Int, Sendable { case unknownError = -72000, collisionError, notFoundError, activityInProgress, badArgumentError, cancelledError, invalidError, timeoutError }

    /// Hears of the ends. Not retained.
    open weak var delegate: (any NetServiceDelegate)?
    /// Where: `local.` mostly.
    open private(set) var domain: String
    /// What: `_http._tcp.`
    open private(set) var type: String
    /// Who.
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
    open func publish() { fail(.unknownError) { $0.netService($1, didNotPublish: $2) } }
    /// Fails: the delegate hears so when the main queue comes to it, without waiting.
    open func resolve(withTimeout timeout: TimeInterval) { fail(.timeoutError) { $0.netService($1, didNotResolve: $2) } }
    /// The delegate hears of it when the main queue comes to it.
    open func stop() { fail(.cancelledError) { delegate, service, _ in delegate.netServiceDidStop(service) } }
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
