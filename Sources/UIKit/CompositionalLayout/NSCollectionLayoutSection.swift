// NSCollectionLayoutSection: a group that repeats, its headers and background, and its orthogonal scrolling.
// SectionArrangement computes it. Also the values that a layout gives apps about its surroundings.
import CoreGraphics

/// The scrolling of a section across the layout's own direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// None; anywhere; at a group's leading edge; page by page; group by group; group by group, centred.
    case none = 0, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The edge from which a section's insets are measured.
public enum UIContentInsetsReference: Int, Sendable {
    /// The layout's; the view's edges; the safe area; the margins; the width that is good to read.
    case automatic = 0, none, safeArea, layoutMargins, readableContent
}

/// The container of a part of a compositional layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The content size in points.
    var contentSize: CGSize { get }
    /// The effective content size in points, without the insets.
    var effectiveContentSize: CGSize { get }
    /// The points at the edges that the insets take.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets of the parts that hold this container.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings of a compositional layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The collection view, or the group.
    var container: any NSCollectionLayoutContainer { get }
    /// The collection view's traits.
    var traitCollection: UITraitCollection { get }
}

/// An element on screen, in a section's handler.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// Changes are shown until the next layout.
    var alpha: CGFloat { get set }
    /// The order from back to front: higher values are in front.
    var zIndex: Int { get set }
    /// Hides the element.
    var isHidden: Bool { get set }
    /// The element's centre in the content, in points.
    var center: CGPoint { get set }
    /// The element's transform, applied around its centre.
    var transform: CGAffineTransform { get set }
    /// The transform around the centre; only its two-dimensional part applies.
    var transform3D: CATransform3D { get set }
    /// The element's name.
    var name: String { get }
    /// The path of the element.
    var indexPath: IndexPath { get }
    /// The element's frame in points of the content.
    var frame: CGRect { get }
    /// At a zero origin.
    var bounds: CGRect { get }
    /// Cell, supplementary view or decoration.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of the supplementary or decoration view; nil for cells.
    var representedElementKind: String? { get }
}

/// Called while elements of a section are about to be shown, with the section's offset.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A group that repeats for all items of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    let group: NSCollectionLayoutGroup
    /// The points around the groups, between header and footer.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The points between the section's groups.
    open var interGroupSpacing: CGFloat = 0
    /// The edge from which the insets are measured; by default the layout's.
    open var contentInsetsReference: UIContentInsetsReference = .automatic
    /// The edge from which the insets of headers and footers are measured; by default the section's.
    open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
    /// Whether headers and footers keep the section's insets at the sides. Default true.
    open var supplementariesFollowContentInsets: Bool = true
    /// The orthogonal scrolling. If it is not `none`, the groups are in a separate row that scrolls across.
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    /// Headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Backgrounds.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Called while elements are about to be shown; changes of its items are shown.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The list's configuration, set for a section of `list(using:layoutEnvironment:)`.
    var list: UICollectionLayoutListConfiguration?

    /// A section of a group that repeats.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: group)
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.decorationItems = decorationItems
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.list = list
        return copy
    }
}

final class CompositionalContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing), height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
    }

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = .zero) {
        contentSize = size
        contentInsets = insets
        super.init()
    }
}

final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(_ container: CompositionalContainer, _ traits: UITraitCollection) {
        self.container = container
        traitCollection = traits
        super.init()
    }
}
