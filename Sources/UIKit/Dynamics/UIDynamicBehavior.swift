// The common part of behaviours: the tree of children, the animator, the action of each step.
// Subclasses act on the world in `apply(to:seconds:)` and make their joints in `makeJoints(in:)`.

/// A rule of motion for items; also a bundle of such rules, its children.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    /// The animator; nil before the behaviour is added to one.
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
    /// The children in the order of adding.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called in each frame of the animation, after the items have moved.
    open var action: (() -> Void)?
    weak var parent: UIDynamicBehavior?

    public override init() {
        super.init()
    }

    /// A behaviour that is in an animator already stays there.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior !== self, behavior.parent == nil, behavior.dynamicAnimator == nil else { return }
        childBehaviors.append(behavior)
        behavior.parent = self
        if let dynamicAnimator { dynamicAnimator.attach(behavior) }
    }

    /// Removes a child, also from the animator.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: index)
        behavior.parent = nil
        if let dynamicAnimator { dynamicAnimator.detach(behavior) }
    }

    /// Called before the behaviour joins an animator, and with nil before it leaves. Subclasses override it.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: What the world asks

    /// The items that need a body for this behaviour, without its children's.
    var movedItems: [any UIDynamicItem] { [] }
    /// Called when the world is built anew.
    func makeJoints(in world: DynamicWorld) {}
    /// Called before each step.
    func apply(to world: DynamicWorld, seconds: CGFloat) {}
    /// The behaviour moves its items even when all are at rest now.
    var isPushing: Bool { false }

    /// Itself and all below, parents first.
    var withDescendants: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.withDescendants) }

    /// A value changed that the world reads in each step.
    func valueChanged() { dynamicAnimator?.wake() }
    /// Items or joints changed.
    func structureChanged() { dynamicAnimator?.rebuild() }
}

/// The items of a behaviour that takes any number of them.
@MainActor struct DynamicItemList {
    private(set) var items: [any UIDynamicItem]

    init(_ items: [any UIDynamicItem]) {
        self.items = []
        for item in items { add(item) }
    }

    /// False for one that is there.
    @discardableResult mutating func add(_ item: any UIDynamicItem) -> Bool {
        if contains(item) { return false }
        items.append(item)
        return true
    }

    @discardableResult mutating func remove(_ item: any UIDynamicItem) -> Bool {
        let count = items.count
        items.removeAll { $0 === item }
        return items.count < count
    }

    func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }
}
