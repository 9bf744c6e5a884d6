// The errors of pushes that ask for the device's place. CLLocationManager answers with one.
import Foundation

/// The domain of errors of location pushes.
public let CLLocationPushServiceErrorDomain = "CLLocationPushServiceErrorDomain"

/// The reason why a device takes no pushes that ask for its place.
public struct CLLocationPushServiceError: CustomNSError, Hashable, Sendable {
    /// Core Location's numbers.
    public enum Code: Int, Sendable {
        /// No reason is known; the app has no such extension, no server's environment, or not the right.
        case unknown = 0, missingPushExtension, missingPushServerEnvironment, missingEntitlement
    }
    /// `CLLocationPushServiceErrorDomain`.
    public static var errorDomain: String { CLLocationPushServiceErrorDomain }
    /// The reason.
    public let code: Code
    /// An error of a number.
    public init(_ code: Code) { self.code = code }
    /// The number.
    public var errorCode: Int { code.rawValue }
}
