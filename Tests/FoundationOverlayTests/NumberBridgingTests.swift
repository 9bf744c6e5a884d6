// CGFloat as an NSNumber and back, as `as` and `as?` have it on Apple's systems.
import Foundation
import FoundationOverlay
import XCTest

final class NumberBridgingTests: XCTestCase {
    /// NumberFormatter of Apple's formats a decimal number by its digits.
    func testADecimalNumberIsFormattedByItsDigits() {
        class Currency: NumberFormatter, @unchecked Sendable {
            override func string(from number: NSNumber) -> String? { super.string(from: number).map { $0 + " EUR" } }
        }
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 2
        formatter.roundingMode = .down
        XCTAssertEqual(["12345.12", "0.29", "-1.1", "1e20"].map { formatter.string(from: NSDecimalNumber(string: $0)) }, ["12,345.12", "0.29", "-1.1", "100,000,000,000,000,000,000"])
        XCTAssertEqual(formatter.string(for: NSDecimalNumber(string: "12345.12")), "12,345.12")
        XCTAssertEqual(formatter.string(from: 12345.129), "12,345.12")
        XCTAssertEqual(formatter.string(from: NSDecimalNumber.notANumber), formatter.string(from: NSNumber(value: Double.nan)))
        let currency = Currency()
        currency.maximumFractionDigits = 2
        currency.roundingMode = .down
        XCTAssertEqual((currency as NumberFormatter).string(from: NSDecimalNumber(string: "0.29")), "0.29 EUR")
    }

    func testLengthsAreNumbers() {
        let lengths: [CGFloat] = [1.5, 2]
        XCTAssertEqual(lengths as [NSNumber], [1.5, 2])
        XCTAssertEqual(lengths[0] as NSNumber, NSNumber(value: 1.5))
        XCTAssertEqual((NSNumber(value: 2.5) as Any) as? CGFloat, 2.5)
        XCTAssertNil(("2.5" as Any) as? CGFloat)
        XCTAssertEqual(CGFloat(truncating: 2.5), 2.5)
        XCTAssertEqual(CGFloat(exactly: NSNumber(value: 7)), 7)
        XCTAssertNil(CGFloat(exactly: NSNumber(value: Int64.max)))
    }
}
