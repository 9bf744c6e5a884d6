// A stage for the tests of Logs: a body acts on it, what it logs comes back. And who writes down what key-value observers hear.
import ObjectiveC
import XCTest
@testable import UIKit

/// The log of what `body` does with a view of 100 by 100 points on a stage that rests.
@MainActor func staged(iOSVersion: Int = 26, root: UIViewController = UIViewController(), _ body: (TouchStage, UIView) throws -> Void) rethrows -> [String] {
    let stage = TouchStage(root: root, iOSVersion: iOSVersion)
    let view = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    stage.view.addSubview(view)
    stage.settle()
    _ = stage.log.take()
    defer { stage.tearDown() }
    try body(stage, view)
    return stage.log.take()
}

extension TouchStage {
    /// Seconds of the stage's time.
    func wait(_ seconds: Double) { for _ in 0..<Int((seconds / interval).rounded()) { frame() } }

    /// Logs `name(old to new)` at each change of a property, as an observer with both options hears of it.
    func observe<Object: NSObject, Value>(_ object: Object, _ path: KeyPath<Object, Value>, _ key: String, _ text: @escaping @MainActor (Value) -> String) {
        let log = log
        // Changes are told on the thread that makes them: this one.
        nonisolated(unsafe) let path = path
        kept.append(object.observe(path, _name: key, options: [.old, .new]) { object, _ in
            nonisolated(unsafe) let object = object
            MainActor.assumeIsolated { log.add("\(key)(\(text(object[keyPath: path])))") }
        })
    }

    /// Notifications by what the log calls them, until the stage ends.
    func notes(_ names: [(Notification.Name, String)]) {
        let log = log
        for (name, text) in names {
            kept.append(NoteToken(NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated { log.add(text) } }))
        }
    }
}

/// Ends an observation of notifications with its own end.
private final class NoteToken {
    private let token: any NSObjectProtocol
    init(_ token: any NSObjectProtocol) { self.token = token }
    deinit { NotificationCenter.default.removeObserver(token) }
}
