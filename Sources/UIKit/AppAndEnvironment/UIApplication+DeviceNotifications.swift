// Notifications about the device that no device here sends. Code observes them by these names, and tests post them.

import Foundation

extension UIApplication {
    /// About to change the status bar's frame; the user info has the new one. The frame here changes with the interface's orientation alone.
    nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
    /// The status bar's frame has changed; the user info has the former one.
    nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
    /// The key of the frame in the user info of both.
    nonisolated public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
    /// Midnight, or a change of the clock by the user or the carrier. Never posted here: the clock is virtual.
    nonisolated public static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
    /// Protected files became readable. Never posted here: the device is not locked.
    nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
    /// Protected files are about to become unreadable. Never posted here: the device is not locked.
    nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
}
