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
@MainActor class BaseTests: XCTestCase { @MainActor func testBase() throws { try XCTSkipIf(false) } }
final class DerivedTests: BaseTests {
    override func setUp() { print("setUp", Thread.isMainThread) }
    func testDerived() { print("testDerived") }
    func testThrowing() throws { print("testThrowing") }
}
// Isolated tests would not convert here, as they do not in the list that SwiftPM writes for XCTest.
nonisolated func list() -> [(String, (DerivedTests) -> () throws -> Void)] {
    [("testDerived", DerivedTests.testDerived), ("testThrowing", DerivedTests.testThrowing)]
}
@main struct Main {
    @MainActor static func main() throws {
        let tests = DerivedTests(name: "derived", testClosure: { _ in })
        tests.setUp()
        for (name, test) in list() {
            print(name)
            try test(tests)()
        }
    }
}
