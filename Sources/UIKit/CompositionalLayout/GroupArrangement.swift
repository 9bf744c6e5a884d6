// GroupArrangement: the positions of one group's cells. Arithmetic over the layout's items; knows no views.
// A group repeats its subitems until it is full, until it has `count` of them, or until the section has no more items.
import CoreGraphics

@MainActor struct GroupArrangement {
    /// One cell, in points of the group's outer rectangle.
    struct Leaf {
        var frame: CGRect
        var zIndex = 0
        var estimatesWidth = false
        var estimatesHeight = false
    }

    /// A view pinned to a cell or to a group; `leaf` is the cell whose index path it has.
    struct Pinned {
        let item: NSCollectionLayoutSupplementaryItem
        var container: CGRect
        let leaf: Int
    }

    /// The size with the edge spacing.
    var size: CGSize
    var leaves: [Leaf] = []
    var pinned: [Pinned] = []

    /// The surroundings of one arrangement.
    struct Context {
        /// The number of the first cell in its section, and how many there are.
        let traits: UITraitCollection
        let count: Int
        /// The size that a cell has requested.
        let measured: (Int) -> CGSize?
    }

    /// `fixed` overrides the item's own size on an axis, in points.
    static func arrange(_ item: NSCollectionLayoutItem, in container: CGSize, first: Int, _ context: Context, fixedWidth: CGFloat? = nil, fixedHeight: CGFloat? = nil) -> GroupArrangement {
        var size = item.layoutSize.points(in: container)
        if let fixedWidth { size.width = fixedWidth }
        if let fixedHeight { size.height = fixedHeight }
        let result: GroupArrangement
        if let group = item as? NSCollectionLayoutGroup {
            result = arrange(group, size, first, context, isHeightFixed: fixedHeight != nil, isWidthFixed: fixedWidth != nil)
        } else {
            result = leaf(item, size, first, context, isWidthFixed: fixedWidth != nil, isHeightFixed: fixedHeight != nil)
        }
        return result.spaced(by: item.edgeSpacing?.insets ?? .zero)
    }

    private static func leaf(_ item: NSCollectionLayoutItem, _ size: CGSize, _ index: Int, _ context: Context, isWidthFixed: Bool, isHeightFixed: Bool) -> GroupArrangement {
        var size = size
        let insets = item.contentInsets
        let estimatesWidth = item.layoutSize.widthDimension.isEstimated && !isWidthFixed, estimatesHeight = item.layoutSize.heightDimension.isEstimated && !isHeightFixed
        if estimatesWidth || estimatesHeight, let measured = context.measured(index) {
            if estimatesWidth { size.width = measured.width + insets.leading + insets.trailing }
            if estimatesHeight { size.height = measured.height + insets.top + insets.bottom }
        }
        let frame = CGRect(origin: .zero, size: size).inset(leftToRight: insets)
        var result = GroupArrangement(size: size)
        result.leaves = [Leaf(frame: frame, estimatesWidth: estimatesWidth, estimatesHeight: estimatesHeight)]
        result.pinned = item.supplementaryItems.map { Pinned(item: $0, container: frame, leaf: 0) }
        return result
    }

    private static func arrange(_ group: NSCollectionLayoutGroup, _ size: CGSize, _ first: Int, _ context: Context, isHeightFixed: Bool, isWidthFixed: Bool) -> GroupArrangement {
        let insets = group.contentInsets
        let inner = CGSize(width: max(0, size.width - insets.leading - insets.trailing), height: max(0, size.height - insets.top - insets.bottom))
        var result: GroupArrangement
        switch group.axis {
        case .custom: result = custom(group, inner, first, context)
        case .horizontal, .vertical: result = line(group, inner, first, context)
        }
        // An estimated dimension is as large as the group's content.
        if group.layoutSize.widthDimension.isEstimated, !isWidthFixed { result.size.width += insets.leading + insets.trailing } else { result.size.width = size.width }
        if group.layoutSize.heightDimension.isEstimated, !isHeightFixed { result.size.height += insets.top + insets.bottom } else { result.size.height = size.height }
        result.move(by: CGPoint(x: insets.leading, y: insets.top))
        let own = CGRect(origin: .zero, size: result.size).inset(leftToRight: insets)
        result.pinned += group.supplementaryItems.map { Pinned(item: $0, container: own, leaf: 0) }
        return result
    }

