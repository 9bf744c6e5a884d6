// The clock under libc: whatever asks for the time or waits for it agrees, to the nanosecond, and an hour
// takes no hour. Each test drives the clock itself; the watcher is held.
import CVirtualTime
import Foundation
import XCTest

final class VirtualTimeTests: XCTestCase {
    override class func setUp() {
        vt_enable()
        vt_start_watcher(200, 10_000_000)
    }

    override func setUp() { vt_hold() }
    override func tearDown() { vt_release() }

    /// Everything due now, then from deadline to deadline for `seconds`.
    private func advance(_ seconds: Double) {
        let end = vt_now_ns() + Int64((seconds * 1e9).rounded())
        drain()
        while vt_now_ns() < end {
            let next = vt_next_deadline_ns()
            vt_advance_ns(next < 0 ? end - vt_now_ns() : min(next, end - vt_now_ns()))
            drain()
        }
    }

    private func drain() {
        var quiet = 0
        var activity: UInt64 = 0
        while quiet < 2 {
            let worked = RunLoop.main.run(mode: .default, before: .distantPast) && vt_next_deadline_ns() == 0
            if worked { vt_advance_ns(0) }
            var now: UInt64 = 0
            let isIdle = vt_other_threads_idle(&now)
            quiet = !worked && now == activity && isIdle ? quiet + 1 : 0
            activity = now
            vt_real_sleep_ns(20_000)
        }
    }

    /// What happened when (seconds, rounded to what a Date can tell), from many queues.
    private final class Log: @unchecked Sendable {
        private let lock = NSLock()
        private let start = vt_now_ns()
        private var lines: [String] = []

        func add(_ text: String) {
            lock.lock()
            lines.append("\(Double((vt_now_ns() - start + 50_000) / 100_000) / 1e4) \(text)")
            lock.unlock()
        }

        var all: [String] {
            lock.lock()
            defer { lock.unlock() }
            return lines
        }
    }

