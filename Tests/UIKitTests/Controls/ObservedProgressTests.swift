// A progress view that follows a Progress: what it shows in a window, outside of one, and when it follows no more.
import Foundation
import XCTest
@testable import UIKit

@MainActor final class ObservedProgressTests: XCTestCase {
    func testTheBarFollows() {
        let stage = TouchStage()
        let bar = UIProgressView(progressViewStyle: .default)
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        bar.observedProgress = progress
        XCTAssertEqual(bar.progress, 0)
        stage.view.addSubview(bar)
        XCTAssertEqual(bar.progress, 0.25)
        progress.completedUnitCount = 3
        for _ in 0..<12 { stage.frame() }
        XCTAssertEqual(bar.progress, 0.75)
        stage.settle()
        bar.observedProgress = nil
        progress.completedUnitCount = 4
        for _ in 0..<12 { stage.frame() }
        XCTAssertEqual(bar.progress, 0.75)
        stage.tearDown()
    }
}
