// mach_absolute_time and its kin over the monotonic clock, which is the app's virtual clock under a host.
// A tick is a nanosecond, so that the time base is 1/1.
public import Glibc

/// The factor from ticks to nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
    /// Above the line.
    public var numer: UInt32
    /// Below the line.
    public var denom: UInt32
    /// Zeros, to be filled in by `mach_timebase_info(_:)`.
    public init() { self.init(numer: 0, denom: 0) }
    /// Both parts.
    public init(numer: UInt32, denom: UInt32) {
        self.numer = numer
        self.denom = denom
    }
}

/// Fills in 1/1: a tick is a nanosecond here.
@discardableResult public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>?) -> kern_return_t {
    guard let info else { return KERN_INVALID_ARGUMENT }
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return KERN_SUCCESS
}
// C names a structure and a function alike, which Swift cannot: these stand for the structure's initialisers.
/// Zeros, to be filled in by `mach_timebase_info(_:)`.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }
/// Both parts.
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t { mach_timebase_info_data_t(numer: numer, denom: denom) }

/// Ticks since some moment before the process started; they stand still while the system sleeps.
public func mach_absolute_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_MONOTONIC) }
/// Ticks that also pass while the system sleeps.
public func mach_continuous_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_BOOTTIME) }

/// Nanoseconds of a clock; 0 for one that does not exist.
public func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return 0 }
    return UInt64(time.tv_sec) * NSEC_PER_SEC + UInt64(time.tv_nsec)
}

/// Time since the system started, without its sleep.
public let CLOCK_UPTIME_RAW: clockid_t = CLOCK_MONOTONIC
/// The same as `CLOCK_UPTIME_RAW`, for callers that can do with less precision.
public let CLOCK_UPTIME_RAW_APPROX: clockid_t = CLOCK_MONOTONIC_COARSE
