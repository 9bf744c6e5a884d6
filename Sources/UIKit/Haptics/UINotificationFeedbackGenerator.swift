// UINotificationFeedbackGenerator: the result of a task.
import CoreGraphics

/// Feedback on how a task has ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result of the task.
    public enum FeedbackType: Int, Sendable {
        /// Done, done with a doubt, or failed.
        case success = 0, warning, error
    }

    /// The task ends now.
    open func notificationOccurred(_ notificationType: FeedbackType) { trace("notification \(notificationType)") }
    /// The task ends now, at `location` in points of the generator's view (iOS 17.5).
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { notificationOccurred(notificationType) }
}
