// assertLifecycle: what a test does, and what its controllers must be told meanwhile, in that order. A failure shows
// both lists side by side (LifecycleDifference).
import UIKit

/// Collects the expected lines of `assertLifecycle`, one a line of code.
@resultBuilder public enum LifecycleLines {
    /// A line as it stands.
    public static func buildExpression(_ line: String) -> [String] { [line] }
    /// Several lines at once, such as those of a helper.
    public static func buildExpression(_ lines: [String]) -> [String] { lines }
    /// Lines one after the other.
    public static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    /// An `if` without `else`: no lines when it is false.
    public static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
    /// The lines of the branch that is taken.
    public static func buildEither(first part: [String]) -> [String] { part }
    /// The lines of the branch that is taken.
    public static func buildEither(second part: [String]) -> [String] { part }
    /// The lines of a loop, in its order.
    public static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}

extension AppScenario {
    /// Runs `actions`, settles, and compares what the app's controllers were told with the expected lines.
    ///
    ///     app.assertLifecycle {
    ///         app.tap("Next")
    ///     } is: {
    ///         "SecondViewController.viewDidLoad"
    ///         "FirstViewController.viewWillDisappear"
    ///     }
    ///
    /// Only `events` of instances of `classes` are looked at; of all when no class is named.
    public func assertLifecycle(of classes: UIViewController.Type..., events: LifecycleEvents = .standard, file: StaticString = #filePath, line: UInt = #line, _ actions: () throws -> Void, @LifecycleLines is expected: () -> [String]) rethrows {
        consumed = host.events.count
        try actions()
        settle(file: file, line: line)
        compare(take(classes, events), expected(), file, line)
    }

    /// Runs `actions`, settles, and compares what the app's controllers were told with the expected lines.
    public func assertLifecycle(of classes: UIViewController.Type..., events: LifecycleEvents = .standard, file: StaticString = #filePath, line: UInt = #line, _ actions: @MainActor () async throws -> Void, @LifecycleLines is expected: () -> [String]) async rethrows {
        consumed = host.events.count
        try await actions()
        await settle(file: file, line: line)
        compare(take(classes, events), expected(), file, line)
    }

    /// Compares what the app's controllers were told since the launch, or since the log was last looked at, with the
    /// expected lines.
    public func assertLifecycle(of classes: UIViewController.Type..., events: LifecycleEvents = .standard, is expected: [String], file: StaticString = #filePath, line: UInt = #line) {
        compare(take(classes, events), expected, file, line)
    }

    private func compare(_ actual: [LifecycleLine], _ expected: [String], _ file: StaticString, _ line: UInt) {
        guard actual.map(\.text) != expected else { return }
        fail(LifecycleDifference(expected: expected, actual: actual).text, file, line)
    }
}
