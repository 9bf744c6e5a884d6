// The errors of Bluetooth. Without Bluetooth none happens here; apps compare what they hear with them.
import Foundation

/// The domain of errors of Bluetooth.
public let CBErrorDomain = "CBErrorDomain"

/// The reason why Bluetooth could not do something.
public struct CBError: CustomNSError, Hashable, Sendable {
    /// Bluetooth's numbers.
    public enum Code: Int, Sendable {
        /// No reason is known; or an argument, a handle or the missing connection is the reason.
        case unknown = 0, invalidParameters, invalidHandle, notConnected
        /// No room is left; the work was cancelled; the connection took too long; the other device ended it.
        case outOfSpace, operationCancelled, connectionTimeout, peripheralDisconnected
        /// The service may not be offered; it is offered already; the connection failed; there are too many.
        case uuidNotAllowed, alreadyAdvertising, connectionFailed, connectionLimitReached
        /// The device is not known; it cannot do this; it forgot the pairing; encrypting took too long; there are too many pairs.
        case unknownDevice, operationNotSupported, peerRemovedPairingInformation, encryptionTimedOut, tooManyLEPairedDevices
    }
    /// `CBErrorDomain`.
    public static var errorDomain: String { CBErrorDomain }
    /// The reason.
    public let code: Code
    /// An error of a number.
    public init(_ code: Code) { self.code = code }
    /// The number.
    public var errorCode: Int { code.rawValue }
}
