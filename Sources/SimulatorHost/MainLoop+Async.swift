// The main loop for code that runs on the main queue itself: async tests. There a nested run loop cannot serve the main
// queue, so each turn suspends instead and lets the queue run. Swift Testing's main actor is not even on the main
// thread. WillAppearTesting calls it; MainLoop makes the decisions about time.
import CVirtualTime
import AppleCoreFoundation
import Dispatch
import QuartzCore
import UIKit

extension MainLoop {
    /// Blocks that post blocks: so many generations are followed before time may move.
    private static let hops = 8

    package func run(for seconds: Double) async {
        let end = clock.nanoseconds + AppClock.nanoseconds(seconds)
        await drain()
        while clock.nanoseconds < end { await advance(limit: end) }
    }

    @discardableResult package func settle() async -> Bool {
        let end = clock.nanoseconds + AppClock.nanoseconds(Self.settleLimit)
        await drain()
        while !isSettled {
            guard clock.nanoseconds < end else { return false }
            await advance(limit: end)
        }
        return true
    }

    private func advance(limit: Int64) async {
        if isStopped { return clock.sleep(until: limit) }
        if vt_network_busy() {
            vt_real_sleep_ns(Self.networkPause)
            return await drain()
        }
        let ticks = wantsRefresh
        let refresh = clock.nextRefresh
        clock.move(to: nextMoment(limit: limit))
        if ticks, clock.nanoseconds >= refresh { tick() }
        await drain()
    }

    /// Everything that is due now, the main queue's blocks and the main actor's tasks included.
    package func drain() async {
        if isStopped { return }
        clock.wake()
        vt_hold()
        defer { vt_release() }
        for _ in 0..<Self.maximumTurns {
            vt_release()
            for _ in 0..<Self.hops { await hop() }
            // Before timers, as in MainLoop.drain().
            let commits = UpdateCycle.shared.needsFrame
            if commits {
                vt_hold()
                frame()
                vt_release()
            }
            // Sources and timers of the run loop of whatever thread the main actor is on.
            while CFRunLoopRunInMode(MainRunLoopMode.name, 0, true) == CFRunLoopRunResult.handledSource {}
            vt_hold()
            var activity: UInt64 = 0
            let isIdle = vt_other_threads_idle(&activity)
            if UpdateCycle.shared.needsFrame {
                frame()
            } else if commits {
                continue
            } else if isIdle, clock.nextDeadline != clock.nanoseconds {
                return
            } else {
                vt_advance_ns(0)
                vt_real_sleep_ns(Self.lookPause)
            }
        }
    }

    /// Lets the main queue run its present content.
    private func hop() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
}
