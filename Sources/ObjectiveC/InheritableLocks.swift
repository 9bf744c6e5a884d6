// Locks that an app's classes can inherit from. Foundation's own cannot be: the compiler misses members of theirs in Swift 6.3 on Linux.
// Lowering gives them to classes that name NSLock, NSRecursiveLock or NSCondition as their superclass (LoweringVisitor+Locks).

import Foundation

extension _ObjC {
    /// Stands for NSLock below an app's class.
    open class Lock: NSObject, NSLocking, @unchecked Sendable {
        private let wrapped = NSLock()
        /// The name of the lock in messages.
        open var name: String? { get { wrapped.name } set { wrapped.name = newValue } }
        /// Waits until the lock is free and takes it.
        open func lock() { wrapped.lock() }
        /// Gives the lock back.
        open func unlock() { wrapped.unlock() }
        /// Takes the lock if it is free.
        open func `try`() -> Bool { wrapped.try() }
        /// Waits until `limit` at the most; false when the lock was not free until then.
        open func lock(before limit: Date) -> Bool { wrapped.lock(before: limit) }
    }

    /// Stands for NSRecursiveLock below an app's class.
    open class RecursiveLock: NSObject, NSLocking, @unchecked Sendable {
        private let wrapped = NSRecursiveLock()
        /// The name of the lock in messages.
        open var name: String? { get { wrapped.name } set { wrapped.name = newValue } }
        /// Takes the lock, which the thread may hold already.
        open func lock() { wrapped.lock() }
        /// Gives the lock back, once for each time it was taken.
        open func unlock() { wrapped.unlock() }
        /// Takes the lock if it is free or this thread's.
        open func `try`() -> Bool { wrapped.try() }
        /// Waits until `limit` at the most; false when the lock was not free until then.
        open func lock(before limit: Date) -> Bool { wrapped.lock(before: limit) }
    }

    /// Stands for NSCondition below an app's class.
    open class Condition: NSObject, NSLocking, @unchecked Sendable {
        private let wrapped = NSCondition()
        /// The name of the condition in messages.
        open var name: String? { get { wrapped.name } set { wrapped.name = newValue } }
        /// Waits until the condition's lock is free and takes it.
        open func lock() { wrapped.lock() }
        /// Gives the lock back.
        open func unlock() { wrapped.unlock() }
        /// Gives the lock back until the condition is signalled.
        open func wait() { wrapped.wait() }
        /// Waits as `wait()` does, but not beyond `limit`; false when nothing was signalled by then.
        open func wait(until limit: Date) -> Bool { wrapped.wait(until: limit) }
        /// Wakes one thread that waits.
        open func signal() { wrapped.signal() }
        /// Wakes all threads that wait.
        open func broadcast() { wrapped.broadcast() }
    }
}
