// Joints: an item held at a distance from a point or from another item, or by a pin, a rail, a rope or rigidly.
// DynamicJoint makes them in the world.

/// Holds an item to a point, or two items together.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The kind of the attachment's other end.
    public enum AttachmentType: Int, Sendable {
        case items, anchor
    }

    enum Kind {
        case distance, sliding(axis: CGVector), rope, fixed, pin
    }

    /// The one item, or the two items that are held together.
    open private(set) var items: [any UIDynamicItem]
    /// Whether the first item is attached to a point or to another item.
    open private(set) var attachedBehaviorType: AttachmentType
    let kind: Kind
    let offsets: [UIOffset]
    private var setLength: CGFloat?
    private var joint: DynamicJoint?

    /// The point of the attachment, in the reference view's coordinates. For an attachment to a point; move it to drag the item.
    open var anchorPoint: CGPoint { didSet { valueChanged() } }
    /// The distance of the two ends in points. By default their distance at creation.
    open var length: CGFloat {
        get { setLength ?? measuredLength }
        set {
            setLength = max(newValue, 0)
            structureChanged()
        }
    }
    /// The damping of a springy attachment: 0, the default, swings longest; 1 does not swing.
    open var damping: CGFloat = 0 { didSet { structureChanged() } }
    /// Swings a second; 0, the default, holds the distance rigidly.
    open var frequency: CGFloat = 0 { didSet { structureChanged() } }
    /// For a pin or a rigid attachment: the torque that a rotation has to overcome. Default 0.
    open var frictionTorque: CGFloat = 0 { didSet { structureChanged() } }
    /// The limits of a sliding attachment in points, of a pin in radians. By default there are none.
    open var attachmentRange = UIFloatRange.infinite { didSet { structureChanged() } }

    private init(_ kind: Kind, _ items: [any UIDynamicItem], _ offsets: [UIOffset], anchor: CGPoint, isAnchor: Bool) {
        self.kind = kind
        self.items = items
        self.offsets = offsets
        anchorPoint = anchor
        attachedBehaviorType = isAnchor ? .anchor : .items
        super.init()
        setLength = measuredLength
    }

    /// The item's centre keeps its distance from the point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }
    /// A point of the item keeps its distance from the anchor.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        self.init(.distance, [item], [offset], anchor: point, isAnchor: true)
    }
    /// The items' centres keep their distance.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }
    /// A point of one item keeps its distance from a point of the other.
    public convenience init(item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset) {
        self.init(.distance, [item1, item2], [offset1, offset2], anchor: .zero, isAnchor: false)
    }

    /// Two items slide along an axis through `point`, without turning against each other.
    open class func slidingAttachment(with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector) -> Self {
        make(UIAttachmentBehavior(.sliding(axis: axis), [item1, item2], [.zero, .zero], anchor: point, isAnchor: false))
    }
    /// An item slides along an axis through `point`, without turning.
    open class func slidingAttachment(with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector) -> Self {
        make(UIAttachmentBehavior(.sliding(axis: axis), [item], [.zero], anchor: point, isAnchor: true))
    }
    /// A rope: the points come no further apart than `length`.
    open class func limitAttachment(with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset) -> Self {
        make(UIAttachmentBehavior(.rope, [item1, item2], [offset1, offset2], anchor: .zero, isAnchor: false))
    }
    /// Two items that move as one piece.
    open class func fixedAttachment(with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint) -> Self {
        make(UIAttachmentBehavior(.fixed, [item1, item2], [.zero, .zero], anchor: point, isAnchor: false))
    }
    /// Two items that turn around a common point.
    open class func pinAttachment(with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint) -> Self {
        make(UIAttachmentBehavior(.pin, [item1, item2], [.zero, .zero], anchor: point, isAnchor: false))
    }

    /// Subclasses of apps have initialisers of their own; these factories make the class itself.
    private class func make<T>(_ made: UIAttachmentBehavior) -> T {
        guard let made = made as? T else {
            raiseException(name: "NSInvalidArgumentException", reason: "+[\(self)]: attachments of this kind are made by UIAttachmentBehavior, not by a subclass")
        }
        return made
    }

    // MARK: What the world asks

    override var movedItems: [any UIDynamicItem] { items }
    override func makeJoints(in world: DynamicWorld) { joint = DynamicJoint(self, in: world) }
    override func apply(to world: DynamicWorld, seconds: CGFloat) {
        if attachedBehaviorType == .anchor { joint?.moveAnchor(to: anchorPoint) }
    }

    private var measuredLength: CGFloat {
        let ends = zip(items, offsets).map { item, offset in
            let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(CGAffineTransform(rotationAngle: atan2(item.transform.b, item.transform.a)))
            return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
        }
        guard let first = ends.first, let last = ends.count > 1 ? ends.last : anchorPoint else { return 0 }
        return hypot(last.x - first.x, last.y - first.y)
    }
}
