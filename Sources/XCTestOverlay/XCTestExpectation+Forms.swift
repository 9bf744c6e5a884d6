// Forms of expectations that corelibs XCTest lacks: `fulfill` as a value, an expectation without a description,
// waiting without a limit, and expectations of a property's value.
import Foundation
import ObjectiveC
import XCTest

extension XCTestExpectation {
    /// Fulfils the expectation, as a value for callbacks: `view.onTap = expectation.fulfill`. Calls take the form that knows its line.
    @_disfavoredOverload public func fulfill() { fulfill(#file, line: #line) }
    /// An expectation without a description.
    public convenience init(_: Void = ()) { self.init(description: "no description provided") }
}

extension XCTestCase {
    /// Waits as long as it takes.
    public func wait(for expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line) {
        wait(for: expectations, timeout: Self.unlimited, enforceOrder: enforceOrder, file: file, line: line)
    }
    /// Waits as long as it takes.
    public func fulfillment(of expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line) async {
        await fulfillment(of: expectations, timeout: Self.unlimited, enforceOrder: enforceOrder, file: file, line: line)
    }
    private static var unlimited: TimeInterval { 365 * 24 * 3600 }

    /// An expectation that the property takes the value, which it may have already; that it changes when no value is given.
    @discardableResult
    public func keyValueObservingExpectation(for object: Any, keyPath: String, expectedValue: Any?) -> XCTestExpectation {
        expect(keyPath, of: object, options: expectedValue == nil ? [] : .initial) { object, _ in PropertyObserver.holds(expectedValue, object, keyPath) }
    }

    /// An expectation that the handler returns true for a change of the property; any change will do without a handler.
    @discardableResult
    public func keyValueObservingExpectation(
        for object: Any, keyPath: String, handler: XCTKVOExpectation.Handler? = nil
    ) -> XCTestExpectation {
        expect(keyPath, of: object, options: handler == nil ? [] : .initial) { handler?($0, $1) ?? true }
    }

    /// XCTest counts what it made itself among the test's expectations, so that this is none of XCTKVOExpectation.
    private func expect(_ keyPath: String, of object: Any, options: NSKeyValueObservingOptions, _ holds: @escaping XCTKVOExpectation.Handler) -> XCTestExpectation {
        let expectation = expectation(description: "Expect value of '\(keyPath)' of \(object) to change")
        let observer = PropertyObserver(keyPath: keyPath)
        observer.handler = { object, change in
            guard holds(object, change) else { return false }
            expectation.fulfill()
            return true
        }
        observer.observe(object, options: options)
        addTeardownBlock { observer.stop() }
        return expectation
    }
}
