// The physics below the animator: a Chipmunk space in points, y down, built from behaviours whenever those change.
// Bodies outlive a build and keep their velocities. A pair collides when a collision behaviour has both.
internal import CChipmunk
import Foundation

@MainActor final class DynamicWorld {
    private let space: OpaquePointer = chipmunk_make_space()
    /// The bodies in the order in which behaviours list their items.
    private(set) var bodies: [DynamicBody] = []
    private var byItem: [ObjectIdentifier: DynamicBody] = [:]
    private var collisions: [UICollisionBehavior] = []
    private var properties: [UIDynamicItemBehavior] = []
    private var shapes: [OpaquePointer] = []
    private var constraints: [OpaquePointer] = []
    private var owners: [DynamicShapeOwner] = []

    init() {
        // Each step removes 15 % of an overlap, so that a body that falls fast has come out of the floor when it counts as resting.
        cpSpaceSetCollisionBias(space, pow(0.85, UIDynamicAnimator.stepsPerSecond))
    }

    isolated deinit {
        clear()
        cpSpaceFree(space)
    }

    func body(of item: any UIDynamicItem) -> DynamicBody? { byItem[ObjectIdentifier(item)] }
    var staticBody: OpaquePointer { cpSpaceGetStaticBody(space) }
    func charge(of item: any UIDynamicItem) -> CGFloat { properties(of: item)?.charge ?? 0 }
    private func properties(of item: any UIDynamicItem) -> UIDynamicItemBehavior? {
        properties.last { behavior in behavior.items.contains { $0 === item } }
    }

    // MARK: Building

    func build(_ behaviors: [UIDynamicBehavior]) {
        clear()
        collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
        properties = behaviors.compactMap { $0 as? UIDynamicItemBehavior }
        let known = byItem
        (bodies, byItem) = ([], [:])
        for behavior in behaviors {
            for item in behavior.movedItems where byItem[ObjectIdentifier(item)] == nil {
                let body = known[ObjectIdentifier(item)] ?? DynamicBody(item)
                byItem[ObjectIdentifier(item)] = body
                bodies.append(body)
            }
        }
        for body in bodies {
            let kind = properties(of: body.item)
            cpSpaceAddBody(space, body.make(density: kind?.density ?? 1, allowsRotation: kind?.allowsRotation ?? true, isAnchored: kind?.isAnchored ?? false))
            guard collisions.contains(where: { $0.has(body.item) }) else { continue }
            for shape in body.makeShapes() { add(shape, owner: .item(body)) }
        }
        for behavior in behaviors { behavior.makeJoints(in: self) }
        listen()
    }

    private func clear() {
        for constraint in constraints {
            cpSpaceRemoveConstraint(space, constraint)
            cpConstraintFree(constraint)
        }
        for shape in shapes {
            cpSpaceRemoveShape(space, shape)
            cpShapeFree(shape)
        }
        (constraints, shapes, owners) = ([], [], [])
        for body in bodies { body.unmake(from: space) }
    }

    private func add(_ shape: OpaquePointer, owner: DynamicShapeOwner.Kind) {
        let owner = DynamicShapeOwner(owner)
        owners.append(owner)
        cpShapeSetUserData(shape, Unmanaged.passUnretained(owner).toOpaque())
        cpSpaceAddShape(space, shape)
        shapes.append(shape)
    }

    func add(_ constraint: OpaquePointer) {
        // Attachments are rigid: each step removes 30 % of their error.
        cpConstraintSetErrorBias(constraint, pow(0.7, UIDynamicAnimator.stepsPerSecond))
        cpSpaceAddConstraint(space, constraint)
        constraints.append(constraint)
    }

    /// Thick walls outside of `rect`, so that nothing passes through.
    func addEdges(_ rect: CGRect, of behavior: UICollisionBehavior) {
        guard !rect.isNull, rect.width.isFinite, rect.height.isFinite else { return }
        let thick: CGFloat = 500, far = thick
        let walls = [
            (CGPoint(x: rect.minX - far, y: rect.minY - thick), CGPoint(x: rect.maxX + far, y: rect.minY - thick)),
            (CGPoint(x: rect.maxX + thick, y: rect.minY - far), CGPoint(x: rect.maxX + thick, y: rect.maxY + far)),
            (CGPoint(x: rect.maxX + far, y: rect.maxY + thick), CGPoint(x: rect.minX - far, y: rect.maxY + thick)),
            (CGPoint(x: rect.minX - thick, y: rect.maxY + far), CGPoint(x: rect.minX - thick, y: rect.minY - far)),
        ]
        for (a, b) in walls { addLine(a, b, radius: thick, .boundary(behavior, nil)) }
    }

