// Frames in a process whose main loop is not WillAppear's: in XCTest, UIKit's passes run before the main run loop
// goes to sleep, and animations tick at display refreshes. MainLoop does the same for apps, explicitly.
import CVirtualTime
import AppleCoreFoundation
import QuartzCore
import UIKit

@MainActor package final class RunLoopDriver {
    /// Core Animation's place among the observers of the main run loop.
    private static let commitOrder = 2_000_000
    private static var installed: RunLoopDriver?

    /// Whether this driver makes no frames, because other code does (WillAppearTesting's loop).
    package static var isPaused = false {
        didSet {
            installed?.refresh?.invalidate()
            installed?.refresh = nil
        }
    }

    private var refresh: Timer?
    private let clock = AppClock(vt_is_enabled() ? .virtual : .real)

    /// Once a process. From then on `RunLoop` turns make frames.
    package static func install() {
        if installed != nil { return }
        installed = RunLoopDriver()
    }

    private init() {
        let activities = CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.exit.rawValue
        let observer = CFRunLoopObserverCreateWithHandler(nil, CFOptionFlags(activities), true, Self.commitOrder) { _, _ in
            MainActor.assumeIsolated { RunLoopDriver.installed?.commit() }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    }

    private func commit() {
        if Self.isPaused { return }
        if UpdateCycle.shared.needsFrame { UpdateCycle.shared.runFrame() }
        guard refresh == nil, AnimationTimeline.shared.nextEventTime != nil || !AnimationTimeline.shared.isIdle || UpdateCycle.shared.needsFrame else { return }
        let delay = Double(clock.nextRefresh - clock.nanoseconds) / 1e9
        let timer = Timer(fire: Date() + delay, interval: 0, repeats: false) { _ in
            MainActor.assumeIsolated { RunLoopDriver.installed?.tick() }
        }
        refresh = timer
        RunLoop.main.add(timer, forMode: .common)
    }

    private func tick() {
        refresh = nil
        TimerPass.run(at: CACurrentMediaTime())
    }
}
