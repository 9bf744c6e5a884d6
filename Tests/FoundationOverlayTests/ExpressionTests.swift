// Expressions: formats, functions, kinds, and comparisons made of them.
import FoundationOverlay
import ObjectiveC
import XCTest

// Foundation calls the classes deprecated, and so are the methods that name them.
final class ExpressionTests: XCTestCase {
    @available(*, deprecated)
    private func value(_ format: String, _ arguments: Any..., with object: Any? = nil) -> NSObject? {
        NSExpression(format: format, argumentArray: arguments).expressionValue(with: object, context: nil) as? NSObject
    }

    /// Whole numbers are divided as in C.
    @available(*, deprecated)
    func testArithmeticKeepsItsOrderAndItsKind() {
        XCTAssertEqual(value("2 * (3 + 4) - 6 / 4"), 13 as NSNumber)
        XCTAssertEqual(value("5 / 2"), 2 as NSNumber)
        XCTAssertEqual(value("5.0 / 2"), 2.5 as NSNumber)
        XCTAssertEqual(value("10 - 3 - 2"), 5 as NSNumber)
        XCTAssertEqual(value("2 ** 3 ** 2"), 512 as NSNumber)
        XCTAssertEqual(value("-3 + -(2 - 5)"), 0 as NSNumber)
        XCTAssertEqual(value("3-4"), -1 as NSNumber)
        XCTAssertEqual(value("1.5e2 + .5"), 150.5 as NSNumber)
        XCTAssertEqual(value("%@ * %d", 2.5, 4), 10 as NSNumber)
        XCTAssertEqual((value("1 / 0") as? NSNumber)?.doubleValue, .infinity)
    }

    @available(*, deprecated)
    func testFunctions() {
        XCTAssertEqual(value("sqrt(16) + abs(-2)"), 6 as NSNumber)
        XCTAssertEqual(value("max(3, 9, 4)"), 9 as NSNumber)
        XCTAssertEqual(value("average({1, 2, 6})"), 3 as NSNumber)
        XCTAssertEqual(value("sum(prices)", with: ["prices": [1, 2, 3]]), 6 as NSNumber)
        func called(_ name: String, _ arguments: Any...) -> Any? { NSExpression(forFunction: name, arguments: arguments).expressionValue(with: nil, context: nil) }
        XCTAssertEqual(called("average:", [1, 2, 3]) as? NSNumber, 2)
        XCTAssertEqual(called("median:", [1, 9, 3, 5]) as? NSNumber, 4)
        XCTAssertEqual(called("stddev:", [2, 4, 4, 4, 5, 5, 7, 9]) as? NSNumber, 2)
        XCTAssertEqual(called("mode:", [1, 2, 2, 3]) as? [NSNumber], [2])
        XCTAssertEqual(called("modulus:by:", 7, 4) as? NSNumber, 3)
        XCTAssertEqual(called("from:subtract:", 7, 4) as? NSNumber, 3)
        XCTAssertNil(called("modulus:by:", 7, 0))
        XCTAssertEqual(called("uppercase:", NSExpression(forConstantValue: "a")) as? String, "A")
    }

    @available(*, deprecated)
    func testKindsAndTheirParts() {
        let context = NSMutableDictionary(dictionary: ["x": 4])
        XCTAssertEqual(NSExpression(forVariable: "x").expressionValue(with: nil, context: context) as? NSNumber, 4)
        XCTAssertEqual(NSExpression.expressionForEvaluatedObject().expressionValue(with: "me", context: nil) as? String, "me")
        XCTAssertEqual(NSExpression(forKeyPath: "a.b").expressionValue(with: ["a": ["b": 1]], context: nil) as? Int, 1)
        XCTAssertEqual(NSExpression(forKeyPath: "a.b").keyPath, "a.b")
        XCTAssertEqual(NSExpression(forAggregate: [NSExpression(forConstantValue: 1), NSExpression(forVariable: "x")]).expressionValue(with: nil, context: context) as? [Int], [1, 4])
        let sum = NSExpression(block: { object, arguments, _ in "\(object ?? "-") \(arguments)" }, arguments: [NSExpression(forConstantValue: 7)])
        XCTAssertEqual(sum.expressionValue(with: "o", context: nil) as? String, "o [7]")
    }

    @available(*, deprecated)
    func testComparisonsOfExpressions() {
        func comparison(_ key: String, _ value: Any?, _ type: NSComparisonPredicate.Operator, _ options: NSComparisonPredicate.Options = [], _ modifier: NSComparisonPredicate.Modifier = .direct) -> NSComparisonPredicate {
            NSComparisonPredicate(leftExpression: NSExpression(forKeyPath: key), rightExpression: NSExpression(forConstantValue: value), modifier: modifier, type: type, options: options)
        }
        let object: [String: Any] = ["name": "Zoë", "age": 30, "tags": ["a", "b"]]
        XCTAssertTrue(comparison("name", "ZOE", .contains, [.caseInsensitive, .diacriticInsensitive]).evaluate(with: object))
        XCTAssertFalse(comparison("name", "ZOE", .contains, .caseInsensitive).evaluate(with: object))
        XCTAssertTrue(comparison("age", [20, 40], .between).evaluate(with: object))
        XCTAssertTrue(comparison("tags", "b", .equalTo, [], .any).evaluate(with: object))
        XCTAssertFalse(comparison("tags", "b", .equalTo, [], .all).evaluate(with: object))
        XCTAssertEqual(comparison("name", "ZOE", .contains, .caseInsensitive).leftExpression.keyPath, "name")
        XCTAssertEqual(comparison("name", "ZOE", .contains, .caseInsensitive).options, .caseInsensitive)
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [comparison("age", 18, .greaterThan), comparison("name", "Z", .beginsWith)])
        XCTAssertEqual([object, ["name": "Zed", "age": 3]].filter { both.evaluate(with: $0) }.count, 1)
    }

    @available(*, deprecated)
    func testParenthesesOfPredicatesAndOfValues() {
        func holds(_ format: String) -> Bool { NSPredicate(format: format).evaluate(with: ["a": 2, "b": 3]) }
        XCTAssertTrue(holds("(a + b) * 2 == 10 AND (a < b OR a == 7)"))
        XCTAssertTrue(holds("((a < b))"))
        XCTAssertFalse(holds("NOT (a - b) == -1"))
        XCTAssertTrue(holds("b IN {-1, (a + 1)}"))
    }
}
