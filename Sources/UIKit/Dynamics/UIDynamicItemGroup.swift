// Several items as one body: they keep their positions relative to each other. DynamicBody gives it a shape for each item.

/// Items that move as one. An item of a group must not be in a behaviour itself.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The value given to the initialiser.
    open private(set) var items: [any UIDynamicItem]
    /// The position of each item relative to the centre while the group is not turned.
    let places: [(offset: CGPoint, angle: CGFloat)]
    private let size: CGSize
    private var middle: CGPoint
    private var turn = CGAffineTransform.identity

    /// The group lies where its items lie, unturned.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        var box = CGRect.null
        for item in items {
            let frame = CGRect(x: -item.bounds.width / 2, y: -item.bounds.height / 2, width: item.bounds.width, height: item.bounds.height).applying(item.transform)
            box = box.union(frame.offsetBy(dx: item.center.x, dy: item.center.y))
        }
        if box.isNull { box = .zero }
        let middle = CGPoint(x: box.midX, y: box.midY)
        self.middle = middle
        size = box.size
        places = items.map { (CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y), atan2($0.transform.b, $0.transform.a)) }
    }

    /// The centre of the box around the items. Setting it moves the items.
    open var center: CGPoint {
        get { middle }
        set {
            middle = newValue
            place()
        }
    }
    /// The size of the box around the items.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }
    /// The rotation. Setting it turns the items around the centre.
    open var transform: CGAffineTransform {
        get { turn }
        set {
            turn = newValue
            place()
        }
    }
    /// A group collides with the shapes of its items.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

    private func place() {
        let angle = atan2(turn.b, turn.a)
        let rotation = CGAffineTransform(rotationAngle: angle)
        for (item, place) in zip(items, places) {
            let offset = place.offset.applying(rotation)
            item.center = CGPoint(x: middle.x + offset.x, y: middle.y + offset.y)
            let own = CGAffineTransform(rotationAngle: place.angle + angle)
            if item.transform != own { item.transform = own }
        }
    }
}
