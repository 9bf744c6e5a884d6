// Lets XCTest call tests of classes on the main actor: its own `testCase` casts them to functions without an
// actor, which traps. The generated list of tests prefers this one, whose parameter fits without a cast.
// All targets share one process and XCTest orders them by what the file system says: each test begins on the same device.
@testable import UIKit
import XCTest

public func testCase<T: XCTestCase, Body>(_ allTests: [(String, (T) -> Body)]) -> XCTestCaseEntry {
    var tests: [(String, XCTestCaseClosure)] = []
    for (name, test) in allTests { tests.append((name, { instance in try call(test, on: instance) })) }
    return (testCaseClass: T.self, allTests: tests)
}

/// What a test target does after each of its tests, whatever came of it: it looks for what the test left behind. The
/// test is told by module, class and name, since all targets share one process.
@MainActor public enum AfterEachTest {
    public static var bodies: [@MainActor (_ test: String) -> Void] = []
}

/// XCTest calls tests on the main thread.
private func call<T: XCTestCase, Body>(_ test: (T) -> Body, on instance: XCTestCase) throws {
    guard let instance = instance as? T, ["@MainActor () -> ()", "@MainActor () throws -> ()"].contains("\(Body.self)") else {
        return XCTFail("\(instance): a test of type \(Body.self) cannot be called")
    }
    // The runtime does not know this function type for the one that it is (6.3), so it cannot be cast.
    let body = unsafeBitCast(test(instance), to: (@MainActor @Sendable () throws -> Void).self)
    let name = "\(String(reflecting: T.self)) \(instance.name)"
    try MainActor.assumeIsolated {
        defer {
            for after in AfterEachTest.bodies { after(name) }
            returnToDefaultDevice()
        }
        try body()
    }
}

/// A test that ran on iOS 9, on an iPad or in landscape leaves no such device to the next one, whichever that is.
@MainActor private func returnToDefaultDevice() {
    let fresh = DetachedHost()
    if Host.current.iOSVersion != fresh.iOSVersion || Host.current.device != fresh.device { Host.use(fresh) }
    if UIScreen.main.orientation != .portrait {
        UIScreen.main.orientation = .portrait
        UIDevice.current.turn(to: .portrait)
    }
}
