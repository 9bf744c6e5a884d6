// os_unfair_lock and OSAllocatedUnfairLock over a mutex.
import Foundation
// As Apple's module brings Darwin along: packages that find `os` import nothing else for pthreads.
@_exported import Glibc

/// A lock in place. The zero value is unlocked.
public struct os_unfair_lock_s {
    /// Gives the lock an address of its own.
    private var place: Int32 = 0
    public init() {}
}
public typealias os_unfair_lock = os_unfair_lock_s
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

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { LockTable.shared.enter(lock).lock() }

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

    public init(uncheckedState initialState: State) { state = initialState }

    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try mutex.withLock { try body(&state) }
    }
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        mutex.lock()
        defer { mutex.unlock() }
        return try body(&state)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    public convenience init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    public convenience init() { self.init(uncheckedState: ()) }
    public func lock() { mutex.lock() }
    public func unlock() { mutex.unlock() }
    public func lockIfAvailable() -> Bool { mutex.try() }
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try mutex.withLock { try body() } }
}
