// Runs behaviours: a display link on the clock steps the world at a fixed rate, then items and delegates are updated.
// DynamicWorld has the bodies, DynamicContacts the contacts.
import ObjectiveC
import QuartzCore

/// Moves items by the rules of behaviours until all are at rest.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// Steps a second. A frame is four of them, so that fast items do not pass through lines.
    static let stepsPerSecond = 240.0
    /// The seconds of rest of all items after which the animator pauses; Box2D's value (Docs/DIVERGENCES.md).
    static let restSeconds = 0.5

    /// The view in whose coordinates the items move; nil for an animator of a collection view layout.
    open private(set) weak var referenceView: UIView?
    private weak var layout: UICollectionViewLayout?
    /// The delegate, which is told when the motion begins and ends.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The behaviours that were added directly, in the order of adding.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Whether items move.
    open private(set) var isRunning = false
    /// The seconds of motion since the animator last resumed.
    open private(set) var elapsedTime: TimeInterval = 0

    let world = DynamicWorld()
    private var contacts = DynamicContacts()
    private var needsBuild = false
    private var link: CADisplayLink?
    private var startTime: CFTimeInterval = 0
    private var stepCount = 0
    private var restingSince: TimeInterval?

    public override init() {
        super.init()
    }
    /// Items are `view`'s subviews, or other objects in its coordinates.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }
    /// Items are the layout's attributes; the layout is invalidated in each frame of the motion.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    isolated deinit { link?.invalidate() }

    // MARK: Behaviours

    /// A behaviour is in one animator at most; one that is in another raises `NSInvalidArgumentException`.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.dynamicAnimator !== self else { return }
        if behavior.dynamicAnimator != nil {
            raiseException(name: "NSInvalidArgumentException", reason: "\(behavior) is already added to another animator; remove it there first")
        }
        behaviors.append(behavior)
        attach(behavior)
    }
    /// The items of the behaviour stop unless another behaviour has them.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behaviors.remove(at: index)
        detach(behavior)
    }
    /// Removes all behaviours, in the order of adding.
    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    func attach(_ behavior: UIDynamicBehavior) {
        for one in behavior.withDescendants {
            one.willMove(to: self)
            one.dynamicAnimator = self
        }
        rebuild()
    }

    func detach(_ behavior: UIDynamicBehavior) {
        for one in behavior.withDescendants {
            one.willMove(to: nil)
            one.dynamicAnimator = nil
        }
        rebuild()
    }

    private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.withDescendants) }

    // MARK: Items

    /// Items whose frames meet the rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        buildIfNeeded()
        return world.bodies.filter { body in
            let size = body.size
            let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
                .applying(CGAffineTransform(rotationAngle: body.angle)).offsetBy(dx: body.position.x, dy: body.position.y)
            return box.intersects(rect)
        }.map(\.item)
    }
    /// Reads the item's centre, bounds and rotation again, after the app has changed them. Its velocity stays.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        world.body(of: item)?.read()
        rebuild()
    }

    /// The moved attributes of a cell, for an animator of a layout; nil if it moves none.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }
    /// The moved attributes of a supplementary view, for an animator of a layout; nil if it moves none.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .supplementaryView && $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }
    /// The moved attributes of a decoration view, for an animator of a layout; nil if it moves none.
    open func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .decorationView && $0.representedElementKind == decorationViewKind && $0.indexPath == indexPath }
    }

    private func attributes(where matches: (UICollectionViewLayoutAttributes) -> Bool) -> UICollectionViewLayoutAttributes? {
        buildIfNeeded()
        return world.bodies.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first(where: matches)
    }

    /// The edges for collision behaviours.
    var referenceBounds: CGRect? {
        if let referenceView { return referenceView.bounds }
        return layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
    }

    // MARK: Running

    func rebuild() {
        needsBuild = true
        wake()
    }

    func buildIfNeeded() {
        guard needsBuild else { return }
        needsBuild = false
        world.build(allBehaviors)
    }

    /// Starts the steps again after a change: the items may move.
    func wake() {
        restingSince = nil
        guard !isRunning, !behaviors.isEmpty else { return }
        if let delegate { ifImplemented { delegate.dynamicAnimatorWillResume(self) } }
        isRunning = true
        (startTime, stepCount, elapsedTime) = (CACurrentMediaTime(), 0, 0)
        let link = CADisplayLink { [weak self] in self?.tick() }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func pause() {
        link?.invalidate()
        link = nil
        guard isRunning else { return }
        isRunning = false
        if let delegate { ifImplemented { delegate.dynamicAnimatorDidPause(self) } }
    }

    private func tick() {
        guard isRunning, let link else { return }
        buildIfNeeded()
        let all = allBehaviors
        guard !all.isEmpty else { return pause() }
        let seconds = CGFloat(1 / Self.stepsPerSecond)
        // A clock that has jumped is followed for a quarter of a second.
        let due = Int(((link.timestamp - startTime) * Self.stepsPerSecond).rounded())
        stepCount = max(stepCount, due - 60)
        var changes: [DynamicContacts.Change] = []
        while stepCount < due {
            for behavior in all { behavior.apply(to: world, seconds: seconds) }
            world.step(seconds)
            changes += contacts.update(world, all)
            stepCount += 1
        }
        elapsedTime = link.timestamp - startTime
        world.write()
        layout?.invalidateLayout()
        for behavior in all { behavior.action?() }
        changes.forEach { $0.tell() }
        let isMoving = world.isMoving || all.contains(where: \.isPushing)
        if isMoving || needsBuild {
            restingSince = nil
        } else if let since = restingSince {
            if elapsedTime - since >= Self.restSeconds { pause() }
        } else {
            restingSince = elapsedTime
        }
    }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
