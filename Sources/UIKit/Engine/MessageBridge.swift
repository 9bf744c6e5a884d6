// Brings UIKit's notifications to the observers of iOS 26's typed messages. Foundation on Linux keeps observers of notifications and
// observers of messages apart; on a device each hears what is posted as the other. The messages' files call it.
import Foundation

/// A message that a notification carries.
protocol BridgedMessage: NotificationCenter.MainActorMessage where Subject: AnyObject {
    static var name: Notification.Name { get }
    @MainActor static func makeMessage(_ notification: Notification) -> Self?
}

enum MessageBridge {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var bridged: Set<ObjectIdentifier> = []

    /// The name of the notification that carries a message. From the first question on, notifications of that name reach the message's
    /// observers.
    static func name<Message: BridgedMessage>(_ name: Notification.Name, of message: Message.Type) -> Notification.Name {
        guard lock.withLock({ bridged.insert(ObjectIdentifier(message)).inserted }) else { return name }
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            guard Thread.isMainThread else { return }
            nonisolated(unsafe) let posted = notification
            assumingMainActor { deliver(Message.makeMessage(posted), about: posted.object as? Message.Subject) }
        }
        return name
    }

    /// The identifier of a message, whose notifications reach its observers from now on.
    static func identifier<Message: BridgedMessage>() -> NotificationCenter.BaseMessageIdentifier<Message> {
        _ = Message.name
        return .init()
    }

    @MainActor private static func deliver<Message: BridgedMessage>(_ message: Message?, about subject: Message.Subject?) {
        guard let message else { return }
        if let subject { NotificationCenter.default.post(message, subject: subject) } else { NotificationCenter.default.post(message) }
    }
}
