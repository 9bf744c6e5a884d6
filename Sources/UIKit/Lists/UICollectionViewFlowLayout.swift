// UICollectionViewFlowLayout: items in lines, sections below each other, headers and footers around them.
// Owns the metrics and the questions to the delegate; FlowArrangement does the arithmetic.

/// Items in lines, sections one after the other, with headers and footers. The delegate's answers win over the properties.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The edge from which `sectionInset` is measured.
    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
    /// A value for `estimatedItemSize`: every cell decides its size.
    public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The points between lines and, at least, between items of a line.
    open var minimumLineSpacing: CGFloat = 10 { didSet { changed(oldValue != minimumLineSpacing) } }
    /// The minimum distance in points between items of a line; a full line spreads the rest.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(oldValue != minimumInteritemSpacing) } }
    /// The size in points of items for which the delegate supplies none. Default 50 by 50.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(oldValue != itemSize) } }
    /// The estimated size; if it is not zero, cells are measured when they are first shown.
    open var estimatedItemSize: CGSize = .zero { didSet { changed(oldValue != estimatedItemSize) } }
    /// The direction of scrolling. Lines run across it: rows if it is vertical, columns if it is horizontal.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { changed(oldValue != scrollDirection) } }
    /// The size of headers in points; with vertical scrolling only the height applies. Zero makes no headers.
    open var headerReferenceSize: CGSize = .zero { didSet { changed(oldValue != headerReferenceSize) } }
    /// The size of footers in points; with vertical scrolling only the height applies. Zero makes no footers.
    open var footerReferenceSize: CGSize = .zero { didSet { changed(oldValue != footerReferenceSize) } }
    /// The points around the items of a section, between its header and its footer.
    open var sectionInset: UIEdgeInsets = .zero { didSet { changed(oldValue != sectionInset) } }
    /// Adds the safe area or the margins at both ends of the lines.
    open var sectionInsetReference: SectionInsetReference = .fromContentInset { didSet { changed(oldValue != sectionInsetReference) } }
    /// Headers stay at the top while their section is on screen.
    open var sectionHeadersPinToVisibleBounds = false { didSet { changed(oldValue != sectionHeadersPinToVisibleBounds) } }
    /// Footers stay at the bottom while their section is on screen.
    open var sectionFootersPinToVisibleBounds = false { didSet { changed(oldValue != sectionFootersPinToVisibleBounds) } }

    var arrangement = FlowArrangement()
    private var preparedWidth: CGFloat = -1
    /// The sizes that cells requested, by item.
    private var measured: [IndexPath: CGSize] = [:]
    private var hasWarned = false
    /// The delegate's answers for each section; `owesMetrics` says whether it must be asked again.
    private var asked: [FlowArrangement.Metrics] = []
    private var owesMetrics = true
    private var owesArrangement = true

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeFlowLayout(from: coder)
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    private func changed(_ isDifferent: Bool) { if isDifferent { invalidateLayout() } }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let isAll = context.invalidateEverything || context.invalidateDataSourceCounts
        if isAll { measured.removeAll() }
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        if isAll || flow?.invalidateFlowLayoutDelegateMetrics ?? true { owesMetrics = true }
        if isAll || flow?.invalidateFlowLayoutAttributes ?? true { owesArrangement = true }
        super.invalidateLayout(with: context)
    }

    // MARK: Answers

    open override func prepare() {
        super.prepare()
        guard let collection = collectionView else { return }
        let counts = (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
        // A context that keeps the attributes or the metrics relies on unchanged data.
        let isOtherData = asked.map(\.sizes.count) != counts
        if owesMetrics || isOtherData { asked = counts.indices.map { metrics($0, items: counts[$0], collection) } }
        guard owesArrangement || isOtherData else { return }
        (owesMetrics, owesArrangement) = (false, false)
        preparedWidth = breadth(of: collection.bounds)
        arrangement = FlowArrangement(isVertical: scrollDirection == .vertical, breadth: availableBreadth(collection))
        for section in counts.indices { arrangement.append(withMeasuredSizes(asked[section], section)) }
        warnIfItemsAreTooLarge(collection)
    }

    open override var collectionViewContentSize: CGSize {
        guard let collection = collectionView else { return .zero }
        let across = breadth(of: collection.bounds) - insetAcross(collection)
        return scrollDirection == .vertical ? CGSize(width: across, height: arrangement.length) : CGSize(width: arrangement.length, height: across)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        for section in arrangement.sections.indices {
            let edges = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
            for kind in edges {
                if let edge = layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section)), edge.frame.overlaps(rect) { found.append(edge) }
            }
            for item in arrangement.items(of: section, touching: rect) {
                if let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: section)) { found.append(attributes) }
            }
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let frame = arrangement.frame(of: indexPath) else { return nil }
        let attributes = makeAttributes(.cell(indexPath))
        attributes.frame = frame
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        guard isHeader || elementKind == UICollectionView.elementKindSectionFooter, var frame = arrangement.edgeFrame(of: indexPath.section, isHeader: isHeader) else { return nil }
        let attributes = makeAttributes(CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath))
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds, let collection = collectionView {
            frame = arrangement.pinned(frame, section: indexPath.section, isHeader: isHeader, to: collection.bounds.inset(by: collection.adjustedContentInset))
            attributes.zIndex = 10
        }
        attributes.frame = frame
        return attributes
    }

    // MARK: Invalidation

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        breadth(of: newBounds) != preparedWidth || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    open override func shouldInvalidateLayout(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> Bool {
        guard estimatedItemSize != .zero, originalAttributes.representedElementCategory == .cell, measured[originalAttributes.indexPath] != preferredAttributes.size else { return false }
        measured[originalAttributes.indexPath] = preferredAttributes.size
        return preferredAttributes.size != originalAttributes.size
    }

    // MARK: Metrics

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? { collectionView?.delegate as? any UICollectionViewDelegateFlowLayout }

    private func metrics(_ section: Int, items: Int, _ collection: UICollectionView) -> FlowArrangement.Metrics {
        let delegate = flowDelegate
        var metrics = FlowArrangement.Metrics()
        metrics.inset = delegate.flatMap { owner in ifImplemented { owner.collectionView(collection, layout: self, insetForSectionAt: section) } } ?? sectionInset
        metrics.inset = metrics.inset + referenceInset(collection)
        metrics.lineSpacing = delegate.flatMap { owner in ifImplemented { owner.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section) } } ?? minimumLineSpacing
        metrics.itemSpacing = delegate.flatMap { owner in ifImplemented { owner.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section) } } ?? minimumInteritemSpacing
        metrics.header = delegate.flatMap { owner in ifImplemented { owner.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section) } } ?? headerReferenceSize
        metrics.footer = delegate.flatMap { owner in ifImplemented { owner.collectionView(collection, layout: self, referenceSizeForFooterInSection: section) } } ?? footerReferenceSize
        for item in 0..<items {
            let path = IndexPath(item: item, section: section)
            metrics.sizes.append(delegate.flatMap { owner in ifImplemented { owner.collectionView(collection, layout: self, sizeForItemAt: path) } } ?? defaultSize)
        }
        return metrics
    }

    private func withMeasuredSizes(_ asked: FlowArrangement.Metrics, _ section: Int) -> FlowArrangement.Metrics {
        var metrics = asked
        for item in metrics.sizes.indices { if let size = measured[IndexPath(item: item, section: section)] { metrics.sizes[item] = size } }
        metrics.isUniform = estimatedItemSize == .zero && metrics.sizes.allSatisfy { $0 == metrics.sizes.first }
        return metrics
    }

    private var defaultSize: CGSize {
        estimatedItemSize == .zero || estimatedItemSize == UICollectionViewFlowLayout.automaticSize ? itemSize : estimatedItemSize
    }

    private func referenceInset(_ collection: UICollectionView) -> UIEdgeInsets {
        let edges: UIEdgeInsets = switch sectionInsetReference {
        case .fromContentInset: .zero
        case .fromSafeArea: collection.safeAreaInsets
        case .fromLayoutMargins: collection.layoutMargins
        }
        return scrollDirection == .vertical ? UIEdgeInsets(top: 0, left: edges.left, bottom: 0, right: edges.right) : UIEdgeInsets(top: edges.top, left: 0, bottom: edges.bottom, right: 0)
    }

    private func breadth(of bounds: CGRect) -> CGFloat { scrollDirection == .vertical ? bounds.width : bounds.height }
    private func insetAcross(_ collection: UICollectionView) -> CGFloat {
        let inset = collection.adjustedContentInset
        return scrollDirection == .vertical ? inset.left + inset.right : inset.top + inset.bottom
    }
    private func availableBreadth(_ collection: UICollectionView) -> CGFloat { breadth(of: collection.bounds) - insetAcross(collection) }

    /// Prints MESSAGES.md 41; the layout continues with one item per line.
    private func warnIfItemsAreTooLarge(_ collection: UICollectionView) {
        guard !hasWarned, arrangement.hasOverlongItem, breadth(of: collection.bounds) > 0 else { return }
        hasWarned = true
        let isVertical = scrollDirection == .vertical
        Diagnostics.log("The behavior of the UICollectionViewFlowLayout is not defined because:")
        Diagnostics.log(isVertical
            ? "the item width must be less than the width of the UICollectionView minus the section insets left and right values, minus the content insets left and right values."
            : "the item height must be less than the height of the UICollectionView minus the section insets top and bottom values, minus the content insets top and bottom values.")
        Diagnostics.log("The relevant UICollectionViewFlowLayout instance is \(Diagnostics.identity(self)), and it is attached to \(Diagnostics.identity(collection)).")
        Diagnostics.log("Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.")
    }
}
