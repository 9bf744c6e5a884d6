// UIDatePicker: defaults, limits, intervals, durations, the order of its wheels, and what a person chooses.
import XCTest
@testable import UIKit

@MainActor final class DatePickerTests: XCTestCase {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)) ?? .distantPast
    }

    private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePicker.Style = .wheels, at date: Date) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.calendar = calendar
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = date
        return picker
    }

    func testDefaults() {
        let picker = UIDatePicker()
        XCTAssertEqual(picker.datePickerMode, .dateAndTime)
        XCTAssertEqual(picker.datePickerStyle, .compact)
        XCTAssertEqual(picker.minuteInterval, 1)
        XCTAssertNil(picker.minimumDate)
        picker.datePickerMode = .countDownTimer
        XCTAssertEqual(picker.datePickerStyle, .wheels)
        XCTAssertEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 216))
    }

    func testLimits() {
        let picker = picker(.date, at: date(2026, 5, 20))
        picker.minimumDate = date(2026, 6, 1)
        XCTAssertEqual(picker.date, date(2026, 6, 1))
        picker.maximumDate = date(2026, 1, 1)
        // Limits that contradict each other are ignored.
        XCTAssertEqual(picker.date, date(2026, 5, 20))
    }

    func testMinuteInterval() {
        let picker = picker(.time, at: date(2026, 5, 20, 10, 44))
        picker.minuteInterval = 15
        XCTAssertEqual(picker.date, date(2026, 5, 20, 10, 30))
        picker.minuteInterval = 7
        XCTAssertEqual(picker.minuteInterval, 1)
    }

    func testDurations() {
        let picker = picker(.countDownTimer, at: date(2026, 5, 20))
        picker.countDownDuration = 3660
        XCTAssertEqual(picker.countDownDuration, 3660)
        picker.countDownDuration = .infinity
        XCTAssertEqual(picker.countDownDuration, 60)
        picker.datePickerMode = .date
        XCTAssertEqual(picker.countDownDuration, 0)
    }

    func testTheLocaleOrdersTheWheels() {
        func parts(_ identifier: String, _ mode: UIDatePicker.Mode) -> [DateWheel.Part] {
            let picker = picker(mode, at: date(2026, 5, 20))
            picker.locale = Locale(identifier: identifier)
            return DateWheel.wheels(of: picker).map(\.part)
        }
        XCTAssertEqual(parts("en_US", .date), [.month, .dayOfMonth, .year])
        XCTAssertEqual(parts("en_GB", .date), [.dayOfMonth, .month, .year])
        XCTAssertEqual(parts("ko_KR", .date), [.year, .month, .dayOfMonth])
        XCTAssertEqual(parts("en_US", .time), [.hour, .minute, .half])
        XCTAssertEqual(parts("de_DE", .time), [.hour, .minute])
        XCTAssertEqual(parts("en_US", .dateAndTime), [.day, .hour, .minute, .half])
        XCTAssertEqual(parts("en_US", .yearAndMonth), [.month, .year])
    }

    func testRowsAndDatesAreInverse() {
        for mode in [UIDatePicker.Mode.date, .time, .dateAndTime] {
            let start = date(2026, 5, 20, 14, 35)
            for wheel in DateWheel.wheels(of: picker(mode, at: start)) {
                let row = wheel.row(for: start, duration: 60, near: -1)
                XCTAssertEqual(wheel.date(start, selecting: row), start, "\(mode) \(wheel.part)")
                XCTAssertTrue((0..<wheel.count).contains(row))
            }
        }
    }

    func testADayThatTheMonthLacksIsItsLast() throws {
        let picker = picker(.date, at: date(2026, 1, 31))
        let month = try XCTUnwrap(DateWheel.wheels(of: picker).first { $0.part == .month })
        XCTAssertEqual(month.date(picker.date, selecting: 1), date(2026, 2, 28))
    }

    func testOnlyAPersonSendsEvents() {
        let picker = picker(.date, .inline, at: date(2026, 5, 20, 9, 30))
        var heard: [Date] = []
        picker.addAction(UIAction { [unowned picker] _ in heard.append(picker.date) }, for: .valueChanged)
        picker.date = date(2026, 5, 21, 9, 30)
        XCTAssertEqual(heard, [])
        let stage = TouchStage()
        defer { stage.tearDown() }
        picker.frame = CGRect(origin: CGPoint(x: 10, y: 100), size: picker.intrinsicContentSize)
        stage.root.view.addSubview(picker)
        stage.settle()
        guard let day = descendants(of: picker).first(where: { $0.accessibilityLabel == "28" }) else { return XCTFail("no day 28") }
        stage.tap(day.convert(CGPoint(x: day.bounds.midX, y: day.bounds.midY), to: nil))
        stage.settle()
        // The time of day stays.
        XCTAssertEqual(heard, [date(2026, 5, 28, 9, 30)])
    }

    func testACompactFieldOpensACalendar() {
        let picker = picker(.date, .compact, at: date(2026, 5, 20))
        let stage = TouchStage()
        defer { stage.tearDown() }
        picker.frame = CGRect(origin: CGPoint(x: 100, y: 200), size: picker.intrinsicContentSize)
        stage.root.view.addSubview(picker)
        stage.settle()
        XCTAssertEqual(descendants(of: picker).compactMap { ($0 as? UILabel)?.text }, ["May 20, 2026"])
        stage.tap(CGPoint(x: 120, y: 215))
        stage.settle()
        guard let window = picker.window, let sheet = window.subviews.last as? DatePickerSheet else { return XCTFail("nothing opened") }
        guard let day = descendants(of: sheet).first(where: { $0.accessibilityLabel == "3" }) else { return XCTFail("no day 3") }
        stage.tap(day.convert(CGPoint(x: day.bounds.midX, y: day.bounds.midY), to: nil))
        stage.settle()
        XCTAssertEqual(picker.date, date(2026, 5, 3))
        stage.tap(CGPoint(x: 4, y: 4))
        stage.settle()
        XCTAssertNil(sheet.superview)
    }

    private func descendants(of view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + descendants(of: $0) } }
}
