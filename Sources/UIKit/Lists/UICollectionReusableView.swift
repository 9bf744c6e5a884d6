// UICollectionReusableView: a view that a collection view takes from its pool: headers, footers, decorations, cells.
// The collection view sets frames through `apply`; the app fills the view.

/// A view that a collection view takes from its pool: headers, footers, decorations and, as a subclass, cells.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The identifier by which the view was dequeued.
    open internal(set) var reuseIdentifier: String?
    /// The attributes by which the view was last placed, for self-sizing and layout changes.
    var appliedAttributes: UICollectionViewLayoutAttributes?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        reuseIdentifier = coder.text("UIReuseIdentifier") ?? reuseIdentifier
    }

    /// Called inside dequeue when the view comes out of the pool (record wwdc16-219-cell-9).
    open func prepareForReuse() {}

    /// Called before the view is placed by `layoutAttributes`; subclasses read custom attributes here.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called around a change of the layout object with this view on screen.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called after the change.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The size that the view wants if the layout estimates sizes: the size of its constraints.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let wanted = systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: layoutAttributes.estimatesWidth ? .fittingSizeLevel : .required,
            verticalFittingPriority: layoutAttributes.estimatesHeight ? .fittingSizeLevel : .required)
        guard wanted.width > 0, wanted.height > 0, wanted != layoutAttributes.size, let own = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
        own.size = wanted
        return own
    }

    /// Places the view by the attributes.
    final func place(by attributes: UICollectionViewLayoutAttributes) {
        // A view is not given equal attributes twice (UICollectionViewLayoutAttributes, Apple's documentation: since iOS 7).
        if appliedAttributes.map({ !attributes.isEqual($0) }) ?? true {
            apply(attributes)
            appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
        }
        if bounds.size != attributes.size { bounds.size = attributes.size }
        if center != attributes.center { center = attributes.center }
        if transform != attributes.transform { transform = attributes.transform }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        layer.zPosition = CGFloat(attributes.zIndex)
    }
}
