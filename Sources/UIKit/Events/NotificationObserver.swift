// Observes one notification for as long as the object is kept. UIKit uses it for the notifications that its parts follow.
import Foundation

final class NotificationObserver {
    private let token: any NSObjectProtocol

    /// `react` runs inside the post, which UIKit's notifications do on the main thread.
    init(_ name: Notification.Name, _ react: @escaping @MainActor () -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated(react) }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
