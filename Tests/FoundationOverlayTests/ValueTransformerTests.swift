// Transformers: Foundation's own, an app's under a name, and archives of classes that are not allowed.
import FoundationOverlay
import XCTest

final class ValueTransformerTests: XCTestCase {
    private final class Upper: ValueTransformer {
        override func transformedValue(_ value: Any?) -> Any? { (value as? String)?.uppercased() }
        override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? String)?.lowercased() }
    }

    func testFoundationsOwnAnswerByName() throws {
        let negate = try XCTUnwrap(ValueTransformer(forName: .negateBooleanTransformerName))
        XCTAssertEqual(negate.transformedValue(true) as? Bool, false)
        XCTAssertEqual(negate.reverseTransformedValue(false) as? Bool, true)
        XCTAssertEqual(ValueTransformer(forName: .isNilTransformerName)?.transformedValue(nil) as? Bool, true)
        XCTAssertEqual(ValueTransformer(forName: .isNotNilTransformerName)?.transformedValue("a") as? Bool, true)
        XCTAssertNil(ValueTransformer(forName: NSValueTransformerName("nobody")))
    }

    func testAnAppsOwnIsFoundUntilItIsTakenAway() throws {
        let name = NSValueTransformerName("UpperForTests"), upper = Upper()
        ValueTransformer.setValueTransformer(upper, forName: name)
        XCTAssertTrue(ValueTransformer(forName: name) === upper)
        XCTAssertTrue(ValueTransformer.valueTransformerNames().contains(name))
        XCTAssertEqual(upper.transformedValue("a") as? String, "A")
        ValueTransformer.setValueTransformer(nil, forName: name)
        XCTAssertNil(ValueTransformer(forName: name))
    }

    func testArchivesComeBackWhenTheirClassIsAllowed() throws {
        let transformer = try XCTUnwrap(ValueTransformer(forName: .secureUnarchiveFromDataTransformerName))
        let data = try XCTUnwrap(transformer.reverseTransformedValue(["a", "b"] as NSArray) as? Data)
        XCTAssertEqual(transformer.transformedValue(data) as? [String], ["a", "b"])
        XCTAssertNil(transformer.transformedValue(Data([1, 2, 3])))
        XCTAssertNil(transformer.transformedValue("no data"))
        XCTAssertNil(transformer.transformedValue(nil))
    }
}
