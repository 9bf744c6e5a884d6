// The keyboard's notifications as the typed messages of iOS 26: `addObserver(of: UIScreen.main, for: .keyboardWillShow)`.
// MessageBridge delivers them.
import Foundation
import CoreGraphics

extension UIResponder {
    /// The keyboard is about to come. A message with the keyboard's screen as its subject.
    public struct KeyboardWillShowMessage: BridgedMessage {
        /// Who the message is about: the keyboard's screen.
        public typealias Subject = UIScreen
        /// The name of the notification that carries the message.
        public static var name: Notification.Name { MessageBridge.name(UIResponder.keyboardWillShowNotification, of: Self.self) }
        /// The keyboard's frame before and after, in the screen's points.
        public var beginFrame, endFrame: CGRect
        /// Seconds that the keyboard moves.
        public var animationDuration: TimeInterval
        /// How the keyboard moves.
        public var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard serves this app.
        public var isLocal: Bool
        /// The keyboard's screen.
        public var screen: UIScreen
        /// A message.
        public init(beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen) {
            (self.beginFrame, self.endFrame, self.animationDuration, self.animationCurve, self.isLocal, self.screen) = (beginFrame, endFrame, animationDuration, animationCurve, isLocal, screen)
        }
        /// The message of a notification; nil if it lacks the keyboard's frames.
        @preconcurrency @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            KeyboardFacts(notification).map { Self(beginFrame: $0.begin, endFrame: $0.end, animationDuration: $0.duration, animationCurve: $0.curve, isLocal: $0.isLocal, screen: $0.screen) }
        }
        /// A notification that carries the message.
        @preconcurrency @MainActor public static func makeNotification(_ message: Self) -> Notification {
            KeyboardFacts(begin: message.beginFrame, end: message.endFrame, duration: message.animationDuration, curve: message.animationCurve, isLocal: message.isLocal, screen: message.screen).notification(name)
        }
    }
    /// The keyboard is there. A message with the keyboard's screen as its subject.
    public struct KeyboardDidShowMessage: BridgedMessage {
        /// Who the message is about: the keyboard's screen.
        public typealias Subject = UIScreen
        /// The name of the notification that carries the message.
        public static var name: Notification.Name { MessageBridge.name(UIResponder.keyboardDidShowNotification, of: Self.self) }
        /// The keyboard's frame before and after, in the screen's points.
        public var beginFrame, endFrame: CGRect
        /// Seconds that the keyboard moves.
        public var animationDuration: TimeInterval
        /// How the keyboard moves.
        public var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard serves this app.
        public var isLocal: Bool
        /// The keyboard's screen.
        public var screen: UIScreen
        /// A message.
        public init(beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen) {
            (self.beginFrame, self.endFrame, self.animationDuration, self.animationCurve, self.isLocal, self.screen) = (beginFrame, endFrame, animationDuration, animationCurve, isLocal, screen)
        }
        /// The message of a notification; nil if it lacks the keyboard's frames.
        @preconcurrency @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            KeyboardFacts(notification).map { Self(beginFrame: $0.begin, endFrame: $0.end, animationDuration: $0.duration, animationCurve: $0.curve, isLocal: $0.isLocal, screen: $0.screen) }
        }
        /// A notification that carries the message.
        @preconcurrency @MainActor public static func makeNotification(_ message: Self) -> Notification {
            KeyboardFacts(begin: message.beginFrame, end: message.endFrame, duration: message.animationDuration, curve: message.animationCurve, isLocal: message.isLocal, screen: message.screen).notification(name)
        }
    }
    /// The keyboard is about to go. A message with the keyboard's screen as its subject.
    public struct KeyboardWillHideMessage: BridgedMessage {
        /// Who the message is about: the keyboard's screen.
        public typealias Subject = UIScreen
        /// The name of the notification that carries the message.
        public static var name: Notification.Name { MessageBridge.name(UIResponder.keyboardWillHideNotification, of: Self.self) }
        /// The keyboard's frame before and after, in the screen's points.
        public var beginFrame, endFrame: CGRect
        /// Seconds that the keyboard moves.
        public var animationDuration: TimeInterval
        /// How the keyboard moves.
        public var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard serves this app.
        public var isLocal: Bool
        /// The keyboard's screen.
        public var screen: UIScreen
        /// A message.
        public init(beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen) {
            (self.beginFrame, self.endFrame, self.animationDuration, self.animationCurve, self.isLocal, self.screen) = (beginFrame, endFrame, animationDuration, animationCurve, isLocal, screen)
        }
        /// The message of a notification; nil if it lacks the keyboard's frames.
        @preconcurrency @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            KeyboardFacts(notification).map { Self(beginFrame: $0.begin, endFrame: $0.end, animationDuration: $0.duration, animationCurve: $0.curve, isLocal: $0.isLocal, screen: $0.screen) }
        }
        /// A notification that carries the message.
        @preconcurrency @MainActor public static func makeNotification(_ message: Self) -> Notification {
            KeyboardFacts(begin: message.beginFrame, end: message.endFrame, duration: message.animationDuration, curve: message.animationCurve, isLocal: message.isLocal, screen: message.screen).notification(name)
        }
    }
    /// The keyboard is gone. A message with the keyboard's screen as its subject.
    public struct KeyboardDidHideMessage: BridgedMessage {
        /// Who the message is about: the keyboard's screen.
        public typealias Subject = UIScreen
        /// The name of the notification that carries the message.
        public static var name: Notification.Name { MessageBridge.name(UIResponder.keyboardDidHideNotification, of: Self.self) }
        /// The keyboard's frame before and after, in the screen's points.
        public var beginFrame, endFrame: CGRect
        /// Seconds that the keyboard moves.
        public var animationDuration: TimeInterval
        /// How the keyboard moves.
        public var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard serves this app.
        public var isLocal: Bool
        /// The keyboard's screen.
        public var screen: UIScreen
        /// A message.
        public init(beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen) {
            (self.beginFrame, self.endFrame, self.animationDuration, self.animationCurve, self.isLocal, self.screen) = (beginFrame, endFrame, animationDuration, animationCurve, isLocal, screen)
        }
        /// The message of a notification; nil if it lacks the keyboard's frames.
        @preconcurrency @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            KeyboardFacts(notification).map { Self(beginFrame: $0.begin, endFrame: $0.end, animationDuration: $0.duration, animationCurve: $0.curve, isLocal: $0.isLocal, screen: $0.screen) }
        }
        /// A notification that carries the message.
        @preconcurrency @MainActor public static func makeNotification(_ message: Self) -> Notification {
            KeyboardFacts(begin: message.beginFrame, end: message.endFrame, duration: message.animationDuration, curve: message.animationCurve, isLocal: message.isLocal, screen: message.screen).notification(name)
        }
    }
    /// The keyboard is about to move. A message with the keyboard's screen as its subject.
    public struct KeyboardWillChangeFrameMessage: BridgedMessage {
        /// Who the message is about: the keyboard's screen.
        public typealias Subject = UIScreen
        /// The name of the notification that carries the message.
        public static var name: Notification.Name { MessageBridge.name(UIResponder.keyboardWillChangeFrameNotification, of: Self.self) }
        /// The keyboard's frame before and after, in the screen's points.
        public var beginFrame, endFrame: CGRect
        /// Seconds that the keyboard moves.
        public var animationDuration: TimeInterval
        /// How the keyboard moves.
        public var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard serves this app.
        public var isLocal: Bool
        /// The keyboard's screen.
        public var screen: UIScreen
        /// A message.
        public init(beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen) {
            (self.beginFrame, self.endFrame, self.animationDuration, self.animationCurve, self.isLocal, self.screen) = (beginFrame, endFrame, animationDuration, animationCurve, isLocal, screen)
        }
        /// The message of a notification; nil if it lacks the keyboard's frames.
        @preconcurrency @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            KeyboardFacts(notification).map { Self(beginFrame: $0.begin, endFrame: $0.end, animationDuration: $0.duration, animationCurve: $0.curve, isLocal: $0.isLocal, screen: $0.screen) }
        }
        /// A notification that carries the message.
        @preconcurrency @MainActor public static func makeNotification(_ message: Self) -> Notification {
            KeyboardFacts(begin: message.beginFrame, end: message.endFrame, duration: message.animationDuration, curve: message.animationCurve, isLocal: message.isLocal, screen: message.screen).notification(name)
        }
    }
    /// The keyboard has moved. A message with the keyboard's screen as its subject.
    public struct KeyboardDidChangeFrameMessage: BridgedMessage {
        /// Who the message is about: the keyboard's screen.
        public typealias Subject = UIScreen
        /// The name of the notification that carries the message.
        public static var name: Notification.Name { MessageBridge.name(UIResponder.keyboardDidChangeFrameNotification, of: Self.self) }
        /// The keyboard's frame before and after, in the screen's points.
        public var beginFrame, endFrame: CGRect
        /// Seconds that the keyboard moves.
        public var animationDuration: TimeInterval
        /// How the keyboard moves.
        public var animationCurve: UIView.AnimationCurve
        /// Whether the keyboard serves this app.
        public var isLocal: Bool
        /// The keyboard's screen.
        public var screen: UIScreen
        /// A message.
        public init(beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, isLocal: Bool, screen: UIScreen) {
            (self.beginFrame, self.endFrame, self.animationDuration, self.animationCurve, self.isLocal, self.screen) = (beginFrame, endFrame, animationDuration, animationCurve, isLocal, screen)
        }
        /// The message of a notification; nil if it lacks the keyboard's frames.
        @preconcurrency @MainActor public static func makeMessage(_ notification: Notification) -> Self? {
            KeyboardFacts(notification).map { Self(beginFrame: $0.begin, endFrame: $0.end, animationDuration: $0.duration, animationCurve: $0.curve, isLocal: $0.isLocal, screen: $0.screen) }
        }
        /// A notification that carries the message.
        @preconcurrency @MainActor public static func makeNotification(_ message: Self) -> Notification {
            KeyboardFacts(begin: message.beginFrame, end: message.endFrame, duration: message.animationDuration, curve: message.animationCurve, isLocal: message.isLocal, screen: message.screen).notification(name)
        }
    }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillShowMessage> {
    /// The keyboard is about to come.
    public static var keyboardWillShow: NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillShowMessage> { MessageBridge.identifier() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidShowMessage> {
    /// The keyboard is there.
    public static var keyboardDidShow: NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidShowMessage> { MessageBridge.identifier() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage> {
    /// The keyboard is about to go.
    public static var keyboardWillHide: NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage> { MessageBridge.identifier() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage> {
    /// The keyboard is gone.
    public static var keyboardDidHide: NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage> { MessageBridge.identifier() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage> {
    /// The keyboard is about to move.
    public static var keyboardWillChangeFrame: NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage> { MessageBridge.identifier() }
}
extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage> {
    /// The keyboard has moved.
    public static var keyboardDidChangeFrame: NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage> { MessageBridge.identifier() }
}
