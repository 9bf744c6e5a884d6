// What a font says it offers: types by Apple's numbers, each with something to choose.
import CoreText
import XCTest

final class FontFeatureTests: XCTestCase {
    func testTypesHaveNamesAndSelectors() throws {
        let font = try XCTUnwrap(CTFontCreateUIFontForLanguage(.system, 17, nil))
        let offered = try XCTUnwrap(CTFontCopyFeatures(font) as? [[String: Any]])
        let numbers = offered.compactMap { $0[kCTFontFeatureTypeIdentifierKey as String] as? Int }
        XCTAssertEqual(numbers, numbers.sorted())
        for type in offered {
            XCTAssertNotNil(type[kCTFontFeatureTypeNameKey as String] as? String)
            let selectors = try XCTUnwrap(type[kCTFontFeatureTypeSelectorsKey as String] as? [[String: Any]])
            XCTAssertFalse(selectors.isEmpty)
            XCTAssertTrue(selectors.allSatisfy { $0[kCTFontFeatureSelectorIdentifierKey as String] is Int })
        }
    }
}