    private static func custom(_ group: NSCollectionLayoutGroup, _ size: CGSize, _ first: Int, _ context: Context) -> GroupArrangement {
        var result = GroupArrangement(size: size)
        let items = group.provider?(CompositionalEnvironment(CompositionalContainer(size), context.traits)) ?? []
        result.leaves = items.prefix(context.count - first).map { Leaf(frame: $0.frame, zIndex: $0.zIndex) }
        return result
    }

    /// Rounding of shares as 1/3 must not push the last item out.
    private static let tolerance: CGFloat = 0.01

    private static func line(_ group: NSCollectionLayoutGroup, _ size: CGSize, _ first: Int, _ context: Context) -> GroupArrangement {
        let isHorizontal = group.axis == .horizontal
        let length = isHorizontal ? size.width : size.height
        let isLengthEstimated = (isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension).isEstimated
        let spacing = group.interItemSpacing?.spacing ?? 0
        var parts: [GroupArrangement] = []
        var used: CGFloat = 0, taken = 0
        var share: CGFloat?
        if group.sharesEqually, let count = group.count, !isLengthEstimated { share = max(0, (length - spacing * CGFloat(count - 1)) / CGFloat(count)) }
        while !group.subitems.isEmpty, first + taken < context.count, group.count.map({ parts.count < $0 }) ?? true {
            let item = group.subitems[parts.count % group.subitems.count]
            let part = arrange(item, in: size, first: first + taken, context, fixedWidth: isHorizontal ? share : nil, fixedHeight: isHorizontal ? nil : share)
            // Items that hold no cell would repeat for ever.
            if part.leaves.isEmpty { break }
            let extent = isHorizontal ? part.size.width : part.size.height
            let next = used + (parts.isEmpty ? 0 : spacing) + extent
            if group.count == nil, !parts.isEmpty, !isLengthEstimated || parts.count >= group.subitems.count, next > length + tolerance || isLengthEstimated { break }
            used = next
            taken += part.leaves.count
            parts.append(part)
        }
        if group.interItemSpacing?.isFlexibleSpacing == true, parts.count > 1, used < length { return place(parts, isHorizontal, size, gap: spacing + (length - used) / CGFloat(parts.count - 1)) }
        return place(parts, isHorizontal, size, gap: spacing)
    }

    private static func place(_ parts: [GroupArrangement], _ isHorizontal: Bool, _ size: CGSize, gap: CGFloat) -> GroupArrangement {
        var result = GroupArrangement(size: .zero)
        var position: CGFloat = 0
        for (index, part) in parts.enumerated() {
            var part = part
            if index > 0 { position += gap }
            part.move(by: isHorizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position))
            position += isHorizontal ? part.size.width : part.size.height
            let before = result.leaves.count
            result.leaves += part.leaves
            result.pinned += part.pinned.map { Pinned(item: $0.item, container: $0.container, leaf: $0.leaf + before) }
            if isHorizontal { result.size.height = max(result.size.height, part.size.height) } else { result.size.width = max(result.size.width, part.size.width) }
        }
        if isHorizontal { result.size.width = position } else { result.size.height = position }
        return result
    }

    mutating func move(by offset: CGPoint) {
        for index in leaves.indices { leaves[index].frame = leaves[index].frame.offsetBy(dx: offset.x, dy: offset.y) }
        for index in pinned.indices { pinned[index].container = pinned[index].container.offsetBy(dx: offset.x, dy: offset.y) }
    }

    private func spaced(by insets: NSDirectionalEdgeInsets) -> GroupArrangement {
        guard insets != .zero else { return self }
        var result = self
        result.move(by: CGPoint(x: insets.leading, y: insets.top))
        result.size = CGSize(width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
        return result
    }
}

extension CGRect {
    /// Leading is left: the section mirrors everything at its end when reading begins at the right.
    func inset(leftToRight insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing), height: max(0, height - insets.top - insets.bottom))
    }
}
