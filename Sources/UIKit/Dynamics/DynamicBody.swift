// One item as a body: its state between steps, its mass, its shapes. DynamicWorld owns it.
internal import CChipmunk
import CoreGraphics

@MainActor final class DynamicBody {
    let item: any UIDynamicItem
    /// The position of the centre, in the reference view.
    private(set) var position = CGPoint.zero
    /// Radians.
    private(set) var angle: CGFloat = 0
    /// Points a second.
    private(set) var velocity = CGVector(dx: 0, dy: 0)
    /// Radians a second.
    private(set) var angularVelocity: CGFloat = 0
    private(set) var size = CGSize.zero
    private(set) var mass: CGFloat = 1
    private(set) var pointer: OpaquePointer?
    private var isFixed = false
    private var writtenAngle: CGFloat = 0

    init(_ item: any UIDynamicItem) {
        self.item = item
        read()
    }

    /// Takes position, size and rotation from the item.
    func read() {
        (position, size) = (item.center, item.bounds.size)
        angle = atan2(item.transform.b, item.transform.a)
        writtenAngle = angle
        push()
    }

    // MARK: In the space

    /// - Returns: a new body of Chipmunk's with this state.
    func make(density: CGFloat, allowsRotation: Bool, isAnchored: Bool) -> OpaquePointer {
        let area = max(size.width.finite * size.height.finite, 1)
        mass = max(area / 10_000 * max(density.finite, 0), 1e-6)
        isFixed = isAnchored
        let made: OpaquePointer
        if isAnchored {
            made = cpBodyNewKinematic()
            (velocity, angularVelocity) = (CGVector(dx: 0, dy: 0), 0)
        } else {
            made = cpBodyNew(mass, allowsRotation ? cpMomentForBox(mass, max(size.width.finite, 1), max(size.height.finite, 1)) : .infinity)
            if !allowsRotation { angularVelocity = 0 }
        }
        pointer = made
        push()
        return made
    }

    func unmake(from space: OpaquePointer) {
        guard let made = pointer else { return }
        pointer = nil
        if cpSpaceContainsBody(space, made) != 0 { cpSpaceRemoveBody(space, made) }
        cpBodyFree(made)
    }

    func makeShapes() -> [OpaquePointer] {
        guard let pointer else { return [] }
        if let group = item as? UIDynamicItemGroup {
            return zip(group.items, group.places).compactMap { shape(of: $0, offset: $1.offset, angle: $1.angle, pointer) }
        }
        return [shape(of: item, offset: .zero, angle: 0, pointer)].compactMap { $0 }
    }

    private func shape(of item: any UIDynamicItem, offset: CGPoint, angle: CGFloat, _ body: OpaquePointer) -> OpaquePointer? {
        let size = item.bounds.size
        let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: max(size.width, 0.01), height: max(size.height, 0.01))
        let path: CGPath
        switch item.collisionBoundsType {
        case .rectangle: path = CGPath(rect: box, transform: nil)
        case .ellipse where size.width == size.height: return cpCircleShapeNew(body, max(size.width, 0.01) / 2, cpv(offset.x, offset.y))
        case .ellipse: path = CGPath(ellipseIn: box, transform: nil)
        case .path: path = item.collisionBoundingPath.cgPath
        }
        let turn = CGAffineTransform(rotationAngle: angle)
        var points = path.flattenedPolygons.joined().map { $0.applying(turn) }.filter { $0.x.isFinite && $0.y.isFinite }.map { cpv($0.x + offset.x, $0.y + offset.y) }
        guard points.count > 2 else { return cpBoxShapeNew(body, box.width, box.height, 0) }
        return cpPolyShapeNew(body, Int32(points.count), &points, cpTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0), 0)
    }

    private func push() {
        guard let pointer else { return }
        cpBodySetPosition(pointer, cpv(position.x.finite, position.y.finite))
        cpBodySetAngle(pointer, angle.finite)
        cpBodySetVelocity(pointer, cpv(velocity.dx.finite, velocity.dy.finite))
        cpBodySetAngularVelocity(pointer, angularVelocity.finite)
    }

    /// Copies the result of a step to the item.
    func take() {
        guard let pointer else { return }
        let p = cpBodyGetPosition(pointer), v = cpBodyGetVelocity(pointer)
        (position, velocity) = (CGPoint(x: p.x, y: p.y), CGVector(dx: v.x, dy: v.y))
        (angle, angularVelocity) = (cpBodyGetAngle(pointer), cpBodyGetAngularVelocity(pointer))
    }

    func write() {
        if item.center != position { item.center = position }
        guard angle != writtenAngle else { return }
        writtenAngle = angle
        item.transform = CGAffineTransform(rotationAngle: angle)
    }

    /// Box2D's limits for rest are a hundredth of a metre and two degrees a second; a metre being 100 points and more.
    var isMoving: Bool { !isFixed && (hypot(velocity.dx, velocity.dy) > 4 || abs(angularVelocity) > 0.035) }

    // MARK: Forces

    private func change(_ body: () -> Void) {
        guard !isFixed else { return }
        body()
        push()
    }

    func accelerate(by a: CGVector, seconds: CGFloat) {
        change { velocity = CGVector(dx: velocity.dx + a.dx * seconds, dy: velocity.dy + a.dy * seconds) }
    }

    /// - Parameter point: from the centre, of the unturned item.
    func push(by impulse: CGVector, at point: CGPoint) {
        guard !isFixed, let pointer else { return }
        cpBodyApplyImpulseAtLocalPoint(pointer, cpvunrotate(cpv(impulse.dx.finite, impulse.dy.finite), cpBodyGetRotation(pointer)), cpv(point.x.finite, point.y.finite))
        take()
    }

    func hurry(by linear: CGPoint, angular: CGFloat) {
        change {
            velocity = CGVector(dx: velocity.dx + linear.x, dy: velocity.dy + linear.y)
            angularVelocity += angular
        }
    }

    func hasten(to velocity: CGVector) { change { self.velocity = velocity } }

    func resist(_ linear: CGFloat, angular: CGFloat, seconds: CGFloat) {
        guard linear != 0 || angular != 0 else { return }
        change {
            let factor = 1 / (1 + seconds * max(linear, 0))
            velocity = CGVector(dx: velocity.dx * factor, dy: velocity.dy * factor)
            angularVelocity /= 1 + seconds * max(angular, 0)
        }
    }

    /// A damped spring to a place and a turn, integrated backwards, which no step width makes unstable.
    func pull(to point: CGPoint, angle goal: CGFloat, angularFrequency w: CGFloat, ratio: CGFloat, seconds h: CGFloat) {
        let scale = 1 / (1 + 2 * ratio * w * h + w * w * h * h)
        func pulled(_ v: CGFloat, _ x: CGFloat) -> CGFloat { (v - w * w * h * x) * scale }
        change {
            velocity = CGVector(dx: pulled(velocity.dx, position.x - point.x), dy: pulled(velocity.dy, position.y - point.y))
            if let pointer, cpBodyGetMoment(pointer).isFinite { angularVelocity = pulled(angularVelocity, angle - goal) }
        }
    }
}

extension CGFloat {
    /// The number, limited to a range that Chipmunk can compute with; Chipmunk ends the process for NaN.
    var finite: CGFloat { isFinite ? Swift.min(Swift.max(self, -1e9), 1e9) : 0 }
}
