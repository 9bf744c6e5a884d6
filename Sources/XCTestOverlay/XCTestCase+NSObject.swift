// XCTestCase is an NSObject on Apple's systems, so that test cases are delegates, targets and observers. Here it is a
// class of its own; the protocol that delegates require is met by it all the same.
import Foundation
import ObjectiveC
import XCTest

extension XCTest: @retroactive NSObjectProtocol, @retroactive Hashable {
    /// Identity.
    public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
    /// Hashes the identity.
    public var hash: Int { ObjectIdentifier(self).hashValue }
    /// The test itself.
    public func `self`() -> Self { self }
    /// Never.
    public func isProxy() -> Bool { false }
    /// The test's name.
    public var description: String { name }
    /// The test's name.
    public var debugDescription: String { "<\(type(of: self)): \(name)>" }
    /// Identity.
    public static func == (left: XCTest, right: XCTest) -> Bool { left === right }
    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension XCTestCase {
    /// A test case that no suite holds, for its helpers and assertions alone: what lowered code calls for NSObject's `init()`, which XCTest's
    /// own class here keeps to itself.
    public convenience init(_madeByHand: Void) { self.init(name: String(describing: Self.self), testClosure: { _ in }) }
    /// A test that sends itself the message: `defaultTestSuite` of a class that puts its suite together makes such tests.
    public convenience init(selector: Selector) {
        self.init(name: selector.name, testClosure: { _ = $0.perform(selector) })
    }
}
