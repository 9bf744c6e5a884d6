// An attachment as constraints of the world. UIAttachmentBehavior makes one at each build and moves its anchor.
internal import CChipmunk
import CoreGraphics

@MainActor final class DynamicJoint {
    private enum Anchored {
        case pin(OpaquePointer), spring(OpaquePointer)
    }

    private var anchored: Anchored?

    init?(_ attachment: UIAttachmentBehavior, in world: DynamicWorld) {
        let bodies = attachment.items.compactMap { world.body(of: $0) }
        guard let first = bodies.first, let one = first.pointer, bodies.count == attachment.items.count else { return nil }
        let isAnchor = attachment.attachedBehaviorType == .anchor
        guard let other = isAnchor ? world.staticBody : bodies[1].pointer else { return nil }
        let local = attachment.offsets.map { cpv($0.horizontal, $0.vertical) }
        let anchor = cpv(attachment.anchorPoint.x, attachment.anchorPoint.y)
        let far = isAnchor ? anchor : local[1]
        switch attachment.kind {
        case .distance:
            // Chipmunk calls the ends A and B; A is the anchor or the second item.
            guard attachment.frequency > 0 else {
                guard let pin = cpPinJointNew(other, one, far, local[0]) else { return nil }
                cpPinJointSetDist(pin, max(attachment.length, 0))
                world.add(pin)
                if isAnchor { anchored = .pin(pin) }
                return
            }
            let w = 2 * .pi * attachment.frequency
            let mass = isAnchor ? first.mass : first.mass * bodies[1].mass / (first.mass + bodies[1].mass)
            guard let spring = cpDampedSpringNew(other, one, far, local[0], attachment.length, mass * w * w, 2 * min(max(attachment.damping, 0), 1) * mass * w) else { return nil }
            world.add(spring)
            if isAnchor { anchored = .spring(spring) }
        case .rope:
            if let rope = cpSlideJointNew(other, one, far, local[0], 0, attachment.length) { world.add(rope) }
        case .fixed:
            if let pivot = cpPivotJointNew(other, one, anchor) { world.add(pivot) }
            keepAngle(other, one, world)
        case .pin:
            if let pivot = cpPivotJointNew(other, one, anchor) { world.add(pivot) }
            let range = attachment.attachmentRange, start = cpBodyGetAngle(one) - cpBodyGetAngle(other)
            if !range.isInfinite, let limit = cpRotaryLimitJointNew(other, one, start + max(range.minimum, -1e6), start + min(range.maximum, 1e6)) { world.add(limit) }
            if attachment.frictionTorque > 0, let brake = cpSimpleMotorNew(other, one, 0) {
                cpConstraintSetMaxForce(brake, attachment.frictionTorque)
                world.add(brake)
            }
        case .sliding(let axis):
            let length = max(hypot(axis.dx, axis.dy), 1e-6), range = attachment.attachmentRange
            let x = axis.dx / length, y = axis.dy / length
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
        case .spring(let joint): cpDampedSpringSetAnchorA(joint, cpv(point.x, point.y))
        case nil: break
        }
    }
}
