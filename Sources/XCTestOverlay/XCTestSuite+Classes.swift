// The suite of a test class, which a class may replace: XCTest here makes suites from its own list and asks no class. A class with such an
// override conforms to _XCTestSuites (lowering adds that), and the suite's tests are changed when the suite starts.
import Foundation
import Glibc
import XCTest

/// A test class that overrides `defaultTestSuite`.
public protocol _XCTestSuites {
    /// The override.
    static var __override_defaultTestSuite: XCTestSuite { get }
}

extension XCTestCase {
    /// The class's tests, as they were found. A class that overrides this property decides which tests of the class run.
    public class var defaultTestSuite: XCTestSuite { XCTestSuite(forTestCaseClass: self) }
}

extension XCTestSuite {
    /// A suite of the class's tests, while they are about to run; of no tests at other times.
    public convenience init(forTestCaseClass testCaseClass: AnyClass) {
        self.init(name: "\(testCaseClass)")
        for test in ClassSuites.starting where type(of: test) == testCaseClass { addTest(test) }
    }
}

enum ClassSuites {
    /// The tests of the suite that is about to start.
    nonisolated(unsafe) fileprivate(set) static var starting: [XCTest] = []

    /// The place of a suite's tests in the object. XCTest shows the property, but lets nobody set it.
    private static let place = dlsym(nil, "$s6XCTest0A5SuiteC5testsSayA2ACGvpWvd")?.load(as: Int.self)

    /// Lets the class of the suite's tests replace them.
    static func replaceTests(of suite: XCTestSuite) {
        guard let first = suite.tests.first as? XCTestCase, let source = type(of: first) as? any _XCTestSuites.Type, let place else { return }
        starting = suite.tests
        defer { starting = [] }
        let replaced = source.__override_defaultTestSuite.tests
        (Unmanaged.passUnretained(suite).toOpaque() + place).assumingMemoryBound(to: [XCTest].self).pointee = replaced
    }
}
