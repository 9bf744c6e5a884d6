// CFRunLoop, the loop that RunLoop and the main queue run on: the same loop, reached by its C functions in libFoundation.
// Observers, timers and blocks that are added here run where RunLoop's do, on the app's clock.
internal import CDarwin
import Foundation

/// A thread's run loop.
public final class CFRunLoop: Hashable, @unchecked Sendable {
    fileprivate let reference: UnsafeMutableRawPointer
    fileprivate init(_ reference: UnsafeMutableRawPointer) { self.reference = reference }
    /// Whether both are the same thread's.
    public static func == (left: CFRunLoop, right: CFRunLoop) -> Bool { left.reference == right.reference }
    /// Hashes the identity of the loop.
    public func hash(into hasher: inout Hasher) { hasher.combine(reference) }
}

extension RunLoop {
    /// The loop that this object stands for: that of its thread.
    public func getCFRunLoop() -> CFRunLoop { self === RunLoop.main ? CFRunLoopGetMain() : CFRunLoopGetCurrent() }
}

/// The name of a set of sources and timers that a loop serves while it runs.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
    public let rawValue: CFString
    public init(rawValue: CFString) { self.rawValue = rawValue }
    /// The same as `init(rawValue:)`.
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
    /// The usual mode.
    public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
    /// All modes that were declared common.
    public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
    fileprivate var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(rawValue).toOpaque() }
}
/// The usual mode.
public let kCFRunLoopDefaultMode: CFRunLoopMode = .defaultMode
/// All modes that were declared common.
public let kCFRunLoopCommonModes: CFRunLoopMode = .commonModes

/// The reason why a run of the loop ended.
public enum CFRunLoopRunResult: Int32, Sendable { case finished = 1, stopped, timedOut, handledSource }

/// Moments in a loop's turn.
public struct CFRunLoopActivity: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    /// The loop starts to run.
    public static let entry = CFRunLoopActivity(rawValue: 1)
    /// Timers are next.
    public static let beforeTimers = CFRunLoopActivity(rawValue: 1 << 1)
    /// Sources are next.
    public static let beforeSources = CFRunLoopActivity(rawValue: 1 << 2)
    /// The loop goes to sleep.
    public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
    /// The loop woke up.
    public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
    /// The loop ends its run.
    public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
    /// All of them.
    public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

/// The main thread's loop.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop(willappear_runloop_main()) }
/// The run loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop(willappear_runloop_current()) }
/// Runs this thread's loop until it is stopped or has nothing to listen to.
public func CFRunLoopRun() { willappear_runloop_run() }
/// Runs this thread's loop in a mode for so many seconds at most.
@discardableResult
public func CFRunLoopRunInMode(_ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool) -> CFRunLoopRunResult {
    CFRunLoopRunResult(rawValue: willappear_runloop_run_in_mode(mode.pointer, seconds, returnAfterSourceHandled)) ?? .finished
}
/// The mode in which the loop runs; nil while it does not.
public func CFRunLoopCopyCurrentMode(_ loop: CFRunLoop!) -> CFRunLoopMode! {
    guard let mode = willappear_runloop_copy_mode(loop.reference) else { return nil }
    return CFRunLoopMode(rawValue: Unmanaged<NSString>.fromOpaque(mode).takeRetainedValue())
}
/// Whether the loop sleeps.
public func CFRunLoopIsWaiting(_ loop: CFRunLoop!) -> Bool { willappear_runloop_is_waiting(loop.reference) }
/// Makes the mode a common one: what is added to the common modes then runs in it as well.
public func CFRunLoopAddCommonMode(_ loop: CFRunLoop!, _ mode: CFRunLoopMode!) { willappear_runloop_add_common_mode(loop.reference, mode.pointer) }
/// The time at which the next of the mode's timers fires; 0 if the mode has none.
public func CFRunLoopGetNextTimerFireDate(_ loop: CFRunLoop!, _ mode: CFRunLoopMode!) -> CFAbsoluteTime {
    willappear_runloop_next_timer(loop.reference, mode.pointer)
}
/// Wakes the loop.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) { willappear_runloop_wake(loop.reference) }
/// Ends the loop's innermost run.
public func CFRunLoopStop(_ loop: CFRunLoop!) { willappear_runloop_stop(loop.reference) }

/// Runs the block once, in the loop's next turn in the mode (a `CFRunLoopMode`'s raw value, as C has it). The loop is not woken.
public func CFRunLoopPerformBlock(_ loop: CFRunLoop!, _ mode: CFTypeRef!, _ block: @escaping () -> Void) {
    guard let mode = mode as? NSString else { return }
    willappear_runloop_perform(loop.reference, Unmanaged.passUnretained(mode).toOpaque(), { info in
        guard let info else { return }
        Unmanaged<Work>.fromOpaque(info).takeRetainedValue().run()
    }, Unmanaged.passRetained(Work(block)).toOpaque())
}

