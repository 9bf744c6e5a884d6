// The answers of the user to a notification.
import Foundation

/// The identifier of an answer by a tap on the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of an answer that puts the notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A kind of notification, with what can be answered.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// The name that contents give.
    open private(set) var identifier: String
    /// The answers that the user can choose.
    open private(set) var actions: [UNNotificationAction]
    /// The intents it belongs to.
    open private(set) var intentIdentifiers: [String]
    /// The options of the category.
    open private(set) var options: UNNotificationCategoryOptions
    /// The text where previews are hidden.
    open private(set) var hiddenPreviewsBodyPlaceholder: String

    /// A kind.
    public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
        hiddenPreviewsBodyPlaceholder = ""
    }
    /// A kind, with a text where previews are hidden.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    }
}

/// The options of a category of notifications.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Putting it away tells the app.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// Shows the notifications in cars.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// Its title shows where previews are hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// Its subtitle shows where previews are hidden.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// One answer.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// The app's name for it.
    open private(set) var identifier: String
    /// The title of the button.
    open private(set) var title: String
    /// The options of the action.
    open private(set) var options: UNNotificationActionOptions
    /// An answer.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}

/// An answer in words.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// The title of the button beside the field.
    open private(set) var textInputButtonTitle: String
    /// The text in the empty field.
    open private(set) var textInputPlaceholder: String
    /// An answer in words.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String, textInputPlaceholder: String) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options)
    }
}

/// The options of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The device must be unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// The action destroys something.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// The app comes to the front.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// The answer of the user.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// To what.
    open private(set) var notification: UNNotification
    /// The name of the chosen action.
    open private(set) var actionIdentifier: String
    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// The answer of the user in words.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The words.
    open private(set) var userText: String
    init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }
}
