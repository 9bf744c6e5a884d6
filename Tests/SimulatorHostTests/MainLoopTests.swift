// The main loop on the virtual clock: what is due now is done before time moves, and time moves exactly.
import SimulatorHost
import UIKit
import XCTest

@MainActor final class MainLoopTests: XCTestCase {
    override class func setUp() {
        VirtualTime.use()
    }

    private func makeLoop() -> MainLoop { MainLoop(clock: AppClock(.virtual)) }

    func testRunForAnHour() {
        let loop = makeLoop()
        var log: [String] = []
        DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { log.append("hour") }
        let timer = Timer.scheduledTimer(withTimeInterval: 1200, repeats: true) { _ in MainActor.assumeIsolated { log.append("timer") } }
        Task { @MainActor in
            try? await Task.sleep(for: .seconds(90))
            log.append("task")
        }
        loop.run(for: 3601)
        timer.invalidate()
        XCTAssertEqual(log.sorted(), ["hour", "task", "timer", "timer", "timer"])
        XCTAssertEqual(loop.clock.now, 3601)
    }

    func testSettleLeavesTheFutureAlone() {
        let loop = makeLoop()
        nonisolated(unsafe) var log: [String] = []
        DispatchQueue.main.async {
            log.append("now")
            Task { @MainActor in log.append("task") }
            DispatchQueue.global().async { DispatchQueue.main.async { log.append("back") } }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { log.append("later") }
        XCTAssertTrue(loop.settle())
        XCTAssertEqual(Set(log), ["now", "task", "back"])
        XCTAssertLessThan(loop.clock.now, 1)
        loop.run(for: 5)
        XCTAssertEqual(log.last, "later")
    }

    func testAnAppThatNeverFallsQuietDoesNotHang() {
        let loop = makeLoop()
        var isDone = false
        @MainActor func again() {
            if isDone { return }
            DispatchQueue.main.async { MainActor.assumeIsolated { again() } }
        }
        again()
        loop.run(for: 0.1)
        isDone = true
        XCTAssertEqual(loop.clock.now, 0.1)
        loop.drain()
    }

    func testRefreshesStandOnOneGrid() {
        let clock = AppClock(.virtual)
        var moments: [Int64] = []
        for _ in 0..<61 {
            clock.move(to: clock.nextRefresh)
            moments.append(clock.nanoseconds)
        }
        XCTAssertEqual(moments[59], 1_000_000_000)
        XCTAssertEqual(moments[0], 16_666_667)
        XCTAssertEqual(Set(moments).count, 61)
    }
}
