// How long UIKit takes for a whole life cycle without pixels: launch, present, dismiss, push, pop, animated, with
// controllers that have a few constrained views each. Benchmarks/run calls it and says what the target is.
import CVirtualTime
import QuartzCore
import UIKit

final class Page: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let label = UILabel()
        label.text = title
        let button = UIButton(type: .system)
        button.setTitle("Next", for: .normal)
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
    }
}

@MainActor enum Walk {
    nonisolated(unsafe) static var now: CFTimeInterval = 1

    /// Jumps from one end of an animation to the next until nothing is in flight.
    static func settle() {
        for _ in 0..<10_000 {
            if UpdateCycle.shared.needsFrame { UpdateCycle.shared.runFrame() }
            if !UpdateCycle.shared.needsFrame && TransitionsInFlight.count == 0 && AnimationTimeline.shared.isIdle { return }
            now = max(now, AnimationTimeline.shared.nextEventTime ?? now + 1.0 / 60)
            AnimationTimeline.shared.advance(to: now)
        }
        fatalError("the walk does not settle")
    }

    static func page(_ title: String) -> Page {
        let page = Page()
        page.title = title
        return page
    }

    static func run() -> Int {
        let host = DetachedHost()
        Host.use(host)
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigation = UINavigationController(rootViewController: page("Root"))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        settle()
        navigation.present(page("Presented"), animated: true)
        settle()
        navigation.dismiss(animated: true)
        settle()
        navigation.pushViewController(page("Pushed"), animated: true)
        settle()
        navigation.popViewController(animated: true)
        settle()
        window.isHidden = true
        window.rootViewController = nil
        settle()
        return host.events.count
    }
}

MediaClock.now = { Walk.now }
let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200
var events = 0
for _ in 0..<20 { events = Walk.run() }
var times: [Double] = []
for _ in 0..<rounds {
    let start = vt_real_now_ns()
    let count = Walk.run()
    times.append(Double(vt_real_now_ns() - start) / 1e6)
    precondition(count == events, "a walk of \(count) events after one of \(events)")
}
times.sort()
func text(_ value: Double) -> String { String((value * 100).rounded() / 100) }
print("life-cycle walk: median \(text(times[times.count / 2])) ms, best \(text(times[0])) ms, p90 \(text(times[times.count * 9 / 10])) ms, \(events) events, \(rounds) walks")
