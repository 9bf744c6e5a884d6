// The parts that a flow layout has to compute again. UICollectionViewFlowLayout makes it.

/// A flow layout's invalidation, with the choice whether the delegate is asked for sizes again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes, spacings and insets again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether items are laid out in lines again.
    open var invalidateFlowLayoutAttributes = true
}
