// Formatters that Foundation on Linux lacks, in English and German.
import FoundationOverlay
import XCTest

final class FormatterTests: XCTestCase {
    private func calendar(_ locale: String) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: locale)
        return calendar
    }

    func testAFormatOfTheLocale() {
        XCTAssertEqual(NSString.localizedStringWithFormat("%@ has %d", "Ann" as NSString, 3), "Ann has 3")
    }

    func testAFormatterPutsTheValueWhereItIsTold() {
        var value: AnyObject?, sentence: NSString?
        withUnsafeMutablePointer(to: &value) { place in
            withUnsafeMutablePointer(to: &sentence) { words in
                XCTAssertTrue(NumberFormatter().getObjectValue(.init(place), for: "12", errorDescription: .init(words)))
                XCTAssertEqual(place.pointee as? NSNumber, 12)
                XCTAssertFalse(NumberFormatter().getObjectValue(.init(place), for: "twelve", errorDescription: .init(words)))
                XCTAssertNotNil(words.pointee)
            }
        }
        XCTAssertThrowsError(try NumberFormatter().getObjectValue(nil, for: "x", range: nil))
    }

    func testLengthsOfTime() {
        let formatter = DateComponentsFormatter()
        formatter.calendar = calendar("en_US")
        formatter.allowedUnits = [.hour, .minute, .second]
        XCTAssertEqual(formatter.string(from: 3723), "1:02:03")
        XCTAssertEqual(formatter.string(from: 65), "1:05")
        XCTAssertEqual(formatter.string(from: -65), "-1:05")
        formatter.zeroFormattingBehavior = .pad
        XCTAssertEqual(formatter.string(from: 65), "00:01:05")
        formatter.zeroFormattingBehavior = .default
        formatter.unitsStyle = .full
        XCTAssertEqual(formatter.string(from: 3723), "1 hour, 2 minutes, 3 seconds")
        XCTAssertEqual(formatter.string(from: 3603), "1 hour, 3 seconds")
        XCTAssertEqual(formatter.string(from: 0), "0 seconds")
        formatter.maximumUnitCount = 1
        XCTAssertEqual(formatter.string(from: 3723), "1 hour")
        formatter.maximumUnitCount = 0
        formatter.unitsStyle = .abbreviated
        XCTAssertEqual(formatter.string(from: 3723), "1h 2m 3s")
        formatter.unitsStyle = .full
        formatter.calendar = calendar("de_DE")
        XCTAssertEqual(formatter.string(from: DateComponents(minute: 90)), "1 Stunde und 30 Minuten")
        XCTAssertNil(formatter.string(from: .infinity))
    }

    func testHowFarAway() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        XCTAssertEqual(formatter.localizedString(from: DateComponents(hour: -2)), "2 hours ago")
        XCTAssertEqual(formatter.localizedString(from: DateComponents(day: 1)), "in 1 day")
        formatter.dateTimeStyle = .named
        XCTAssertEqual(formatter.localizedString(from: DateComponents(day: 1)), "tomorrow")
        XCTAssertEqual(formatter.localizedString(from: DateComponents(day: -1)), "yesterday")
        let now = Date(timeIntervalSinceReferenceDate: 0)
        formatter.dateTimeStyle = .numeric
        XCTAssertEqual(formatter.localizedString(for: now.addingTimeInterval(-90), relativeTo: now), "1 minute ago")
    }

    func testMeasurementsAndLists() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "en_US")
        XCTAssertEqual(formatter.string(from: Measurement(value: 100, unit: UnitTemperature.celsius)), "212°F")
        formatter.unitOptions = .providedUnit
        XCTAssertEqual(formatter.string(from: Measurement(value: 1.5, unit: UnitLength.kilometers)), "1.5 km")
        formatter.unitStyle = .long
        XCTAssertEqual(formatter.string(from: Measurement(value: 2, unit: UnitMass.kilograms)), "2 kilograms")
        XCTAssertEqual(formatter.string(from: UnitLength.meters), "meters")
        let list = ListFormatter()
        list.locale = Locale(identifier: "en_US")
        XCTAssertEqual(list.string(from: ["a", "b", 3]), "a, b, and 3")
    }

    func testLocalizedTextKeepsItsValues() {
        let count = 3
        XCTAssertEqual(String(localized: "Delete \(count) files of \("Bob")?", comment: "c"), "Delete 3 files of Bob?")
        XCTAssertEqual(String(localized: "100%"), "100%")
    }
}
