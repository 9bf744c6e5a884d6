// The adversary's time: moves only when asked, from one animation's event to the next.
import QuartzCore
import UIKit

@MainActor final class WorldClock {
    nonisolated(unsafe) private static var now: CFTimeInterval = 1000
    static let frame = 1.0 / 60

    init() { MediaClock.now = { WorldClock.now } }

    var now: CFTimeInterval { WorldClock.now }

    func commit() { if UpdateCycle.shared.needsFrame { UpdateCycle.shared.runFrame() } }

    /// Lets `seconds` pass, a frame at each moment at which something happens.
    func advance(_ seconds: CFTimeInterval) {
        let end = WorldClock.now + seconds
        commit()
        while WorldClock.now < end {
            let next = AnimationTimeline.shared.nextEventTime ?? end
            WorldClock.now = min(end, max(next, WorldClock.now + 0.0001))
            AnimationTimeline.shared.advance(to: WorldClock.now)
            commit()
        }
    }

    var isAtRest: Bool { !UpdateCycle.shared.needsFrame && TransitionsInFlight.count == 0 && AnimationTimeline.shared.isIdle }

    /// False when the app is still moving after ten minutes of its time.
    func settle() -> Bool {
        let end = WorldClock.now + 600
        var turns = 0
        while !isAtRest {
            commit()
            if isAtRest { break }
            turns += 1
            if WorldClock.now >= end || turns > 20_000 { return false }
            let next = AnimationTimeline.shared.nextEventTime ?? WorldClock.now + WorldClock.frame
            WorldClock.now = max(next, WorldClock.now + 0.0001)
            AnimationTimeline.shared.advance(to: WorldClock.now)
        }
        return true
    }
}
