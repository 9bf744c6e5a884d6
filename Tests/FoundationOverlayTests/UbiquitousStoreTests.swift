// Values that stay on this device, by type and by name; older names of Foundation's options.
import FoundationOverlay
import XCTest

final class UbiquitousStoreTests: XCTestCase {
    func testValuesAreKeptByType() {
        let store = NSUbiquitousKeyValueStore.default
        store.set("text", forKey: "a")
        store.set(Int64(7), forKey: "b")
        store.set(true, forKey: "c")
        store.set([1, 2], forKey: "d")
        store.set(2.5, forKey: "e")
        XCTAssertEqual(store.string(forKey: "a"), "text")
        XCTAssertEqual(store.longLong(forKey: "b"), 7)
        XCTAssertTrue(store.bool(forKey: "c"))
        XCTAssertEqual(store.array(forKey: "d") as? [Int], [1, 2])
        XCTAssertEqual(store.double(forKey: "e"), 2.5)
        XCTAssertNil(store.string(forKey: "b"))
        XCTAssertEqual(Set(store.dictionaryRepresentation.keys).intersection(["a", "b", "c", "d", "e", "f"]), ["a", "b", "c", "d", "e"])
        for key in ["a", "b", "c", "d", "e"] { store.removeObject(forKey: key) }
        XCTAssertNil(store.object(forKey: "a"))
        XCTAssertEqual(store.double(forKey: "e"), 0)
    }

    func testOlderNamesOfOptions() { XCTAssertEqual(NSData.WritingOptions.atomicWrite, .atomic) }
}
