// UIUserActivityRestoring: an object that continues an activity. Every responder can.
import Foundation

/// Restores itself from an activity that is continued.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Called when the app hands this object to the restoration handler of a continued activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
