// Anchors: typed factories of constraints for one attribute of one view or guide.
// They hold no state of layout; the constraints they make are ordinary ones.
import ObjectiveC
import CoreGraphics
import Foundation

/// The identity of an anchor, independent of its generic type.
@MainActor protocol LayoutAnchorIdentity: AnyObject, Sendable {
    var item: AnyObject? { get }
    var attribute: NSLayoutConstraint.Attribute { get }
    var distance: DistanceBetweenAnchors? { get }
}

/// Makes constraints from one layout attribute; use the subclasses for edges and dimensions.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, LayoutAnchorIdentity {
    /// The view or guide whose attribute this is; not retained. For a distance the farther one.
    open internal(set) var item: AnyObject? { get { itemReference.wrappedValue } set { itemReference.wrappedValue = newValue } }
    private final var itemReference = _ZeroingReference<AnyObject>()
    let attribute: NSLayoutConstraint.Attribute
    /// The distance, for a dimension that measures the distance between two edges.
    var distance: DistanceBetweenAnchors?

    init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
        itemReference = _ZeroingReference(item)
        self.attribute = attribute
        super.init()
    }

    /// An anchor of nothing, as a value to begin with: to make a constraint of it is an error.
    public nonisolated override init() {
        attribute = .notAnAttribute
        super.init()
    }

    /// The attribute's name in descriptions.
    open var name: String { attribute.name }

    open nonisolated override var description: String { assumingMainActor { visualDescription } }

    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        // `constraint.firstAnchor` has no particular type, and yet equals the view's anchor.
        guard let other = object as? any LayoutAnchorIdentity else { return false }
        return assumingMainActor {
            other.item === item && other.attribute == attribute && other.distance == nil && distance == nil
        }
    }

    open nonisolated override var hash: Int {
        assumingMainActor { (item.map { ObjectIdentifier($0).hashValue } ?? 0) ^ attribute.rawValue }
    }

    /// A constraint: this anchor's position or size equals the other's. Inactive until it is activated, like all constraints of anchors.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { relate(.equal, anchor, 1, 0) }
    /// Makes a constraint: at least the other's position or length.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, 1, 0) }
    /// Makes a constraint: at most the other's position or length.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, 1, 0) }
    /// Makes a constraint: the other's plus `c` points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint { relate(.equal, anchor, 1, c) }
    /// Makes a constraint: at least the other's plus `c` points.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, 1, c)
    }
    /// Makes a constraint: at most the other's plus `c` points.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, 1, c)
    }

    func relate(_ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat, _ constant: CGFloat) -> NSLayoutConstraint {
        guard let item else { Diagnostics.raise(.invalidArgument, "Constraint must contain a first layout item") }
        if distance != nil || anchor?.distance != nil {
            return NSLayoutConstraint(
                composite: CompositeDimensions(first: distance, second: anchor?.distance), item: item, attribute: attribute, relatedBy: relation,
                toItem: anchor?.item, attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
        }
        return NSLayoutConstraint(item, attribute, relation, anchor?.item, anchor?.attribute ?? .notAnAttribute, multiplier, constant)
    }
}

/// `far - near`, both edges of the same axis. An object, because few anchors have one: the others store one word for it.
@MainActor final class DistanceBetweenAnchors {
    @_ZeroingReference private(set) var near: AnyObject?
    let nearAttribute: NSLayoutConstraint.Attribute
    @_ZeroingReference private(set) var far: AnyObject?
    let farAttribute: NSLayoutConstraint.Attribute

    init(near: AnyObject?, nearAttribute: NSLayoutConstraint.Attribute, far: AnyObject?, farAttribute: NSLayoutConstraint.Attribute) {
        self.near = near
        self.nearAttribute = nearAttribute
        self.far = far
        self.farAttribute = farAttribute
    }
}

/// The sides of a constraint that measure distances instead of attributes.
struct CompositeDimensions {
    var first: DistanceBetweenAnchors?
    var second: DistanceBetweenAnchors?
}

extension NSLayoutConstraint {
    convenience init(
        composite: CompositeDimensions, item: AnyObject, attribute: Attribute, relatedBy relation: Relation, toItem other: AnyObject?,
        attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute, multiplier: multiplier, constant: constant)
        self.composite = composite
    }
}