private final class Work {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
}

// MARK: Observers and timers

/// A call at moments of a loop's turn.
public final class CFRunLoopObserver: @unchecked Sendable {
    fileprivate let reference: UnsafeMutableRawPointer
    fileprivate init(_ reference: UnsafeMutableRawPointer) { self.reference = reference }
    deinit { willappear_cf_release(reference) }
}

/// A call at a moment, or at regular ones: "CFRunLoopTimer is toll-free bridged with its Cocoa Foundation counterpart, NSTimer" (Apple), and Swift
/// takes either for the other.
public typealias CFRunLoopTimer = Timer

extension Timer {
    /// Core Foundation's timer, which Foundation's object keeps in a property of its own.
    fileprivate var reference: UnsafeMutableRawPointer {
        // Dynamic: for the compiler, everything is an object.
        func object<Value>(in storage: Any, as type: Value.Type) -> Value? { storage as? Value }
        guard let storage = Mirror(reflecting: self).descendant("_timerStorage"), let object = object(in: storage, as: AnyObject?.self) ?? nil else {
            fatalError("Foundation's Timer keeps its Core Foundation timer in another way than the pinned toolchain's")
        }
        return Unmanaged.passUnretained(object).toOpaque()
    }
}

private final class ObserverCall {
    let handler: (CFRunLoopObserver?, CFRunLoopActivity) -> Void
    weak var observer: CFRunLoopObserver?
    init(_ handler: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void) { self.handler = handler }
}
private struct TimerCall: @unchecked Sendable {
    let handler: (CFRunLoopTimer?) -> Void
}
private func releaseCall(_ info: UnsafeRawPointer?) {
    if let info { Unmanaged<AnyObject>.fromOpaque(info).release() }
}

/// An observer of the activities (raw values of `CFRunLoopActivity`); lower orders are called first.
public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator?, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex, _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
) -> CFRunLoopObserver! {
    let call = ObserverCall(block)
    let reference = willappear_observer_create(activities, repeats, order, { _, activity, info in
        guard let info else { return }
        let call = Unmanaged<ObserverCall>.fromOpaque(info).takeUnretainedValue()
        call.handler(call.observer, CFRunLoopActivity(rawValue: activity))
    }, Unmanaged.passRetained(call).toOpaque(), releaseCall)
    guard let reference else { return nil }
    let observer = CFRunLoopObserver(reference)
    call.observer = observer
    return observer
}

/// A timer that first fires at `fireDate`, then each `interval` seconds; an interval of 0 fires once. Flags and order have no meaning (Apple).
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags, _ order: CFIndex,
    _ block: @escaping (CFRunLoopTimer?) -> Void
) -> CFRunLoopTimer! {
    let call = TimerCall(handler: block)
    return Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) { call.handler($0) }
}

/// Adds the observer to a mode of the loop.
public func CFRunLoopAddObserver(_ loop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    willappear_runloop_add(loop.reference, 0, observer.reference, mode.pointer)
}
/// Takes the observer out of a mode of the loop.
public func CFRunLoopRemoveObserver(_ loop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    willappear_runloop_remove(loop.reference, 0, observer.reference, mode.pointer)
}
/// Whether the observer is in that mode of the loop.
public func CFRunLoopContainsObserver(_ loop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) -> Bool {
    willappear_runloop_contains(loop.reference, 0, observer.reference, mode.pointer)
}
/// Ends the observer for good.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) { willappear_runloop_invalidate(0, observer.reference) }
/// Whether the observer can still be called.
public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool { willappear_runloop_is_valid(0, observer.reference) }
/// Adds the timer to a mode of the loop.
public func CFRunLoopAddTimer(_ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    willappear_runloop_add(loop.reference, 1, timer.reference, mode.pointer)
}
/// Takes the timer out of a mode of the loop.
public func CFRunLoopRemoveTimer(_ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    willappear_runloop_remove(loop.reference, 1, timer.reference, mode.pointer)
}
/// Whether the timer is in that mode of the loop.
public func CFRunLoopContainsTimer(_ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) -> Bool {
    willappear_runloop_contains(loop.reference, 1, timer.reference, mode.pointer)
}
/// Ends the timer for good.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { willappear_runloop_invalidate(1, timer.reference) }
/// Whether the timer can still fire.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { willappear_runloop_is_valid(1, timer.reference) }
/// The time at which the timer fires next.
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime { willappear_timer_next_fire(timer.reference) }
/// Moves the next firing.
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) { willappear_timer_set_next_fire(timer.reference, fireDate) }
/// The seconds between firings, 0 for a timer that fires once.
public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer!) -> CFTimeInterval { willappear_timer_interval(timer.reference) }
