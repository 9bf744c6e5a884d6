// The question whether an app may track: the user of this device says no.
import DeviceServices
@_exported import Foundation

/// Asks whether the app may track.
open class ATTrackingManager: NSObject {
    /// The answer of the user.
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined = 0, restricted, denied, authorized }
    nonisolated(unsafe) private static var hasAsked = false
    private static let lock = NSLock()
    /// Not asked yet, then denied.
    open class var trackingAuthorizationStatus: AuthorizationStatus { lock.withLock { hasAsked } ? .denied : .notDetermined }
    /// Asks; the answer is no, and comes on a queue of its own, as on a device.
    open class func requestTrackingAuthorization(completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void) {
        MissingService.say("ATTrackingManager", "has nobody to ask here: tracking is denied")
        lock.withLock { hasAsked = true }
        DispatchQueue.global().async { completion(.denied) }
    }
    /// The same, awaited.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus {
        await withCheckedContinuation { continuation in requestTrackingAuthorization { continuation.resume(returning: $0) } }
    }
}
