// Work that an app wants done while it is in the background: requests are checked and kept as a device keeps them.
// The system never finds the time to launch one here, which is what a device may do, too.
import DeviceServices
@_exported import Foundation
import ObjectiveC

/// Keeps an app's requests for background work.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    /// The reason why a request was refused.
    public struct Error: CustomNSError, Hashable, Sendable {
        /// The numbers.
        public enum Code: Int, Sendable {
            /// Background work is off, too many requests are waiting, or Info.plist does not name the identifier.
            case unavailable = 1, tooManyPendingTaskRequests, notPermitted
        }
        /// "BGTaskSchedulerErrorDomain"
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        /// The reason.
        public let code: Code
        /// An error of a reason.
        public init(_ code: Code) { self.code = code }
        /// The number.
        public var errorCode: Int { code.rawValue }
        /// Background work is off.
        public static var unavailable: Code { .unavailable }
        /// Too many requests are waiting.
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        /// Info.plist does not name the identifier.
        public static var notPermitted: Code { .notPermitted }
    }
    /// The domain of its errors.
    public static var errorDomain: String { Error.errorDomain }

    private static let one = BGTaskScheduler()
    /// The app's scheduler.
    open class var shared: BGTaskScheduler { one }
    private let lock = NSLock()
    private var pending: [BGTaskRequest] = []
    private var handlers: [String: (BGTask) -> Void] = [:]
    package var permitted: () -> [String] = { Bundle.main.object(forInfoDictionaryKey: "BGTaskSchedulerPermittedIdentifiers") as? [String] ?? [] }

    /// Says what does the work of an identifier. False if Info.plist does not name it; a second block for one is an exception.
    @discardableResult open func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool {
        guard permitted().contains(identifier) else { return false }
        let isNew = lock.withLock { handlers.updateValue(launchHandler, forKey: identifier) == nil }
        if !isNew { raiseException(name: "NSInternalInconsistencyException", reason: "Launch handler for task with identifier \(identifier) has already been registered") }
        return true
    }

    /// Asks for work. An earlier request of the same identifier is replaced; at most one refresh and ten others wait.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        guard permitted().contains(taskRequest.identifier) else { throw Error(.notPermitted) }
        try lock.withLock {
            let others = pending.filter { $0.identifier != taskRequest.identifier }
            let refreshes = taskRequest is BGAppRefreshTaskRequest
            guard others.count(where: { ($0 is BGAppRefreshTaskRequest) == refreshes }) < (refreshes ? 1 : 10) else { throw Error(.tooManyPendingTaskRequests) }
            pending = others + [taskRequest.copy() as? BGTaskRequest ?? taskRequest]
        }
        MissingService.say("BGTaskScheduler", "keeps requests; no work is launched in the background here")
    }

    /// Takes a request back.
    open func cancel(taskRequestWithIdentifier identifier: String) { lock.withLock { pending.removeAll { $0.identifier == identifier } } }
    /// Takes all requests back.
    open func cancelAllTaskRequests() { lock.withLock { pending.removeAll() } }
    /// Tells which requests wait.
    open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        let requests = lock.withLock { pending }
        DispatchQueue.global().async { completionHandler(requests) }
    }
    /// The requests that wait.
    open func pendingTaskRequests() async -> [BGTaskRequest] { lock.withLock { pending } }
}
