// Darwin's names that Glibc lacks. Apps write `import Darwin`, or find them through Foundation; lowering names
// this module there. Our own build must not see a module of that name: packages ask canImport(Darwin).
@_exported import Glibc

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1_000
/// The largest `Float`, as Darwin's header defines it.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
/// The largest `Float`, by its oldest name.
public let HUGE: Float = .greatestFiniteMagnitude
/// Infinity.
public let HUGE_VAL: Double = .infinity
/// Infinity.
public let HUGE_VALF: Float = .infinity
/// The bytes of a name in `utsname`: those of glibc's structure, which is the one that is filled.
public let _SYS_NAMELEN: Int32 = 65

/// A result of the classic system calls; 0 is success.
public typealias OSStatus = Int32
/// Four characters packed into an integer.
public typealias FourCharCode = UInt32
/// A four-character code of a type.
public typealias OSType = FourCharCode
/// A result of the oldest system calls; 0 is success.
public typealias OSErr = Int16
/// Success.
public var noErr: OSStatus { 0 }
/// A byte that is true when it is not 0.
public typealias Boolean = UInt8
/// A UTF-16 unit.
public typealias UniChar = UInt16
/// A UTF-32 unit.
public typealias UTF32Char = UInt32
/// A signed byte.
public typealias SInt8 = Int8
/// A signed integer of 16 bits.
public typealias SInt16 = Int16
/// A signed integer of 32 bits.
public typealias SInt32 = Int32
/// A signed integer of 64 bits.
public typealias SInt64 = Int64
/// A result of the kernel; 0 is success.
public typealias kern_return_t = Int32
/// Success of the kernel.
public let KERN_SUCCESS: kern_return_t = 0
/// A wrong argument to the kernel.
public let KERN_INVALID_ARGUMENT: kern_return_t = 4
