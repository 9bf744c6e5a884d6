// autoreleasepool and objc_sync: present so that sources that use them compile and behave.

/// Runs the body. Swift on Linux releases at scope ends, so there is no pool to drain.
@discardableResult
public func autoreleasepool<Result, Failure: Error>(invoking body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try body()
}

private final class SyncTable: @unchecked Sendable {
    static let shared = SyncTable()
    let lock = NSLock()
    var locks: [ObjectIdentifier: (lock: NSRecursiveLock, count: Int)] = [:]
}

/// Takes the recursive lock that belongs to the object.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    let id = ObjectIdentifier(object as AnyObject)
    let lock = SyncTable.shared.lock.withLock {
        var entry = SyncTable.shared.locks[id] ?? (NSRecursiveLock(), 0)
        entry.count += 1
        SyncTable.shared.locks[id] = entry
        return entry.lock
    }
    lock.lock()
    return 0
}

/// Gives it back. -1 when the object's lock is not held.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    let id = ObjectIdentifier(object as AnyObject)
    return SyncTable.shared.lock.withLock {
        guard var entry = SyncTable.shared.locks[id] else { return -1 }
        entry.lock.unlock()
        entry.count -= 1
        SyncTable.shared.locks[id] = entry.count == 0 ? nil : entry
        return 0
    }
}
