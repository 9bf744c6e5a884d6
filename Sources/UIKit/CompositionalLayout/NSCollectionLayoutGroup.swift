// NSCollectionLayoutGroup: items beside or below each other, or at positions of the app. GroupArrangement computes it.
import CoreGraphics

/// Computes the positions of a custom group's items; called for each group.
public typealias NSCollectionLayoutGroupCustomItemProvider = @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items that repeat until the group is full.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Axis { case horizontal, vertical, custom }
    let axis: Axis
    /// The items of one turn, in order.
    open private(set) var subitems: [NSCollectionLayoutItem]
    /// The number of repetitions of the only item; nil means until the group is full.
    let count: Int?
    /// Whether the items share the group's length, whatever their own size.
    let sharesEqually: Bool
    let provider: NSCollectionLayoutGroupCustomItemProvider?
    /// The space between the items.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(_ axis: Axis, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int? = nil, sharesEqually: Bool = false, provider: NSCollectionLayoutGroupCustomItemProvider? = nil) {
        self.axis = axis
        self.subitems = subitems
        self.count = count.map { max(1, $0) }
        self.sharesEqually = sharesEqually
        self.provider = provider
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// A group filled with `count` items of equal width.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self { make(.horizontal, layoutSize, [subitem], count, true) }
    /// Items from the leading edge on, again from the first until the group is full.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self { make(.horizontal, layoutSize, subitems, nil, false) }
    /// A group with the item `count` times, in its own size (iOS 16).
    open class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self { make(.horizontal, layoutSize, [subitem], count, false) }
    /// A group filled with `count` items of equal height.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self { make(.vertical, layoutSize, [subitem], count, true) }
    /// Items from the top down, again from the first until the group is full.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self { make(.vertical, layoutSize, subitems, nil, false) }
    /// A group with the item `count` times, in its own size (iOS 16).
    open class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self { make(.vertical, layoutSize, [subitem], count, false) }
    /// Items where `itemProvider` says.
    open class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> Self {
        unsafeDowncast(NSCollectionLayoutGroup(.custom, layoutSize, [], provider: itemProvider), to: self)
    }

    private class func make(_ axis: Axis, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ count: Int?, _ sharesEqually: Bool) -> Self {
        unsafeDowncast(NSCollectionLayoutGroup(axis, size, subitems, count: count, sharesEqually: sharesEqually), to: self)
    }

    /// The group in a few lines, for the console.
    open func visualDescription() -> String {
        let name = switch axis {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        case .custom: "custom"
        }
        let size = "\(layoutSize.widthDimension.dimension)×\(layoutSize.heightDimension.dimension)"
        let parts = subitems.map { ($0 as? NSCollectionLayoutGroup)?.visualDescription() ?? "item" }
        return "\(name) group \(size)\(count.map { " ×\($0)" } ?? "") [\(parts.joined(separator: ", "))]"
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutGroup(axis, layoutSize, subitems, count: count, sharesEqually: sharesEqually, provider: provider)
        copy.take(from: self)
        copy.supplementaryItems = supplementaryItems
        copy.interItemSpacing = interItemSpacing
        return copy
    }
}
