// The scenes' notifications as the typed messages of iOS 26: `addObserver(of: scene, for: .didActivate)`. MessageBridge delivers them.
import Foundation

extension UIScene {
    /// The scene has become active. A message with the UIScene as its subject, for observers of iOS 26's kind.
    public struct DidActivateMessage: BridgedMessage {
        /// Who the message is about.
        public typealias Subject = UIScene
        /// The name of the notification that carries the message.
        public static var name: Notification.Name { MessageBridge.name(UIScene.didActivateNotification, of: Self.self) }
        /// A message.
        public init() {}
        /// The message of a notification.
        @preconcurrency @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
        /// A notification that carries the message.
        @preconcurrency @MainActor public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }
    /// The system took the scene away. A message with the UIScene as its subject, for observers of iOS 26's kind.
    public struct DidDisconnectMessage: BridgedMessage {
        /// Who the message is about.
        public typealias Subject = UIScene
        /// The name of the notification that carries the message.
        public static var name: Notification.Name { MessageBridge.name(UIScene.didDisconnectNotification, of: Self.self) }
        /// A message.
        public init() {}
        /// The message of a notification.
        @preconcurrency @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
        /// A notification that carries the message.
        @preconcurrency @MainActor public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }
    /// The scene is in the background. A message with the UIScene as its subject, for observers of iOS 26's kind.
    public struct DidEnterBackgroundMessage: BridgedMessage {
        /// Who the message is about.
        public typealias Subject = UIScene
        /// The name of the notification that carries the message.
        public static var name: Notification.Name { MessageBridge.name(UIScene.didEnterBackgroundNotification, of: Self.self) }
        /// A message.
        public init() {}
        /// The message of a notification.
        @preconcurrency @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
        /// A notification that carries the message.
        @preconcurrency @MainActor public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }
    /// The scene was connected to the app. A message with the UIScene as its subject, for observers of iOS 26's kind.
    public struct WillConnectMessage: BridgedMessage {
        /// Who the message is about.
        public typealias Subject = UIScene
        /// The name of the notification that carries the message.
        public static var name: Notification.Name { MessageBridge.name(UIScene.willConnectNotification, of: Self.self) }
        /// A message.
        public init() {}
        /// The message of a notification.
        @preconcurrency @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
        /// A notification that carries the message.
        @preconcurrency @MainActor public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }
    /// The scene is about to be inactive. A message with the UIScene as its subject, for observers of iOS 26's kind.
    public struct WillDeactivateMessage: BridgedMessage {
        /// Who the message is about.
        public typealias Subject = UIScene
        /// The name of the notification that carries the message.
        public static var name: Notification.Name { MessageBridge.name(UIScene.willDeactivateNotification, of: Self.self) }
        /// A message.
        public init() {}
        /// The message of a notification.
        @preconcurrency @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
        /// A notification that carries the message.
        @preconcurrency @MainActor public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }
    /// The scene is about to leave the background. A message with the UIScene as its subject, for observers of iOS 26's kind.
    public struct WillEnterForegroundMessage: BridgedMessage {
        /// Who the message is about.
        public typealias Subject = UIScene
        /// The name of the notification that carries the message.
        public static var name: Notification.Name { MessageBridge.name(UIScene.willEnterForegroundNotification, of: Self.self) }
        /// A message.
        public init() {}
        /// The message of a notification.
        @preconcurrency @MainActor public static func makeMessage(_ notification: Notification) -> Self? { Self() }
        /// A notification that carries the message.
        @preconcurrency @MainActor public static func makeNotification(_ message: Self) -> Notification { Notification(name: name) }
    }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> {
    /// The scene has become active.
    public static var didActivate: NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> { MessageBridge.identifier() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidDisconnectMessage> {
    /// The system took the scene away.
    public static var didDisconnect: NotificationCenter.BaseMessageIdentifier<UIScene.DidDisconnectMessage> { MessageBridge.identifier() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
    /// The scene is in the background.
    public static var didEnterBackground: NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> { MessageBridge.identifier() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillConnectMessage> {
    /// The scene was connected to the app.
    public static var willConnect: NotificationCenter.BaseMessageIdentifier<UIScene.WillConnectMessage> { MessageBridge.identifier() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> {
    /// The scene is about to be inactive.
    public static var willDeactivate: NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> { MessageBridge.identifier() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
    /// The scene is about to leave the background.
    public static var willEnterForeground: NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> { MessageBridge.identifier() }
}
