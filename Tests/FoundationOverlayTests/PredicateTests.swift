// Predicates and sort descriptors from strings, over dictionaries, texts and lists.
import FoundationOverlay
import XCTest

final class PredicateTests: XCTestCase {
    private let people: [[String: Any]] = [["name": "Änne", "age": 31, "tags": ["a", "b"]], ["name": "Bob", "age": 7, "tags": [String]()], ["name": "bill", "age": 18]]

    private func names(_ format: String, _ arguments: Any...) -> [String] {
        let predicate = NSPredicate(format: format, argumentArray: arguments)
        return people.filter { predicate.evaluate(with: $0) }.compactMap { $0["name"] as? String }
    }

    func testComparisons() {
        XCTAssertEqual(names("age > 10"), ["Änne", "bill"])
        XCTAssertEqual(names("age >= %d AND NOT (name BEGINSWITH[c] 'b')", 18), ["Änne"])
        XCTAssertEqual(names("%K == %@", "name", "Bob"), ["Bob"])
        XCTAssertEqual(names("name ==[c] 'BILL' || name ==[d] 'Anne'"), ["Änne", "bill"])
        XCTAssertEqual(names("name CONTAINS 'o' OR age BETWEEN {18, 20}"), ["Bob", "bill"])
        XCTAssertEqual(names("name IN %@", ["Bob", "x"]), ["Bob"])
        XCTAssertEqual(names("name LIKE 'B?b' or name like '*ll'"), ["Bob", "bill"])
        XCTAssertEqual(names("ANY tags == 'b'"), ["Änne"])
        XCTAssertEqual(names("tags == nil"), ["bill"])
        XCTAssertEqual(names("tags.@count == 0"), ["Bob"])
        XCTAssertEqual(names("TRUEPREDICATE").count, 3)
        XCTAssertEqual(names("age != 7 && age < 20.5"), ["bill"])
    }

    func testMatchingTakesTheWholeText() {
        let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
        XCTAssertTrue(mail.evaluate(with: "a.b@example.org"))
        XCTAssertFalse(mail.evaluate(with: "a.b@example.org "))
        XCTAssertFalse(mail.evaluate(with: "nobody"))
        XCTAssertFalse(mail.evaluate(with: nil))
    }

    /// Eureka finds the rows that a condition depends on so.
    @available(*, deprecated)
    func testPartsOfAFormat() throws {
        let predicate = NSPredicate(format: "$age > %d AND (name BEGINSWITH[cd] 'b' OR NOT $pet.name == nil)", 7)
        let all = try XCTUnwrap(predicate as? NSCompoundPredicate)
        XCTAssertEqual(all.compoundPredicateType, .and)
        let first = try XCTUnwrap(all.subpredicates.first as? NSComparisonPredicate)
        XCTAssertEqual(first.leftExpression.expressionType, .variable)
        XCTAssertEqual("\(first.leftExpression)", "$age")
        XCTAssertEqual(first.rightExpression.constantValue as? Int, 7)
        XCTAssertEqual(first.predicateOperatorType, .greaterThan)
        XCTAssertEqual(first.predicateFormat, "$age > 7")
        let any = try XCTUnwrap(all.subpredicates.last as? NSCompoundPredicate)
        let begins = try XCTUnwrap(any.subpredicates.first as? NSComparisonPredicate)
        XCTAssertEqual(begins.options, [.caseInsensitive, .diacriticInsensitive])
        XCTAssertEqual(begins.leftExpression.keyPath, "name")
        let none = try XCTUnwrap((any.subpredicates.last as? NSCompoundPredicate)?.subpredicates.first as? NSComparisonPredicate)
        XCTAssertEqual("\(none.leftExpression)", "$pet.name")
        XCTAssertEqual(none.leftExpression.expressionType, .function)
        XCTAssertTrue(predicate.evaluate(with: ["name": "Bob"], substitutionVariables: ["age": 8]))
        XCTAssertFalse(predicate.evaluate(with: ["name": "Ann"], substitutionVariables: ["age": 8]))
        XCTAssertTrue(predicate.evaluate(with: ["name": "Ann"], substitutionVariables: ["age": 8, "pet": ["name": "Rex"]]))
    }

    func testSortingByKey() throws {
        let list = people as NSArray
        let sorted = list.sortedArray(using: [NSSortDescriptor(key: "age", ascending: false)]) as? [[String: Any]]
        XCTAssertEqual(sorted?.compactMap { $0["age"] as? Int }, [31, 18, 7])
    }
}
