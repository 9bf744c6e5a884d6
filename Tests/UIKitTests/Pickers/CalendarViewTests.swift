// UICalendarView: defaults, the month on show, decorations, and what its three selections ask and tell.
import XCTest
@testable import UIKit

@MainActor final class CalendarViewTests: XCTestCase {
    private final class Probe: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate {
        let log = EventLog()
        var asks: [DateComponents] = []
        func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
            asks.append(dateComponents)
            return dateComponents.day == 10 ? .default(color: .red, size: .large) : nil
        }
        func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
            log.add("from \(previousDateComponents.month ?? 0) to \(calendarView.visibleDateComponents.month ?? 0)")
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) { log.add("day \(dateComponents?.day ?? 0)") }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { dateComponents?.day != 13 }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) { log.add("and \(dateComponents.day ?? 0)") }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) { log.add("not \(dateComponents.day ?? 0)") }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool { dateComponents.day != 5 }
        func weekOfYearSelection(_ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYear: DateComponents?) { log.add("week \(weekOfYear?.weekOfYear ?? 0) of \(weekOfYear?.yearForWeekOfYear ?? 0)") }
    }

    private func calendar() -> (UICalendarView, Probe) {
        let view = UICalendarView(), probe = Probe()
        view.calendar = Calendar(identifier: .gregorian)
        view.locale = Locale(identifier: "en_US")
        view.timeZone = TimeZone(identifier: "UTC")
        view.visibleDateComponents = DateComponents(year: 2026, month: 5)
        view.delegate = probe
        return (view, probe)
    }

    private func onStage(_ view: UICalendarView) -> TouchStage {
        let stage = TouchStage()
        view.frame = CGRect(x: 16, y: 80, width: 360, height: view.intrinsicContentSize.height)
        stage.root.view.addSubview(view)
        stage.settle()
        return stage
    }

    private func all(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all(in: $0) } }
    private func day(_ number: Int, _ view: UIView) throws -> CalendarDay { try XCTUnwrap(all(in: view).lazy.compactMap { $0 as? CalendarDay }.first { $0.accessibilityLabel == "\(number)" }) }

    func testDefaults() {
        let view = UICalendarView()
        XCTAssertNil(view.selectionBehavior)
        XCTAssertTrue(view.wantsDateDecorations)
        XCTAssertEqual(view.availableDateRange, DateInterval(start: .distantPast, end: .distantFuture))
        XCTAssertEqual(view.fontDesign, .default)
        XCTAssertEqual(UICalendarSelectionSingleDate(delegate: nil).selectedDate, nil)
        XCTAssertEqual(UICalendarSelectionMultiDate(delegate: nil).selectedDates, [])
        XCTAssertNil(UICalendarSelectionWeekOfYear(delegate: nil).selectedWeekOfYear)
    }

    func testTheMonthTurns() throws {
        let (view, probe) = calendar()
        let stage = onStage(view)
        defer { stage.tearDown() }
        stage.tap(try XCTUnwrap(all(in: view).first { $0.accessibilityLabel == "Next Month" }))
        stage.settle()
        XCTAssertEqual(probe.log.take(), ["from 5 to 6"])
        view.setVisibleDateComponents(DateComponents(year: 2026, month: 8, day: 3), animated: true)
        stage.settle()
        XCTAssertEqual(probe.log.take(), ["from 6 to 8"])
        view.visibleDateComponents = DateComponents(year: 2026, month: 8, day: 9)
        XCTAssertEqual(probe.log.take(), [], "the same month")
    }

    func testTheRangeHolds() throws {
        let (view, probe) = calendar()
        let stage = onStage(view)
        defer { stage.tearDown() }
        func date(_ month: Int, _ day: Int) throws -> Date { try XCTUnwrap(view.effectiveCalendar.date(from: DateComponents(year: 2026, month: month, day: day))) }
        view.availableDateRange = DateInterval(start: try date(6, 10), end: try date(6, 20))
        XCTAssertEqual(probe.log.take(), ["from 5 to 6"], "a month that is not available is left")
        XCTAssertFalse(try day(9, view).isEnabled)
        XCTAssertTrue(try day(10, view).isEnabled)
        XCTAssertFalse(try day(21, view).isEnabled)
        view.visibleDateComponents = DateComponents(year: 2030, month: 1)
        XCTAssertEqual(view.visibleDateComponents.month, 6)
        XCTAssertTrue(all(in: view).compactMap { $0 as? UIButton }.allSatisfy { !$0.isEnabled })
    }

    func testDecorations() throws {
        let (view, probe) = calendar()
        let stage = onStage(view)
        defer { stage.tearDown() }
        XCTAssertEqual(try day(10, view).decoration?.backgroundColor, .red)
        XCTAssertNil(try day(11, view).decoration)
        XCTAssertEqual(probe.asks.first?.year, 2026)
        probe.asks = []
        view.reloadDecorations(forDateComponents: [DateComponents(year: 2026, month: 5, day: 10), DateComponents(year: 2026, month: 7, day: 1)], animated: false)
        XCTAssertEqual(probe.asks.map(\.day), [10], "those on show only")
        probe.asks = []
        let height = view.intrinsicContentSize.height
        view.wantsDateDecorations = false
        XCTAssertEqual(probe.asks, [])
        XCTAssertNil(try day(10, view).decoration)
        XCTAssertLessThan(view.intrinsicContentSize.height, height)
    }

    func testOneDay() throws {
        let (view, probe) = calendar()
        let stage = onStage(view)
        defer { stage.tearDown() }
        stage.tap(try day(12, view))
        XCTAssertEqual(probe.log.take(), [], "without a selection days are text")
        let selection = UICalendarSelectionSingleDate(delegate: probe)
        view.selectionBehavior = selection
        stage.settle()
        XCTAssertFalse(try day(13, view).isEnabled)
        stage.tap(try day(12, view))
        stage.settle()
        XCTAssertEqual(probe.log.take(), ["day 12"])
        XCTAssertTrue(try day(12, view).isSelected)
        XCTAssertEqual(selection.selectedDate?.month, 5)
        stage.tap(try day(13, view))
        stage.settle()
        XCTAssertEqual(probe.log.take(), [])
        stage.tap(try day(12, view))
        stage.settle()
        XCTAssertEqual(probe.log.take(), ["day 0"])
        XCTAssertNil(selection.selectedDate)
        selection.setSelected(DateComponents(year: 2026, month: 9, day: 2), animated: false)
        XCTAssertEqual(probe.log.take(), ["from 5 to 9"], "the selection's delegate is not told")
        XCTAssertTrue(try day(2, view).isSelected)
    }

    func testSeveralDays() throws {
        let (view, probe) = calendar()
        let stage = onStage(view)
        defer { stage.tearDown() }
        let selection = UICalendarSelectionMultiDate(delegate: probe)
        view.selectionBehavior = selection
        stage.settle()
        for number in [4, 5, 4, 5] {
            stage.tap(try day(number, view))
            stage.settle()
        }
        XCTAssertEqual(probe.log.take(), ["and 4", "and 5", "not 4"], "the delegate keeps the fifth")
        XCTAssertEqual(selection.selectedDates.map(\.day), [5])
    }

    func testAWeek() throws {
        let (view, probe) = calendar()
        let stage = onStage(view)
        defer { stage.tearDown() }
        let selection = UICalendarSelectionWeekOfYear(delegate: probe)
        view.selectionBehavior = selection
        stage.settle()
        // May 2026 begins on a Friday; its first Sunday is the third.
        stage.tap(try day(6, view))
        stage.settle()
        XCTAssertEqual(probe.log.take(), ["week 19 of 2026"])
        XCTAssertEqual(try (1...31).filter { try day($0, view).isSelected }, [3, 4, 5, 6, 7, 8, 9])
    }
}
