// Key-value coding of collections, and archives without a key.
import FoundationOverlay
import ObjectiveC
import XCTest

final class CollectionCodingTests: XCTestCase {
    func testDictionariesTakeAndGiveByKey() {
        let dictionary = NSMutableDictionary(dictionary: ["a": 1])
        dictionary.setValue(2, forKey: "b")
        dictionary.setValue(nil, forKey: "a")
        dictionary.setValue(["c": 3] as NSDictionary, forKey: "d")
        XCTAssertEqual(dictionary.value(forKey: "b") as? Int, 2)
        XCTAssertNil(dictionary.value(forKey: "a"))
        XCTAssertEqual(dictionary.value(forKeyPath: "d.c") as? Int, 3)
        XCTAssertEqual(dictionary.value(forKeyPath: "@count") as? Int, 2)
    }

    func testListsAnswerElementByElement() {
        let list = [["n": 1], ["n": 5], ["m": 0]] as NSArray
        XCTAssertEqual(list.value(forKey: "n") as? NSArray, [1, 5, NSNull()] as NSArray)
        XCTAssertEqual((NSSet(array: [["n": 1]]).value(forKey: "n") as? NSSet)?.allObjects as? [Int], [1])
    }

    func testOperators() {
        let list = [["n": 1, "t": ["a", "b"]], ["n": 5, "t": ["b"]], ["n": 5, "t": []]] as NSArray
        func number(_ path: String) -> NSNumber? { list.value(forKeyPath: path) as? NSNumber }
        XCTAssertEqual([number("@count"), number("@sum.n"), number("@min.n"), number("@max.n")], [3, 11, 1, 5])
        XCTAssertEqual(number("@avg.n")?.doubleValue ?? 0, 11.0 / 3, accuracy: 1e-12)
        XCTAssertEqual(list.value(forKeyPath: "@distinctUnionOfObjects.n") as? [Int], [1, 5])
        XCTAssertEqual(list.value(forKeyPath: "@unionOfObjects.n") as? [Int], [1, 5, 5])
        XCTAssertEqual(list.value(forKeyPath: "@distinctUnionOfArrays.t") as? [String], ["a", "b"])
        XCTAssertEqual(([1, 2, 3] as NSArray).value(forKeyPath: "@sum.self") as? NSNumber, 6)
        XCTAssertEqual((["l": list] as NSDictionary).value(forKeyPath: "l.@max.n") as? NSNumber, 5)
        XCTAssertEqual(([] as NSArray).value(forKeyPath: "@avg.n") as? NSNumber, 0)
        XCTAssertNil(([] as NSArray).value(forKeyPath: "@max.n"))
    }

    func testAnAbsentKeyIsNilAndNoFailure() throws {
        NSKeyedUnarchiver.installAbsentKeys()
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(ArchivedNote("kept"), forKey: NSKeyedArchiveRootObjectKey)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        XCTAssertEqual((unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? ArchivedNote)?.text, "kept")
        XCTAssertNil(unarchiver.decodeObject(forKey: "nothing"))
        XCTAssertNil(unarchiver.error)
    }
}

/// An archive of an older version of an app has no `added`.
final class ArchivedNote: NSObject, NSCoding {
    let text: String, added: String?
    init(_ text: String) { (self.text, added) = (text, nil) }
    init?(coder: NSCoder) {
        added = coder.decodeObject(forKey: "added") as? String
        guard let text = coder.decodeObject(of: NSString.self, forKey: "text") as String?, coder.decodeObject(of: [NSString.self], forKey: "more") == nil else { return nil }
        self.text = text
    }
    func encode(with coder: NSCoder) { coder.encode(text, forKey: "text") }
}
