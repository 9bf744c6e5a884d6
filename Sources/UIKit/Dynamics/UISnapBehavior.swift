// A spring that takes an item to a point and turns it upright.

/// Moves its item to a point as if a spring pulled it.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    /// The point in the reference view's coordinates.
    open var snapPoint: CGPoint { didSet { valueChanged() } }
    /// 0 swings longest, 1 least. Default 0.5.
    open var damping: CGFloat = 0.5 { didSet { valueChanged() } }

    /// - Parameter point: in the reference view's coordinates.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
    }

    override var movedItems: [any UIDynamicItem] { [item] }
    /// Pulls the item. Apple documents only the limits of `damping`: the frequency and the ratios are WillAppear's own (Docs/DIVERGENCES.md).
    override func apply(to world: DynamicWorld, seconds: CGFloat) {
        let frequency: CGFloat = 2.5
        let ratio = 0.25 + 0.75 * min(max(damping, 0), 1)
        world.body(of: item)?.pull(to: snapPoint, angle: 0, angularFrequency: 2 * .pi * frequency, ratio: ratio, seconds: seconds)
    }
}
