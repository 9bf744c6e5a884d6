// NSQueryGenerationToken: the moment of a store that a context reads. The stores here keep no older moments, as stores other than
// SQLite's do not on a device: a pinned context reads what is newest.
import Foundation

/// A moment of the stores. Stores without such moments, as all here, are read as they are.
open class NSQueryGenerationToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private static let newest = NSQueryGenerationToken()
    /// The moment of a context's next read.
    open class var current: NSQueryGenerationToken { newest }
    /// Yes.
    open class var supportsSecureCoding: Bool { true }

    override init() {}
    /// Reads a token; there is one.
    public required init?(coder: NSCoder) {}
    /// Writes nothing: there is one token.
    open func encode(with coder: NSCoder) {}
    /// The token itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSManagedObjectContext {
    /// The moment that the context was pinned to; nil if it reads what is newest.
    public var queryGenerationToken: NSQueryGenerationToken? { parent == nil ? pinnedGeneration : nil }

    /// Pins the context to a moment of its stores; nil lets it read what is newest. Stores without moments are not affected. A context
    /// with a parent reads what the parent reads and cannot be pinned.
    public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws { pinnedGeneration = generation }
}
