// OSAtomic: atomic arithmetic at an address. Every operation is sequentially consistent, which is at least what the
// names without "Barrier" promise.
internal import CDarwin
import Glibc

/// Adds and returns the sum.
@discardableResult public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 { willappear_atomic_add32(amount, value) }
/// Adds and returns the sum.
@discardableResult public func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 { willappear_atomic_add32(amount, value) }
/// Adds one and returns the sum.
@discardableResult public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { willappear_atomic_add32(1, value) }
/// Adds one and returns the sum.
@discardableResult public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { willappear_atomic_add32(1, value) }
/// Takes one away and returns the difference.
@discardableResult public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { willappear_atomic_add32(-1, value) }
/// Takes one away and returns the difference.
@discardableResult public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { willappear_atomic_add32(-1, value) }
/// Adds and returns the sum.
@discardableResult public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 { willappear_atomic_add64(amount, value) }
/// Adds and returns the sum.
@discardableResult public func OSAtomicAdd64Barrier(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 { willappear_atomic_add64(amount, value) }
/// Adds one and returns the sum.
@discardableResult public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { willappear_atomic_add64(1, value) }
/// Adds one and returns the sum.
@discardableResult public func OSAtomicIncrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { willappear_atomic_add64(1, value) }
/// Takes one away and returns the difference.
@discardableResult public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { willappear_atomic_add64(-1, value) }
/// Takes one away and returns the difference.
@discardableResult public func OSAtomicDecrement64Barrier(_ value: UnsafeMutablePointer<Int64>) -> Int64 { willappear_atomic_add64(-1, value) }

/// Stores the new value if the old one stands there; says whether it did.
public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool { willappear_atomic_swap32(old, new, value) }
/// Stores the new value if the old one stands there; says whether it did.
public func OSAtomicCompareAndSwap32Barrier(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool { willappear_atomic_swap32(old, new, value) }
/// Stores the new value if the old one stands there; says whether it did.
public func OSAtomicCompareAndSwap64(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool { willappear_atomic_swap64(old, new, value) }
/// Stores the new value if the old one stands there; says whether it did.
public func OSAtomicCompareAndSwap64Barrier(_ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>) -> Bool { willappear_atomic_swap64(old, new, value) }
/// Stores the new pointer if the old one stands there; says whether it did.
public func OSAtomicCompareAndSwapPtrBarrier(
    _ old: UnsafeMutableRawPointer?, _ new: UnsafeMutableRawPointer?, _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Bool { willappear_atomic_swap_pointer(old, new, value) }
/// Reads and writes before it are done before those after it.
public func OSMemoryBarrier() { willappear_memory_barrier() }

/// A lock in place for short waits; 0 is free.
public typealias OSSpinLock = Int32
/// The value of a free lock.
public let OS_SPINLOCK_INIT: OSSpinLock = 0
/// Waits until the lock is free and takes it.
public func OSSpinLockLock(_ lock: UnsafeMutablePointer<OSSpinLock>) { while !willappear_atomic_swap32(0, 1, lock) { sched_yield() } }
/// Takes the lock if it is free.
public func OSSpinLockTry(_ lock: UnsafeMutablePointer<OSSpinLock>) -> Bool { willappear_atomic_swap32(0, 1, lock) }
/// Lets the lock go.
public func OSSpinLockUnlock(_ lock: UnsafeMutablePointer<OSSpinLock>) { _ = willappear_atomic_swap32(1, 0, lock) }

/// 1 on the main thread, else 0.
public func pthread_main_np() -> Int32 { willappear_is_main_thread() ? 1 : 0 }
