// NSCollectionLayoutSize: the size of a part of a compositional layout.
import CoreGraphics

/// A width and a height.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    /// The width.
    open private(set) var widthDimension: NSCollectionLayoutDimension
    /// The height.
    open private(set) var heightDimension: NSCollectionLayoutDimension

    /// A size of two dimensions.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    func points(in container: CGSize) -> CGSize { CGSize(width: widthDimension.points(in: container), height: heightDimension.points(in: container)) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
