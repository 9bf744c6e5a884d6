// Properties of items as bodies: mass, friction, bounce, resistance, velocity. Of several behaviours for one item the last counts.

/// The material properties of its items, and their velocities.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    private var addedVelocities: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

    /// The bounce: 0 does not bounce, 1 loses no energy. Default 0. In a collision the larger value of both counts.
    open var elasticity: CGFloat = 0 { didSet { valueChanged() } }
    /// 0 slides freely. Default 0.
    open var friction: CGFloat = 0 { didSet { valueChanged() } }
    /// 1 gives an item of 100 by 100 points the mass 1. Default 1.
    open var density: CGFloat = 1 { didSet { structureChanged() } }
    /// The share of the velocity that is lost in a second, roughly. Default 0.
    open var resistance: CGFloat = 0 { didSet { valueChanged() } }
    /// The share of the angular velocity that is lost in a second, roughly. Default 0.
    open var angularResistance: CGFloat = 0 { didSet { valueChanged() } }
    /// The charge of the items in electric and magnetic fields. Default 0.
    open var charge: CGFloat = 0 { didSet { valueChanged() } }
    /// An anchored item is met, but not moved.
    open var isAnchored = false { didSet { structureChanged() } }
    /// Whether the items may turn. Default true.
    open var allowsRotation = true { didSet { structureChanged() } }

    /// Items with the default properties.
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

    /// Adds to the item's velocity, in points per second; takes effect when the behaviour joins an animator.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(item, velocity, 0) }
    /// Points a second; zero for items that no animator moves.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let velocity = dynamicAnimator?.world.body(of: item)?.velocity ?? .zero
        return CGPoint(x: velocity.dx, y: velocity.dy)
    }
    /// Adds to the item's angular velocity, in radians a second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(item, .zero, velocity) }
    /// Radians a second; 0 for items that no animator moves.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { dynamicAnimator?.world.body(of: item)?.angularVelocity ?? 0 }

    private func add(_ item: any UIDynamicItem, _ linear: CGPoint, _ angular: CGFloat) {
        guard list.contains(item) else { return }
        addedVelocities.append((item, linear, angular))
        if let dynamicAnimator {
            dynamicAnimator.buildIfNeeded()
            hurry(in: dynamicAnimator.world)
            valueChanged()
        }
    }

    /// Hands over the velocities that were added.
    func hurry(in world: DynamicWorld) {
        for added in addedVelocities { world.body(of: added.item)?.hurry(by: added.linear, angular: added.angular) }
        addedVelocities = []
    }

    override var movedItems: [any UIDynamicItem] { items }
    override func makeJoints(in world: DynamicWorld) { hurry(in: world) }
    override func apply(to world: DynamicWorld, seconds: CGFloat) {
        for item in items { world.body(of: item)?.resist(resistance, angular: angularResistance, seconds: seconds) }
    }
}
