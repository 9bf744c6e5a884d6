// Times one piece of work again and again and prints its median; and the clock and settling that all of them share.
import CVirtualTime
import QuartzCore
import UIKit

@MainActor enum Measurement {
    static func print(_ name: String, _ work: () -> Int, rounds: Int) {
        var events = 0
        for _ in 0..<20 { events = work() }
        var times: [Double] = []
        let begin = vt_real_now_ns()
        for _ in 0..<rounds {
            let start = vt_real_now_ns()
            let count = work()
            times.append(Double(vt_real_now_ns() - start) / 1e6)
            precondition(count == events, "a round of \(count) events after one of \(events)")
        }
        let all = Double(vt_real_now_ns() - begin) / 1e9
        times.sort()
        Swift.print("\(name): median \(text(times[times.count / 2])) ms, best \(text(times[0])) ms, p90 \(text(times[times.count * 9 / 10])) ms, \(Int(Double(rounds) / all)) a second, \(events) events, \(rounds) rounds")
    }

    static func text(_ value: Double) -> String { String((value * 100).rounded() / 100) }
}

@MainActor enum Clock {
    nonisolated(unsafe) static var now: CFTimeInterval = 1

    static func start() -> DetachedHost {
        MediaClock.now = { Clock.now }
        let host = DetachedHost()
        Host.use(host)
        return host
    }

    /// Jumps from one end of an animation to the next until nothing is in flight.
    static func settle() {
        let rests = FrameDriver.jump(limit: 10_000) { next in
            now = max(now, next ?? now + FrameDriver.refresh)
            return now
        }
        if !rests { fatalError("it does not settle") }
    }
}
