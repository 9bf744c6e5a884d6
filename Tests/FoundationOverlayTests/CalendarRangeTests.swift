// NSCalendar's methods that answer through pointers.
import FoundationOverlay
import Foundation
import XCTest

final class CalendarRangeTests: XCTestCase {
    private func calendar() throws -> NSCalendar {
        let calendar = try XCTUnwrap(NSCalendar(calendarIdentifier: .gregorian))
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        calendar.locale = Locale(identifier: "en_US")
        return calendar
    }
    // 2026-11-27 14:00, a Friday.
    private let friday = Date(timeIntervalSince1970: 1_795_788_000)

    func testUnits() throws {
        var start: NSDate?
        var length: TimeInterval = 0
        XCTAssertTrue(try calendar().range(of: .day, start: &start, interval: &length, for: friday))
        XCTAssertEqual(start, NSDate(timeIntervalSince1970: 1_795_737_600))
        XCTAssertEqual(length, 86_400)
        XCTAssertTrue(try calendar().range(of: .month, start: nil, interval: &length, for: friday))
        XCTAssertEqual(length, 30 * 86_400)
    }

    func testWeekends() throws {
        var start: NSDate?
        var length: TimeInterval = 1
        XCTAssertFalse(try calendar().range(ofWeekendStart: &start, interval: &length, containing: friday))
        XCTAssertNil(start)
        XCTAssertEqual(length, 1)
        XCTAssertTrue(try calendar().nextWeekendStart(&start, interval: &length, after: friday))
        XCTAssertEqual(start, NSDate(timeIntervalSince1970: 1_795_824_000))
        XCTAssertEqual(length, 2 * 86_400)
    }
}
