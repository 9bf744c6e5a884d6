// The app's time: seconds since the process began to run, virtual or real.
// MainLoop moves it; recorders read it. CVirtualTime makes Foundation and Dispatch agree with it.
import CProcessWatch
import CVirtualTime
import HostProtocol

@MainActor package final class AppClock {
    /// Display refreshes a second.
    package static let framesPerSecond: Int64 = 60
    private static let second: Int64 = 1_000_000_000

    package let isVirtual: Bool
    private let start: Int64
    /// The time that passed for the device while the process was suspended: the process catches up when it wakes.
    private var slept: Int64 = 0

    /// - Parameter elapsed: seconds that an earlier process of the same run has used.
    package init(_ kind: RunConfiguration.Clock, elapsed: Int = 0) {
        isVirtual = kind == .virtual
        start = (isVirtual ? vt_now_ns() : vt_real_now_ns()) - Int64(elapsed) * Self.second
    }

    /// Nanoseconds since the start.
    package var nanoseconds: Int64 { (isVirtual ? vt_now_ns() : vt_real_now_ns()) - start + slept }
    /// Seconds since the start.
    package var now: Double { Double(nanoseconds) / Double(Self.second) }

    /// The first display refresh after now. Refreshes are on a fixed grid, so frames are at the same
    /// moments in every run.
    package var nextRefresh: Int64 {
        let index = nanoseconds * Self.framesPerSecond / Self.second + 1
        let moment = Self.moment(ofRefresh: index)
        return moment > nanoseconds ? moment : Self.moment(ofRefresh: index + 1)
    }

    /// The first refresh after now that is not before `moment`.
    func refresh(notBefore moment: Int64) -> Int64 {
        let soon = min(moment, nanoseconds + 1_000_000 * Self.second)
        return max(nextRefresh, Self.moment(ofRefresh: (soon * Self.framesPerSecond + Self.second - 1) / Self.second))
    }

    private static func moment(ofRefresh index: Int64) -> Int64 {
        (index * second + framesPerSecond - 1) / framesPerSecond
    }

    package static func nanoseconds(_ seconds: Double) -> Int64 {
        Int64((min(max(seconds, 0), 1e9) * Double(second)).rounded())
    }

    /// The next timer of the process on this clock's scale, nil for none or when time is real.
    package var nextDeadline: Int64? {
        guard isVirtual else { return nil }
        let left = vt_next_deadline_ns()
        return left < 0 ? nil : nanoseconds + left
    }

    /// Lets time pass without the process: nothing comes due until `wake`.
    package func sleep(until moment: Int64) {
        let duration = max(0, moment - nanoseconds)
        if isVirtual {
            slept += duration
        } else {
            watch_pause()
            vt_real_sleep_ns(duration)
            watch_resume()
        }
    }

    /// Lets the process continue at the device's time: work that became due meanwhile is due now.
    package func wake() {
        guard slept > 0 else { return }
        let missed = slept
        slept = 0
        vt_advance_ns(missed)
    }

    /// Moves virtual time to `moment` and wakes waiting threads and timers. Real time moves without help.
    package func move(to moment: Int64) {
        guard isVirtual else { return }
        vt_advance_ns(max(0, moment - nanoseconds))
    }
}
