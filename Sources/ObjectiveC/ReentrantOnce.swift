// Static values that Swift makes once and that lead back to themselves while they are made. Lowering calls it for class-wide set-up that
// reaches `appearance()`: a proxy here is an object of the class, made by its initialiser, which asks for the set-up again.
import Foundation

extension _ObjC {
    /// Runs a body once in the process. A call from inside of the body returns at once; other threads wait.
    public static func once(_ key: String, _ body: () -> Void) {
        ReentrantOnce.lock.lock()
        defer { ReentrantOnce.lock.unlock() }
        if ReentrantOnce.begun.insert(key).inserted { body() }
    }
}

private enum ReentrantOnce {
    static let lock = NSRecursiveLock()
    nonisolated(unsafe) static var begun: Set<String> = []
}
