// The fixtures of XCTestCase itself, which do nothing: lowered tests of the main actor call these instead of `super`'s.

/// Stands for `super` in `try await super.setUp()` of a main-actor test case.
public struct _XCTestFixtures {
    /// Creates fixtures, which hold nothing.
    public init() {}
    /// XCTestCase's own: empty.
    public func setUp() async throws {}
    /// XCTestCase's own: empty.
    public func tearDown() async throws {}
}
