// UIKit Dynamics on a clock moved by hand: what arithmetic says of falling and pushing, where things come to rest, what
// delegates hear, and that two runs are the same to the last bit.

@testable import UIKit
import XCTest

final class DynamicsTests: XCTestCase {
    @MainActor private final class World: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let animator: UIDynamicAnimator
        var log: [String] = []

        override init() {
            animator = UIDynamicAnimator(referenceView: view)
            super.init()
            animator.delegate = self
        }

        func box(_ frame: CGRect) -> UIView {
            let box = UIView(frame: frame)
            view.addSubview(box)
            return box
        }
        func run(_ seconds: Double) { for _ in 0..<Int((seconds * 60).rounded()) { stage.tick() } }
        func end() {
            animator.removeAllBehaviors()
            run(1)
        }

        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume \(animator.isRunning)") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause \(animator.isRunning)") }
        func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint) {
            log.append("began \(identifier.map { "\($0)" } ?? "edge")")
        }
        func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?) {
            log.append("ended \(identifier.map { "\($0)" } ?? "edge")")
        }
        func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint) { log.append("met") }
        func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem) { log.append("parted") }
    }

    /// Apple, UIGravityBehavior: magnitude 1 is 1000 points per second squared.
    @MainActor func testGravity() {
        let world = World()
        let box = world.box(CGRect(x: 100, y: 0, width: 50, height: 50))
        world.animator.addBehavior(UIGravityBehavior(items: [box]))
        XCTAssertEqual(world.log, ["resume false"])
        world.run(0.5)
        // Half of 1000 t², and half a step more: velocities change before places.
        XCTAssertEqual(box.center.y, 25 + 125, accuracy: 2)
        XCTAssertEqual(box.center.x, 125)
        XCTAssertEqual(world.animator.elapsedTime, 0.5, accuracy: 1e-6)
        world.end()
        XCTAssertEqual(world.log, ["resume false", "pause false"])
    }

    /// Apple, UIPushBehavior: magnitude 1 accelerates 100 by 100 points of density 1 by 100 points per second squared.
    @MainActor func testPushes() {
        let world = World()
        let box = world.box(CGRect(x: 0, y: 0, width: 100, height: 100)), quarter = world.box(CGRect(x: 0, y: 200, width: 50, height: 50))
        let push = UIPushBehavior(items: [box, quarter], mode: .continuous)
        push.setAngle(0, magnitude: 1)
        world.animator.addBehavior(push)
        world.run(1)
        XCTAssertEqual(box.center.x, 50 + 50, accuracy: 1)
        XCTAssertEqual(quarter.center.x, 25 + 200, accuracy: 2)
        world.end()
        let once = UIPushBehavior(items: [box], mode: .instantaneous)
        once.pushDirection = CGVector(dx: 0, dy: 2)
        let y = box.center.y
        world.animator.addBehavior(once)
        world.run(0.5)
        XCTAssertFalse(once.active)
        XCTAssertEqual(box.center.y, y + 100, accuracy: 2)
        world.end()
    }

    @MainActor func testABoxFallsOntoTheEdgeAndRests() {
        let world = World()
        let box = world.box(CGRect(x: 100, y: 0, width: 50, height: 50))
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = world
        var steps = 0
        collision.action = { steps += 1 }
        world.animator.addBehavior(UIGravityBehavior(items: [box]))
        world.animator.addBehavior(collision)
        world.run(4)
        XCTAssertEqual(world.log, ["resume false", "began edge", "pause false"])
        XCTAssertEqual(box.frame.maxY, 600, accuracy: 0.5)
        XCTAssertEqual(box.center.x, 125, accuracy: 0.01)
        XCTAssertFalse(world.animator.isRunning)
        XCTAssertGreaterThan(steps, 60)
        world.end()
    }

    @MainActor func testElasticityBouncesToTheHeightOfTheFall() {
        let world = World()
        let box = world.box(CGRect(x: 100, y: 100, width: 50, height: 50))
        let collision = UICollisionBehavior(items: [box])
        collision.addBoundary(withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 300, y: 400))
        collision.collisionDelegate = world
        let kind = UIDynamicItemBehavior(items: [box])
        kind.elasticity = 1
        kind.allowsRotation = false
        for behavior in [UIGravityBehavior(items: [box]), collision, kind] { world.animator.addBehavior(behavior) }
        var lowest: CGFloat = 0, highestAfter: CGFloat = 1000
        for _ in 0..<100 {
            world.stage.tick()
            lowest = max(lowest, box.center.y)
            if world.log.contains("ended floor") { highestAfter = min(highestAfter, box.center.y) }
        }
        XCTAssertEqual(Array(world.log.prefix(3)), ["resume false", "began floor", "ended floor"])
        XCTAssertEqual(lowest, 375, accuracy: 12)
        XCTAssertEqual(highestAfter, 125, accuracy: 25)
        XCTAssertNotNil(collision.boundary(withIdentifier: "floor" as NSString))
        XCTAssertNil(collision.boundary(withIdentifier: "roof" as NSString))
        world.end()
    }

    @MainActor func testItemsMeetAndPassThroughThoseOfOtherBehaviours() {
        let world = World()
        let left = world.box(CGRect(x: 0, y: 0, width: 40, height: 40)), right = world.box(CGRect(x: 100, y: 0, width: 40, height: 40))
        let ghost = world.box(CGRect(x: 60, y: 0, width: 20, height: 40))
        let collision = UICollisionBehavior(items: [left, right])
        collision.collisionDelegate = world
        let other = UICollisionBehavior(items: [ghost])
        let kind = UIDynamicItemBehavior(items: [left, right, ghost])
        kind.elasticity = 1
        kind.addLinearVelocity(CGPoint(x: 200, y: 0), for: left)
        world.animator.addBehavior(collision)
        world.animator.addBehavior(other)
        world.animator.addBehavior(kind)
        world.run(1)
        XCTAssertEqual(world.log, ["resume false", "met", "parted"])
        XCTAssertEqual(kind.linearVelocity(for: right).x, 200, accuracy: 1)
        XCTAssertEqual(kind.linearVelocity(for: left).x, 0, accuracy: 1)
        XCTAssertEqual(ghost.center, CGPoint(x: 70, y: 20))
        world.end()
    }

    @MainActor func testSnapComesToRestAtItsPoint() {
        let world = World()
        let box = world.box(CGRect(x: 0, y: 0, width: 50, height: 50))
        let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 300))
        world.animator.addBehavior(snap)
        world.run(3)
        XCTAssertEqual(world.log, ["resume false", "pause false"])
        XCTAssertEqual(box.center.x, 200, accuracy: 1)
        XCTAssertEqual(box.center.y, 300, accuracy: 1)
        snap.snapPoint = CGPoint(x: 50, y: 50)
        world.run(3)
        XCTAssertEqual(world.log, ["resume false", "pause false", "resume false", "pause false"])
        XCTAssertEqual(box.center.y, 50, accuracy: 1)
        world.end()
    }

    @MainActor func testAttachmentsKeepTheirLengthAndFollowTheirAnchor() {
        let world = World()
        let box = world.box(CGRect(x: 175, y: 100, width: 50, height: 50))
        let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 100, y: 125))
        XCTAssertEqual(attachment.length, 100)
        XCTAssertEqual(attachment.attachedBehaviorType, .anchor)
        world.animator.addBehavior(UIGravityBehavior(items: [box]))
        world.animator.addBehavior(attachment)
        for _ in 0..<120 {
            world.stage.tick()
            XCTAssertEqual(hypot(box.center.x - 100, box.center.y - 125), 100, accuracy: 3)
        }
        attachment.anchorPoint = CGPoint(x: 150, y: 300)
        world.run(1)
        XCTAssertEqual(hypot(box.center.x - 150, box.center.y - 300), 100, accuracy: 5)
        world.end()
    }

    /// What a drag does: the anchor begins at the item's centre and goes with the finger.
    @MainActor func testDraggingByTheCentre() {
        let world = World()
        let box = world.box(CGRect(x: 100, y: 100, width: 60, height: 40))
        let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
        XCTAssertEqual(attachment.length, 0)
        world.animator.addBehavior(attachment)
        for step in 1...60 {
            attachment.anchorPoint = CGPoint(x: 130, y: 120 + CGFloat(step) * 2)
            world.stage.tick()
        }
        world.run(0.3)
        XCTAssertEqual(box.center.x, 130, accuracy: 0.5)
        XCTAssertEqual(box.center.y, 240, accuracy: 2)
        world.end()
    }

    @MainActor func testBehavioursOfAppsAreBundlesOfOthers() {
        final class Drop: UIDynamicBehavior {
            var moves: [Bool] = []
            init(_ item: UIView) {
                super.init()
                addChildBehavior(UIGravityBehavior(items: [item]))
            }
            override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
        }
        let world = World()
        let box = world.box(CGRect(x: 0, y: 0, width: 10, height: 10)), drop = Drop(box)
        world.animator.addBehavior(drop)
        XCTAssertTrue(drop.childBehaviors.first?.dynamicAnimator === world.animator)
        XCTAssertEqual(world.animator.behaviors.count, 1)
        world.run(0.2)
        XCTAssertGreaterThan(box.center.y, 10)
        world.animator.removeBehavior(drop)
        XCTAssertEqual(drop.moves, [true, false])
        XCTAssertNil(drop.childBehaviors.first?.dynamicAnimator)
        world.end()
    }

    @MainActor func testFieldsAndRegions() {
        let world = World()
        let box = world.box(CGRect(x: 90, y: 90, width: 20, height: 20)), outside = world.box(CGRect(x: 250, y: 90, width: 20, height: 20))
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
        field.region = UIRegion(radius: 50)
        field.position = CGPoint(x: 100, y: 100)
        field.addItem(box)
        field.addItem(outside)
        world.animator.addBehavior(field)
        world.run(0.3)
        XCTAssertGreaterThan(box.center.y, 102)
        XCTAssertEqual(outside.center, CGPoint(x: 260, y: 100))
        let ring = UIRegion(radius: 10).difference(from: UIRegion(size: CGSize(width: 4, height: 4)))
        XCTAssertTrue(ring.contains(CGPoint(x: 5, y: 0)))
        XCTAssertFalse(ring.contains(.zero))
        XCTAssertTrue(ring.inverse().contains(.zero))
        world.end()
    }

    /// Boxes that tumble over each other end at the same places in two runs.
    @MainActor func testTwoRunsAreTheSame() {
        func places() -> [CGPoint] {
            let world = World()
            let boxes = (0..<8).map { world.box(CGRect(x: CGFloat($0) * 21 + 30, y: CGFloat($0) * 33, width: 40, height: 26)) }
            let collision = UICollisionBehavior(items: boxes)
            collision.translatesReferenceBoundsIntoBoundary = true
            let kind = UIDynamicItemBehavior(items: boxes)
            (kind.elasticity, kind.friction) = (0.4, 0.5)
            for behavior in [UIGravityBehavior(items: boxes), collision, kind] { world.animator.addBehavior(behavior) }
            world.run(2)
            let found = boxes.map(\.center)
            for box in boxes { XCTAssertTrue(world.view.bounds.insetBy(dx: -1, dy: -1).contains(box.center)) }
            world.end()
            return found
        }
        XCTAssertEqual(places(), places())
    }

    @MainActor func testNumbersThatAreNoneDoNoHarm() {
        let world = World()
        let box = world.box(CGRect(x: 0, y: 0, width: 0, height: 0))
        let push = UIPushBehavior(items: [box], mode: .continuous)
        push.pushDirection = CGVector(dx: CGFloat.infinity, dy: CGFloat.nan)
        let gravity = UIGravityBehavior(items: [box])
        gravity.magnitude = .infinity
        let collision = UICollisionBehavior(items: [box])
        collision.addBoundary(withIdentifier: "b" as NSString, from: CGPoint(x: CGFloat.nan, y: 0), to: .zero)
        for behavior in [push, gravity, collision] { world.animator.addBehavior(behavior) }
        world.run(0.2)
        XCTAssertTrue(box.center.x.isFinite)
        world.end()
    }

    @MainActor func testMotionEffects() {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 30)
        let group = UIMotionEffectGroup()
        group.motionEffects = [effect]
        let found = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))
        XCTAssertEqual((found?["center.x"] as? NSNumber)?.doubleValue ?? 0, 20, accuracy: 1e-9)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addMotionEffect(group)
        view.addMotionEffect(group)
        XCTAssertEqual(view.motionEffects.count, 1)
        XCTAssertEqual(view.center.x, 5)
        view.removeMotionEffect(group)
        XCTAssertEqual(view.motionEffects.count, 0)
    }
}
