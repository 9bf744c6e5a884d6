// The adversary's time: moves only when asked, from one event to the next, for libc's clock, timers and main queue as
// for animations. It does what SimulatorHost's MainLoop does: a suspended process gets no time.
import CVirtualTime
@preconcurrency import AppleCoreFoundation
import Foundation
import QuartzCore
import UIKit

@MainActor final class WorldClock {
    nonisolated(unsafe) private static var now: CFTimeInterval = 1000
    static let frame = FrameDriver.refresh
    private static let second = 1e9
    /// How long the process slept; it notices when it wakes.
    private var slept: CFTimeInterval = 0

    init() {
        vt_enable()
        vt_hold()
        MediaClock.now = { WorldClock.now }
    }

    var now: CFTimeInterval { WorldClock.now }
    private var isStopped: Bool { UIApplication.shared.life.phase.isStopped }

    func commit() {
        if isStopped { return }
        if UpdateCycle.shared.needsFrame { UpdateCycle.shared.runFrame() }
        turn()
        if !isStopped, UpdateCycle.shared.needsFrame { UpdateCycle.shared.runFrame() }
    }

    /// Timers that are due and the main queue.
    private func turn() {
        while !isStopped, CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true) == CFRunLoopRunResult.handledSource {}
    }

    /// A process that wakes reads the time of now.
    func wake() {
        guard slept > 0 else { return }
        let missed = slept
        slept = 0
        move(to: now + missed)
    }

    private func move(to moment: CFTimeInterval) {
        vt_advance_ns(Int64((moment - WorldClock.now) * WorldClock.second) + 1)
        WorldClock.now = moment
    }

    private var nextEvent: CFTimeInterval? {
        let deadline = vt_next_deadline_ns()
        let timer = deadline < 0 ? nil : WorldClock.now + Double(deadline) / WorldClock.second
        guard let animation = AnimationTimeline.shared.nextEventTime else { return timer }
        return timer.map { min($0, animation) } ?? animation
    }

    /// Lets `seconds` pass, a frame at each moment at which something happens.
    func advance(_ seconds: CFTimeInterval) {
        let end = WorldClock.now + seconds
        commit()
        while WorldClock.now < end {
            if isStopped {
                slept += end - WorldClock.now
                return
            }
            step(to: min(end, nextEvent ?? end))
        }
    }

    private func step(to moment: CFTimeInterval) {
        move(to: max(moment, WorldClock.now + 0.0001))
        AnimationTimeline.shared.advance(to: WorldClock.now)
        commit()
    }

    var isAtRest: Bool { FrameDriver.isAtRest }

    /// False when the app is still moving after ten minutes of its time.
    func settle() -> Bool {
        let end = WorldClock.now + 600
        var turns = 0
        while !isAtRest, !isStopped {
            commit()
            if isAtRest || isStopped { break }
            turns += 1
            if WorldClock.now >= end || turns > 20_000 { return false }
            step(to: nextEvent ?? WorldClock.now + WorldClock.frame)
        }
        return true
    }
}
