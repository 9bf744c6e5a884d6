// What Combine has and OpenCombine lacks, and Foundation's publishers, under Combine's documented rules.
import AppleCombine
import Foundation
import ObjectiveC
import XCTest

final class CombineTests: XCTestCase {
    private struct Failed: Error, Equatable {}
    private var bag: Set<AnyCancellable> = []

    func testCombineLatestWaitsForAllAndEndsWithTheLast() {
        let numbers = PassthroughSubject<Int, Failed>(), words = PassthroughSubject<String, Failed>()
        var log: [String] = []
        numbers.combineLatest(words).sink { log.append("\($0)") } receiveValue: { log.append("\($0.0)\($0.1)") }.store(in: &bag)
        numbers.send(1)
        numbers.send(2)
        words.send("a")
        numbers.send(3)
        numbers.send(completion: .finished)
        words.send("b")
        words.send(completion: .finished)
        XCTAssertEqual(log, ["2a", "3a", "3b", "finished"])
    }

    func testCombineLatestFailsWithTheFirst() {
        let left = PassthroughSubject<Int, Failed>(), right = PassthroughSubject<Int, Failed>()
        var log: [String] = []
        Publishers.CombineLatest(left, right).sink { log.append("\($0)") } receiveValue: { log.append("\($0)") }.store(in: &bag)
        left.send(1)
        right.send(completion: .failure(Failed()))
        left.send(2)
        XCTAssertEqual(log.count, 1)
        XCTAssertTrue(log.first?.hasPrefix("failure(") ?? false)
    }

    func testCombineLatestOfValuesThatAreThereAlready() {
        var log: [String] = []
        Just(1).combineLatest(Just("a"), Just(true)).sink { log.append("\($0)") } receiveValue: { log.append("\($0.0) \($0.1) \($0.2)") }.store(in: &bag)
        XCTAssertEqual(log, ["1 a true", "finished"])
        log = []
        CurrentValueSubject<Int, Never>(1).combineLatest(CurrentValueSubject<Int, Never>(2)) { $0 + $1 }.sink { log.append("\($0)") }.store(in: &bag)
        XCTAssertEqual(log, ["3"])
    }

    func testCombineLatestHoldsToTheDemand() {
        let left = PassthroughSubject<Int, Never>(), right = PassthroughSubject<Int, Never>()
        var got: [Int] = []
        let slow = AnySubscriber<Int, Never>(receiveSubscription: { $0.request(.max(1)) }, receiveValue: { got.append($0); return .none })
        left.combineLatest(right) { $0 * 10 + $1 }.subscribe(slow)
        left.send(1)
        right.send(1)
        right.send(2)
        XCTAssertEqual(got, [11])
    }

    func testCancellingCombineLatestStopsIt() {
        let left = PassthroughSubject<Int, Never>(), right = PassthroughSubject<Int, Never>()
        var got = 0
        let subscription = left.combineLatest(right).sink { _ in got += 1 }
        left.send(1)
        subscription.cancel()
        right.send(1)
        XCTAssertEqual(got, 0)
    }

    func testMerge() {
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>(), c = PassthroughSubject<Int, Never>()
        var log: [String] = []
        a.merge(with: b, c).sink { log.append("\($0)") } receiveValue: { log.append("\($0)") }.store(in: &bag)
        b.send(2)
        a.send(1)
        a.send(completion: .finished)
        c.send(3)
        b.send(completion: .finished)
        c.send(completion: .finished)
        XCTAssertEqual(log, ["2", "1", "3", "finished"])
        log = []
        Publishers.MergeMany([Just(1), Just(2)]).sink { log.append("\($0)") }.store(in: &bag)
        XCTAssertEqual(log, ["1", "2"])
    }

    func testNotificationsTimersAndCoders() throws {
        let name = Notification.Name("w4")
        var heard = 0
        NotificationCenter.default.publisher(for: name).sink { _ in heard += 1 }.store(in: &bag)
        NotificationCenter.default.post(name: name, object: nil)
        XCTAssertEqual(heard, 1)
        var decoded: [[Int]] = []
        Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).sink { _ in } receiveValue: { decoded.append($0) }.store(in: &bag)
        XCTAssertEqual(decoded, [[1, 2]])
        let ticked = expectation(description: "two ticks")
        ticked.expectedFulfillmentCount = 2
        Timer.publish(every: 0.001, on: .main, in: .default).autoconnect().prefix(2).sink { _ in ticked.fulfill() }.store(in: &bag)
        let called = expectation(description: "main queue")
        Just(1).receive(on: DispatchQueue.main).sink { _ in called.fulfill() }.store(in: &bag)
        wait(for: [ticked, called], timeout: 5)
    }

    private final class Person: NSObject {
        var name = "a" { didSet { _ObjC.changed(self, "name", oldValue, name) } }
    }

    func testThePublisherOfAProperty() {
        let person = Person()
        var names: [String] = []
        let subscription = person.publisher(for: \.name, _name: "name").sink { names.append($0) }
        person.name = "b"
        subscription.cancel()
        person.name = "c"
        XCTAssertEqual(names, ["a", "b"])
    }

    private final class Model: ObservableObject { @Published var count = 0 }

    func testAnObservableObjectTellsBeforeItChanges() {
        let model = Model()
        var seen: [Int] = []
        model.objectWillChange.sink { seen.append(model.count) }.store(in: &bag)
        var values: [Int] = []
        model.$count.sink { values.append($0) }.store(in: &bag)
        model.count = 1
        XCTAssertEqual(seen, [0])
        XCTAssertEqual(values, [0, 1])
    }
}
