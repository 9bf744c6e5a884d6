// The advertising identifier of a device whose user does not allow tracking: zeros.
@_exported import Foundation

/// Gives the advertising identifier.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let only = ASIdentifierManager()
    /// The one manager.
    open class func shared() -> ASIdentifierManager { only }
    /// Zeros, as without the user's consent.
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    /// Whether the user allows tracking: no.
    open var isAdvertisingTrackingEnabled: Bool { false }
}
