// The main run loop while a scroll view tracks: what waits and what goes on. Record log2-timer-tracking.
import LifecycleEvidence
import QuartzCore
import SimulatorHost
import ObjectiveC
import UIKit
import XCTest

@MainActor private final class Screen: NSObject, UIScrollViewDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let loop = MainLoop(clock: AppClock(.virtual))
    let scroll = UIScrollView(frame: UIScreen.main.bounds)
    var log: [String] = []

    override init() {
        super.init()
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        scroll.contentSize = CGSize(width: 300, height: 9000)
        root.view.addSubview(scroll)
        scroll.delegate = self
        loop.settle()
    }

    func end() {
        window.isHidden = true
        window.rootViewController = nil
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log.append("didEndDragging(\(decelerate))") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }

    func swipe(seconds: Double = 1) {
        Finger(application: .shared, loop: loop).drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200), seconds: seconds)
    }
}

@MainActor final class TrackingModeTests: XCTestCase {
    override class func setUp() {
        VirtualTime.use()
    }

    private func timer(_ every: TimeInterval, _ mode: RunLoop.Mode, _ fire: @escaping @MainActor () -> Void) -> Timer {
        let timer = Timer(fire: Date() + every, interval: every, repeats: true) { _ in MainActor.assumeIsolated { fire() } }
        RunLoop.main.add(timer, forMode: mode)
        return timer
    }

    func testATimerOfTheDefaultModeRests() {
        let screen = Screen()
        defer { screen.end() }
        let timer = timer(0.4, .default) { if screen.log.last != "default" { screen.log.append("default") } }
        screen.loop.run(for: 0.5)
        screen.swipe()
        screen.loop.run(for: 6)
        timer.invalidate()
        XCTAssertEqual(screen.log, ["default", "willBeginDragging", "didEndDragging(true)", "didEndDecelerating", "default"])
        XCTAssertEqual(conforms(screen.log, to: "log2-timer-tracking", whole: true), [])
    }

    func testCommonModesGoOn() {
        let screen = Screen()
        defer { screen.end() }
        var counts: [String: Int] = [:]
        let timers = [("common", RunLoop.Mode.common), ("tracking", .tracking), ("default", .default)].map { name, mode in timer(0.1, mode) { counts[name, default: 0] += 1 } }
        screen.loop.run(for: 1.05)
        XCTAssertEqual(counts, ["common": 10, "default": 10])
        counts = [:]
        var later: [String] = []
        var seen: [String: Int] = [:]
        screen.scroll.delegate = nil
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { later.append("dispatch") }
        Task { @MainActor in
            try? await Task.sleep(for: .seconds(0.6))
            later.append("task")
        }
        screen.swipe(seconds: 1)
        seen = counts
        XCTAssertEqual(later, ["dispatch", "task"])
        XCTAssertTrue(screen.scroll.isDecelerating)
        XCTAssertGreaterThanOrEqual(seen["common"] ?? 0, 9)
        XCTAssertGreaterThanOrEqual(seen["tracking"] ?? 0, 8)
        XCTAssertLessThanOrEqual(seen["default"] ?? 0, 2)
        screen.loop.run(for: 10)
        XCTAssertFalse(screen.scroll.isDecelerating)
        counts = [:]
        screen.loop.run(for: 1)
        XCTAssertEqual(counts["default"], 10)
        XCTAssertNil(counts["tracking"])
        for timer in timers { timer.invalidate() }
    }

    func testDisplayLinksByMode() {
        final class Target: NSObject {
            var ticks = 0
            func tick() { ticks += 1 }
        }
        registerKeys(of: Target.self) { $0.m0("tick") { (target: Target) in target.tick() } }
        let screen = Screen()
        defer { screen.end() }
        let targets = [Target(), Target()]
        let links = targets.map { CADisplayLink(target: $0, selector: Selector("tick")) }
        links[0].add(to: .main, forMode: .default)
        links[1].add(to: .main, forMode: .common)
        screen.loop.run(for: 0.5)
        XCTAssertEqual(targets[0].ticks, targets[1].ticks)
        let before = targets.map(\.ticks)
        screen.swipe(seconds: 1)
        XCTAssertGreaterThan(targets[1].ticks - before[1], 50)
        XCTAssertLessThan(targets[0].ticks - before[0], 10)
        for link in links { link.invalidate() }
        screen.loop.run(for: 10)
    }
}
