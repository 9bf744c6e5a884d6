// UIKit's files lean on each other less and less: the counts of script/cycles only shrink.
import Foundation
import TypeCycles
import XCTest

final class CycleTests: XCTestCase {
    /// Lower these when they can be. They leave room for a few more classes of Apple's API, whose parts name each other.
    private static let limits: [(module: String, filesInOneCircle: Int, mutualFolders: Int)] = [("UIKit", 80, 66), ("UIFoundation", 23, 6)]

    func testTheCircleOnlyShrinks() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        for (module, filesInOneCircle, mutualFolders) in Self.limits {
            let graph = try TypeGraph(module: root.appendingPathComponent("Sources/\(module)"))
            let cycle = graph.largestCycle.count, folders = graph.mutualFolders.count
            XCTAssertGreaterThan(cycle, 1, "nothing was read")
            XCTAssertLessThanOrEqual(cycle, filesInOneCircle, "\(module): script/cycles --all says which files and why")
            XCTAssertLessThanOrEqual(folders, mutualFolders, "\(module): script/cycles --all says which folders")
        }
    }
}
