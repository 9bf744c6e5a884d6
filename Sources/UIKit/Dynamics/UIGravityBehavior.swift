// A constant acceleration of items.

/// Pulls its items in one direction.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    /// A length of 1 is 1000 points per second squared (Apple, `UIGravityBehavior`). Default down, (0, 1).
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { valueChanged() } }

    /// Gravity of magnitude 1, downwards.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
    }

    /// Creates a behaviour without items; add them later.
    public convenience override init() { self.init(items: []) }

    /// The items in the order of adding.
    open var items: [any UIDynamicItem] { list.items }
    /// Adds an item; an item that is already in the list is not added twice.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { structureChanged() } }
    /// The item keeps its velocity while another behaviour has it.
    open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { structureChanged() } }

    /// The radians of the direction; 0 is to the right, π/2 down.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// 1 is 1000 points per second squared.
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// Sets both at once.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var movedItems: [any UIDynamicItem] { items }
    override func apply(to world: DynamicWorld, seconds: CGFloat) {
        for item in items {
            world.body(of: item)?.accelerate(by: CGVector(dx: gravityDirection.dx * 1000, dy: gravityDirection.dy * 1000), seconds: seconds)
        }
    }
}
