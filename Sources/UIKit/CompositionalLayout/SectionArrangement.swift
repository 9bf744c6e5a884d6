// SectionArrangement: the positions of one section's cells, headers and backgrounds in the content. Arithmetic; knows no views.
// UICollectionViewCompositionalLayout makes one per section, from top to bottom, or from left to right.
import CoreGraphics

@MainActor struct SectionArrangement {
    struct Element {
        var frame: CGRect
        var zIndex = 0
        var estimatesWidth = false
        var estimatesHeight = false
    }
    struct Supplementary {
        let kind: String
        let path: IndexPath
        var element: Element
        var isPinned = false
        var isAtEnd = false
    }

    let section: NSCollectionLayoutSection
    let index: Int
    private(set) var cells: [Element] = []
    private(set) var supplementaries: [Supplementary] = []
    private(set) var decorations: [(kind: String, element: Element)] = []
    /// Begin and end along the scrolling direction.
    let start: CGFloat
    private(set) var end: CGFloat = 0
    /// The window of a section that scrolls across, in the content, and how long the row is.
    private(set) var viewport: CGRect?
    private(set) var rowLength: CGFloat = 0
    /// The starts and lengths of the groups in the row.
    private(set) var groups: [(start: CGFloat, length: CGFloat)] = []
    /// The views pinned to cells, which scroll across with them.
    private(set) var pinnedToCells: Set<Int> = []

    struct Surroundings {
        let isVertical: Bool
        /// The size of the collection view, without the insets that the layout's reference takes.
        let container: CGSize
        let referenceInsets: NSDirectionalEdgeInsets
        let traits: UITraitCollection
        let isRightToLeft: Bool
        let measuredCell: (IndexPath) -> CGSize?
        let measuredSupplementary: (String, IndexPath) -> CGSize?
    }

    init(_ section: NSCollectionLayoutSection, index: Int, count: Int, start: CGFloat, _ around: Surroundings) {
        self.section = section
        self.index = index
        self.start = start
        let insets = section.contentInsets + around.referenceInsets
        let sides = around.isVertical ? insets.leading + insets.trailing : insets.top + insets.bottom
        let breadth = max(0, (around.isVertical ? around.container.width : around.container.height) - sides)
        let along = (around.isVertical ? around.container.height : around.container.width) - (around.isVertical ? insets.top + insets.bottom : insets.leading + insets.trailing)
        let content = around.isVertical ? CGSize(width: breadth, height: max(0, along)) : CGSize(width: max(0, along), height: breadth)

        let heads = section.boundarySupplementaryItems.map { item in (item: item, size: boundarySize(item, insets, around)) }
        let before = Self.extent(heads, around.isVertical, atEnd: false), after = Self.extent(heads, around.isVertical, atEnd: true)
        var position = start + before + (around.isVertical ? insets.top : insets.leading)
        let across = around.isVertical ? insets.leading : insets.top
        position = placeGroups(count, content, from: position, across: across, around)
        position += around.isVertical ? insets.bottom : insets.trailing
        end = position + after
        placeBoundaries(heads, insets, around, after: after)
        placeDecorations(around)
        if around.isRightToLeft { mirror(in: around.container.width) }
    }

    // MARK: Groups

    private mutating func placeGroups(_ count: Int, _ content: CGSize, from position: CGFloat, across: CGFloat, _ around: Surroundings) -> CGFloat {
        let isOrthogonal = section.orthogonalScrollingBehavior != .none
        let index = index
        let context = GroupArrangement.Context(traits: around.traits, count: count) { around.measuredCell(IndexPath(item: $0, section: index)) }
        let runsDown = around.isVertical != isOrthogonal
        var item = 0, place: CGFloat = 0, thickness: CGFloat = 0
        while item < count {
            var group = GroupArrangement.arrange(section.group, in: content, first: item, context)
            if group.leaves.isEmpty { break }
            if !groups.isEmpty { place += section.interGroupSpacing }
            let length = runsDown ? group.size.height : group.size.width
            groups.append((place, length))
            let origin = isOrthogonal == around.isVertical
                ? CGPoint(x: (around.isVertical ? across : position) + place, y: around.isVertical ? position : across)
                : around.isVertical ? CGPoint(x: across, y: position + place) : CGPoint(x: position + place, y: across)
            group.move(by: isOrthogonal && !around.isVertical ? CGPoint(x: position, y: across + place) : origin)
            for leaf in group.leaves { cells.append(Element(frame: leaf.frame, zIndex: leaf.zIndex, estimatesWidth: leaf.estimatesWidth, estimatesHeight: leaf.estimatesHeight)) }
            for pinned in group.pinned { pin(pinned, at: item + pinned.leaf, around) }
            thickness = max(thickness, runsDown ? group.size.width : group.size.height)
            place += length
            item += group.leaves.count
        }
        guard isOrthogonal else { return position + place }
        rowLength = place
        // The row's window reaches over the whole breadth; the insets scroll with the content.
        viewport = around.isVertical
            ? CGRect(x: 0, y: position, width: around.container.width, height: thickness) : CGRect(x: position, y: 0, width: thickness, height: around.container.height)
        return position + thickness
    }

