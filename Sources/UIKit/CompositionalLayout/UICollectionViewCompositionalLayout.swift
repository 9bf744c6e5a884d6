// UICollectionViewCompositionalLayout: sections of groups of items. SectionArrangement computes each section; SectionScroller
// is the row of a section that scrolls across. Owns the sizes that cells have requested.
import CoreGraphics

/// Arranges items by a description of their sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// Direction, spaces and headers of the whole; a new one lays out again.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    private(set) var sections: [SectionArrangement] = []
    private var globals: [SectionArrangement.Supplementary] = []
    private var length: CGFloat = 0
    private var preparedSize: CGSize = .zero
    private var preparedInsets: UIEdgeInsets = .zero
    private var measured: [CollectionElement: CGSize] = [:]
    private var scrollers: [Int: SectionScroller] = [:]

    // UIKit's header marks none of the four as designated, so that subclasses may override each and call each.

    /// Creates a layout whose sections are all alike.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }
    /// Creates a layout whose sections are all alike, with a configuration.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }
    /// Creates a layout that asks the provider for each section.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }
    /// Creates a layout that asks the provider for each section, with a configuration.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    public required init?(coder: NSCoder) {
        // A nib has no description of sections: the app sets another layout before the view is shown.
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    // MARK: Preparing

    open override func prepare() {
        super.prepare()
        guard let collection = collectionView else { return }
        preparedSize = collection.bounds.size
        preparedInsets = collection.adjustedContentInset
        let around = surroundings(collection)
        sections = []
        globals = []
        var position: CGFloat = placeGlobals(atEnd: false, from: 0, around)
        let environment = CompositionalEnvironment(CompositionalContainer(around.container, around.referenceInsets), collection.traitCollection)
        for index in 0..<collection.numberOfSections {
            guard let section = provider(index, environment) else {
                Diagnostics.raise(.internalInconsistency, "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. This is a client error.")
            }
            if index > 0 { position += configuration.interSectionSpacing }
            let arranged = SectionArrangement(section, index: index, count: collection.numberOfItems(inSection: index), start: position, self.surroundings(collection, section))
            sections.append(arranged)
            position = arranged.end
        }
        length = placeGlobals(atEnd: true, from: position, around)
        updateScrollers(collection)
        let lists = sections.compactMap(\.section.list)
        if collection.listSwipe == nil, lists.contains(where: { $0.trailingSwipeActionsConfigurationProvider != nil || $0.leadingSwipeActionsConfigurationProvider != nil }) {
            collection.listSwipe = ListSwipe(collection)
        }
        if let list = lists.first, collection.backgroundColor == .systemBackground { collection.backgroundColor = list.effectiveBackground }
    }

    private func surroundings(_ collection: UICollectionView, _ section: NSCollectionLayoutSection? = nil) -> SectionArrangement.Surroundings {
        let inset = collection.adjustedContentInset
        // Along the scrolling direction, content scrolls out of the inset; across it, the inset ends the container.
        let size = CGSize(width: max(0, collection.bounds.width - inset.left - inset.right), height: max(0, collection.bounds.height - inset.top - inset.bottom))
        let isRightToLeft = collection.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return SectionArrangement.Surroundings(
            isVertical: isVertical, container: size, referenceInsets: referenceInsets(collection, section, isRightToLeft), traits: collection.traitCollection, isRightToLeft: isRightToLeft && isVertical,
            measuredCell: { [unowned self] in measured[.cell($0)] },
            measuredSupplementary: { [unowned self] in measured[CollectionElement(category: .supplementaryView, kind: $0, path: $1)] })
    }

    private func referenceInsets(_ collection: UICollectionView, _ section: NSCollectionLayoutSection?, _ isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
        let wanted = section.map { $0.contentInsetsReference == .automatic ? configuration.contentInsetsReference : $0.contentInsetsReference } ?? configuration.contentInsetsReference
        let taken = collection.adjustedContentInset
        var edges: UIEdgeInsets = switch wanted {
        case .none: .zero
        case .automatic, .safeArea: collection.safeAreaInsets
        case .layoutMargins: collection.layoutMargins
        case .readableContent:
            UIEdgeInsets(
                top: 0, left: collection.readableContentGuide.layoutFrame.minX - collection.bounds.minX, bottom: 0,
                right: collection.bounds.maxX - collection.readableContentGuide.layoutFrame.maxX)
        }
        // Insets that the scroll view has already taken do not count twice.
        edges.left = max(0, edges.left - taken.left)
        edges.right = max(0, edges.right - taken.right)
        if isVertical { (edges.top, edges.bottom) = (0, 0) } else { (edges.left, edges.right, edges.top, edges.bottom) = (0, 0, max(0, edges.top - taken.top), max(0, edges.bottom - taken.bottom)) }
        return NSDirectionalEdgeInsets(top: edges.top, leading: isRightToLeft ? edges.right : edges.left, bottom: edges.bottom, trailing: isRightToLeft ? edges.left : edges.right)
    }

    private func placeGlobals(atEnd: Bool, from position: CGFloat, _ around: SectionArrangement.Surroundings) -> CGFloat {
        var extent: CGFloat = 0
        var numbers: [String: Int] = [:]
        for item in configuration.boundarySupplementaryItems {
            // Supplementary items of one kind are numbered from 0, because apps read the path's section and expect 0 for the first.
            let number = numbers[item.elementKind, default: 0]
            numbers[item.elementKind] = number + 1
            let isAtEnd = item.alignment.edges.contains(isVertical ? .bottom : .trailing)
            guard isAtEnd == atEnd else { continue }
            let path = IndexPath(index: number)
            var size = item.layoutSize.points(in: around.container)
            if let own = around.measuredSupplementary(item.elementKind, path) {
                if item.layoutSize.widthDimension.isEstimated { size.width = own.width }
                if item.layoutSize.heightDimension.isEstimated { size.height = own.height }
            }
            let long = isVertical ? size.height : size.width
            let box = isVertical ? CGRect(x: 0, y: position, width: around.container.width, height: long) : CGRect(x: position, y: 0, width: long, height: around.container.height)
            let element = SectionArrangement.Element(
                frame: item.frame(on: box, size: size), zIndex: item.zIndex, estimatesWidth: item.layoutSize.widthDimension.isEstimated, estimatesHeight: item.layoutSize.heightDimension.isEstimated)
            globals.append(SectionArrangement.Supplementary(kind: item.elementKind, path: path, element: element, isPinned: item.pinToVisibleBounds, isAtEnd: atEnd))
            if item.extendsBoundary { extent = max(extent, long) }
        }
        return position + extent
    }

    // MARK: Answers

    open override var collectionViewContentSize: CGSize {
        guard let collection = collectionView else { return .zero }
        let inset = collection.adjustedContentInset
        return isVertical
            ? CGSize(width: max(0, collection.bounds.width - inset.left - inset.right), height: length)
            : CGSize(width: length, height: max(0, collection.bounds.height - inset.top - inset.bottom))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        for global in globals { found.append(attributes(of: global, between: 0, and: length)) }
        for section in sections where isVertical ? section.start <= rect.maxY && section.end >= rect.minY || section.supplementaries.contains(where: \.isPinned) : section.start <= rect.maxX && section.end >= rect.minX {
            var own: [UICollectionViewLayoutAttributes] = section.decorations.indices.map { decoration(section, $0) }
            for item in section.cells.indices {
                let one = cell(section, item)
                if one.frame.intersects(rect) { own.append(one) }
            }
            for number in section.supplementaries.indices {
                let one = supplementary(section, number)
                if one.frame.intersects(rect) { own.append(one) }
            }
            tellHandler(section, own)
            found += own
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section), sections[indexPath.section].cells.indices.contains(indexPath.item) else { return nil }
        return cell(sections[indexPath.section], indexPath.item)
    }

    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        if indexPath.count == 1 { return globals.first { $0.kind == elementKind && $0.path == indexPath }.map { attributes(of: $0, between: 0, and: length) } }
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        return section.supplementaries.firstIndex { $0.kind == elementKind && $0.path == indexPath }.map { supplementary(section, $0) }
    }

    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        return section.decorations.firstIndex { $0.kind == elementKind }.map { decoration(section, $0) }
    }

    private func cell(_ section: SectionArrangement, _ item: Int) -> UICollectionViewLayoutAttributes {
        let made = makeAttributes(.cell(IndexPath(item: item, section: section.index)))
        fill(made, section.cells[item], offset: acrossOffset(section.index))
        return made
    }

    private func supplementary(_ section: SectionArrangement, _ number: Int) -> UICollectionViewLayoutAttributes {
        let one = section.supplementaries[number]
        if section.pinnedToCells.contains(number) {
            let made = makeAttributes(CollectionElement(category: .supplementaryView, kind: one.kind, path: one.path))
            fill(made, one.element, offset: acrossOffset(section.index))
            return made
        }
        return attributes(of: one, between: section.start, and: section.end)
    }

    private func decoration(_ section: SectionArrangement, _ number: Int) -> UICollectionViewLayoutAttributes {
        let made = makeAttributes(CollectionElement(category: .decorationView, kind: section.decorations[number].kind, path: IndexPath(item: 0, section: section.index)))
        fill(made, section.decorations[number].element, offset: .zero)
        made.zIndex -= 1
        return made
    }

    /// A pinned header moves with the bounds until its section ends.
    private func attributes(of one: SectionArrangement.Supplementary, between start: CGFloat, and end: CGFloat) -> UICollectionViewLayoutAttributes {
        let made = makeAttributes(CollectionElement(category: .supplementaryView, kind: one.kind, path: one.path))
        var element = one.element
        if one.isPinned, let collection = collectionView {
            let visible = collection.bounds.inset(by: collection.adjustedContentInset)
            if isVertical {
                let y = one.isAtEnd ? min(element.frame.minY, visible.maxY - element.frame.height) : max(element.frame.minY, visible.minY)
                element.frame.origin.y = one.isAtEnd ? max(y, start) : min(y, max(start, end - element.frame.height))
            } else {
                let x = one.isAtEnd ? min(element.frame.minX, visible.maxX - element.frame.width) : max(element.frame.minX, visible.minX)
                element.frame.origin.x = one.isAtEnd ? max(x, start) : min(x, max(start, end - element.frame.width))
            }
        }
        fill(made, element, offset: .zero)
        return made
    }

    private func fill(_ attributes: UICollectionViewLayoutAttributes, _ element: SectionArrangement.Element, offset: CGPoint) {
        attributes.frame = element.frame.offsetBy(dx: -offset.x, dy: -offset.y)
        attributes.zIndex = element.zIndex
        attributes.estimatesWidth = element.estimatesWidth
        attributes.estimatesHeight = element.estimatesHeight
    }

    // MARK: Sizes that views want

    open override func shouldInvalidateLayout(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> Bool {
        guard originalAttributes.estimatesWidth || originalAttributes.estimatesHeight else { return false }
        var size = originalAttributes.size
        if originalAttributes.estimatesWidth { size.width = preferredAttributes.size.width }
        if originalAttributes.estimatesHeight { size.height = preferredAttributes.size.height }
        guard measured[originalAttributes.element] != size else { return false }
        measured[originalAttributes.element] = size
        return size != originalAttributes.size
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { measured.removeAll() }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != preparedSize || collectionView?.adjustedContentInset != preparedInsets
            || globals.contains(where: \.isPinned) || sections.contains { $0.supplementaries.contains(where: \.isPinned) || $0.section.visibleItemsInvalidationHandler != nil }
    }

    // MARK: Sections that scroll across

    private func acrossOffset(_ section: Int) -> CGPoint { scrollers[section]?.contentOffset ?? .zero }

    private func updateScrollers(_ collection: UICollectionView) {
        for (index, scroller) in scrollers where !sections.indices.contains(index) || sections[index].viewport == nil {
            scroller.removeFromSuperview()
            scrollers[index] = nil
        }
        for section in sections {
            guard let viewport = section.viewport else { continue }
            let scroller = scrollers[section.index] ?? SectionScroller(layout: self)
            scrollers[section.index] = scroller
            if scroller.superview !== collection { collection.insertSubview(scroller, at: 0) }
            scroller.show(section, viewport, isVertical: isVertical)
        }
    }

    override func willHandOut(_ view: UICollectionReusableView, _ element: CollectionElement) { join(view, element) }

    override func willPlace(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard element.category == .cell, let cell = view as? UICollectionViewListCell else { return }
        cell.take(listRow(at: element.path))
    }

    override var measuresSupplementaryViews: Bool { true }

    override func host(of element: CollectionElement) -> UIScrollView? {
        guard element.path.count == 2, let scroller = scrollers[element.path.section] else { return nil }
        switch element.category {
        case .cell: return scroller
        case .supplementaryView:
            let section = sections[element.path.section]
            return section.pinnedToCells.contains { section.supplementaries[$0].kind == element.kind && section.supplementaries[$0].path == element.path } ? scroller : nil
        case .decorationView: return nil
        }
    }

    func scrolledAcross() { collectionView?.needsToShowAgain() }

    private func tellHandler(_ section: SectionArrangement, _ own: [UICollectionViewLayoutAttributes]) {
        guard let handler = section.section.visibleItemsInvalidationHandler, let collection = collectionView else { return }
        let around = surroundings(collection, section.section)
        let offset = scrollers[section.index]?.contentOffset ?? collection.contentOffset
        handler(own.map { VisibleItem($0) }, offset, CompositionalEnvironment(CompositionalContainer(around.container, around.referenceInsets), collection.traitCollection))
    }
}

/// An element's attributes, as a section's handler sees and changes them.
private final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
        super.init()
    }

    var alpha: CGFloat { get { attributes.alpha } set { attributes.alpha = newValue } }
    var zIndex: Int { get { attributes.zIndex } set { attributes.zIndex = newValue } }
    var isHidden: Bool { get { attributes.isHidden } set { attributes.isHidden = newValue } }
    var center: CGPoint { get { attributes.center } set { attributes.center = newValue } }
    var transform: CGAffineTransform { get { attributes.transform } set { attributes.transform = newValue } }
    var transform3D: CATransform3D { get { attributes.transform3D } set { attributes.transform3D = newValue } }
    var name: String { attributes.representedElementKind ?? "cell" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
