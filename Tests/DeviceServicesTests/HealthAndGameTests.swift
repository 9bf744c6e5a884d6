// Samples in memory with their units, and Game Center without a player.
import GameKit
import HealthKit
import XCTest

final class HealthAndGameTests: XCTestCase {
    func testUnitsAreConverted() {
        let run = HKQuantity(unit: .mile(), doubleValue: 1)
        XCTAssertEqual(run.doubleValue(for: .meter()), 1609.344, accuracy: 1e-9)
        XCTAssertEqual(run.doubleValue(for: .meterUnit(with: .kilo)), 1.609344, accuracy: 1e-9)
        XCTAssertFalse(run.is(compatibleWith: .gram()))
        let perMinute = HKUnit.count().unitDivided(by: .minute())
        XCTAssertEqual(HKQuantity(unit: perMinute, doubleValue: 60).doubleValue(for: HKUnit.count().unitDivided(by: .second())), 1, accuracy: 1e-9)
        XCTAssertEqual(HKQuantity(unit: .degreeFahrenheit(), doubleValue: 212).doubleValue(for: .degreeCelsius()), 100, accuracy: 1e-9)
        XCTAssertEqual(HKQuantity(unit: .kilocalorie(), doubleValue: 1).compare(HKQuantity(unit: .joule(), doubleValue: 4000)), .orderedDescending)
    }

    func testKindsHaveTheNamesOfTheirConstants() {
        XCTAssertEqual(HKQuantityTypeIdentifier.vo2Max.rawValue, "HKQuantityTypeIdentifierVO2Max")
        XCTAssertEqual(HKQuantityTypeIdentifier.distanceSwimming.rawValue, "HKQuantityTypeIdentifierDistanceSwimming")
        XCTAssertEqual(HKQuantityTypeIdentifier.dietaryVitaminB12.rawValue, "HKQuantityTypeIdentifierDietaryVitaminB12")
        XCTAssertEqual(HKCategoryType(.headache).identifier, "HKCategoryTypeIdentifierHeadache")
        let handled = expectation(description: "handled")
        HKHealthStore().handleAuthorizationForExtension { success, error in
            XCTAssertTrue(success && error == nil)
            handled.fulfill()
        }
        wait(for: [handled], timeout: 5)
    }

    private final class Answers: @unchecked Sendable {
        let lock = NSLock()
        private var list: [String] = []
        func add(_ text: String) { lock.withLock { list.append(text) } }
        var all: [String] { lock.withLock { list } }
    }

    func testSamplesAreKeptSummedAndOrdered() throws {
        let store = HKHealthStore(), steps = HKQuantityType(.stepCount), answers = Answers()
        let day = Date(timeIntervalSinceReferenceDate: 0)
        func sample(_ count: Double, _ hour: Double) -> HKQuantitySample {
            HKQuantitySample(type: steps, quantity: HKQuantity(unit: .count(), doubleValue: count), start: day.addingTimeInterval(hour * 3600), end: day.addingTimeInterval(hour * 3600 + 60))
        }
        let samples = [sample(100, 2), sample(50, 1), sample(7, 30)]
        let refused = expectation(description: "refused")
        store.save(samples) { saved, error in
            XCTAssertFalse(saved)
            XCTAssertEqual((error as? HKError)?.code, .errorAuthorizationNotDetermined)
            refused.fulfill()
        }
        wait(for: [refused], timeout: 5)
        let asked = expectation(description: "asked"), saved = expectation(description: "saved")
        store.requestAuthorization(toShare: [steps], read: [steps]) { granted, _ in
            XCTAssertTrue(granted)
            asked.fulfill()
        }
        wait(for: [asked], timeout: 5)
        XCTAssertEqual(store.authorizationStatus(for: steps), .sharingAuthorized)
        store.save(samples) { done, error in
            XCTAssertTrue(done)
            XCTAssertNil(error)
            saved.fulfill()
        }
        wait(for: [saved], timeout: 5)
        let today = HKQuery.predicateForSamples(withStart: day, end: day.addingTimeInterval(86400))
        let answered = expectation(description: "answered")
        answered.expectedFulfillmentCount = 2
        store.execute(HKSampleQuery(sampleType: steps, predicate: today, limit: HKObjectQueryNoLimit, sortDescriptors: [NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)]) { _, found, _ in
            answers.add("order \((found ?? []).compactMap { ($0 as? HKQuantitySample)?.quantity.doubleValue(for: .count()) })")
            answered.fulfill()
        })
        store.execute(HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: today, options: [.cumulativeSum]) { _, statistics, _ in
            answers.add("sum \(statistics?.sumQuantity()?.doubleValue(for: .count()) ?? -1) average \(statistics?.averageQuantity() == nil)")
            answered.fulfill()
        })
        wait(for: [answered], timeout: 5)
        XCTAssertEqual(Set(answers.all), ["order [100.0, 50.0]", "sum 150.0 average true"])
        for sample in samples { store.delete(sample) { _, _ in } }
    }

    @MainActor func testNobodyPlays() {
        var errors: [Int] = []
        GKLocalPlayer.local.authenticateHandler = { controller, error in
            XCTAssertNil(controller)
            errors.append((error as? GKError)?.code.rawValue ?? 0)
        }
        for _ in 0..<6 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
        GKLocalPlayer.local.authenticateHandler = nil
        XCTAssertEqual(errors, [6])
        XCTAssertFalse(GKLocalPlayer.local.isAuthenticated)
        let screen = GKGameCenterViewController(state: .leaderboards)
        screen.loadViewIfNeeded()
        XCTAssertEqual(screen.viewControllers.count, 1)
    }
}
