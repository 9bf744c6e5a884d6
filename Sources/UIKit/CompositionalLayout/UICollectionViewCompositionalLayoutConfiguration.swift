// UICollectionViewCompositionalLayoutConfiguration: the settings of a whole compositional layout.
import CoreGraphics

/// Direction, spaces and headers of a whole layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    /// The direction in which the sections follow each other. Default vertical.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    /// The points between sections. Default 0.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole content.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The edge from which sections' insets are measured; `automatic` is the safe area.
    open var contentInsetsReference: UIContentInsetsReference = .safeArea

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}

/// Makes the section of a number, whenever the layout is prepared. nil is an exception.
public typealias UICollectionViewCompositionalLayoutSectionProvider = @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
