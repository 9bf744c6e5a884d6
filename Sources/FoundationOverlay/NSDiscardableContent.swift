// NSDiscardableContent: what an object says that can drop its content when nobody uses it. Apps' objects are; caches of
// corelibs Foundation do not ask them.

/// Content that may be dropped while nobody uses it.
public protocol NSDiscardableContent {
    /// Begins an access to the content; false when the content is gone.
    func beginContentAccess() -> Bool
    /// Ends an access to the content.
    func endContentAccess()
    /// Drops the content if nobody uses it.
    func discardContentIfPossible()
    /// Whether the content was dropped.
    func isContentDiscarded() -> Bool
}
