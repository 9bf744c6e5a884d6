// XCTContext and activities: named steps of a test, which keep what is attached to them.
// A failure inside an activity does not say its name yet.
import Foundation
import XCTest

/// A named step of a test.
public protocol XCTActivity: NSObjectProtocol {
    /// The name of the step.
    var name: String { get }
    /// Keeps something with the test's results.
    func add(_ attachment: XCTAttachment)
}

/// The test that runs now, as a sequence of activities.
public final class XCTContext: NSObject {
    private override init() {}

    /// Runs the block at once as a step of the running test, inside the step that runs already, if any.
    public class func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows -> Result {
        let activity = Activity(name: name)
        RunningTest.shared.activities.append(activity)
        defer { RunningTest.shared.activities.removeAll { $0 === activity } }
        return try block(activity)
    }
}

final class Activity: NSObject, XCTActivity {
    let name: String
    init(name: String) { self.name = name }
    func add(_ attachment: XCTAttachment) { RunningTest.shared.keep(attachment) }
}
