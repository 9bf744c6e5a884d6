// Time for tests: moved by hand, together with the timeline.

import Foundation
@testable import QuartzCore
import XCTest

/// A test case whose time stands at 1000 s until `advance`.
class TimedTestCase: XCTestCase {
    private final class Time: @unchecked Sendable {
        var now: CFTimeInterval = 1000
    }

    private let time = Time()

    override func setUp() {
        let time = time
        MediaClock.now = { time.now }
        CATransaction.flush()
        time.now = 1000
    }

    override func tearDown() {
        advance(by: 1e6)
    }

    var now: CFTimeInterval { time.now }

    func advance(by seconds: CFTimeInterval) {
        CATransaction.flush()
        time.now += seconds
        AnimationTimeline.shared.advance(to: time.now)
    }
}

final class StopRecorder: CAAnimationDelegate {
    var started = 0
    var stops: [Bool] = []
    func animationDidStart(_ anim: CAAnimation) { started += 1 }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops.append(flag) }
}
