// The app's notifications as the typed messages of iOS 26: `addObserver(of: UIApplication.shared, for: .didBecomeActive)`.
// MessageBridge delivers them.
import Foundation

extension UIApplication {
    /// The app has become active. A message with the UIApplication as its subject, for observers of iOS 26's kind.
    public struct DidBecomeActiveMessage: BridgedMessage {
        /// Who the message is about.
        public typealias Subject = UIApplication
        /// The name of the notification that carries the message.
        public static var name: Notification.Name { MessageBridge.name(UIApplication.didBecomeActiveNotification, of: Self.self) }
        /// A message.
        public init() {}
        /// The message of a notification.
        @preconcurrency @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
        /// A notification that carries the message.
        @preconcurrency @MainActor public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }
    /// The app is in the background. A message with the UIApplication as its subject, for observers of iOS 26's kind.
    public struct DidEnterBackgroundMessage: BridgedMessage {
        /// Who the message is about.
        public typealias Subject = UIApplication
        /// The name of the notification that carries the message.
        public static var name: Notification.Name { MessageBridge.name(UIApplication.didEnterBackgroundNotification, of: Self.self) }
        /// A message.
        public init() {}
        /// The message of a notification.
        @preconcurrency @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
        /// A notification that carries the message.
        @preconcurrency @MainActor public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }
    /// The system wants memory back. A message with the UIApplication as its subject, for observers of iOS 26's kind.
    public struct DidReceiveMemoryWarningMessage: BridgedMessage {
        /// Who the message is about.
        public typealias Subject = UIApplication
        /// The name of the notification that carries the message.
        public static var name: Notification.Name { MessageBridge.name(UIApplication.didReceiveMemoryWarningNotification, of: Self.self) }
        /// A message.
        public init() {}
        /// The message of a notification.
        @preconcurrency @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
        /// A notification that carries the message.
        @preconcurrency @MainActor public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }
    /// The day, the time zone or daylight saving time changed. A message with the UIApplication as its subject, for observers of iOS 26's kind.
    public struct SignificantTimeChangeMessage: BridgedMessage {
        /// Who the message is about.
        public typealias Subject = UIApplication
        /// The name of the notification that carries the message.
        public static var name: Notification.Name { MessageBridge.name(UIApplication.significantTimeChangeNotification, of: Self.self) }
        /// A message.
        public init() {}
        /// The message of a notification.
        @preconcurrency @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
        /// A notification that carries the message.
        @preconcurrency @MainActor public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }
    /// The person took a picture of the screen. A message with the UIApplication as its subject, for observers of iOS 26's kind.
    public struct UserDidTakeScreenshotMessage: BridgedMessage {
        /// Who the message is about.
        public typealias Subject = UIApplication
        /// The name of the notification that carries the message.
        public static var name: Notification.Name { MessageBridge.name(UIApplication.userDidTakeScreenshotNotification, of: Self.self) }
        /// A message.
        public init() {}
        /// The message of a notification.
        @preconcurrency @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
        /// A notification that carries the message.
        @preconcurrency @MainActor public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }
    /// The app is about to leave the background. A message with the UIApplication as its subject, for observers of iOS 26's kind.
    public struct WillEnterForegroundMessage: BridgedMessage {
        /// Who the message is about.
        public typealias Subject = UIApplication
        /// The name of the notification that carries the message.
        public static var name: Notification.Name { MessageBridge.name(UIApplication.willEnterForegroundNotification, of: Self.self) }
        /// A message.
        public init() {}
        /// The message of a notification.
        @preconcurrency @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
        /// A notification that carries the message.
        @preconcurrency @MainActor public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }
    /// The app is about to be inactive. A message with the UIApplication as its subject, for observers of iOS 26's kind.
    public struct WillResignActiveMessage: BridgedMessage {
        /// Who the message is about.
        public typealias Subject = UIApplication
        /// The name of the notification that carries the message.
        public static var name: Notification.Name { MessageBridge.name(UIApplication.willResignActiveNotification, of: Self.self) }
        /// A message.
        public init() {}
        /// The message of a notification.
        @preconcurrency @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
        /// A notification that carries the message.
        @preconcurrency @MainActor public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }
    /// The app is about to end. A message with the UIApplication as its subject, for observers of iOS 26's kind.
    public struct WillTerminateMessage: BridgedMessage {
        /// Who the message is about.
        public typealias Subject = UIApplication
        /// The name of the notification that carries the message.
        public static var name: Notification.Name { MessageBridge.name(UIApplication.willTerminateNotification, of: Self.self) }
        /// A message.
        public init() {}
        /// The message of a notification.
        @preconcurrency @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
        /// A notification that carries the message.
        @preconcurrency @MainActor public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
    /// The app has become active.
    public static var didBecomeActive: NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> { MessageBridge.identifier() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
    /// The app is in the background.
    public static var didEnterBackground: NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> { MessageBridge.identifier() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
    /// The system wants memory back.
    public static var didReceiveMemoryWarning: NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> { MessageBridge.identifier() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.SignificantTimeChangeMessage> {
    /// The day, the time zone or daylight saving time changed.
    public static var significantTimeChange: NotificationCenter.BaseMessageIdentifier<UIApplication.SignificantTimeChangeMessage> { MessageBridge.identifier() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.UserDidTakeScreenshotMessage> {
    /// The person took a picture of the screen.
    public static var userDidTakeScreenshot: NotificationCenter.BaseMessageIdentifier<UIApplication.UserDidTakeScreenshotMessage> { MessageBridge.identifier() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
    /// The app is about to leave the background.
    public static var willEnterForeground: NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> { MessageBridge.identifier() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
    /// The app is about to be inactive.
    public static var willResignActive: NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> { MessageBridge.identifier() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
    /// The app is about to end.
    public static var willTerminate: NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> { MessageBridge.identifier() }
}
