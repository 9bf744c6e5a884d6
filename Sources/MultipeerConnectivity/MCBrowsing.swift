// Advertisers, which make a device known, and browsers, which find others: the advertisers begin and get no invitation, the browser's
// screen stays empty.
import DeviceServices
import ObjectiveC
@_exported import UIKit

/// Makes the device known to those nearby, and asks the user about invitations: there are none.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
    /// The delegate, which is told of invitations.
    open weak var delegate: (any MCAdvertiserAssistantDelegate)?
    /// The session that others join.
    public let session: MCSession
    /// The facts that others see.
    public let discoveryInfo: [String: String]?
    /// The kind of service.
    public let serviceType: String
    /// Creates an assistant for a session.
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) { (self.serviceType, discoveryInfo, self.session) = (serviceType, info, session) }
    /// Begins: nobody hears it.
    open func start() { MissingService.say("MCAdvertiserAssistant", "has no devices nearby here") }
    /// Ends what was begun: nobody hears it.
    open func stop() { MissingService.say("MCAdvertiserAssistant", "has no devices nearby here") }
}

/// A delegate that is told of invitations.
public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {}

/// Makes the device known to those nearby.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
    /// The delegate, which is told of invitations.
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    /// The name of this device.
    public let myPeerID: MCPeerID
    /// The facts that others see.
    public let discoveryInfo: [String: String]?
    /// The kind of service.
    public let serviceType: String
    /// Creates an advertiser for a device.
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) { (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType) }
    /// Begins: nobody hears it.
    open func startAdvertisingPeer() { MissingService.say("MCNearbyServiceAdvertiser", "has no devices nearby here") }
    /// Ends what was begun: nobody hears it.
    open func stopAdvertisingPeer() { MissingService.say("MCNearbyServiceAdvertiser", "has no devices nearby here") }
}

/// A delegate that is told of invitations. They never come here.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    /// Called when another device invites this one.
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
    /// The device could not be made known.
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) { notImplemented(self, #function, [advertiser, error]) }
}

/// Looks for devices nearby.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
    /// The delegate, which is told of devices.
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    /// The name of this device.
    public let myPeerID: MCPeerID
    /// The kind of service.
    public let serviceType: String
    /// Creates a browser for a device.
    public init(peer myPeerID: MCPeerID, serviceType: String) { (self.myPeerID, self.serviceType) = (myPeerID, serviceType) }
    /// Begins: nobody is found.
    open func startBrowsingForPeers() { MissingService.say("MCNearbyServiceBrowser", "finds no devices nearby here") }
    /// Ends what was begun.
    open func stopBrowsingForPeers() { MissingService.say("MCNearbyServiceBrowser", "finds no devices nearby here") }
    /// Asks a device to come: nobody was found who could.
    open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) { MissingService.say("MCNearbyServiceBrowser", "finds no devices nearby here") }
}

/// A delegate that is told of devices. They are never found here.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    /// A device is there.
    func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    /// A device is gone.
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    /// Looking did not begin.
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) { notImplemented(self, #function, [browser, error]) }
}

/// The screen that lists devices nearby: none, and a button to leave.
@preconcurrency @MainActor open class MCBrowserViewController: UIViewController {
    /// The delegate, which is told of the end.
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    /// The session that devices join.
    public let session: MCSession
    /// The least number of devices.
    open var minimumNumberOfPeers = 2
    /// The greatest number of devices.
    open var maximumNumberOfPeers = 8
    /// Creates a screen for a session.
    public init(serviceType: String, session: MCSession) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingService.say("MCBrowserViewController", "finds no devices nearby here")
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 56))
        bar.autoresizingMask = .flexibleWidth
        let item = UINavigationItem(title: "")
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.leave() })
        bar.items = [item]
        let placeholder = PlaceholderView("No devices nearby")
        placeholder.fill(view)
        view.addSubview(bar)
    }

    private func leave() { delegate?.browserViewControllerWasCancelled(self) }
}

/// A delegate that is told of the end of the screen that lists devices nearby.
@preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    /// Enough devices came.
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    /// The user left.
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
