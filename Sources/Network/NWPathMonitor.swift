// NWPathMonitor: the machine's network, as one Wi-Fi interface that is there. Connections and listeners are absent: the compiler says so.
@_exported import Foundation

/// One way out of the device.
public struct NWInterface: Hashable, Sendable {
    /// The kind of the interface.
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    /// The kind of the interface.
    public let type: InterfaceType
    /// The system's name of the interface.
    public let name: String
    /// The system's number of the interface.
    public let index: Int
}

/// The abilities of the network at a time.
public struct NWPath: Hashable, Sendable {
    /// Whether something can be reached.
    public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
    /// The reason why nothing can be reached.
    public enum UnsatisfiedReason: Hashable, Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied }
    /// Whether something can be reached.
    public let status: Status
    /// The interfaces that are there, the best first.
    public let availableInterfaces: [NWInterface]
    /// Whether it costs: a Wi-Fi does not.
    public var isExpensive: Bool { false }
    /// Whether the user asked to save: no.
    public var isConstrained: Bool { false }
    /// Whether names are found.
    public var supportsDNS: Bool { status == .satisfied }
    /// Whether addresses of version 4 are reached.
    public var supportsIPv4: Bool { status == .satisfied }
    /// Whether addresses of version 6 are reached: not told.
    public var supportsIPv6: Bool { false }
    /// The reason why nothing can be reached.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// Whether an interface of that kind is used.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { availableInterfaces.contains { $0.type == type } }

    /// Wi-Fi, reachable.
    static let wifi = NWPath(status: .satisfied, availableInterfaces: [NWInterface(type: .wifi, name: "en0", index: 1)])
    static let none = NWPath(status: .unsatisfied, availableInterfaces: [])
}

/// Tells how the network is, once after it was started: it does not change here.
public final class NWPathMonitor: @unchecked Sendable {
    /// Called with changes of the network, on the queue of `start(queue:)`.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    /// The state of the network.
    public private(set) var currentPath: NWPath
    /// The queue on which the handler is called.
    public private(set) var queue: DispatchQueue?
    private var isCancelled = false
    private let answer: NWPath

    /// Creates a monitor of every interface.
    public init() {
        answer = .wifi
        currentPath = .none
    }
    /// Creates a monitor of one kind of interface: Wi-Fi is the only one here.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {
        answer = requiredInterfaceType == .wifi ? .wifi : .none
        currentPath = .none
    }
    /// Creates a monitor of every interface except some kinds.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        answer = prohibitedInterfaceTypes.contains(.wifi) ? .none : .wifi
        currentPath = .none
    }

    /// Begins; the handler is called once, soon.
    public func start(queue: DispatchQueue) {
        guard self.queue == nil, !isCancelled else { return }
        self.queue = queue
        queue.async { [self] in
            guard !isCancelled else { return }
            currentPath = answer
            pathUpdateHandler?(answer)
        }
    }
    /// Ends; the monitor cannot begin again.
    public func cancel() { isCancelled = true }
}
