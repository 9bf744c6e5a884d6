// The contents of a notification, and the request for it.
import Foundation

/// The contents of a notification.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate var fields = Fields()
    fileprivate struct Fields {
        var title = "", subtitle = "", body = "", categoryIdentifier = "", threadIdentifier = "", launchImageName = "", summaryArgument = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var attachments: [UNNotificationAttachment] = []
        var targetContentIdentifier: String?
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
    }
    /// An empty one.
    public override init() {}

    /// The first line.
    open var title: String { get { fields.title } }
    /// The second line.
    open var subtitle: String { get { fields.subtitle } }
    /// The text.
    open var body: String { get { fields.body } }
    /// The number for the app's icon.
    open var badge: NSNumber? { get { fields.badge } }
    /// The sound of the notification.
    open var sound: UNNotificationSound? { get { fields.sound } }
    /// The facts that the app gets back with the user's answer.
    open var userInfo: [AnyHashable: Any] { get { fields.userInfo } }
    /// Pictures and sounds.
    open var attachments: [UNNotificationAttachment] { get { fields.attachments } }
    /// The category, which says what can be answered.
    open var categoryIdentifier: String { get { fields.categoryIdentifier } }
    /// The name of the thread that the notification belongs to.
    open var threadIdentifier: String { get { fields.threadIdentifier } }
    /// The window it is about.
    open var targetContentIdentifier: String? { get { fields.targetContentIdentifier } }
    /// The urgency of the notification.
    open var interruptionLevel: UNNotificationInterruptionLevel { get { fields.interruptionLevel } }
    /// The importance in summaries, 0 to 1.
    open var relevanceScore: Double { get { fields.relevanceScore } }

    open func copy(with zone: NSZone?) -> Any {
        let copy = UNNotificationContent()
        copy.fields = fields
        return copy
    }
    open func mutableCopy(with zone: NSZone?) -> Any {
        let copy = UNMutableNotificationContent()
        copy.fields = fields
        return copy
    }
}

/// The contents of a notification that can still be changed.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The first line.
    public override var title: String { get { fields.title } set { fields.title = newValue } }
    /// The second line.
    public override var subtitle: String { get { fields.subtitle } set { fields.subtitle = newValue } }
    /// The text.
    public override var body: String { get { fields.body } set { fields.body = newValue } }
    /// The number for the app's icon.
    public override var badge: NSNumber? { get { fields.badge } set { fields.badge = newValue } }
    /// The sound of the notification.
    public override var sound: UNNotificationSound? { get { fields.sound } set { fields.sound = newValue } }
    /// The facts that the app gets back with the user's answer.
    public override var userInfo: [AnyHashable: Any] { get { fields.userInfo } set { fields.userInfo = newValue } }
    /// Pictures and sounds.
    public override var attachments: [UNNotificationAttachment] { get { fields.attachments } set { fields.attachments = newValue } }
    /// The category, which says what can be answered.
    public override var categoryIdentifier: String { get { fields.categoryIdentifier } set { fields.categoryIdentifier = newValue } }
    /// The name of the thread that the notification belongs to.
    public override var threadIdentifier: String { get { fields.threadIdentifier } set { fields.threadIdentifier = newValue } }
    /// The window it is about.
    public override var targetContentIdentifier: String? { get { fields.targetContentIdentifier } set { fields.targetContentIdentifier = newValue } }
    /// The urgency of the notification.
    public override var interruptionLevel: UNNotificationInterruptionLevel { get { fields.interruptionLevel } set { fields.interruptionLevel = newValue } }
    /// The importance in summaries, 0 to 1.
    public override var relevanceScore: Double { get { fields.relevanceScore } set { fields.relevanceScore = newValue } }
}

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: Int, Sendable { case passive = 0, active, timeSensitive, critical }

/// The sound of a notification. Nothing sounds here.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    /// The name of a file, nil for the system's.
    let name: UNNotificationSoundName?
    /// A file of the app's.
    public init(named name: UNNotificationSoundName) { self.name = name }
    /// Swift 4's name of a file of the app's.
    @available(swift, introduced: 3.0, obsoleted: 4.2)
    public convenience init(named name: String) { self.init(named: UNNotificationSoundName(name)) }
    private override init() { name = nil }
    /// The sound of the system.
    public static let `default` = UNNotificationSound()
    /// The system's, for what must be heard.
    public static let defaultCritical = UNNotificationSound()
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A picture, sound or film of a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    /// The app's name for it.
    open private(set) var identifier: String
    /// The file.
    open private(set) var url: URL
    /// An attachment of a file, which must exist.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else { throw UNError(.attachmentInvalidURL) }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        self.url = url
    }
}

/// A notification that was asked for.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The app's name for it.
    open private(set) var identifier: String
    /// The contents of the notification.
    open private(set) var content: UNNotificationContent
    /// The condition on which the notification fires; nil fires at once.
    open private(set) var trigger: UNNotificationTrigger?
    /// A request, which copies the content.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? content
        self.trigger = trigger
    }
}

/// A notification that fired.
open class UNNotification: NSObject, @unchecked Sendable {
    /// The date of the delivery.
    open private(set) var date: Date
    /// The request that the notification came from.
    open private(set) var request: UNNotificationRequest
    init(request: UNNotificationRequest, date: Date) {
        self.request = request
        self.date = date
    }
}
