// Kind: Unit. References that keep nothing: what a reader sees before, during and after the object's deinit, and that no side table comes of it.
import XCTest

@testable import ObjectiveC

final class ZeroingReferenceTests: XCTestCase {
    private protocol Named: AnyObject { var name: String { get } }

    private class Target: Named {
        let name: String
        var onDeinit: ((Target) -> Void)?
        init(_ name: String) { self.name = name }
        deinit { onDeinit?(self) }
    }

    private final class Holder {
        @_ZeroingReference var target: Target?
        @_ZeroingDelegate var delegate: (any Named)?
        @_ZeroingReference var anything: AnyObject?
        var copyOfTarget: _ZeroingReference<Target> { _target }
    }

    func testAReferenceReadsItsObjectWhileTheObjectLives() {
        let holder = Holder(), first = Target("first"), second = Target("second")
        XCTAssertNil(holder.target)
        XCTAssertNil(holder.delegate)
        holder.target = first
        holder.delegate = first
        holder.anything = first
        XCTAssertTrue(holder.target === first)
        XCTAssertEqual(holder.delegate?.name, "first")
        XCTAssertTrue(holder.anything === first)
        holder.target = second
        holder.delegate = second
        XCTAssertTrue(holder.target === second)
        XCTAssertEqual(holder.delegate?.name, "second")
        holder.target = nil
        holder.delegate = nil
        XCTAssertNil(holder.target)
        XCTAssertNil(holder.delegate)
    }

    func testAReferenceKeepsNothingAndReadsNilDuringAndAfterTheDeinit() {
        let holder = Holder()
        var during: [Bool] = []
        var object: Target? = Target("one")
        object?.onDeinit = { _ in during = [holder.target == nil, holder.delegate == nil, holder.anything == nil] }
        holder.target = object
        holder.delegate = object
        holder.anything = object
        weak var swifts: Target?
        swifts = object
        XCTAssertNotNil(swifts)
        object = nil
        XCTAssertNil(swifts)
        XCTAssertEqual(during, [true, true, true])
        XCTAssertNil(holder.target)
        XCTAssertNil(holder.delegate)
        XCTAssertNil(holder.anything)
        // A reference to an object that is gone can be copied and set again.
        let copy = holder.copyOfTarget
        XCTAssertNil(copy.wrappedValue)
        let next = Target("next")
        holder.target = next
        XCTAssertTrue(holder.target === next)
        XCTAssertNil(copy.wrappedValue)
    }

    func testReadersOnOtherThreadsGetTheWholeObjectOrNil() {
        final class Box: @unchecked Sendable { @_ZeroingReference var target: Target? }
        for round in 0..<200 {
            var objects: [Target?] = (0..<8).map { Target("object \(round) \($0)") }
            let boxes = objects.map { object in
                let box = Box()
                box.target = object
                return box
            }
            let ended = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                for _ in 0..<50 { for box in boxes { if let found = box.target { precondition(found.name.hasPrefix("object")) } } }
                ended.signal()
            }
            for index in objects.indices { objects[index] = nil }
            ended.wait()
            XCTAssertTrue(boxes.allSatisfy { $0.target == nil })
        }
    }

    /// Generic code and code that knows the type agree on where such a structure is nil.
    func testArraysAndOptionalsOfStructuresWithReferences() {
        struct Pair {
            @_ZeroingReference var target: Target? = nil
            @_ZeroingDelegate var delegate: (any Named)? = nil
        }
        struct Single { @_ZeroingReference var target: Target? = nil }
        func count<Element>(_ elements: [Element]) -> Int {
            var count = 0
            for _ in elements { count += 1; if count > elements.count { break } }
            return count
        }
        let object = Target("one")
        let pairs = [Pair(), Pair(target: object), Pair(), Pair(delegate: object), Pair()], singles = [Single(), Single(target: object), Single()]
        var seen = 0
        for pair in pairs { seen += 1; if seen > pairs.count { break }; _ = pair }
        for single in singles { seen += 1; if seen > 8 { break }; _ = single }
        XCTAssertEqual(seen, 8)
        XCTAssertEqual(count(pairs), 5)
        XCTAssertEqual(count(singles), 3)
        XCTAssertEqual(pairs.map { $0.target != nil }, [false, true, false, false, false])
        XCTAssertEqual(pairs.map { $0.delegate != nil }, [false, false, false, true, false])
        XCTAssertEqual([singles.first, singles.last].map { $0 == nil }, [false, false])
        var table: [Int: Single] = [1: Single(), 2: Single(target: object)]
        XCTAssertNotNil(table[1])
        XCTAssertEqual(table.count, 2)
        table[1] = nil
        XCTAssertEqual(table.values.map { $0.target != nil }, [true])
    }

    /// The second word of an object of Swift is its counts; the two highest bits are set once the counts lie in a side table (RefCount.h).
    func testNoSideTableComesOfAReference() {
        func hasSideTable(_ object: AnyObject) -> Bool {
            Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: 8, as: UInt64.self) >> 62 == 3
        }
        let holder = Holder(), object = Target("one")
        holder.target = object
        holder.delegate = object
        XCTAssertFalse(hasSideTable(object))
        weak var swifts: Target?
        swifts = object
        XCTAssertNotNil(swifts)
        XCTAssertTrue(hasSideTable(object))
        XCTAssertTrue(holder.target === object)
    }
}
