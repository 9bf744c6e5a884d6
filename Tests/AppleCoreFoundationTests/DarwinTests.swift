// Darwin's names over Glibc.
import AppleDarwin
import Foundation
import XCTest

final class DarwinTests: XCTestCase {
    func testAtomics() {
        final class Counter: @unchecked Sendable { var value: Int32 = 0; var large: Int64 = 0 }
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 { OSAtomicIncrement32(&counter.value); OSAtomicAdd64(2, &counter.large) }
        }
        XCTAssertEqual(counter.value, 8000)
        XCTAssertEqual(counter.large, 16000)
        XCTAssertTrue(OSAtomicCompareAndSwap32(8000, 1, &counter.value))
        XCTAssertFalse(OSAtomicCompareAndSwap32(8000, 2, &counter.value))
        XCTAssertEqual(OSAtomicDecrement32(&counter.value), 0)
    }

    func testTheMachClock() {
        var base = mach_timebase_info()
        XCTAssertEqual(mach_timebase_info(&base), KERN_SUCCESS)
        XCTAssertEqual(base.numer, base.denom)
        XCTAssertEqual(mach_timebase_info(nil), KERN_INVALID_ARGUMENT)
        XCTAssertGreaterThan(mach_absolute_time(), 0)
        XCTAssertEqual(NSEC_PER_SEC, 1_000_000_000)
        XCTAssertEqual(pthread_main_np(), 1)
    }

    func testSystemControl() {
        var size = 0
        XCTAssertEqual(sysctlbyname("hw.machine", nil, &size, nil, 0), 0)
        XCTAssertGreaterThan(size, 1)
        var machine = [CChar](repeating: 0, count: size)
        XCTAssertEqual(sysctlbyname("hw.machine", &machine, &size, nil, 0), 0)
        XCTAssertNotEqual(machine.first, 0)
        var short = 1
        XCTAssertEqual(sysctlbyname("hw.machine", &machine, &short, nil, 0), -1)
        XCTAssertEqual(errno, ENOMEM)
        XCTAssertEqual(sysctlbyname("no.such.name", nil, &size, nil, 0), -1)
        XCTAssertEqual(errno, ENOENT)
    }
}
