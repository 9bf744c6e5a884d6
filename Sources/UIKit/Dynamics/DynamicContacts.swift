// Finds the contacts that began and ended with each step, and calls the collision delegates in the items' order.
internal import CChipmunk
import CoreGraphics
import ObjectiveC

@MainActor struct DynamicContacts {
    @MainActor fileprivate struct Touch {
        let behavior: UICollisionBehavior
        let item: any UIDynamicItem
        let other: (any UIDynamicItem)?
        let boundary: (any NSCopying)?
        let point: CGPoint

        func isSame(_ touch: Touch) -> Bool {
            guard behavior === touch.behavior else { return false }
            if let other, let second = touch.other {
                return item === touch.item && other === second || item === second && other === touch.item
            }
            guard item === touch.item, other == nil, touch.other == nil else { return false }
            guard let boundary, let second = touch.boundary else { return boundary == nil && touch.boundary == nil }
            return UICollisionBehavior.same(boundary, second)
        }
    }

    /// One beginning or end of a contact, to be reported.
    struct Change {
        fileprivate let touch: Touch
        fileprivate let begins: Bool

        @MainActor func tell() {
            guard let delegate = touch.behavior.collisionDelegate else { return }
            let behavior = touch.behavior, item = touch.item
            switch (touch.other, begins) {
            case (let other?, true): ifImplemented { delegate.collisionBehavior(behavior, beganContactFor: item, with: other, at: touch.point) }
            case (let other?, false): ifImplemented { delegate.collisionBehavior(behavior, endedContactFor: item, with: other) }
            case (nil, true): ifImplemented { delegate.collisionBehavior(behavior, beganContactFor: item, withBoundaryIdentifier: touch.boundary, at: touch.point) }
            case (nil, false): ifImplemented { delegate.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: touch.boundary) }
            }
        }
    }

    private var touches: [Touch] = []

    /// Updates the contacts that began and ended with the last step.
    mutating func update(_ world: DynamicWorld, _ behaviors: [UIDynamicBehavior]) -> [Change] {
        let collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
        var now: [Touch] = []
        for body in world.bodies {
            for (owner, point) in Self.meetings(of: body) {
                switch owner.kind {
                case .item(let other):
                    for behavior in collisions where behavior.has(body.item) && behavior.has(other.item) && behavior.collisionMode.contains(.items) {
                        let touch = Touch(behavior: behavior, item: body.item, other: other.item, boundary: nil, point: point)
                        if !now.contains(where: touch.isSame) { now.append(touch) }
                    }
                case .boundary(let behavior, let identifier):
                    let touch = Touch(behavior: behavior, item: body.item, other: nil, boundary: identifier, point: point)
                    if !now.contains(where: touch.isSame) { now.append(touch) }
                }
            }
        }
        if touches.isEmpty, now.isEmpty { return [] }
        let old = touches
        touches = now
        return old.filter { one in !now.contains(where: one.isSame) }.map { Change(touch: $0, begins: false) }
            + now.filter { one in !old.contains(where: one.isSame) }.map { Change(touch: $0, begins: true) }
    }

    private final class Found {
        var list: [(DynamicShapeOwner, CGPoint)] = []
    }

    /// The owners of shapes that touch the body, and the contact points.
    private static func meetings(of body: DynamicBody) -> [(DynamicShapeOwner, CGPoint)] {
        guard let pointer = body.pointer else { return [] }
        let found = Found()
        cpBodyEachArbiter(pointer, { _, arbiter, data in
            guard let arbiter, let data else { return }
            nonisolated(unsafe) let arbiterHere = arbiter
            nonisolated(unsafe) let dataHere = data
            MainActor.assumeIsolated {
                guard cpArbiterGetCount(arbiterHere) > 0 else { return }
                // Chipmunk turns the arbiter so that the given body is the first.
                var a: OpaquePointer?, b: OpaquePointer?
                cpArbiterGetShapes(arbiterHere, &a, &b)
                guard let other = b.flatMap(DynamicShapeOwner.of) else { return }
                let p = cpArbiterGetPointA(arbiterHere, 0)
                Unmanaged<Found>.fromOpaque(dataHere).takeUnretainedValue().list.append((other, CGPoint(x: p.x, y: p.y)))
            }
        }, Unmanaged.passUnretained(found).toOpaque())
        return found.list
    }
}
