// The reasons for a scene's connection: the argument of `scene(_:willConnectTo:options:)` (Docs/EVIDENCE.md 14).
// SceneConnection fills it from the system's request.
import Foundation

extension UIScene {
    /// The reason and the circumstances of a scene's connection.
    @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
        /// URLs to open; empty when the scene was connected for another reason.
        public let urlContexts: Set<UIOpenURLContext>
        /// The bundle identifier of the app that made the request; nil if it is unknown or there is none.
        public let sourceApplication: String?
        /// Handoff from another device: there is none here.
        public var handoffUserActivityType: String? { nil }
        /// Activities to continue, such as a universal link.
        public let userActivities: Set<NSUserActivity>
        /// The quick action that was chosen; it is delivered only here.
        public let shortcutItem: UIApplicationShortcutItem?

        init(urlContexts: Set<UIOpenURLContext> = [], sourceApplication: String? = nil, userActivities: Set<NSUserActivity> = [], shortcutItem: UIApplicationShortcutItem? = nil) {
            self.urlContexts = urlContexts
            self.sourceApplication = sourceApplication
            self.userActivities = userActivities
            self.shortcutItem = shortcutItem
            super.init()
        }

        convenience init(_ delivery: SystemDelivery?) {
            switch delivery {
            case .url(let url, let source): self.init(urlContexts: [UIOpenURLContext(url: url, sourceApplication: source)], sourceApplication: source)
            case .activity(let activity): self.init(userActivities: [activity])
            case .shortcut(let item): self.init(shortcutItem: item)
            case nil: self.init(urlContexts: [])
            }
        }
    }
}
