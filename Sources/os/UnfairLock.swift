// os_unfair_lock and OSAllocatedUnfairLock over a mutex.
import Foundation
// As Apple's module brings Darwin along: packages that find `os` import nothing else for pthreads.
@_exported import Glibc

/// A lock in place. The zero value is unlocked.
public struct os_unfair_lock_s {
    /// Gives the lock an address of its own.
    private var place: Int32 = 0
    /// An unlocked lock. It must stay at its address while it is held.
    public init() {}
}
/// The name that code uses.
public typealias os_unfair_lock = os_unfair_lock_s
/// A lock by its address, which is what the functions take.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// The mutexes behind locks in use, found by the lock's address.
private final class LockTable: @unchecked Sendable {
    static let shared = LockTable()
    private let guardian = NSLock()
    private var locks: [os_unfair_lock_t: (mutex: NSLock, users: Int)] = [:]

    /// Counts a user and returns the mutex.
    func enter(_ lock: os_unfair_lock_t) -> NSLock {
        guardian.withLock {
            let entry = locks[lock] ?? (NSLock(), 0)
            locks[lock] = (entry.mutex, entry.users + 1)
            return entry.mutex
        }
    }
    /// Forgets a user; the mutex goes with the last.
    func leave(_ lock: os_unfair_lock_t) -> NSLock? {
        guardian.withLock {
            guard let entry = locks[lock] else { return nil }
            locks[lock] = entry.users == 1 ? nil : (entry.mutex, entry.users - 1)
            return entry.mutex
        }
    }
}

/// Waits until the lock is free and takes it. Taking it twice on one thread stops that thread for good.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { LockTable.shared.enter(lock).lock() }

/// Takes the lock if it is free; false, at once, when it is not.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    if LockTable.shared.enter(lock).try() { return true }
    _ = LockTable.shared.leave(lock)
    return false
}

/// Unlocking a lock that is not held ends the process, as on a device.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    guard let mutex = LockTable.shared.leave(lock) else { fatalError("os_unfair_lock: unlock of a lock that is not held") }
    mutex.unlock()
}

/// Portable packages (ArgumentParser) destroy any platform's lock with this where Glibc is present;
/// an unfair lock holds nothing, so there is nothing to release.
@discardableResult public func pthread_mutex_destroy(_ lock: os_unfair_lock_t) -> Int32 { 0 }

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
