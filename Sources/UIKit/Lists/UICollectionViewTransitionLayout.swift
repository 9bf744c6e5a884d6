// UICollectionViewTransitionLayout: a layout between two, at the progress that a finger has set. UICollectionView+Transition installs
// and removes it.
import CoreGraphics
import Foundation

/// Arranges items between their positions in one layout and in the next.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout that was there before.
    open private(set) var currentLayout: UICollectionViewLayout
    /// The layout that is to come.
    open private(set) var nextLayout: UICollectionViewLayout
    /// 0 is the current layout, 1 the next.
    open var transitionProgress: CGFloat = 0 { didSet { if transitionProgress != oldValue { invalidateLayout() } } }
    private var values: [String: CGFloat] = [:]

    /// Creates a layout between two layouts.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Not available, because there would be no two layouts.
    public required init?(coder: NSCoder) { nil }

    /// Stores a number of the app for the present progress.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// The number; 0 for a key that has none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    open override func prepare() {
        super.prepare()
        currentLayout.prepare()
        nextLayout.prepare()
    }

    open override var collectionViewContentSize: CGSize {
        let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // An element that is visible now comes from the old layout or from the new one.
        let found = (currentLayout.layoutAttributesForElements(in: rect) ?? []) + (nextLayout.layoutAttributesForElements(in: rect) ?? [])
        var seen: Set<CollectionElement> = []
        return found.filter { seen.insert($0.element).inserted }.compactMap { attributes(of: $0.element) ?? $0 }
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { attributes(of: .cell(indexPath)) }
    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath))
    }
    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: CollectionElement(category: .decorationView, kind: elementKind, path: indexPath))
    }

    private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let from = attributes(of: element, in: currentLayout), to = attributes(of: element, in: nextLayout)
        guard let from, let to, let result = from.copy() as? UICollectionViewLayoutAttributes else { return from ?? to }
        result.center = CGPoint(x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
        result.size = CGSize(width: between(from.size.width, to.size.width), height: between(from.size.height, to.size.height))
        result.alpha = between(from.alpha, to.alpha)
        let (a, b) = (from.transform, to.transform)
        result.transform = CGAffineTransform(
            a: between(a.a, b.a), b: between(a.b, b.b), c: between(a.c, b.c), d: between(a.d, b.d), tx: between(a.tx, b.tx), ty: between(a.ty, b.ty))
        result.zIndex = transitionProgress < 0.5 ? from.zIndex : to.zIndex
        result.isHidden = from.isHidden && to.isHidden
        return result
    }

    private func attributes(of element: CollectionElement, in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: layout.layoutAttributesForItem(at: element.path)
        case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
        case .decorationView: layout.layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
        }
    }

    private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }
}
