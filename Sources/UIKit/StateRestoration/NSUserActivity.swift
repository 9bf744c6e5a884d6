// A person's activity in an app, as a value that can be handed on: universal links, state restoration, Handoff.
// Foundation has this class on Apple's systems and lacks it on Linux; here UIKit has it. ForegroundTransition delivers
// activities, StatePreservation stores them.
import Foundation
import ObjectiveC

/// The type of an activity that opens `webpageURL`: a universal link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A snapshot of the app's present content or task.
open class NSUserActivity: NSObject, @unchecked Sendable {
    /// Identifies a stored activity.
    public typealias UserActivityPersistentIdentifier = String

    /// The type of the activity, in reverse-DNS form; Info.plist lists the types that the app accepts.
    open private(set) var activityType: String
    /// A title for the person.
    open var title: String?
    /// Values that a property list can hold, and URLs.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that the activity needs to be continued.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether `userInfo` is out of date; set by the app. `userActivityWillSave(_:)` is then called before the activity is stored.
    open var needsSave = false
    /// The page that shows the same; of a universal link, the link.
    open var webpageURL: URL?
    /// The page that the link was on.
    open var referrerURL: URL?
    /// The time after which the activity is of no use. Kept for the app; nothing here reads it.
    open var expirationDate: Date?
    /// Keywords for search. Kept for the app; nothing here reads them.
    open var keywords: Set<String> = []
    /// Kept for the app: there is no second device to stream from.
    open var supportsContinuationStreams = false
    /// The delegate, called to update the activity. Not retained.
    open weak var delegate: (any NSUserActivityDelegate)?
    /// Identifies the activity's content, for choosing a scene.
    open var targetContentIdentifier: String?
    /// Kept for the app: there is no second device to hand off to.
    open var isEligibleForHandoff = true
    /// Kept for the app: nothing here indexes activities.
    open var isEligibleForSearch = false
    /// Kept for the app: nothing here indexes activities.
    open var isEligibleForPublicIndexing = false
    /// Kept for the app: nothing here predicts activities.
    open var isEligibleForPrediction = false
    /// Identifies the stored activity.
    open var persistentIdentifier: UserActivityPersistentIdentifier?
    /// True between `becomeCurrent()` and `resignCurrent()` or `invalidate()`.
    private(set) var isCurrent = false
    private(set) var isValid = true

    /// Creates an empty activity of a type.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds to `userInfo`; new values replace old ones.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// Makes this the current activity. Only Handoff uses the current one, and there is no other device here.
    open func becomeCurrent() { if isValid { isCurrent = true } }
    /// The activity continues, but is no longer the person's present one.
    open func resignCurrent() { isCurrent = false }

    /// The activity is over and cannot become current again.
    open func invalidate() {
        isCurrent = false
        isValid = false
    }

    /// The activity of a universal link.
    package static func link(_ url: URL) -> NSUserActivity {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = url
        return activity
    }
}

/// Updates an activity before it is stored, and is told when it continues elsewhere.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Called when `needsSave` is set and the activity is about to be stored: put the present values into it.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Another device has continued the activity.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) { notImplemented(self, "userActivityWillSave:", [userActivity], fallback: ()) }
    public func userActivityWasContinued(_ userActivity: NSUserActivity) { notImplemented(self, "userActivityWasContinued:", [userActivity], fallback: ()) }
}
