// Forces that depend on an item's position: drag, vortex, gravity, springs, noise, charges, or a block of the app's own.
// Apple documents each force's effect, not its strength: the units are WillAppear's own (Docs/DIVERGENCES.md).

/// A field of force around a position, felt by its items inside a region.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
    enum Kind {
        case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
        case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
    }

    private let kind: Kind
    private var list = DynamicItemList([])
    private var seconds: CGFloat = 0

    /// The position in the reference view's coordinates. Default (0, 0).
    open var position = CGPoint.zero { didSet { valueChanged() } }
    /// The region around `position` in which the field acts. The default is everywhere.
    open var region = UIRegion.infinite { didSet { valueChanged() } }
    /// Multiplies the force. Default 1.
    open var strength: CGFloat = 1 { didSet { valueChanged() } }
    /// The power of the distance that the force is divided by. Default 0: the same everywhere.
    open var falloff: CGFloat = 0 { didSet { valueChanged() } }
    /// The smallest distance that `falloff` uses. Default 1.
    open var minimumRadius: CGFloat = 1 { didSet { valueChanged() } }
    /// The direction of linear gravity and velocity fields.
    open var direction = CGVector(dx: 0, dy: 0) { didSet { valueChanged() } }
    /// The smoothness of a noise field: 0 differs from point to point, 1 is the same everywhere. Default 0.
    open var smoothness: CGFloat = 0 { didSet { valueChanged() } }
    /// The number of times per second that a noise field changes. Default 0.
    open var animationSpeed: CGFloat = 0 { didSet { valueChanged() } }

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// Slows items down by their velocity.
    open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
    /// Turns items around the position.
    open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
    /// Pulls items to `position`.
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior(.radialGravity)
        field.position = position
        return field
    }
    /// Pulls items in a direction.
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.linearGravity)
        field.direction = direction
        return field
    }
    /// Gives items a velocity.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.velocity)
        field.direction = direction
        return field
    }
    /// Pushes items about at random, the same way in each run.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior { noise(.noise, smoothness, speed) }
    /// Creates a field like noise whose force grows with the velocity of the item.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior { noise(.turbulence, smoothness, speed) }
    /// Pulls items to the position by their distance.
    open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
    /// Pushes items by their charge away from the position.
    open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
    /// Deflects moving items by their charge.
    open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
    /// The block returns the force on an item from its position, velocity, mass, charge and the seconds of the step.
    open class func field(evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector) -> UIFieldBehavior {
        UIFieldBehavior(.custom(block))
    }

    private class func noise(_ kind: Kind, _ smoothness: CGFloat, _ speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(kind)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// The items in the order of adding.
    open var items: [any UIDynamicItem] { list.items }
    /// Adds an item; an item that is already in the list is not added twice.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { structureChanged() } }
    /// The item keeps its velocity while another behaviour has it.
    open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { structureChanged() } }

    // MARK: What the world asks

    override var movedItems: [any UIDynamicItem] { items }
    override func apply(to world: DynamicWorld, seconds step: CGFloat) {
        seconds += step
        for item in items {
            guard let body = world.body(of: item), region.contains(CGPoint(x: body.position.x - position.x, y: body.position.y - position.y)) else { continue }
            if case .velocity = kind {
                body.hasten(to: CGVector(dx: direction.dx * strength * 100, dy: direction.dy * strength * 100))
                continue
            }
            let charge = world.charge(of: item)
            let force = force(on: body, charge: charge, step: step)
            body.push(by: CGVector(dx: force.dx * step, dy: force.dy * step), at: .zero)
        }
    }

    private func force(on body: DynamicBody, charge: CGFloat, step: CGFloat) -> CGVector {
        let away = CGVector(dx: body.position.x - position.x, dy: body.position.y - position.y)
        let distance = max(hypot(away.dx, away.dy), 1e-6), v = body.velocity
        let factor = strength * 100 / pow(max(distance, minimumRadius, 1e-6), falloff)
        let unit = CGVector(dx: away.dx / distance, dy: away.dy / distance)
        func times(_ vector: CGVector, _ factor: CGFloat) -> CGVector { CGVector(dx: vector.dx * factor, dy: vector.dy * factor) }
        switch kind {
        case .drag: return times(v, -factor / 100)
        case .vortex: return times(CGVector(dx: -unit.dy, dy: unit.dx), factor)
        case .radialGravity: return times(unit, -factor * body.mass)
        case .linearGravity: return times(direction, factor * body.mass)
        case .velocity: return CGVector(dx: 0, dy: 0)
        case .spring: return times(away, -factor / 100)
        case .electric: return times(unit, factor * charge)
        case .magnetic: return times(CGVector(dx: -v.dy, dy: v.dx), factor / 100 * charge)
        case .noise: return times(noise(at: body.position), factor)
        case .turbulence: return times(noise(at: body.position), factor * hypot(v.dx, v.dy) / 100)
        case .custom(let block): return block(self, body.position, v, body.mass, charge, step)
        }
    }

    /// Smooth noise between −1 and 1 in both directions: random values at the points of a grid, mixed between them.
    private func noise(at point: CGPoint) -> CGVector {
        let cell = 10 + 190 * min(max(smoothness, 0), 1)
        let x = point.x / cell, y = point.y / cell, time = (seconds * animationSpeed).rounded(.down)
        func value(_ ix: CGFloat, _ iy: CGFloat, _ salt: UInt64) -> CGFloat {
            var bits = UInt64(bitPattern: Int64(ix.clamped)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(iy.clamped)) &* 0xC2B2_AE3D_27D4_EB4F
            bits ^= UInt64(bitPattern: Int64(time.clamped)) &* 0x1656_67B1_9E37_79F9 &+ salt
            bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
            bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
            return CGFloat((bits ^ bits >> 31) >> 11) / CGFloat(1 << 53) * 2 - 1
        }
        func smooth(_ salt: UInt64) -> CGFloat {
            let x0 = x.rounded(.down), y0 = y.rounded(.down), tx = x - x0, ty = y - y0
            let top = value(x0, y0, salt) * (1 - tx) + value(x0 + 1, y0, salt) * tx
            let bottom = value(x0, y0 + 1, salt) * (1 - tx) + value(x0 + 1, y0 + 1, salt) * tx
            return top * (1 - ty) + bottom * ty
        }
        return CGVector(dx: smooth(1), dy: smooth(2))
    }
}

extension CGFloat {
    fileprivate var clamped: CGFloat { isFinite ? Swift.min(Swift.max(self, -1e15), 1e15) : 0 }
}
