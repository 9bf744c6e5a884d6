// Names of people and measurements in a locale's words.
import FoundationOverlay
import XCTest

// Foundation calls the classes deprecated, and so are the methods that name them.
final class NameAndMeasurementTests: XCTestCase {
    @available(*, deprecated)
    private func name(_ given: String?, _ family: String?, prefix: String? = nil, middle: String? = nil, suffix: String? = nil, nickname: String? = nil) -> PersonNameComponents {
        var name = PersonNameComponents()
        (name.givenName, name.familyName, name.namePrefix, name.middleName, name.nameSuffix, name.nickname) = (given, family, prefix, middle, suffix, nickname)
        return name
    }

    @available(*, deprecated)
    func testStylesOfNames() {
        let ada = name("Augusta", "King", prefix: "Dr.", middle: "Ada", suffix: "II", nickname: "Ada")
        let styles: [PersonNameComponentsFormatter.Style] = [.default, .short, .medium, .long, .abbreviated]
        XCTAssertEqual(styles.map { PersonNameComponentsFormatter.localizedString(from: ada, style: $0) }, ["Augusta King", "Ada", "Augusta King", "Dr. Augusta Ada King II", "AK"])
        XCTAssertEqual(PersonNameComponentsFormatter().string(from: name("영희", "김")), "김영희")
        XCTAssertEqual(PersonNameComponentsFormatter.localizedString(from: name("영희", "김"), style: .abbreviated), "김")
        XCTAssertEqual(PersonNameComponentsFormatter().string(from: name(nil, nil)), "")
        XCTAssertEqual(PersonNameComponentsFormatter().string(from: name("Ada", nil)), "Ada")
        XCTAssertEqual(ada.formatted(.name(style: .abbreviated)) + ada.formatted(), "AKAugusta King")
    }

    @available(*, deprecated)
    func testNamesAreRead() throws {
        let read = try XCTUnwrap(PersonNameComponentsFormatter().personNameComponents(from: "Dr. Martin Luther King, Jr."))
        XCTAssertEqual([read.namePrefix, read.givenName, read.middleName, read.familyName, read.nameSuffix], ["Dr.", "Martin", "Luther", "King", "Jr."])
        XCTAssertEqual(PersonNameComponentsFormatter().personNameComponents(from: "Cher")?.givenName, "Cher")
        XCTAssertNil(PersonNameComponentsFormatter().personNameComponents(from: " 12 "))
    }

    @available(*, deprecated)
    func testStylesOfMeasurements() {
        let distance = Measurement(value: 5, unit: UnitLength.kilometers), english = Locale(identifier: "en_US"), german = Locale(identifier: "de_DE")
        func text(_ width: Measurement<UnitLength>.FormatStyle.UnitWidth, _ locale: Locale, _ usage: MeasurementFormatUnitUsage<UnitLength> = .general, _ number: FloatingPointFormatStyle<Double>? = nil) -> String {
            distance.formatted(Measurement<UnitLength>.FormatStyle(width: width, locale: locale, usage: usage, numberFormatStyle: number))
        }
        XCTAssertEqual(text(.wide, german), "5 Kilometer")
        XCTAssertEqual(text(.abbreviated, english, .asProvided), "5 km")
        XCTAssertEqual(text(.abbreviated, english, .general, .number.precision(.fractionLength(2))), "3.11 mi")
        XCTAssertEqual(distance.formatted(.measurement(width: .wide, usage: .asProvided).locale(english)), "5 kilometers")
    }
}
