// Requests for background work, and the work itself. BGTaskScheduler keeps the requests.
import Foundation

/// Asks for work in the background.
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
    /// The name of the work.
    public let identifier: String
    /// Not before.
    open var earliestBeginDate: Date?
    init(named identifier: String) { self.identifier = identifier }
    /// A request with the same wishes.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = make()
        other.earliestBeginDate = earliestBeginDate
        return other
    }
    func make() -> BGTaskRequest { BGTaskRequest(named: identifier) }
}

/// Asks for half a minute to fetch something new.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Creates a request for the work of an identifier.
    public init(identifier: String) { super.init(named: identifier) }
    override func make() -> BGTaskRequest { BGAppRefreshTaskRequest(identifier: identifier) }
}

/// Asks for minutes.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Whether it needs the network.
    open var requiresNetworkConnectivity = false
    /// Whether it needs a charger.
    open var requiresExternalPower = false
    /// Creates a request for the work of an identifier.
    public init(identifier: String) { super.init(named: identifier) }
    override func make() -> BGTaskRequest {
        let other = BGProcessingTaskRequest(identifier: identifier)
        (other.requiresNetworkConnectivity, other.requiresExternalPower) = (requiresNetworkConnectivity, requiresExternalPower)
        return other
    }
}

/// Work that the system has launched. None is launched here.
open class BGTask: NSObject, @unchecked Sendable {
    /// The name of the work.
    public let identifier: String
    /// Called when the time is over.
    open var expirationHandler: (() -> Void)?
    /// Whether the app has said that it is done, and how it went.
    package private(set) var success: Bool?
    package init(identifier: String) { self.identifier = identifier }
    /// Says that the work is done.
    open func setTaskCompleted(success: Bool) { if self.success == nil { self.success = success } }
}

/// Fetches something new.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Works for minutes.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
