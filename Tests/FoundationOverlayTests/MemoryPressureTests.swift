// Sources of memory pressure: who hears a warning, and who does not.
import Dispatch
import Foundation
@testable import FoundationOverlay
import XCTest

final class MemoryPressureTests: XCTestCase {
    func testAWarningReachesThoseWhoWantIt() {
        let queue = DispatchQueue(label: "caches")
        nonisolated(unsafe) var log: [String] = []
        let heard = expectation(description: "heard")
        func source(_ name: String, _ mask: DispatchSource.MemoryPressureEvent) -> any DispatchSourceMemoryPressure {
            nonisolated(unsafe) let source = DispatchSource.makeMemoryPressureSource(eventMask: mask, queue: queue)
            source.setEventHandler {
                log.append("\(name) \(source.data == .warning)")
                heard.fulfill()
            }
            source.activate()
            return source
        }
        let both = source("both", [.warning, .critical]), critical = source("critical", .critical), cancelled = source("cancelled", .all)
        XCTAssertEqual(both.mask, [.warning, .critical])
        cancelled.cancel()
        MemoryPressureSources.shared.warn()
        wait(for: [heard], timeout: 10)
        XCTAssertEqual(queue.sync { log }, ["both true"])
        for source in [both, critical] { source.cancel() }
    }
}
