// What a person is doing in an app, as a value that can be handed on: universal links, state restoration, Handoff.
// Foundation has it on Apple's systems and lacks it on Linux; here it comes with UIKit. ForegroundTransition delivers
// activities, StatePreservation stores them.
import Foundation
import ObjectiveC

/// The type of an activity that opens `webpageURL`: a universal link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A snapshot of what the app shows or does.
open class NSUserActivity: NSObject, @unchecked Sendable {
    /// Names a stored activity.
    public typealias UserActivityPersistentIdentifier = String

    /// What is being done, in reverse-DNS form; the Info.plist lists those that the app takes.
    open private(set) var activityType: String
    /// What the person would call it.
    open var title: String?
    /// Values that a property list can hold, and URLs.
    open var userInfo: [AnyHashable: Any]?
    /// Keys of `userInfo` without which the activity cannot go on.
    open var requiredUserInfoKeys: Set<String>?
    /// Set by the app when `userInfo` is out of date: `userActivityWillSave(_:)` is asked before it is stored.
    open var needsSave = false
    /// The page that shows the same; of a universal link, the link.
    open var webpageURL: URL?
    /// The page that the link was on.
    open var referrerURL: URL?
    /// After this the activity is of no use. Kept for the app; nothing here asks for it.
    open var expirationDate: Date?
    /// For search. Kept for the app; nothing here asks for them.
    open var keywords: Set<String> = []
    /// Kept for the app: there is no second device to stream from.
    open var supportsContinuationStreams = false
    /// Asked to bring the activity up to date.
    open weak var delegate: (any NSUserActivityDelegate)?
    /// Which content it shows, for choosing a scene.
    open var targetContentIdentifier: String?
    /// Kept for the app: there is no second device to hand off to.
    open var isEligibleForHandoff = true
    /// Kept for the app: nothing here indexes activities.
    open var isEligibleForSearch = false
    /// Kept for the app: nothing here indexes activities.
    open var isEligibleForPublicIndexing = false
    /// Kept for the app: nothing here predicts activities.
    open var isEligibleForPrediction = false
    /// Names the activity once it is stored.
    open var persistentIdentifier: UserActivityPersistentIdentifier?
    /// Between `becomeCurrent()` and `resignCurrent()` or `invalidate()`.
    private(set) var isCurrent = false
    private(set) var isValid = true

    /// An activity of a type, with nothing in it yet.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds to `userInfo`; new values replace old ones.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// One activity is current at a time; which one matters to Handoff, and there is no other device here.
    open func becomeCurrent() { if isValid { isCurrent = true } }
    /// The activity goes on, but is no longer what the person does now.
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

/// Is asked to bring an activity up to date, and told when it goes on elsewhere.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// `needsSave` was set and the activity is about to be stored: put into it what is true now.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Another device has taken it over.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) { notImplemented(self, "userActivityWillSave:", [userActivity], fallback: ()) }
    public func userActivityWasContinued(_ userActivity: NSUserActivity) { notImplemented(self, "userActivityWasContinued:", [userActivity], fallback: ()) }
}