    func addBoundary(_ path: CGPath, identifier: any NSCopying, of behavior: UICollisionBehavior) {
        for points in path.flattenedPolygons {
            for (a, b) in zip(points, points.dropFirst()) { addLine(a, b, radius: 0.5, .boundary(behavior, identifier)) }
        }
    }

    private func addLine(_ a: CGPoint, _ b: CGPoint, radius: CGFloat, _ owner: DynamicShapeOwner.Kind) {
        guard a.x.isFinite, a.y.isFinite, b.x.isFinite, b.y.isFinite, let line = cpSegmentShapeNew(staticBody, cpv(a.x, a.y), cpv(b.x, b.y), radius) else { return }
        add(line, owner: owner)
    }

    // MARK: Collisions

    private func listen() {
        guard let handler = cpSpaceAddDefaultCollisionHandler(space) else { return }
        handler.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
        handler.pointee.preSolveFunc = { arbiter, _, data in
            guard let arbiter, let data else { return 1 }
            // Steps happen on the main thread, inside the animator's frame.
            nonisolated(unsafe) let found = arbiter
            nonisolated(unsafe) let world = data
            return MainActor.assumeIsolated { Unmanaged<DynamicWorld>.fromOpaque(world).takeUnretainedValue().meet(found) ? 1 : 0 }
        }
    }

    /// Decides whether two shapes collide, and how they bounce and slide.
    private func meet(_ arbiter: OpaquePointer) -> Bool {
        var a: OpaquePointer?, b: OpaquePointer?
        cpArbiterGetShapes(arbiter, &a, &b)
        guard let one = a.flatMap(DynamicShapeOwner.of), let two = b.flatMap(DynamicShapeOwner.of) else { return false }
        let items = [one, two].compactMap(\.body)
        switch (one.kind, two.kind) {
        case (.item(let first), .item(let second)):
            guard collisions.contains(where: { $0.collisionMode.contains(.items) && $0.has(first.item) && $0.has(second.item) }) else { return false }
        case (.item(let body), .boundary(let behavior, _)), (.boundary(let behavior, _), .item(let body)):
            guard behavior.collisionMode.contains(.boundaries), behavior.has(body.item) else { return false }
        default: return false
        }
        let kinds = items.map { properties(of: $0.item) }
        cpArbiterSetRestitution(arbiter, kinds.map { $0?.elasticity ?? 0 }.max() ?? 0)
        // A boundary is as rough as the item that slides on it.
        let product = kinds.map { max($0?.friction ?? 0, 0) }.reduce(1, *)
        cpArbiterSetFriction(arbiter, kinds.count == 2 ? product.squareRoot() : product)
        return true
    }

    // MARK: Running

    func step(_ seconds: CGFloat) {
        cpSpaceStep(space, seconds)
        for body in bodies { body.take() }
    }

    /// Tells the items where they are.
    func write() {
        for body in bodies { body.write() }
    }

    var isMoving: Bool { bodies.contains(where: \.isMoving) }
}

/// The owner of a shape: Chipmunk keeps a pointer to it.
@MainActor final class DynamicShapeOwner {
    enum Kind {
        case item(DynamicBody)
        case boundary(UICollisionBehavior, (any NSCopying)?)
    }

    let kind: Kind
    init(_ kind: Kind) { self.kind = kind }

    var body: DynamicBody? {
        if case .item(let body) = kind { return body }
        return nil
    }

    static func of(_ shape: OpaquePointer) -> DynamicShapeOwner? {
        cpShapeGetUserData(shape).map { Unmanaged<DynamicShapeOwner>.fromOpaque($0).takeUnretainedValue() }
    }
}

extension CGPath {
    /// The points of each subpath; a closed one ends where it began.
    var flattenedPolygons: [[CGPoint]] {
        flattened().map { polygon in polygon.isClosed ? polygon.points + polygon.points.prefix(1) : polygon.points }
    }
}
