// Queues, groups and semaphores of Dispatch are objects of NSObject on Apple's systems: code compares them and keeps them in sets.
import Dispatch

extension DispatchQueue: @retroactive Hashable {
    /// Identity.
    public static func == (left: DispatchQueue, right: DispatchQueue) -> Bool { left === right }
    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension DispatchGroup: @retroactive Hashable {
    /// Identity.
    public static func == (left: DispatchGroup, right: DispatchGroup) -> Bool { left === right }
    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension DispatchSemaphore: @retroactive Hashable {
    /// Identity.
    public static func == (left: DispatchSemaphore, right: DispatchSemaphore) -> Bool { left === right }
    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
