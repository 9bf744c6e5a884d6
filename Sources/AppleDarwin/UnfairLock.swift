// os_unfair_lock: a lock in place, of one word, that knows its owner.
import Foundation

// Packages of other people import this module in our own build where they do not find CDarwin's header, so that its
// functions are declared here.
@_silgen_name("willappear_unfair_lock") private func willappear_unfair_lock(_ word: UnsafeMutablePointer<UInt32>) -> Bool
@_silgen_name("willappear_unfair_trylock") private func willappear_unfair_trylock(_ word: UnsafeMutablePointer<UInt32>) -> Bool
@_silgen_name("willappear_unfair_unlock") private func willappear_unfair_unlock(_ word: UnsafeMutablePointer<UInt32>) -> Bool
@_silgen_name("willappear_unfair_is_owned") private func willappear_unfair_is_owned(_ word: UnsafeMutablePointer<UInt32>) -> Bool

/// A lock in place. The zero value is unlocked.
public struct os_unfair_lock_s {
    fileprivate var word: UInt32 = 0
    /// An unlocked lock. It must stay at its address while it is held.
    public init() {}
}
/// The name that code uses.
public typealias os_unfair_lock = os_unfair_lock_s
/// A lock by its address, which is what the functions take.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until the lock is free and takes it. Taking it twice on one thread ends the process, as on a device.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    if !willappear_unfair_lock(&lock.pointee.word) { fatalError("os_unfair_lock: this thread holds the lock already") }
}

/// Takes the lock if it is free; false, at once, when it is not.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { willappear_unfair_trylock(&lock.pointee.word) }

/// Unlocking a lock that this thread does not hold ends the process, as on a device.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    if !willappear_unfair_unlock(&lock.pointee.word) { fatalError("os_unfair_lock: unlock of a lock that is not held") }
}

/// Ends the process unless this thread holds the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    if !willappear_unfair_is_owned(&lock.pointee.word) { fatalError("os_unfair_lock: the lock is not held by this thread") }
}

/// Ends the process if this thread holds the lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
    if willappear_unfair_is_owned(&lock.pointee.word) { fatalError("os_unfair_lock: the lock is held by this thread") }
}

/// Portable packages (ArgumentParser) destroy any platform's lock with this where Glibc is present;
/// an unfair lock holds nothing, so there is nothing to release.
@discardableResult public func pthread_mutex_destroy(_ lock: os_unfair_lock_t) -> Int32 { 0 }
