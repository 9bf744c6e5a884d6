// A URL, an activity, a quick action or a notification that the system hands to an app at launch or on its way to the front.
// Hosts make one; LaunchSequence delivers it cold, ForegroundTransition warm.
import Foundation

/// One delivery to an app.
@MainActor package enum SystemDelivery {
    case url(URL, sourceApplication: String?)
    /// A universal link is an activity of the type NSUserActivityTypeBrowsingWeb.
    case activity(NSUserActivity)
    case shortcut(UIApplicationShortcutItem)

    var url: URL? { if case .url(let url, _) = self { url } else { nil } }
    var activity: NSUserActivity? { if case .activity(let activity) = self { activity } else { nil } }
    var shortcut: UIApplicationShortcutItem? { if case .shortcut(let item) = self { item } else { nil } }

    /// Whether the simulated iOS version has this kind of delivery; an older version does not hand it to the app.
    var exists: Bool {
        switch self {
        case .url: true
        case .activity: Behaviour.userActivities.isOn
        case .shortcut: Behaviour.quickActions.isOn
        }
    }

    /// The launch options of an app without scenes, for `application(_:willFinishLaunchingWithOptions:)`.
    var launchOptions: [UIApplication.LaunchOptionsKey: Any] {
        guard exists else { return [:] }
        return switch self {
        case .url(let url, let source): source.map { [.url: url, .sourceApplication: $0] } ?? [.url: url]
        case .activity(let activity):
            [.userActivityDictionary: ["UIApplicationLaunchOptionsUserActivityTypeKey": activity.activityType, "UIApplicationLaunchOptionsUserActivityKey": activity]]
        case .shortcut(let item): [.shortcutItem: item]
        }
    }
}
