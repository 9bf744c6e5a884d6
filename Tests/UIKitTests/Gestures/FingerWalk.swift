// Random fingers of a walk: a seed decides what they do, the same seed is the same walk. Used by the walks over views,
// lists, controls and transitions; what must hold is judged by FingerModels.
import XCTest
@testable import UIKit

@MainActor struct FingerWalk {
    let stage: TouchStage
    let verdict: Verdict
    private var state: UInt64
    private(set) var fingers: [UITouch] = []
    private let event = UIEvent()

    init(_ stage: TouchStage, _ verdict: Verdict, seed: Int) {
        (self.stage, self.verdict, state) = (stage, verdict, UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    }

    mutating func below(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }

    mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

    // MARK: Fingers

    mutating func land(_ point: CGPoint, tapCount: Int = 1) {
        let touch = UITouch(window: stage.window, location: point, timestamp: StageClock.now, tapCount: tapCount)
        fingers.append(touch)
        send(touch, .began, at: point)
    }

    /// One of them moves by at most `reach` points either way.
    mutating func moveOne(_ reach: CGPoint) {
        let touch = fingers[below(fingers.count)], place = touch.location(in: nil)
        send(touch, .moved, at: CGPoint(x: place.x + CGFloat(below(Int(reach.x) * 2 + 1)) - reach.x, y: place.y + CGFloat(below(Int(reach.y) * 2 + 1)) - reach.y))
    }

    mutating func liftOne() { lift(fingers[below(fingers.count)]) }

    /// The system takes all of them.
    mutating func cancelAll() {
        GestureArbiter.shared.cancelTouches(in: [stage.window])
        fingers.removeAll()
    }

    mutating func frames(upTo count: Int) { for _ in 0...below(count) { stage.frame() } }

    private mutating func lift(_ touch: UITouch) {
        send(touch, .ended, at: touch.location(in: nil))
        fingers.removeAll { $0 === touch }
    }

    private mutating func send(_ changed: UITouch, _ phase: UITouch.Phase, at point: CGPoint) {
        for touch in fingers where touch !== changed { touch.move(to: touch.location(in: nil), phase: .stationary, timestamp: StageClock.now) }
        if phase != .began { changed.move(to: point, phase: phase, timestamp: StageClock.now) }
        event.update(Set(fingers), timestamp: StageClock.now)
        stage.window.sendEvent(event)
    }

    /// Lifts what is left and lets everything come to rest.
    mutating func rest() {
        while let touch = fingers.first { lift(touch) }
        stage.settle()
        for _ in 0..<60 { stage.frame() }
        stage.settle()
        if MainRunLoopMode.current != .default { verdict.find("the run loop tracks at rest") }
    }
}
