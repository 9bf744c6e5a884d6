// The main run loop as Apple's documents and Foundation's own tests state it: lifecycle-records-6, groups run-loop/*.
import CVirtualTime
import LifecycleEvidence
import ObjectiveC
import QuartzCore
import SimulatorHost
import UIKit
import XCTest

@MainActor private var lines: [String] = []
private func add(_ line: String) { MainActor.assumeIsolated { lines.append(line) } }

private final class Ticking: NSObject {
    @MainActor static let registered: Void = registerKeys(of: Ticking.self) {
        $0.m0("tick") { (_: Ticking) in MainActor.assumeIsolated { if lines.last != "tick" { lines.append("tick") } } }
    }
}

@MainActor final class StatedRunLoopTests: XCTestCase {
    override class func setUp() { VirtualTime.use() }

    private let loop = MainLoop(clock: AppClock(.virtual))

    /// The log of what `body` and a second after it do.
    private func run(_ seconds: Double = 1, _ body: () -> Void) -> [String] {
        lines = []
        body()
        loop.run(for: seconds)
        return lines
    }

    // MARK: Notification queues

    private nonisolated static let name = Notification.Name("stated")

    private func noted(_ sender: AnyObject? = nil, says: @escaping @Sendable () -> String = { "note" }, _ body: () -> Void) -> [String] {
        let token = NotificationCenter.default.addObserver(forName: Self.name, object: sender, queue: nil) { _ in add(says()) }
        defer { NotificationCenter.default.removeObserver(token) }
        return run { body() }
    }

    func testNow() {
        let queue = NotificationQueue.default, note = Notification(name: Self.name, object: nil)
        XCTAssertEqual(conforms(noted {
            queue.enqueue(note, postingStyle: .now)
            add("enqueued")
        }, to: "cl-queue-now", whole: true), [])
        XCTAssertEqual(conforms(noted { for _ in 0..<3 { queue.enqueue(note, postingStyle: .now) } }, to: "cl-queue-now-thrice", whole: true), [])
        XCTAssertEqual(conforms(noted {
            RunLoop.main.add(Timer(timeInterval: 0.01, repeats: false) { _ in
                NotificationQueue.default.enqueue(Notification(name: StatedRunLoopTests.name), postingStyle: .now, coalesceMask: [], forModes: [.default])
                NotificationQueue.default.enqueue(Notification(name: StatedRunLoopTests.name), postingStyle: .now)
                NotificationQueue.default.enqueue(Notification(name: StatedRunLoopTests.name), postingStyle: .now, coalesceMask: [], forModes: [RunLoop.Mode("another")])
            }, forMode: .default)
        }, to: "cl-queue-now-modes", whole: true), [])
    }

    func testAsSoonAsPossibleAndWhenIdle() {
        let queue = NotificationQueue.default, note = Notification(name: Self.name, object: nil)
        XCTAssertEqual(conforms(noted {
            queue.enqueue(note, postingStyle: .asap)
            add("enqueued")
        }, to: "cl-queue-asap", whole: true), [])
        let count = Counter()
        XCTAssertEqual(conforms(noted(says: { count.next() }) {
            for _ in 0..<3 { queue.enqueue(note, postingStyle: .asap) }
            add("enqueued")
        }, to: "cl-queue-asap-once", whole: true), [])
        XCTAssertEqual(conforms(noted {
            queue.enqueue(note, postingStyle: .whenIdle)
            add("enqueued")
        }, to: "cl-queue-idle", whole: true), [])
    }

    func testNameOrSender() {
        let senders = [NSObject(), NSObject()], queue = NotificationQueue.default
        let tokens = zip(senders, ["first", "second"]).map { sender, text in
            NotificationCenter.default.addObserver(forName: Self.name, object: sender, queue: nil) { _ in add(text) }
        }
        let steps: [(Int, NotificationQueue.NotificationCoalescing)] = [(0, .onName), (1, .onSender), (0, .onName), (1, .onName), (0, .onSender)]
        let log = run { for (index, mask) in steps { queue.enqueue(Notification(name: Self.name, object: senders[index]), postingStyle: .asap, coalesceMask: mask, forModes: nil) } }
        // Which of the two comes first, the test does not ask.
        XCTAssertEqual(conforms(log.sorted(), to: "cl-queue-name-or-sender", whole: true), [])
        tokens.forEach(NotificationCenter.default.removeObserver)
    }

    // MARK: Timers

