import XCTest
import UIKit

@MainActor final class ScreenTests: XCTestCase {
    var sut: UIViewController!
    override func setUp() {
        super.setUp()
        sut = UIViewController()
    }
    override func tearDownWithError() throws {
        sut = nil
        try super.tearDownWithError()
    }
    func testTitle() { sut.title = "x"; XCTAssertEqual(sut.title, "x") }
    private func helper() {}
}
class PlainTests: XCTestCase {
    var n = 0
    override func setUp() { n = 1 }
}
@main struct Main { static func main() { print("compiled") } }
