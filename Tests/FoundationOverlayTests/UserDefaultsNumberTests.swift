// Numbers of UserDefaults as every type that can hold them; queues as elements of sets.
import FoundationOverlay
import XCTest

final class UserDefaultsNumberTests: XCTestCase {
    func testNumbersAreCastToEveryTypeThatHoldsThem() throws {
        let name = "UserDefaultsNumberTests", defaults = try XCTUnwrap(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        for isRegistered in [false, true] {
            func keep(_ value: Any) { isRegistered ? defaults.register(defaults: ["key": value]) : defaults.set(value, forKey: "key") }
            keep(42)
            let object = defaults.object(forKey: "key")
            XCTAssertEqual(object as? Int, 42)
            XCTAssertEqual(object as? UInt, 42)
            XCTAssertEqual(object as? Int64, 42)
            XCTAssertEqual(object as? Double, 42)
            XCTAssertEqual(object as? CGFloat, 42)
            XCTAssertNil(object as? Bool)
            XCTAssertNil(object as? String)
            XCTAssertTrue(object is NSNumber)
            XCTAssertEqual([defaults.integer(forKey: "key"), Int(defaults.double(forKey: "key")), Int(defaults.float(forKey: "key"))], [42, 42, 42])
            keep(1.5)
            XCTAssertEqual(defaults.object(forKey: "key") as? Float, 1.5)
            XCTAssertEqual(defaults.double(forKey: "key"), 1.5)
            XCTAssertNil(defaults.object(forKey: "key") as? Int)
            keep(true)
            XCTAssertEqual(defaults.object(forKey: "key") as? Bool, true)
            XCTAssertTrue(defaults.bool(forKey: "key"))
            XCTAssertEqual(defaults.integer(forKey: "key"), 1)
            keep(UInt(7))
            XCTAssertEqual(defaults.object(forKey: "key") as? UInt, 7)
            keep("text")
            XCTAssertEqual(defaults.object(forKey: "key") as? String, "text")
            XCTAssertEqual(defaults.string(forKey: "key"), "text")
            keep([1, 2])
            XCTAssertEqual(defaults.object(forKey: "key") as? [Int], [1, 2])
            defaults.removeObject(forKey: "key")
        }
        XCTAssertNil(defaults.object(forKey: "none"))
    }

    func testQueuesAreHashable() {
        let queue = DispatchQueue(label: "queue")
        XCTAssertFalse(queue != queue)
        XCTAssertTrue(queue != DispatchQueue.main)
        XCTAssertEqual(Set([queue, queue, .main]).count, 2)
        XCTAssertEqual(Set([DispatchGroup(), DispatchGroup()]).count, 2)
        XCTAssertNotEqual(DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    }
}
