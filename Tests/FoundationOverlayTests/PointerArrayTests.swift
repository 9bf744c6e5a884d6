// NSPointerArray, weak and strong.
import FoundationOverlay
import Foundation
import XCTest

final class PointerArrayTests: XCTestCase {
    private func pointer(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }

    func testPlaces() {
        let list = NSPointerArray.strongObjects(), first = NSObject(), second = NSObject()
        list.addPointer(pointer(first))
        list.insertPointer(pointer(second), at: 0)
        list.addPointer(nil)
        XCTAssertEqual(list.count, 3)
        XCTAssertEqual(list.pointer(at: 0), pointer(second))
        XCTAssertNil(list.pointer(at: 2))
        XCTAssertEqual(list.allObjects as? [NSObject], [second, first])
        list.replacePointer(at: 1, withPointer: nil)
        list.compact()
        XCTAssertEqual(list.count, 1)
        list.count = 3
        XCTAssertEqual(list.allObjects.count, 1)
        let copy = list.copy() as? NSPointerArray
        list.removePointer(at: 0)
        list.count = 0
        XCTAssertEqual([list.count, copy?.count], [0, 3])
    }

    func testWeakPlacesBecomeHoles() {
        let weakly = NSPointerArray.weakObjects(), strongly = NSPointerArray()
        weak var kept: NSObject?
        autoreleasepool {
            let gone = NSObject(), stays = NSObject()
            kept = stays
            for object in [gone, stays] { weakly.addPointer(pointer(object)) }
            strongly.addPointer(pointer(stays))
            XCTAssertEqual(weakly.allObjects.count, 2)
        }
        XCTAssertNotNil(kept)
        XCTAssertEqual(weakly.count, 2)
        XCTAssertNil(weakly.pointer(at: 0))
        weakly.compact()
        XCTAssertEqual(weakly.allObjects as? [NSObject], kept.map { [$0] })
    }
}
