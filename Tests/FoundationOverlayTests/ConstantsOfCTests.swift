// C's constants passed as public code passes them (Resolver's lock).
import Foundation
import FoundationOverlay
import XCTest

final class ConstantsOfCTests: XCTestCase {
    func testARecursiveMutexIsLockedTwice() {
        var attributes = pthread_mutexattr_t(), mutex = pthread_mutex_t()
        pthread_mutexattr_init(&attributes)
        XCTAssertEqual(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE), 0)
        pthread_mutex_init(&mutex, &attributes)
        XCTAssertEqual(pthread_mutex_trylock(&mutex), 0)
        XCTAssertEqual(pthread_mutex_trylock(&mutex), 0)
        XCTAssertNotEqual(pthread_mutexattr_settype(&attributes, 99), 0)
    }

    func testLimitsOfIntegers() {
        XCTAssertEqual([Int64(INT8_MIN), Int64(INT16_MIN), Int64(INT32_MIN), INT64_MIN], [-128, -32_768, -2_147_483_648, .min])
        XCTAssertEqual([INT64_MAX, Int64(NSIntegerMax)], [.max, .max])
        XCTAssertEqual([UINT64_MAX, UInt64(NSUIntegerMax), UInt64(UINT_MAX)], [.max, .max, 4_294_967_295])
    }

    func testALimit() {
        var limits = rlimit()
        XCTAssertEqual(getrlimit(RLIMIT_NOFILE, &limits), 0)
        XCTAssertGreaterThan(limits.rlim_cur, 0)
        XCTAssertEqual(setrlimit(RLIMIT_NOFILE, &limits), 0)
    }

    func testASocket() {
        let number = socket(AF_INET, SOCK_STREAM, 0)
        XCTAssertGreaterThanOrEqual(number, 0)
        close(number)
    }
}
