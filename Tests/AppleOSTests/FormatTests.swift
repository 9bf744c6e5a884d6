// Formats of os_log and Logger.
import XCTest
@testable import AppleOS

final class FormatTests: XCTestCase {
    func testFormats() {
        XCTAssertEqual(formatted("%{public}@ is %d", ["x", 3]), "x is 3")
        XCTAssertEqual(formatted("%5.2f|%-4d|%04x|%lld|%zu", [3.14159, 7, 255, Int64.min, UInt(5)]), " 3.14|7   |00ff|-9223372036854775808|5")
        XCTAssertEqual(formatted("100%% %s %c", ["s", 65]), "100% s A")
        XCTAssertEqual(formatted("%d %@", [1]), "1 %@")
        XCTAssertEqual(formatted("%", []), "%")
        XCTAssertEqual(formatted("%{public", ["a"]), "%{public")
        XCTAssertEqual(formatted("%d", ["not a number"]), "not a number")
        XCTAssertEqual(formatted("한국어 %@ 😀", ["값"]), "한국어 값 😀")
    }

    func testMessages() {
        let message: OSLogMessage = "a \(1, privacy: .public) \(255, format: .hex(includePrefix: true)) \(3.14159, format: .fixed(precision: 2)) [\("x", align: .right(columns: 3))]"
        XCTAssertEqual(message.text, "a 1 0xff 3.14 [  x]")
    }

    func testCategoriesThatToolsTreatInTheirOwnWay() {
        XCTAssertEqual([OSLog.Category.pointsOfInterest, .dynamicTracing, .dynamicStackTracing].map(\.rawValue), ["PointsOfInterest", "DynamicTracing", "DynamicStackTracing"])
    }

    func testLocks() {
        var lock = os_unfair_lock()
        os_unfair_lock_lock(&lock)
        os_unfair_lock_unlock(&lock)
        let counter = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 100) { _ in counter.withLock { $0 += 1 } }
        XCTAssertEqual(counter.withLock { $0 }, 100)
    }
}
