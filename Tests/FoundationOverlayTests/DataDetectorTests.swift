// NSDataDetector: links and numbers in text, with their ranges.
@testable import FoundationOverlay
import Foundation
import XCTest

final class DataDetectorTests: XCTestCase {
    // Raw values of NSTextCheckingResult.CheckingType.link and .phoneNumber, which the toolchain marks as deprecated.
    private let link: UInt64 = 1 << 6, phoneNumber: UInt64 = 1 << 11

    func testLinksAndNumbers() throws {
        let text = "👍 See apple.com, https://a.io/x?y=1. or me@b.co and call (02) 123-4567 now"
        let detector = try NSDataDetector(types: link | phoneNumber)
        let found = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        XCTAssertEqual(found.map { (text as NSString).substring(with: $0.range) }, ["apple.com", "https://a.io/x?y=1", "me@b.co", "(02) 123-4567"])
        XCTAssertEqual(found.map { $0.url?.absoluteString }, ["http://apple.com", "https://a.io/x?y=1", "mailto:me@b.co", nil])
        XCTAssertEqual(found.last?.phoneNumber, "(02) 123-4567")
        XCTAssertEqual(found.map(\.resultType.rawValue), [link, link, link, phoneNumber])
    }

    func testIsARegularExpression() throws {
        let text = "a.com or 010-1234-5678", all = NSRange(location: 0, length: text.utf16.count)
        let expressions: [NSRegularExpression] = [try NSDataDetector(types: link), try NSRegularExpression(pattern: "[0-9]{4}")]
        XCTAssertEqual(expressions.map { $0.numberOfMatches(in: text, range: all) }, [1, 2])
        XCTAssertEqual(expressions.map { $0.matches(in: text, range: all).map(\.range.location) }, [[0], [13, 18]])
        XCTAssertEqual(expressions.map { $0.firstMatch(in: text, range: all)?.range.location }, [0, 13])
        XCTAssertEqual(expressions.map { $0.rangeOfFirstMatch(in: text, range: all).length }, [5, 4])
        XCTAssertEqual(expressions.map { $0.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location }, [NSNotFound, NSNotFound])
        var found: [Int] = []
        for expression in expressions { expression.enumerateMatches(in: text, range: all) { match, _, _ in found.append(match?.range.location ?? -1) } }
        XCTAssertEqual(found, [0, 13, 18])
    }

    func testOnlyWhatIsAskedFor() throws {
        let text = "a.com 010-1234-5678"
        let all = NSRange(location: 0, length: text.utf16.count)
        XCTAssertEqual(try NSDataDetector(types: link).numberOfMatches(in: text, range: all), 1)
        XCTAssertEqual(try NSDataDetector(types: phoneNumber).firstMatch(in: text, range: all)?.range.location, 6)
        var count = 0
        try NSDataDetector(types: link | phoneNumber).enumerateMatches(in: text, range: all) { _, _, stop in
            count += 1
            stop.pointee = true
        }
        XCTAssertEqual(count, 1)
        XCTAssertEqual(try NSDataDetector(types: link).matches(in: text, range: NSRange(location: 3, length: 500)).count, 0)
        XCTAssertThrowsError(try NSDataDetector(types: 0))
    }
}
