// OSAllocatedUnfairLock over a mutex. os_unfair_lock itself is Darwin's, which `os` brings along.
import Foundation
// As Apple's module brings Darwin along: packages that find `os` import nothing else for pthreads.
@_exported import Glibc
@_exported import struct AppleDarwin.os_unfair_lock_s
@_exported import typealias AppleDarwin.os_unfair_lock
@_exported import typealias AppleDarwin.os_unfair_lock_t
@_exported import func AppleDarwin.os_unfair_lock_lock
@_exported import func AppleDarwin.os_unfair_lock_trylock
@_exported import func AppleDarwin.os_unfair_lock_unlock
@_exported import func AppleDarwin.os_unfair_lock_assert_owner
@_exported import func AppleDarwin.os_unfair_lock_assert_not_owner

/// A lock that owns the state it protects.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private let mutex = NSLock()
    private var state: State

    /// State that is not `Sendable`; the caller sees to it that it does not escape.
    public init(uncheckedState initialState: State) { state = initialState }

    /// Runs `body` with the state while the lock is held. Calling it again inside stops the thread for good.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try mutex.withLock { try body(&state) }
    }
    /// The same for closures and results that are not `Sendable`.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        mutex.lock()
        defer { mutex.unlock() }
        return try body(&state)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Protects `initialState`.
    public convenience init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock without state.
    public convenience init() { self.init(uncheckedState: ()) }
    /// Waits until the lock is free and takes it.
    public func lock() { mutex.lock() }
    /// Lets the lock go; only the thread that took it may.
    public func unlock() { mutex.unlock() }
    /// Takes the lock if it is free; false, at once, when it is not.
    public func lockIfAvailable() -> Bool { mutex.try() }
    /// Runs `body` while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try mutex.withLock { try body() } }
}
