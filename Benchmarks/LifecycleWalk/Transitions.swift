// Appearance transitions a second: unanimated push and pop of controllers with an empty view. One push or pop is two
// transitions, one controller appearing and one disappearing. And the memory of the process over many of them.
import CVirtualTime
@preconcurrency import Glibc
import HostProtocol
import UIKit

final class EmptyController: UIViewController {
    nonisolated(unsafe) static var calls = 0
    override func viewDidLoad() { super.viewDidLoad(); EmptyController.calls += 1 }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); EmptyController.calls += 1 }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); EmptyController.calls += 1 }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); EmptyController.calls += 1 }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); EmptyController.calls += 1 }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); EmptyController.calls += 1 }
}

@MainActor enum Transitions {
    static func stage(barred: Bool = true) -> (UIWindow, UINavigationController) {
        MediaClock.now = { Clock.now }
        Host.use(QuietHost())
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigation = UINavigationController(rootViewController: EmptyController())
        navigation.isNavigationBarHidden = !barred
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        Clock.settle()
        return (window, navigation)
    }

    static func pushAndPop(_ navigation: UINavigationController) {
        navigation.pushViewController(EmptyController(), animated: false)
        Clock.settle()
        navigation.popViewController(animated: false)
        Clock.settle()
    }

    static func print(pairs: Int) {
        let (window, navigation) = stage()
        for _ in 0..<200 { pushAndPop(navigation) }
        let before = EmptyController.calls
        let start = vt_real_now_ns()
        for _ in 0..<pairs { pushAndPop(navigation) }
        let seconds = Double(vt_real_now_ns() - start) / 1e9
        let calls = EmptyController.calls - before
        precondition(calls == pairs * 11, "\(calls) callbacks")
        Swift.print("appearance transitions: \(Int(Double(pairs * 4) / seconds)) a second, \(Measurement.text(seconds / Double(pairs) * 1e6)) us a push and pop, \(pairs) of them")
        window.isHidden = true
    }

    static func printMemory(transitions: Int) {
        let (window, navigation) = stage()
        var samples: [Int] = []
        let part = transitions / 4 / 10
        for _ in 0..<part { pushAndPop(navigation) }
        for _ in 0..<10 {
            for _ in 0..<part { pushAndPop(navigation) }
            samples.append(residentKilobytes)
        }
        Swift.print("memory over \(transitions) transitions, resident KB after each tenth: \(samples.map(String.init).joined(separator: " ")); growth \((samples.last ?? 0) - (samples.first ?? 0)) KB")
        window.isHidden = true
    }

    static var residentKilobytes: Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var buffer = [CChar](repeating: 0, count: 256)
        guard fgets(&buffer, 256, file) != nil else { return 0 }
        let text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let words = text.split(separator: " ").compactMap { Int($0) }
        return words.count > 1 ? words[1] * Int(getpagesize()) / 1024 : 0
    }
}

/// Hears of every event and keeps none.
@MainActor final class QuietHost: ApplicationHost {
    let device = DeviceProfile.default
    let iOSVersion = 26
    func run() -> Never { fatalError("nothing is launched here") }
    func record(_ event: LifecycleEvent.Draft) {}
    func log(_ text: String) {}
}
