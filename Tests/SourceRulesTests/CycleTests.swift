// UIKit's files lean on each other less and less: the counts of script/cycles only shrink.
import Foundation
import TypeCycles
import XCTest

final class CycleTests: XCTestCase {
    /// Lower these when they can be. They leave room for a few more classes of Apple's API, whose members name each other.
    private static let filesInOneCircle = 80
    private static let mutualFolders = 66

    func testTheCircleOnlyShrinks() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let graph = try TypeGraph(module: root.appendingPathComponent("Sources/UIKit"))
        let cycle = graph.largestCycle.count, folders = graph.mutualFolders.count
        XCTAssertGreaterThan(cycle, 1, "nothing was read")
        XCTAssertLessThanOrEqual(cycle, Self.filesInOneCircle, "script/cycles --all says which files and why")
        XCTAssertLessThanOrEqual(folders, Self.mutualFolders, "script/cycles --all says which folders")
    }
}