    private func timer(_ interval: TimeInterval, repeats: Bool = false, mode: RunLoop.Mode = .default, _ fire: @escaping @Sendable (Timer) -> Void) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: fire)
        RunLoop.main.add(timer, forMode: mode)
        return timer
    }

    func testTimers() {
        XCTAssertEqual(conforms(run { _ = timer(0.1) { _ in add("fired") } } + ["rest"], to: "cl-timer-once", whole: true), [])
        let count = Counter()
        XCTAssertEqual(conforms(run {
            _ = timer(0.1, repeats: true) { timer in
                add("fired")
                if count.increment() == 3 { timer.invalidate() }
            }
        } + ["rest"], to: "cl-timer-thrice", whole: true), [])
        XCTAssertEqual(conforms(run {
            _ = timer(0.1, repeats: true) { timer in
                add("valid(\(timer.isValid))")
                timer.invalidate()
                add("valid(\(timer.isValid))")
            }
        } + ["rest"], to: "cl-timer-invalidated", whole: true), [])
        XCTAssertEqual(conforms(run { _ = timer(0.1, mode: .common) { _ in add("fired(\(RunLoop.main.currentMode?.rawValue ?? "none"))") } }, to: "cl-common-timer", whole: true), [])
    }

    func testTheEndOfATimer() {
        let once = timer(0.1) { _ in add("fired") }
        XCTAssertEqual(conforms(run {} + ["valid(\(once.isValid))"], to: "apple-timer-once-invalid", whole: true), [])
        let log = run {
            let timer = timer(0.5) { _ in add("fired") }
            add("firing")
            timer.fire()
            add("valid(\(timer.isValid))")
        }
        XCTAssertEqual(conforms(log + ["rest"], to: "apple-timer-fire", whole: true), [])
    }

    /// Three and a half seconds pass at once, as while the app computes.
    func testTimesThatWereMissed() {
        lines = []
        vt_hold()
        let timer = timer(1, repeats: true) { _ in add("fired") }
        vt_advance_ns(3_500_000_000)
        add("late")
        vt_release()
        loop.run(for: 0.25)
        add("half a second")
        loop.run(for: 0.5)
        timer.invalidate()
        XCTAssertEqual(conforms(lines, to: "apple-timer-missed", whole: true), [])
    }

    // MARK: Queues and blocks

    func testTheMainQueue() {
        let first = run { DispatchQueue.main.async { add("block") } }
        let second = run { DispatchQueue.main.async { add("again") } }
        XCTAssertEqual(conforms(first + second, to: "cl-main-queue", whole: true), [])
        XCTAssertEqual(conforms(run {
            for number in 1...3 { OperationQueue.main.addOperation { add("\(number)") } }
            lines.insert("added", at: 0)
        }, to: "apple-operations-in-order", whole: true), [])
        XCTAssertEqual(conforms(run {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { add("later") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { add("earlier") }
            add("asked")
        }, to: "apple-after", whole: true), [])
        XCTAssertEqual(conforms(run {
            DispatchGroup().notify(queue: .main) { add("notified") }
            add("asked")
        }, to: "apple-group-empty", whole: true), [])
        XCTAssertEqual(conforms(run {
            RunLoop.main.perform { add("performed") }
            add("asked")
        }, to: "apple-perform-block", whole: true), [])
    }

    func testWorkItems() {
        XCTAssertEqual(conforms(run {
            add("performing")
            DispatchWorkItem { add("item") }.perform()
            add("performed")
        }, to: "apple-item-perform", whole: true), [])
        XCTAssertEqual(conforms(run {
            let item = DispatchWorkItem { add("item") }
            DispatchQueue.main.async(execute: item)
            item.cancel()
            add("cancelled")
        } + ["rest"], to: "apple-item-cancelled", whole: true), [])
        XCTAssertEqual(conforms(run {
            let item = DispatchWorkItem { add("item") }
            item.notify(queue: .main) { add("notified") }
            DispatchQueue.main.async(execute: item)
            add("asked")
        }, to: "apple-item-notify", whole: true), [])
    }

    func testADisplayLinkEnds() {
        _ = Ticking.registered
        let link = CADisplayLink(target: Ticking(), selector: Selector("tick"))
        let ticking = run { link.add(to: .main, forMode: .common) }
        let after = run {
            link.invalidate()
            add("invalidated")
        }
        XCTAssertEqual(conforms(ticking + after + ["rest"], to: "apple-display-link-ends", whole: true), [])
    }
}

private final class Counter: @unchecked Sendable {
    private var value = 0
    func increment() -> Int { value += 1; return value }
    func next() -> String { ["one", "two", "three"][min(increment() - 1, 2)] }
}