    private mutating func pin(_ pinned: GroupArrangement.Pinned, at item: Int, _ around: Surroundings) {
        let path = IndexPath(item: item, section: index)
        var size = pinned.item.layoutSize.points(in: pinned.container.size)
        if let measured = around.measuredSupplementary(pinned.item.elementKind, path) { size = Self.corrected(size, measured, pinned.item) }
        pinnedToCells.insert(supplementaries.count)
        supplementaries.append(Supplementary(kind: pinned.item.elementKind, path: path, element: element(pinned.item, pinned.item.frame(on: pinned.container, size: size), pinned.item.zIndex)))
    }

    // MARK: Headers, footers, backgrounds

    private func boundarySize(_ item: NSCollectionLayoutBoundarySupplementaryItem, _ insets: NSDirectionalEdgeInsets, _ around: Surroundings) -> CGSize {
        var container = around.container
        if section.supplementariesFollowContentInsets {
            if around.isVertical { container.width -= insets.leading + insets.trailing } else { container.height -= insets.top + insets.bottom }
        }
        let size = item.layoutSize.points(in: container)
        let number = section.boundarySupplementaryItems.filter { $0.elementKind == item.elementKind }.firstIndex { $0 === item } ?? 0
        return around.measuredSupplementary(item.elementKind, IndexPath(item: number, section: index)).map { Self.corrected(size, $0, item) } ?? size
    }

    private static func corrected(_ size: CGSize, _ measured: CGSize, _ item: NSCollectionLayoutItem) -> CGSize {
        CGSize(width: item.layoutSize.widthDimension.isEstimated ? measured.width : size.width, height: item.layoutSize.heightDimension.isEstimated ? measured.height : size.height)
    }

    private static func isAtEnd(_ item: NSCollectionLayoutBoundarySupplementaryItem, _ isVertical: Bool) -> Bool? {
        let edges = item.alignment.edges
        if edges.contains(isVertical ? .top : .leading) { return false }
        return edges.contains(isVertical ? .bottom : .trailing) ? true : nil
    }

    private static func extent(_ heads: [(item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize)], _ isVertical: Bool, atEnd: Bool) -> CGFloat {
        heads.filter { isAtEnd($0.item, isVertical) == atEnd && $0.item.extendsBoundary }.map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
    }

    private mutating func placeBoundaries(_ heads: [(item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize)], _ insets: NSDirectionalEdgeInsets, _ around: Surroundings, after: CGFloat) {
        var numbers: [String: Int] = [:]
        let follows = section.supplementariesFollowContentInsets
        let box = around.isVertical
            ? CGRect(x: follows ? insets.leading : 0, y: start, width: around.container.width - (follows ? insets.leading + insets.trailing : 0), height: end - start)
            : CGRect(x: start, y: follows ? insets.top : 0, width: end - start, height: around.container.height - (follows ? insets.top + insets.bottom : 0))
        for (item, size) in heads {
            let number = numbers[item.elementKind, default: 0]
            numbers[item.elementKind] = number + 1
            supplementaries.append(Supplementary(
                kind: item.elementKind, path: IndexPath(item: number, section: index), element: element(item, item.frame(on: box, size: size), item.zIndex),
                isPinned: item.pinToVisibleBounds, isAtEnd: Self.isAtEnd(item, around.isVertical) == true))
        }
    }

    private mutating func placeDecorations(_ around: Surroundings) {
        let box = around.isVertical ? CGRect(x: 0, y: start, width: around.container.width, height: end - start) : CGRect(x: start, y: 0, width: end - start, height: around.container.height)
        decorations = section.decorationItems.map { ($0.elementKind, Element(frame: box.inset(leftToRight: $0.contentInsets), zIndex: $0.zIndex)) }
    }

    private func element(_ item: NSCollectionLayoutItem, _ frame: CGRect, _ zIndex: Int) -> Element {
        Element(frame: frame, zIndex: zIndex, estimatesWidth: item.layoutSize.widthDimension.isEstimated, estimatesHeight: item.layoutSize.heightDimension.isEstimated)
    }

    private mutating func mirror(in width: CGFloat) {
        func turned(_ frame: CGRect) -> CGRect { CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) }
        for index in cells.indices { cells[index].frame = turned(cells[index].frame) }
        for index in supplementaries.indices { supplementaries[index].element.frame = turned(supplementaries[index].element.frame) }
        for index in decorations.indices { decorations[index].element.frame = turned(decorations[index].element.frame) }
    }
}

extension NSDirectionalEdgeInsets {
    static func + (a: NSDirectionalEdgeInsets, b: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing)
    }
}
