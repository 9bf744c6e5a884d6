// Work for a queue that the compiler does not check for what it may share (iOS 17), as Apple's Dispatch declares it.
import Dispatch

/// Carries work to a queue unchecked.
private struct UncheckedWork: @unchecked Sendable {
    let work: () -> Void
}

extension DispatchQueue {
    /// Runs the work on the queue, later.
    public func asyncUnsafe(group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void) {
        let work = UncheckedWork(work: work)
        async(group: group, qos: qos, flags: flags) { work.work() }
    }
    /// Runs the work on the queue when the time has come.
    public func asyncAfterUnsafe(deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void) {
        let work = UncheckedWork(work: work)
        asyncAfter(deadline: deadline, qos: qos, flags: flags) { work.work() }
    }
    /// Runs the work on the queue when the clock shows the time.
    public func asyncAfterUnsafe(wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void) {
        let work = UncheckedWork(work: work)
        asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags) { work.work() }
    }
}
