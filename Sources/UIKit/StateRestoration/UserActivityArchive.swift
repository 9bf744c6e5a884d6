// An NSUserActivity as bytes, which a scene's session keeps while the process is gone. SavedApplicationState holds it.
import Foundation

struct UserActivityArchive: Codable, Equatable {
    private var type: String
    private var title: String?
    private var webpageURL: URL?
    private var targetContentIdentifier: String?
    /// A keyed archive of `userInfo`; nil if there is none or it has values that cannot be archived.
    private var userInfo: Data?

    init(_ activity: NSUserActivity) {
        type = activity.activityType
        title = activity.title
        webpageURL = activity.webpageURL
        targetContentIdentifier = activity.targetContentIdentifier
        guard let values = activity.userInfo else { return }
        userInfo = try? NSKeyedArchiver.archivedData(withRootObject: values as NSDictionary, requiringSecureCoding: false)
    }

    var activity: NSUserActivity {
        let made = NSUserActivity(activityType: type)
        made.title = title
        made.webpageURL = webpageURL
        made.targetContentIdentifier = targetContentIdentifier
        if let userInfo, let values = try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(userInfo) as? NSDictionary {
            made.userInfo = values as? [AnyHashable: Any]
        }
        return made
    }
}