    func testDispatchAfterAnHourIsExact() {
        let log = Log()
        let real = vt_real_now_ns()
        DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { log.add("main") }
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.25) { log.add("global") }
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 7) { log.add("wall") }
        advance(3599.999)
        XCTAssertEqual(log.all, ["0.25 global", "7.0 wall"])
        advance(0.001)
        XCTAssertEqual(log.all.last, "3600.0 main")
        XCTAssertLessThan(vt_real_now_ns() - real, 120_000_000_000)
    }

    func testRepeatingTimerAndDispatchSource() {
        let log = Log()
        let timer = Timer.scheduledTimer(withTimeInterval: 10, repeats: true) { _ in log.add("timer") }
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now() + 1, repeating: 15)
        source.setEventHandler { log.add("source") }
        source.resume()
        advance(31)
        timer.invalidate()
        source.cancel()
        advance(60)
        XCTAssertEqual(log.all, ["1.0 source", "10.0 timer", "16.0 source", "20.0 timer", "30.0 timer", "31.0 source"])
    }

    func testTaskSleepAndClocks() {
        let log = Log()
        Task { @MainActor in
            try? await Task.sleep(nanoseconds: 5_000_000_000)
            log.add("nanoseconds")
            try? await Task.sleep(for: .seconds(100))
            log.add("seconds")
            let measured = await ContinuousClock().measure { try? await Task.sleep(for: .milliseconds(1500)) }
            log.add("\(measured)")
        }
        advance(200)
        XCTAssertEqual(log.all, ["5.0 nanoseconds", "105.0 seconds", "106.5 1.5 seconds"])
    }

    func testDatesAndUptimeMoveTogetherAndOtherwiseStandStill() {
        let date = Date(), uptime = ProcessInfo.processInfo.systemUptime, time = time(nil)
        vt_real_sleep_ns(2_000_000)
        XCTAssertEqual(Date(), date)
        XCTAssertEqual(ProcessInfo.processInfo.systemUptime, uptime)
        vt_advance_ns(90_000_000_000)
        XCTAssertEqual(Date().timeIntervalSince(date), 90, accuracy: 1e-6)
        XCTAssertEqual(ProcessInfo.processInfo.systemUptime - uptime, 90, accuracy: 1e-6)
        XCTAssertEqual(Foundation.time(nil) - time, 90)
    }

    func testCPUClocksStayReal() {
        XCTAssertGreaterThan(clock(), 0)
        var spec = timespec()
        XCTAssertEqual(clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &spec), 0)
        XCTAssertLessThan(spec.tv_sec, 3600)
    }

    /// A thread that waits wakes at its moment, not before.
    func testSleepsAndTimedWaitsOfAnotherThread() {
        let log = Log()
        let thread = Thread {
            Thread.sleep(forTimeInterval: 2.5)
            log.add("Thread.sleep")
            usleep(500_000)
            log.add("usleep")
            log.add("\(DispatchSemaphore(value: 0).wait(timeout: .now() + 3))")
            let condition = NSCondition()
            condition.lock()
            log.add("\(condition.wait(until: Date() + 4))")
            condition.unlock()
        }
        thread.start()
        advance(20)
        XCTAssertEqual(log.all, ["2.5 Thread.sleep", "3.0 usleep", "6.0 timedOut", "10.0 false"])
    }

    func testSemaphoreSignalledInTime() {
        let log = Log()
        let semaphore = DispatchSemaphore(value: 0)
        Thread { log.add("\(semaphore.wait(timeout: .now() + 60))") }.start()
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { semaphore.signal() }
        advance(10)
        XCTAssertEqual(log.all, ["1.0 success"])
    }

    func testTheWatcherServesAThreadThatBlocksTheMainOne() {
        vt_release()
        defer { vt_hold() }
        let start = vt_now_ns()
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.global().asyncAfter(deadline: .now() + 30) { semaphore.signal() }
        semaphore.wait()
        XCTAssertEqual(vt_now_ns() - start, 30_000_000_000)
        Thread.sleep(forTimeInterval: 1)
        XCTAssertEqual(vt_now_ns() - start, 31_000_000_000)
        let end = Date() + 0.5
        while Date() < end {}
        XCTAssertEqual(Double(vt_now_ns() - start) / 1e9, 31.5, accuracy: 0.02)
    }

    /// A timer whose descriptor was closed, or taken over by a file, is nobody's deadline.
    func testClosedAndReusedDescriptors() {
        let timer = timerfd_create(CLOCK_MONOTONIC, 0)
        var value = itimerspec(it_interval: timespec(), it_value: timespec(tv_sec: 0, tv_nsec: 1000))
        XCTAssertEqual(timerfd_settime(timer, 0, &value, nil), 0)
        XCTAssertEqual(vt_next_deadline_ns(), 1000)
        close(timer)
        XCTAssertNotEqual(vt_next_deadline_ns(), 1000)

        let second = timerfd_create(CLOCK_MONOTONIC, 0)
        XCTAssertEqual(timerfd_settime(second, 0, &value, nil), 0)
        let file = open("/dev/null", O_RDONLY)
        XCTAssertEqual(dup2(file, second), second)
        XCTAssertNotEqual(vt_next_deadline_ns(), 1000)
        XCTAssertEqual(timerfd_settime(second, 0, &value, nil), -1)
        close(second)
        close(file)
    }

    func testTimerDescriptorsAnswerWhatIsLeft() {
        let timer = timerfd_create(CLOCK_MONOTONIC, 0)
        defer { close(timer) }
        var value = itimerspec(it_interval: timespec(tv_sec: 2, tv_nsec: 0), it_value: timespec(tv_sec: 5, tv_nsec: 0))
        timerfd_settime(timer, 0, &value, nil)
        vt_advance_ns(1_500_000_000)
        var left = itimerspec()
        XCTAssertEqual(timerfd_gettime(timer, &left), 0)
        XCTAssertEqual(left.it_value.tv_sec, 3)
        XCTAssertEqual(left.it_value.tv_nsec, 500_000_000)
        vt_advance_ns(3_500_000_000)
        var count: UInt64 = 0
        XCTAssertEqual(read(timer, &count, 8), 8)
        XCTAssertEqual(count, 1)
        timerfd_gettime(timer, &left)
        XCTAssertEqual(left.it_value.tv_sec, 2)
    }

    /// Two runs of the same thing give the same log.
    func testTheSameTwice() {
        func run() -> [String] {
            let log = Log()
            for index in 0..<20 {
                DispatchQueue.main.asyncAfter(deadline: .now() + Double(index % 7) * 0.1) { log.add("after \(index)") }
                Task { @MainActor in
                    try? await Task.sleep(for: .milliseconds(index % 5 * 100))
                    log.add("task \(index)")
                }
            }
            advance(2)
            return log.all.sorted()
        }
        XCTAssertEqual(run(), run())
    }
}
