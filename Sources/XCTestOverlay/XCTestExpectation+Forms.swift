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

    /// An expectation that the property takes the value, or any value when none is given.
    @discardableResult
    public func keyValueObservingExpectation(for object: Any, keyPath: String, expectedValue: Any?) -> XCTestExpectation {
        keyValueObservingExpectation(for: object, keyPath: keyPath) { object, _ in
            guard let expected = expectedValue else { return true }
            let value = (try? valueForKeyPath(object as AnyObject, keyPath)) ?? nil
            return ((value as AnyObject?) as? any NSObjectProtocol)?.isEqual(expected) ?? false
        }
    }

    /// An expectation that the handler returns true for a change of the property; any change will do without a handler.
    @discardableResult
    public func keyValueObservingExpectation(
        for object: Any, keyPath: String, handler: ((Any, [AnyHashable: Any]) -> Bool)? = nil
    ) -> XCTestExpectation {
        let expectation = expectation(description: "Expect value of '\(keyPath)' of \(object) to change")
        let observer = PropertyObserver(keyPath: keyPath) { object, change in
            if handler?(object, change) ?? true { expectation.fulfill(); return true }
            return false
        }
        observer.observe(object)
        addTeardownBlock { observer.stop() }
        return expectation
    }
}

/// Observes one property until its handler has seen what it waits for.
private final class PropertyObserver: NSObject {
    private let keyPath: String
    fileprivate let handler: (Any, [AnyHashable: Any]) -> Bool
    private var object: (any NSObjectProtocol)?

    init(keyPath: String, handler: @escaping (Any, [AnyHashable: Any]) -> Bool) {
        self.keyPath = keyPath
        self.handler = handler
    }

    /// Observes an object's property. A value that is no object has none: the expectation is then never met.
    func observe(_ object: Any) {
        guard let object = object as? any NSObjectProtocol else { return }
        self.object = object
        object.addObserver(self, forKeyPath: keyPath, options: [.new, .old, .initial])
    }

    func stop() {
        object?.removeObserver(self, forKeyPath: keyPath)
        object = nil
    }
}

extension PropertyObserver: KeyValueObserver {
    func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        let change = Dictionary(uniqueKeysWithValues: (change ?? [:]).map { (AnyHashable($0.key.rawValue), $0.value) })
        if let object, handler(object, change) { stop() }
    }
}
