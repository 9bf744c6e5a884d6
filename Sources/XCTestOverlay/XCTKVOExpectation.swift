// XCTKVOExpectation: an expectation of a property's value that a test makes by hand. XCTestCase's own forms (XCTestExpectation+Forms)
// watch the property by the same observer.
import Foundation
import ObjectiveC
import XCTest

/// An expectation that is met when a property of an object takes a value.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
    /// Says whether the change is the awaited one; gets the object and the change.
    public typealias Handler = (Any, [AnyHashable: Any]) -> Bool

    /// The path of the property.
    public let keyPath: String
    /// The object whose property is observed.
    public let observedObject: Any
    /// The awaited value; nil for any change.
    public let expectedValue: Any?
    /// The options of the observation.
    public let options: NSKeyValueObservingOptions
    /// Asked for every change instead of comparing with the value, once it is set.
    open var handler: Handler?
    private let observer: PropertyObserver

    /// Observes the property until it has the value, which it may have already; until its first change without a value.
    public init(keyPath: String, object: Any, expectedValue: Any? = nil, options: NSKeyValueObservingOptions = []) {
        self.keyPath = keyPath
        observedObject = object
        self.expectedValue = expectedValue
        self.options = options
        observer = PropertyObserver(keyPath: keyPath)
        super.init(description: "Expect value of '\(keyPath)' of \(object) to " + (expectedValue.map { "be '\($0)'" } ?? "change"))
        observer.handler = { [weak self] object, change in
            guard let self, handler?(object, change) ?? PropertyObserver.holds(expectedValue, object, keyPath) else { return false }
            fulfill()
            return true
        }
        observer.observe(object, options: options.union(expectedValue == nil ? [] : .initial))
    }

    deinit { observer.stop() }
}

/// Observes one property until its handler has seen what it waits for.
final class PropertyObserver: NSObject {
    private let keyPath: String
    var handler: (Any, [AnyHashable: Any]) -> Bool = { _, _ in true }
    private var object: (any NSObjectProtocol)?

    init(keyPath: String) { self.keyPath = keyPath }

    /// Whether the property has the value; any value will do without one.
    static func holds(_ expected: Any?, _ object: Any, _ keyPath: String) -> Bool {
        guard let expected else { return true }
        let value = (try? valueForKeyPath(object as AnyObject, keyPath)) ?? nil
        return ((value as AnyObject?) as? any NSObjectProtocol)?.isEqual(expected) ?? false
    }

    /// Observes an object's property. A value that is no object has none: the expectation is then never met.
    func observe(_ object: Any, options: NSKeyValueObservingOptions) {
        guard let object = object as? any NSObjectProtocol else { return }
        self.object = object
        object.addObserver(self, forKeyPath: keyPath, options: options.union([.new, .old]))
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
