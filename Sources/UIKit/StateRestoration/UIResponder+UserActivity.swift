// A person's activity in a responder, which another device or launch can continue.
import Foundation

extension UIResponder: UIUserActivityRestoring {}

extension UIApplication {
    /// The storyboard that a restored controller came from, in the coder that its restoration class gets.
    public nonisolated static let stateRestorationViewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"
}

/// The activities of responders, stored here because only few responders have one.
@MainActor private enum ResponderActivities {
    private struct Entry {
        weak var responder: UIResponder?
        let activity: NSUserActivity
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]

    static func activity(of responder: UIResponder) -> NSUserActivity? {
        guard let entry = entries[ObjectIdentifier(responder)], entry.responder === responder else { return nil }
        return entry.activity
    }

    static func set(_ activity: NSUserActivity?, of responder: UIResponder) {
        entries = entries.filter { $0.value.responder != nil }
        entries[ObjectIdentifier(responder)] = activity.map { Entry(responder: responder, activity: $0) }
    }
}

extension UIResponder {
    /// For `userActivity` of the class body.
    var ownActivity: NSUserActivity? {
        get { ResponderActivities.activity(of: self) }
        set { ResponderActivities.set(newValue, of: self) }
    }
}
