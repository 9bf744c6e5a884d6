// The same modes and the same line of output as the programs of Benchmarks/Peers (Figures.hpp): "NAME=NUMBER ...". The time
// of a push and pop is the mean of COUNT of them, that of a life-cycle test the median; callbacks are those of controllers.
import CVirtualTime
import UIKit

@MainActor enum Figures {
    static func print(_ mode: String, count: Int) {
        switch mode {
        case "bare": transitions(count, barred: false)
        case "transitions": transitions(count, barred: true)
        case "test": tests(count, animated: false)
        case "animated": tests(count, animated: true)
        case "memory": memory(count)
        default: Swift.print("unknown: \(mode)")
        }
    }

    private static func transitions(_ count: Int, barred: Bool) {
        let (window, navigation) = Transitions.stage(barred: barred)
        for _ in 0..<200 { Transitions.pushAndPop(navigation) }
        EmptyController.calls = 0
        let start = vt_real_now_ns()
        for _ in 0..<count { Transitions.pushAndPop(navigation) }
        say(microseconds: Double(vt_real_now_ns() - start) / 1000 / Double(count), calls: EmptyController.calls / count)
        window.isHidden = true
    }

    private static func tests(_ count: Int, animated: Bool) {
        for _ in 0..<20 { _ = LifeTest.run(animated: animated) }
        TestedController.calls = 0
        var times: [Double] = []
        for _ in 0..<count {
            let start = vt_real_now_ns()
            _ = LifeTest.run(animated: animated)
            times.append(Double(vt_real_now_ns() - start) / 1000)
        }
        times.sort()
        say(microseconds: times[count / 2], calls: TestedController.calls / count)
    }

    private static func memory(_ transitions: Int) {
        let (window, navigation) = Transitions.stage()
        let part = max(1, transitions / 4 / 10)
        for _ in 0..<part { Transitions.pushAndPop(navigation) }
        let first = Transitions.residentKilobytes
        for _ in 0..<part * 9 { Transitions.pushAndPop(navigation) }
        Swift.print("first=\(first) last=\(Transitions.residentKilobytes)")
        window.isHidden = true
    }

    private static func say(microseconds: Double, calls: Int) {
        Swift.print("us=\((microseconds * 1000).rounded() / 1000) calls=\(calls)")
    }
}
