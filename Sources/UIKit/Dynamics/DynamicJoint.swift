// An attachment as constraints of the world. UIAttachmentBehavior makes one at each build and moves its anchor.
internal import CChipmunk
import CoreGraphics

@MainActor final class DynamicJoint {
    private enum Anchored {
        case pin(OpaquePointer), pivot(OpaquePointer), spring(OpaquePointer)
    }

    private var anchored: Anchored?

    init?(_ attachment: UIAttachmentBehavior, in world: DynamicWorld) {
        let bodies = attachment.items.compactMap { world.body(of: $0) }
        guard let first = bodies.first, let one = first.pointer, bodies.count == attachment.items.count else { return nil }
        let isAnchor = attachment.attachedBehaviorType == .anchor
        guard let other = isAnchor ? world.staticBody : bodies[1].pointer else { return nil }
        let local = attachment.offsets.map { cpv($0.horizontal.finite, $0.vertical.finite) }
        let anchor = cpv(attachment.anchorPoint.x.finite, attachment.anchorPoint.y.finite)
        let length = max(attachment.length.finite, 0), damping = min(max(attachment.damping.finite, 0), 1), frequency = min(attachment.frequency.finite, 1000)
        let far = isAnchor ? anchor : local[1]
        switch attachment.kind {
        case .distance:
            // Chipmunk calls the ends A and B; A is the anchor or the second item.
            guard frequency > 0 else {
                // Without a length there is no direction to hold: the two points are one.
                if length < 0.01 {
                    guard let pivot = cpPivotJointNew2(other, one, far, local[0]) else { return nil }
                    world.add(pivot)
                    if isAnchor { anchored = .pivot(pivot) }
                    return
                }
                guard let pin = cpPinJointNew(other, one, far, local[0]) else { return nil }
                cpPinJointSetDist(pin, length)
                world.add(pin)
                if isAnchor { anchored = .pin(pin) }
                return
            }
            let w = 2 * .pi * frequency
            let mass = isAnchor ? first.mass : first.mass * bodies[1].mass / (first.mass + bodies[1].mass)
            guard let spring = cpDampedSpringNew(other, one, far, local[0], length, mass * w * w, 2 * damping * mass * w) else { return nil }
            world.add(spring)
            if isAnchor { anchored = .spring(spring) }
        case .rope:
            if let rope = cpSlideJointNew(other, one, far, local[0], 0, length) { world.add(rope) }
        case .fixed:
            if let pivot = cpPivotJointNew(other, one, anchor) { world.add(pivot) }
            keepAngle(other, one, world)
        case .pin:
            if let pivot = cpPivotJointNew(other, one, anchor) { world.add(pivot) }
            let range = attachment.attachmentRange, start = cpBodyGetAngle(one) - cpBodyGetAngle(other)
            if !range.isInfinite, let limit = cpRotaryLimitJointNew(other, one, start + max(range.minimum, -1e6), start + min(range.maximum, 1e6)) { world.add(limit) }
            if attachment.frictionTorque.finite > 0, let brake = cpSimpleMotorNew(other, one, 0) {
                cpConstraintSetMaxForce(brake, attachment.frictionTorque.finite)
                world.add(brake)
            }
        case .sliding(let axis):
            let reach = max(hypot(axis.dx.finite, axis.dy.finite), 1e-6), range = attachment.attachmentRange
            let x = axis.dx.finite / reach, y = axis.dy.finite / reach
            func place(_ along: CGFloat) -> cpVect { cpv(anchor.x + x * along, anchor.y + y * along) }
            let from = place(max(range.minimum, -100_000)), to = place(min(range.maximum, 100_000))
            guard let groove = cpGrooveJointNew(other, one, cpBodyWorldToLocal(other, from), cpBodyWorldToLocal(other, to), cpBodyWorldToLocal(one, anchor)) else { return nil }
            world.add(groove)
            keepAngle(other, one, world)
        }
    }

    private func keepAngle(_ a: OpaquePointer, _ b: OpaquePointer, _ world: DynamicWorld) {
        if let gear = cpGearJointNew(a, b, cpBodyGetAngle(b) - cpBodyGetAngle(a), 1) { world.add(gear) }
    }

    func moveAnchor(to point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite else { return }
        switch anchored {
        case .pin(let joint): cpPinJointSetAnchorA(joint, cpv(point.x, point.y))
        case .pivot(let joint): cpPivotJointSetAnchorA(joint, cpv(point.x, point.y))
        case .spring(let joint): cpDampedSpringSetAnchorA(joint, cpv(point.x, point.y))
        case nil: break
        }
    }
}
