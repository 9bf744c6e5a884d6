// UICollectionViewLayoutAttributes: position and look of one element of a collection view. Made by layouts.

/// Position and look of one element of a collection view. Layouts make them; the collection view copies them to its views.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// Position in the collection's content, in points. Reading it with a transform gives the bounding box.
    open var frame: CGRect {
        get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height).applying(aroundCenter: transform) }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
    /// The centre of the element in the content, in points.
    open var center: CGPoint = .zero
    /// The size in points, before the transform.
    open var size: CGSize = .zero
    /// The size at a zero origin; setting it uses only the size.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    /// A transform around the centre.
    open var transform: CGAffineTransform = .identity
    /// The two-dimensional part is kept, the rest dropped.
    open var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }
    /// The alpha from 0 to 1.
    open var alpha: CGFloat = 1
    /// The order from back to front: higher values are in front.
    open var zIndex: Int = 0
    /// Hides the element's view without returning it to the pool.
    open var isHidden: Bool = false
    /// The path of the element; a supplementary view's item is often 0.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// Whether the layout uses the size that the view wants.
    var estimatesWidth = true
    var estimatesHeight = true
    /// Decided by the initializer.
    open internal(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
    /// The kind of a supplementary or decoration view; nil for cells.
    open internal(set) var representedElementKind: String?

    public required override init() { super.init() }

    /// Creates attributes for an item's cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates attributes for a supplementary view, such as a header.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
        self.indexPath = indexPath
    }

    /// Creates attributes for a view that the layout itself registered.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
        self.indexPath = indexPath
    }

    /// Whether the other object is of the same class and has equal values for the same element. Subclasses also compare their own attributes:
    /// a view is not given attributes that are equal to its present ones.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return self === other || type(of: self) == type(of: other) && assumingMainActor { saysTheSame(as: other) }
    }

    /// The hash of the element's index path: equal attributes are equal as keys.
    open nonisolated override var hash: Int { assumingMainActor { indexPath.hashValue } }

    private func saysTheSame(as other: UICollectionViewLayoutAttributes) -> Bool {
        center == other.center && size == other.size && transform == other.transform && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
            && element == other.element
    }

    /// Subclasses with attributes of their own copy those after calling super.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.center = center
        copy.size = size
        copy.transform = transform
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.indexPath = indexPath
        copy.estimatesWidth = estimatesWidth
        copy.estimatesHeight = estimatesHeight
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        return copy
    }

    /// The key under which the collection view stores the element's view.
    var element: CollectionElement { CollectionElement(category: representedElementCategory, kind: representedElementKind ?? "", path: indexPath) }
}

/// One element of a collection view's content.
struct CollectionElement: Hashable, Comparable {
    var category: UICollectionView.ElementCategory
    var kind: String
    var path: IndexPath

    static func cell(_ path: IndexPath) -> CollectionElement { CollectionElement(category: .cell, kind: "", path: path) }

    static func < (one: CollectionElement, two: CollectionElement) -> Bool {
        if one.category != two.category { return one.category.rawValue < two.category.rawValue }
        if one.path != two.path { return one.path < two.path }
        return one.kind < two.kind
    }
}

extension CGRect {
    fileprivate func applying(aroundCenter transform: CGAffineTransform) -> CGRect {
        guard transform != .identity else { return self }
        let turned = CGRect(x: -width / 2, y: -height / 2, width: width, height: height).applying(transform)
        return turned.offsetBy(dx: midX, dy: midY)
    }
}
