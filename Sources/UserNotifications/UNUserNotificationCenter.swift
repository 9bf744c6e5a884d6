// UNUserNotificationCenter: keeps requests and delivers them when their trigger fires, on the run loop's clock.
// There is no banner and no lock screen here: a delivery reaches the delegate, and its text goes to the console once.
import DeviceServices
import ObjectiveC
@_exported import Foundation

/// Plans local notifications and hears of them.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared: UNUserNotificationCenter = {
        let center = UNUserNotificationCenter()
        ServiceEvents.presentPush = { center.receivePush($0) }
        return center
    }()
    /// The app's center.
    open class func current() -> UNUserNotificationCenter { shared }

    /// Decides how a notification shows while the app is in front, and hears of answers.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// Whether extensions show their own content: no.
    open var supportsContentExtensions: Bool { false }

    private var pending: [UNNotificationRequest] = []
    private var delivered: [UNNotification] = []
    private var timers: [String: Timer] = [:]
    private var categories: Set<UNNotificationCategory> = []
    private var granted: UNAuthorizationOptions?

    override init() {}

    // MARK: Authorization

    /// Asks the user. No alert is shown here: it is granted, as after a tap on Allow.
    open func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        MissingService.say("UNUserNotificationCenter.requestAuthorization", "asks nobody here: it is granted")
        granted = (granted ?? []).union(options)
        DispatchQueue.main.async { completionHandler(true, nil) }
    }
    /// Asks the user.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { continuation in requestAuthorization(options: options) { granted, _ in continuation.resume(returning: granted) } }
    }
    /// Gives the permission of the user.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        let settings = UNNotificationSettings(granted)
        DispatchQueue.main.async { completionHandler(settings) }
    }
    /// The permission of the user.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings(granted) }

    // MARK: Requests

    /// Plans a notification; one of the same identifier is replaced.
    open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        guard granted != nil else {
            DispatchQueue.main.async { completionHandler?(UNError(.notificationsNotAllowed)) }
            return
        }
        removePendingNotificationRequests(withIdentifiers: [request.identifier])
        pending.append(request)
        schedule(request)
        DispatchQueue.main.async { completionHandler?(nil) }
    }
    /// Plans a notification.
    open func add(_ request: UNNotificationRequest) async throws {
        guard granted != nil else { throw UNError(.notificationsNotAllowed) }
        add(request, withCompletionHandler: nil)
    }
    /// The requests that have not fired for the last time.
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        let requests = pending
        DispatchQueue.main.async { completionHandler(requests) }
    }
    /// The requests that have not fired for the last time.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
    /// Takes requests back.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        pending.removeAll { identifiers.contains($0.identifier) }
        for identifier in identifiers { timers.removeValue(forKey: identifier)?.invalidate() }
    }
    /// Takes all requests back.
    open func removeAllPendingNotificationRequests() { removePendingNotificationRequests(withIdentifiers: pending.map(\.identifier)) }
    /// Gives the notifications that have fired and were not removed.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        let notifications = delivered
        DispatchQueue.main.async { completionHandler(notifications) }
    }
    /// The notifications that have fired and were not removed.
    open func deliveredNotifications() async -> [UNNotification] { delivered }
    /// Removes what fired.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) { delivered.removeAll { identifiers.contains($0.request.identifier) } }
    /// Removes everything that fired.
    open func removeAllDeliveredNotifications() { delivered = [] }

    // MARK: Categories

    /// The categories of notifications, with their actions.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }
    /// The categories of notifications, with their actions.
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        let categories = categories
        DispatchQueue.main.async { completionHandler(categories) }
    }
    /// The categories of notifications, with their actions.
    open func notificationCategories() async -> Set<UNNotificationCategory> { categories }
    /// The number on the app's icon. There is no icon here.
    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        MissingService.say("UNUserNotificationCenter.setBadgeCount(_:)", "shows no badge here: there is no home screen")
        DispatchQueue.main.async { completionHandler?(nil) }
    }

    /// Sets the number on the app's icon.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        MissingService.say("UNUserNotificationCenter.setBadgeCount(_:)", "shows no badge here: there is no home screen")
    }

    // MARK: Firing

    private func schedule(_ request: UNNotificationRequest) {
        guard let trigger = request.trigger else { return DispatchQueue.main.async { [self] in deliver(request) } }
        guard let date = trigger.next(after: Date()) else { return }
        let timer = Timer(fire: date, interval: 0, repeats: false) { [weak self] _ in
            guard let self, self.pending.contains(where: { $0 === request }) else { return }
            self.deliver(request)
            if trigger.repeats { self.schedule(request) }
        }
        timers[request.identifier] = timer
        RunLoop.main.add(timer, forMode: .common)
    }

    /// A server's notification while the app is in front. False without a delegate that hears of it.
    private func receivePush(_ payload: [AnyHashable: Any]) -> Bool {
        guard delegate != nil else { return false }
        let aps = payload["aps"] as? [String: Any], alert = aps?["alert"]
        let content = UNMutableNotificationContent()
        content.title = (alert as? [String: Any])?["title"] as? String ?? ""
        content.body = (alert as? [String: Any])?["body"] as? String ?? alert as? String ?? ""
        content.subtitle = (alert as? [String: Any])?["subtitle"] as? String ?? ""
        content.badge = (aps?["badge"] as? Int).map { NSNumber(value: $0) }
        content.userInfo = payload
        content.categoryIdentifier = aps?["category"] as? String ?? ""
        content.threadIdentifier = aps?["thread-id"] as? String ?? ""
        deliver(UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: UNPushNotificationTrigger(repeats: false)))
        return true
    }

    private func deliver(_ request: UNNotificationRequest) {
        if request.trigger?.repeats != true { pending.removeAll { $0 === request } }
        let notification = UNNotification(request: request, date: Date())
        MissingService.say("UserNotifications", "shows no banner here; the first one is \"\(request.content.title)\"")
        let settle: @Sendable (UNNotificationPresentationOptions) -> Void = { [weak self] options in
            if !options.isDisjoint(with: [.banner, .list, .alert]) { self?.delivered.append(notification) }
        }
        guard let delegate else { return delivered.append(notification) }
        delegate.userNotificationCenter(self, willPresent: notification, withCompletionHandler: settle)
    }
}

