// Devices nearby: there are none. Sessions stay alone, browsers find nobody, and sending to nobody fails as on a device.
import DeviceServices
@_exported import Foundation
import ObjectiveC

/// A device, by a name.
open class MCPeerID: NSObject, NSCopying, @unchecked Sendable {
    /// The name that others see.
    public let displayName: String
    /// A device of that name; a device ends the app for an empty one or one of more than 63 bytes.
    public init(displayName myDisplayName: String) {
        if myDisplayName.isEmpty || myDisplayName.utf8.count > 63 {
            raiseException(name: "NSInvalidArgumentException", reason: "Invalid displayName passed to MCPeerID")
        }
        displayName = myDisplayName
    }
    /// Itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Whether a device belongs to a session.
public enum MCSessionState: Int, Sendable { case notConnected = 0, connecting, connected }
/// The way in which data are sent.
public enum MCSessionSendDataMode: Int, Sendable { case reliable = 0, unreliable }
/// Whether a session is secret.
public enum MCEncryptionPreference: Int, Sendable { case optional = 0, required, none }

/// The reason why something could not be sent.
public struct MCError: CustomNSError, Hashable, Sendable {
    /// MCError.h's numbers.
    public enum Code: Int, Sendable { case unknown = 0, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable }
    /// `MCErrorDomain`
    public static var errorDomain: String { "MCErrorDomain" }
    /// The reason.
    public let code: Code
    /// An error of a number.
    public init(_ code: Code) { self.code = code }
    /// The number.
    public var errorCode: Int { code.rawValue }
}

/// Devices that talk to each other: only this one.
open class MCSession: NSObject, @unchecked Sendable {
    /// The delegate, which is told of other devices.
    open weak var delegate: (any MCSessionDelegate)?
    /// The name of this device.
    public let myPeerID: MCPeerID
    /// The identity that others check.
    public let securityIdentity: [Any]?
    /// Whether the session is secret.
    public let encryptionPreference: MCEncryptionPreference
    /// The connected devices: none here.
    open var connectedPeers: [MCPeerID] { [] }
    /// A session of this device.
    public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference) {
        (self.myPeerID, securityIdentity, self.encryptionPreference) = (myPeerID, identity, encryptionPreference)
    }
    /// A session of this device, secret where others are.
    public convenience init(peer myPeerID: MCPeerID) { self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required) }
    /// Sends data: throws, for nobody is connected.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw MCError(peerIDs.isEmpty ? .invalidParameter : .notConnected)
    }
    /// Opens a stream: throws, for nobody is connected.
    open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream { throw MCError(.notConnected) }
    /// Leaves: the session is alone already, and says so to nobody.
    open func disconnect() { MissingService.say("MCSession", "has no devices nearby here: it is alone") }
}

/// A delegate that is told of other devices in a session. They never come here.
public protocol MCSessionDelegate: NSObjectProtocol {
    /// Another device came or went.
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    /// Data came.
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    /// A stream came.
    func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    /// A file begins to come.
    func session(_ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress)
    /// A file came.
    func session(_ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
}
