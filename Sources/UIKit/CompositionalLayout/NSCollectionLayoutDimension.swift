// NSCollectionLayoutDimension: the width or height of a part of a compositional layout.
import CoreGraphics

/// A width or a height: a share of the container, points, or an estimate that the cell corrects.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }
    let kind: Kind
    /// The share, or points.
    open private(set) var dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension.isFinite ? max(0, dimension) : 0
        super.init()
    }

    /// A share of the container's width, from 0 to 1.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }
    /// A share of the container's height, from 0 to 1.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight, fractionalHeight) }
    /// A fixed dimension in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
    /// An estimate in points until the view has requested its size.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }
    /// The size of the largest sibling; an estimate in points until the views have requested their sizes (iOS 17).
    open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self { make(.uniform, estimatedDimension) }

    private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
        // There are no subclasses with other stored state: Apple's initialiser is unavailable.
        unsafeDowncast(NSCollectionLayoutDimension(kind, dimension), to: self)
    }

    /// Whether it is a fraction of the width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a fraction of the height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is in points.
    open var isAbsolute: Bool { kind == .absolute }
    /// Whether the view corrects the value.
    open var isEstimated: Bool { kind == .estimated || kind == .uniform }
    /// Whether the largest sibling decides the value.
    open var isUniformAcrossSiblings: Bool { kind == .uniform }

    func points(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: max(0, container.width * dimension)
        case .fractionalHeight: max(0, container.height * dimension)
        case .absolute, .estimated, .uniform: dimension
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
