// A phone without a watch: sessions are not supported, as on an iPad, and say so when they are used nevertheless.
import DeviceServices
@_exported import Foundation

/// The connection to a watch. `isSupported()` is false here: the system has no watch to pair.
open class WCSession: NSObject, @unchecked Sendable {
    /// The one session.
    public static let `default` = WCSession()
    /// Whether watches can be paired: no.
    open class func isSupported() -> Bool { false }
    /// The delegate, which is told of the watch.
    open weak var delegate: (any WCSessionDelegate)?
    /// The state of the activation: never begun here.
    open var activationState: WCSessionActivationState { .notActivated }
    /// Whether a watch is paired: no.
    open var isPaired: Bool { false }
    /// Whether the watch has the app: no.
    open var isWatchAppInstalled: Bool { false }
    /// Whether the watch shows the app's complication: no.
    open var isComplicationEnabled: Bool { false }
    /// Whether messages arrive at once: no.
    open var isReachable: Bool { false }
    /// The last argument of `updateApplicationContext`: always empty here.
    open var applicationContext: [String: Any] { [:] }
    /// The last context from the watch: always empty here.
    open var receivedApplicationContext: [String: Any] { [:] }

    /// Begins the session: the delegate hears that there is none.
    open func activate() {
        MissingService.say("WCSession", "has no watch here: ask isSupported() first")
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
        }
    }
    /// Sends a message: fails, there is no session.
    open func sendMessage(_ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) { errorHandler?(WCError(.sessionNotActivated)) }
    /// Sends data: fails, there is no session.
    open func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) { errorHandler?(WCError(.sessionNotActivated)) }
    /// Gives the watch the state of the app: fails, there is no session.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw WCError(.sessionNotActivated) }
}

/// The state of a session's activation.
public enum WCSessionActivationState: Int, Sendable { case notActivated = 0, inactive, activated }

/// A delegate that is told of the watch.
public protocol WCSessionDelegate: NSObjectProtocol {
    /// The activation is over.
    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    /// Another watch is about to take over.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// The session with the former watch is over.
    func sessionDidDeactivate(_ session: WCSession)
}

/// The reason why something could not be sent.
public struct WCError: CustomNSError, Hashable, Sendable {
    /// WatchConnectivity's numbers (WCError.h).
    public enum Code: Int, Sendable { case genericError = 7001, sessionNotSupported = 7002, sessionMissingDelegate = 7003, sessionNotActivated = 7004, deviceNotPaired = 7005, watchAppNotInstalled = 7006, notReachable = 7007 }
    /// `WCErrorDomain`
    public static var errorDomain: String { "WCErrorDomain" }
    /// The reason.
    public let code: Code
    /// An error of a number.
    public init(_ code: Code) { self.code = code }
    /// The number.
    public var errorCode: Int { code.rawValue }
}
