// Background fetches, as far as an app may request them: nothing wakes the app here.
import Foundation

extension UIApplication {
    /// The shortest time between fetches that the system offers.
    nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// An interval without fetches.
    nonisolated public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
    /// Posted when `backgroundRefreshStatus` changes, which it does not here.
    nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
    /// The status of a device whose owner has switched nothing off.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Prints once that nothing wakes the app here.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        OnceSaid.say("WillAppear: setMinimumBackgroundFetchInterval(_:) has no effect: nothing wakes the app to fetch")
    }
}
