// `performBatchUpdates` with closures that do not escape. Apple's headers mark the updates NS_NOESCAPE and nullable, which Swift
// imports as one parameter that it cannot spell: optional and non-escaping. Here the method with the optional closure is the one that
// subclasses override; this one takes closures and parameters that must not outlive the call, and calls that method.

extension UITableView {
    /// `performBatchUpdates(_:completion:)` with non-nil updates, which have run when it returns.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}

extension UICollectionView {
    /// `performBatchUpdates(_:completion:)` with non-nil updates, which have run when it returns.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
