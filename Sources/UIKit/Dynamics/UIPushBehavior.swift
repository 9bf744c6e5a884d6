// A force on items, once or for as long as it is active.

/// Pushes its items, each by its mass.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    /// The duration of a push.
    public enum Mode: Int, Sendable {
        case continuous, instantaneous
    }

    private var list: DynamicItemList
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    /// The value given to the initialiser.
    open private(set) var mode: Mode
    /// Whether the push acts. An instantaneous push sets it to false after it has pushed.
    open var active = true { didSet { valueChanged() } }
    /// A length of 1 accelerates an item of 100 by 100 points and density 1 by 100 points per second squared
    /// (Apple, `UIPushBehavior`). Default none.
    open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { valueChanged() } }

    /// A push without a direction yet.
    public init(items: [any UIDynamicItem], mode: Mode) {
        list = DynamicItemList(items)
        self.mode = mode
    }

    /// The items in the order of adding.
    open var items: [any UIDynamicItem] { list.items }
    /// Adds an item; an item that is already in the list is not added twice.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { structureChanged() } }
    /// The item keeps its velocity while another behaviour has it.
    open func removeItem(_ item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = nil
        if list.remove(item) { structureChanged() }
    }

    /// The point of the item at which the push acts, relative to its centre; zero unless set.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }
    /// A push beside the centre turns the item.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) { offsets[ObjectIdentifier(item)] = o }

    /// The radians of the direction; 0 is to the right, π/2 down.
    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The length of `pushDirection`.
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// Sets both at once.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var movedItems: [any UIDynamicItem] { items }
    override var isPushing: Bool { active && magnitude > 0 && !items.isEmpty }
    override func apply(to world: DynamicWorld, seconds: CGFloat) {
        guard active, magnitude > 0 else { return }
        let force = CGVector(dx: pushDirection.dx * 100, dy: pushDirection.dy * 100)
        for item in items {
            let offset = targetOffsetFromCenter(for: item)
            let share = mode == .continuous ? seconds : 1
            world.body(of: item)?.push(by: CGVector(dx: force.dx * share, dy: force.dy * share), at: CGPoint(x: offset.horizontal, y: offset.vertical))
        }
        if mode == .instantaneous, !items.isEmpty { active = false }
    }
}
