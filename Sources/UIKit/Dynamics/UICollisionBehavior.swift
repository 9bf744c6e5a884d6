// Items that collide with each other and with boundaries. DynamicWorld calls `meets` for each pair; DynamicContacts calls the delegate.

/// Stops its items where they meet each other or a boundary.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    /// The kinds of objects that items collide with.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Each other.
        public static let items = Mode(rawValue: 1)
        /// Boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Items collide with each other and with boundaries. The default.
        public static let everything = Mode(rawValue: .max)
    }

    private var list: DynamicItemList
    private(set) var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []
    private var insets: UIEdgeInsets?
    /// The kinds of objects that items collide with. Default everything.
    open var collisionMode: Mode = .everything { didSet { valueChanged() } }
    /// The delegate, which is told of contacts after the step in which they begin and end.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// Whether the edges of the reference view stop the items.
    open var translatesReferenceBoundsIntoBoundary = false { didSet { if translatesReferenceBoundsIntoBoundary != oldValue { structureChanged() } } }

    /// Items that collide with each other; boundaries come later.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
    }

    /// Creates a behaviour without items; add them later.
    public convenience override init() { self.init(items: []) }

    /// The items in the order of adding.
    open var items: [any UIDynamicItem] { list.items }
    /// Adds an item; an item that is already in the list is not added twice.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { structureChanged() } }
    /// The item passes through others from now on.
    open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { structureChanged() } }

    /// Does the same as `translatesReferenceBoundsIntoBoundary`, with the edges moved inwards.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
        structureChanged()
    }

    /// A path in the reference view's coordinates; one with the same identifier is replaced.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        boundaries.removeAll { Self.same($0.identifier, identifier) }
        boundaries.append((identifier, bezierPath))
        structureChanged()
    }
    /// A line in the reference view's coordinates; one with the same identifier is replaced.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }
    /// The path of a boundary; nil for an unknown identifier.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.same($0.identifier, identifier) }?.path
    }
    /// Removes a boundary. Does nothing for an unknown identifier.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.same($0.identifier, identifier) }
        structureChanged()
    }
    /// The identifiers of the boundaries that were added; nil when there are none.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
    /// The reference view's edges stay.
    open func removeAllBoundaries() {
        boundaries = []
        structureChanged()
    }

    static func same(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return (a as AnyObject) === (b as AnyObject)
    }

    // MARK: What the world asks

    override var movedItems: [any UIDynamicItem] { items }

    func has(_ item: any UIDynamicItem) -> Bool { list.contains(item) }

    /// The edges as a rectangle of the reference view; nil while they do not stop items.
    var edges: CGRect? {
        guard translatesReferenceBoundsIntoBoundary, let animator = dynamicAnimator, let bounds = animator.referenceBounds else { return nil }
        return insets.map { bounds.inset(by: $0) } ?? bounds
    }

    override func makeJoints(in world: DynamicWorld) {
        if let edges { world.addEdges(edges, of: self) }
        for boundary in boundaries { world.addBoundary(boundary.path.cgPath, identifier: boundary.identifier, of: self) }
    }
}
