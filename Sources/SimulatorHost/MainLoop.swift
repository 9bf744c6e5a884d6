// Turns the main run loop and decides when time moves: passes 1, 2 and 9 of the frame, around UpdateCycle's.
// The session tells it to run for a time or until the app is at rest; nothing else advances the clock.
import CProcessWatch
import CVirtualTime
import AppleCoreFoundation
import QuartzCore
import UIKit

/// libdispatch's entry for run loops: runs the main queue's content.
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainQueue(_ ignored: UnsafeMutableRawPointer?)

@MainActor package final class MainLoop {
    package let clock: AppClock
    /// Called after each of UIKit's frames, for recorders of the screen.
    package var afterFrame: (@MainActor () -> Void)?

    /// Turns without any time passing before a frame's time passes all the same: an app that
    /// posts to its main queue from its main queue never falls quiet.
    static let maximumTurns = 500
    /// The number of quiet checks in a row that count as rest.
    private static let quietLooks = 2
    static let lookPause: Int64 = 20_000
    static let networkPause: Int64 = 1_000_000
    /// The seconds of the app's clock after which `settle` gives up on an app that does not settle.
    package static let settleLimit = 20.0

    /// The real time that a computing thread may hold the clock before time moves on without it.
    private static let computingPatience: Int64 = 3_000_000_000
    /// Since when other threads have computed, in real time.
    private var computingSince: Int64?
    private var hasNamedComputing = false

    /// The last drain ended at its bound.
    private var isRestless = false
    private var hasNamedFrames = false

    package init(clock: AppClock) { self.clock = clock }

    // MARK: Running

    /// Runs until `seconds` have passed on the app's clock.
    package func run(for seconds: Double) {
        run(until: clock.nanoseconds + AppClock.nanoseconds(seconds))
    }

    func run(until end: Int64) {
        drain()
        while clock.nanoseconds < end { advance(limit: end) }
    }

    /// Runs until no animation or transition is in flight and no work is due now.
    ///
    /// - Returns: false when the app did not settle within ``settleLimit``.
    @discardableResult package func settle() -> Bool {
        let end = clock.nanoseconds + AppClock.nanoseconds(Self.settleLimit)
        drain()
        while !isSettled {
            guard clock.nanoseconds < end else { return false }
            advance(limit: end)
        }
        return true
    }

    /// Runs to the next display refresh: touches move from frame to frame.
    package func runFrame() { run(until: clock.nextRefresh) }

    /// A suspended process gets no time (record apple-bg-sequence), one that has ended none either.
    var isStopped: Bool { UIApplication.shared.life.phase.isStopped }

    var isSettled: Bool {
        isStopped || !isRestless && FrameDriver.isAtRest && !vt_network_busy()
    }

    /// Whether the next refresh changes something. An endless animation is only looked at when a picture is taken.
    var wantsRefresh: Bool {
        isRestless || !FrameDriver.isAtRest || AnimationTimeline.shared.nextEventTime != nil
    }

    /// Moves time to the next moment at which something can happen, at most to `limit`.
    private func advance(limit: Int64) {
        if isStopped { return clock.sleep(until: limit) }
        if clock.isVirtual, vt_network_busy() { return waitForNetwork() }
        let refresh = clock.nextRefresh
        let ticks = wantsRefresh
        let next = nextMoment(limit: limit)
        if clock.isVirtual {
            clock.move(to: next)
        } else {
            waitInRealTime(until: next)
        }
        if ticks, clock.nanoseconds >= refresh { tick() }
        drain()
    }

    /// The next moment at which something can happen, at most `limit`.
    func nextMoment(limit: Int64) -> Int64 {
        var next = limit
        if isRestless || !FrameDriver.isAtRest || !clock.isVirtual {
            next = min(next, clock.nextRefresh)
        } else if let event = AnimationTimeline.shared.nextEventTime {
            // The refreshes before it would find nothing to do.
            next = min(next, clock.refresh(notBefore: clock.nanoseconds + AppClock.nanoseconds(event - CACurrentMediaTime())))
        }
        if let deadline = clock.nextDeadline { next = min(next, deadline) }
        return next
    }

    func tick() { Causes.during(Cause(.work, "a refresh of the screen: an animation ends, or a display link fires", because: nil)) { TimerPass.run(at: CACurrentMediaTime()) } }

    // MARK: Draining

    /// Does everything that is due now, without letting time pass: main queue, tasks of the main actor,
    /// timers, and UIKit's frames. Ends when every thread sleeps.
    package func drain() {
        if isStopped { return }
        clock.wake()
        vt_hold()
        defer { vt_release() }
        var quiet = 0
        var activity: UInt64 = 0
        // Frames that follow each other without an end may each cost more than the one before: from then on there is one a refresh.
        var frames = isRestless ? 1 : Self.maximumTurns
        isRestless = false
        for _ in 0..<Self.maximumTurns {
            var worked = false
            runMainQueue()
            // Core Animation commits before the loop waits, so before timers that became due meanwhile (mayoff-turn).
            if UpdateCycle.shared.needsFrame {
                guard frames > 0 else { break }
                frames -= 1
                frame()
                worked = true
            }
            if turn() || UpdateCycle.shared.needsFrame { worked = true }
            if !clock.isVirtual {
                if worked { continue } else { return }
            }
            if !worked && clock.nextDeadline == clock.nanoseconds {
                // A wait that is due may not have noticed yet.
                vt_advance_ns(0)
                worked = true
            }
            var now: UInt64 = 0
            let isIdle = vt_other_threads_idle(&now)
            quiet = !worked && (isIdle && now == activity || computesWithoutEnd(!isIdle)) ? quiet + 1 : 0
            activity = now
            if quiet == Self.quietLooks { return }
            if !worked { vt_real_sleep_ns(Self.lookPause) }
        }
        isRestless = true
        if UpdateCycle.shared.needsFrame, !hasNamedFrames {
            hasNamedFrames = true
            Host.current.log("WillAppear: the app changes something in every frame, \(Self.maximumTurns) times without a pause; from now on it gets one frame a refresh")
        }
    }

    /// Runs the main queue. A loop that continues checks the main queue before it waits for timers; one that begins anew does not, and runs
    /// ready work first (CFRunLoop's didDispatchPortLastTime). A device's main loop continues (jb1d4-delays).
    private func runMainQueue() {
        whileAppRuns { if Thread.isMainThread { Causes.during(Self.queueWork) { drainMainQueue(nil) } } }
    }

    /// Runs one turn of the main run loop without waiting. Returns whether a source or the main queue had work.
    private func turn() -> Bool {
        whileAppRuns { Causes.during(Self.timerWork) { CFRunLoopRunInMode(MainRunLoopMode.name, 0, true) == CFRunLoopRunResult.handledSource } }
    }

    private static let queueWork = Cause(.work, "a block of the main queue, or a task of the main actor", because: nil)
    private static let timerWork = Cause(.work, "a turn of the main run loop: a timer, a source or a perform", because: nil)

    func frame() {
        whileAppRuns { Causes.during(nil) { UpdateCycle.shared.runFrame() } }
        afterFrame?()
    }

    /// Runs the app's code, which may wait for time to pass: the clock is not held meanwhile.
    private func whileAppRuns<Result>(_ body: () -> Result) -> Result {
        watch_progress()
        vt_release()
        defer { vt_hold() }
        return body()
    }

    /// A thread in an endless loop must not hold the clock for ever.
    private func computesWithoutEnd(_ isComputing: Bool) -> Bool {
        guard isComputing else {
            computingSince = nil
            return false
        }
        let now = vt_real_now_ns()
        guard let since = computingSince else {
            computingSince = now
            return false
        }
        guard now - since > Self.computingPatience else { return false }
        if !hasNamedComputing {
            hasNamedComputing = true
            Host.current.log("WillAppear: a background thread of the app computes without end; time goes on without waiting for it")
        }
        return true
    }

    /// Waits for the network, whose answers come in real time; meanwhile the clock does not move.
    private func waitForNetwork() {
        vt_real_sleep_ns(Self.networkPause)
        drain()
    }

    private func waitInRealTime(until moment: Int64) {
        let seconds = Double(moment - clock.nanoseconds) / 1e9
        if seconds > 0 { CFRunLoopRunInMode(MainRunLoopMode.name, seconds, true) }
    }
}
