// Spaces of a compositional layout: between items, and around them.
import CoreGraphics

/// A space of so many points, or of at least so many.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    /// The space in points, or the least number of points.
    open private(set) var spacing: CGFloat
    /// Whether it takes a share of the remaining space.
    open private(set) var isFlexibleSpacing: Bool
    /// Whether it is exactly `spacing`.
    open var isFixedSpacing: Bool { !isFlexibleSpacing }

    init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
        super.init()
    }

    /// At least this many points, and a share of the remaining space.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self { unsafeDowncast(NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true), to: self) }
    /// So many points.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self { unsafeDowncast(NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false), to: self) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
