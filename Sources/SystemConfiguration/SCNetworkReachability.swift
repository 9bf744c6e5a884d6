// Whether hosts can be reached, by the network interfaces of this machine. Changes are reported once, when a watch begins.
// Called by apps' reachability classes.
import AppleCoreFoundation
@_exported import Foundation
import Glibc

/// The way in which a host is reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Over a connection that is made for the moment, as by telephone.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    /// The destination can be reached.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    /// Once a connection is made.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    /// Traffic makes the connection.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    /// The user has to do something first.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    /// The connection is made by CFSocketStream alone.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    /// The address is one of this machine.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// The destination can be reached without a gateway.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// Over the telephone's network: never here.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    /// The old name of `connectionOnTraffic`.
    public static let connectionAutomatic = SCNetworkReachabilityFlags.connectionOnTraffic
}

/// Called with the flags when they change.
public typealias SCNetworkReachabilityCallBack = (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// The arguments that a callback gets besides the flags.
public struct SCNetworkReachabilityContext {
    /// The version of the structure: 0.
    public var version: Int
    /// The callback's third argument.
    public var info: UnsafeMutableRawPointer?
    /// Keeps `info`.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Lets `info` go.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// `info` in words; not asked for here.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    /// A context.
    public init(
        version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    ) {
        (self.version, self.info, self.retain, self.release, self.copyDescription) = (version, info, retain, release, copyDescription)
    }
}

/// A host or an address whose reachability is asked for.
public final class SCNetworkReachability: @unchecked Sendable {
    fileprivate let isLocal: Bool
    fileprivate var callback: SCNetworkReachabilityCallBack?
    fileprivate var info: UnsafeMutableRawPointer?
    fileprivate var release: ((UnsafeRawPointer) -> Void)?

    fileprivate init(isLocal: Bool) { self.isLocal = isLocal }
    deinit { letInfoGo() }

    fileprivate func letInfoGo() {
        if let info { release?(info) }
        (callback, info, release) = (nil, nil, nil)
    }

    /// The flags by the interfaces that are up now.
    fileprivate var flags: SCNetworkReachabilityFlags {
        if isLocal { return [.reachable, .isLocalAddress] }
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        // IFF_UP and IFF_RUNNING, IFF_LOOPBACK (Linux, net/if.h).
        let wanted: UInt32 = 0x41, loopback: UInt32 = 0x8
        var next = first
        while let interface = next?.pointee {
            if let address = interface.ifa_addr, [sa_family_t(AF_INET), sa_family_t(AF_INET6)].contains(address.pointee.sa_family),
                interface.ifa_flags & wanted == wanted, interface.ifa_flags & loopback == 0 { return .reachable }
            next = interface.ifa_next
        }
        return []
    }

    fileprivate func report(on queue: DispatchQueue) {
        queue.async { [weak self] in
            guard let self else { return }
            callback?(self, flags, info)
        }
    }
}

/// A host by its name.
public func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability? {
    SCNetworkReachability(isLocal: ["localhost", "127.0.0.1", "::1"].contains(String(cString: nodename)))
}

/// A host by its address; 0.0.0.0 stands for the network as a whole.
public func SCNetworkReachabilityCreateWithAddress(_ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>) -> SCNetworkReachability? {
    guard Int32(address.pointee.sa_family) == AF_INET else { return SCNetworkReachability(isLocal: false) }
    let number = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { UInt32(bigEndian: $0.pointee.sin_addr.s_addr) }
    return SCNetworkReachability(isLocal: number >> 24 == 127)
}

/// Writes the flags of now. False when they cannot be had.
@discardableResult public func SCNetworkReachabilityGetFlags(_ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>) -> Bool {
    flags.pointee = target.flags
    return true
}

/// Sets who hears of the flags; nil ends it.
@discardableResult public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?, _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.letInfoGo()
    guard let callout else { return true }
    target.callback = callout
    guard let context = context?.pointee else { return true }
    target.info = context.info
    if let info = context.info, let retain = context.retain { target.info = UnsafeMutableRawPointer(mutating: retain(info)) }
    target.release = context.release
    return true
}

/// Begins to report in a queue: the flags of now. Nil ends it.
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    if let queue { target.report(on: queue) }
    return true
}

/// Begins to report in the main run loop: the flags of now.
@discardableResult public func SCNetworkReachabilityScheduleWithRunLoop(_ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString) -> Bool {
    target.report(on: .main)
    return true
}

/// Ends the reports in a run loop.
@discardableResult public func SCNetworkReachabilityUnscheduleFromRunLoop(_ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString) -> Bool {
    target.letInfoGo()
    return true
}

extension sockaddr {
    /// The length of BSD's addresses, which Linux does not write into them: that of the family's.
    public var sa_len: UInt8 {
        get { UInt8(Int32(sa_family) == AF_INET6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}

extension sockaddr_in {
    /// Makes an address as C code on Apple's systems does. The length is not kept: Linux does not write it into addresses.
    public init(sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr, sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)) {
        self.init()
        (self.sin_family, self.sin_port, self.sin_addr) = (sin_family, sin_port, sin_addr)
    }
    /// The length of BSD's addresses, which Linux does not write into them.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}

extension sockaddr_in6 {
    /// Makes an address as C code on Apple's systems does. The length is not kept: Linux does not write it into addresses.
    public init(sin6_len: UInt8, sin6_family: sa_family_t, sin6_port: in_port_t, sin6_flowinfo: UInt32, sin6_addr: in6_addr, sin6_scope_id: UInt32) {
        self.init(sin6_family: sin6_family, sin6_port: sin6_port, sin6_flowinfo: sin6_flowinfo, sin6_addr: sin6_addr, sin6_scope_id: sin6_scope_id)
    }
    /// The length of BSD's addresses, which Linux does not write into them.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }
}

/// The error of the last call of this framework that failed in this thread: 0, because none fails here.
public func SCError() -> Int32 { 0 }
