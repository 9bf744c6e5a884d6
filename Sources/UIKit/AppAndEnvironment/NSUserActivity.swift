// What a person is doing in an app, as a value that can be handed on: universal links, state restoration, Handoff.
// Foundation has it on Apple's systems and lacks it on Linux; here it comes with UIKit. ForegroundTransition delivers
// activities, StatePreservation stores them.
import Foundation
import ObjectiveC

/// The type of an activity that opens `webpageURL`: a universal link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A snapshot of what the app shows or does.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public typealias UserActivityPersistentIdentifier = String

    public let activityType: String
    open var title: String?
    /// Values that a property list can hold, and URLs.
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    /// Set by the app when `userInfo` is out of date: `userActivityWillSave(_:)` is asked before it is stored.
    open var needsSave = false
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate: Date?
    open var keywords: Set<String> = []
    open var supportsContinuationStreams = false
    open weak var delegate: (any NSUserActivityDelegate)?
    open var targetContentIdentifier: String?
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open var persistentIdentifier: UserActivityPersistentIdentifier?
    /// Between `becomeCurrent()` and `resignCurrent()` or `invalidate()`.
    private(set) var isCurrent = false
    private(set) var isValid = true

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// One activity is current at a time; which one matters to Handoff, and there is no other device here.
    open func becomeCurrent() { if isValid { isCurrent = true } }
    open func resignCurrent() { isCurrent = false }

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
    func userActivityWillSave(_ userActivity: NSUserActivity)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) { notImplemented(self, "userActivityWillSave:", [userActivity], fallback: ()) }
    public func userActivityWasContinued(_ userActivity: NSUserActivity) { notImplemented(self, "userActivityWasContinued:", [userActivity], fallback: ()) }
}
