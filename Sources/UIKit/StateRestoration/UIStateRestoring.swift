// The public names of state restoration and of user activities in responders. StatePreservation and StateRestoration
// call what apps override; the members that apps override stand in the class bodies.
import Foundation

/// Makes view controllers again that were on screen when the app was ended.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: NSObjectProtocol {
    /// Called at the launch for each stored controller of this class, before its children; the last identifier is its
    /// own. nil drops it and what is in it.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}

/// Restores itself from an activity that is continued.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Called when the app hands this object to the restoration handler of a continued activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

extension UIApplication {
    /// The storyboard that a restored controller came from, in the coder that its restoration class gets.
    public nonisolated static let stateRestorationViewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"
}

/// The activities of responders: few have one, so that none pays for it.
@MainActor enum ResponderActivities {
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
