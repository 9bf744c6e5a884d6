import UIKit

/// What happened, in order: printed, and shown at the foot of the first tab.
@MainActor
final class Logbook {

    static let shared = Logbook()
    static let didChange = Notification.Name("LogbookDidChange")

    private(set) var entries: [String] = []

    func write(_ author: AnyObject, _ event: String) {
        let entry = "\(type(of: author)).\(event)"
        print(entry)
        entries.append(entry)
        NotificationCenter.default.post(name: Logbook.didChange, object: self)
    }
}