/// Decides how notifications show and hears of answers. All optional.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// A notification fires while the app is in front.
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// The user answered a notification.
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void)
    /// A notification fires while the app is in front; called when the variant with a handler is absent.
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions
    /// The user answered a notification; called when the variant with a handler is absent.
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    /// The user wants the app's own settings.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
        let call = Unchecked((self as any UNUserNotificationCenterDelegate, center, notification, completionHandler))
        Task.immediate { call.value.3(await call.value.0.userNotificationCenter(call.value.1, willPresent: call.value.2)) }
    }
    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {
        let call = Unchecked((self as any UNUserNotificationCenterDelegate, center, response, completionHandler))
        Task.immediate {
            await call.value.0.userNotificationCenter(call.value.1, didReceive: call.value.2)
            call.value.3()
        }
    }
    public func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions { [] }
    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
    public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) { notImplemented(self, #function, [center, notification]) }
}

/// The reason why a notification could not be scheduled.
public struct UNError: CustomNSError, Hashable, Sendable {
    /// UserNotifications' numbers.
    public enum Code: Int, Sendable { case notificationsNotAllowed = 1, attachmentInvalidURL = 100, notificationInvalidNoDate = 1400, notificationInvalidNoContent = 1401 }
    /// `UNErrorDomain`
    public static var errorDomain: String { "UNErrorDomain" }
    /// The reason.
    public let code: Code
    /// An error of a number.
    public init(_ code: Code) { self.code = code }
    /// The number.
    public var errorCode: Int { code.rawValue }
}
