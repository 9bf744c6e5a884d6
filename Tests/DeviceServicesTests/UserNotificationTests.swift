// Local notifications: what is pending, what fires, what the delegate is asked.
import UserNotifications
import XCTest

final class UserNotificationTests: XCTestCase {
    private final class Recorder: NSObject, UNUserNotificationCenterDelegate {
        var events: [String] = []
        func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
            events.append(notification.request.content.title)
            completionHandler([.banner])
        }
    }

    @MainActor func testARequestWithoutATriggerReachesTheDelegateAtOnce() async throws {
        let center = UNUserNotificationCenter.current(), recorder = Recorder()
        center.delegate = recorder
        _ = try await center.requestAuthorization(options: [.alert, .sound])
        let content = UNMutableNotificationContent()
        content.title = "Now"
        center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
        content.title = "changed later"
        for _ in 0..<4 { await Task.yield(); RunLoop.main.run(mode: .default, before: .distantPast) }
        XCTAssertEqual(recorder.events, ["Now"])
        let delivered = await center.deliveredNotifications()
        XCTAssertEqual(delivered.map(\.request.identifier), ["a"])
        center.removeAllDeliveredNotifications()
    }

    @MainActor func testPendingRequestsAreReplacedAndRemoved() async throws {
        let center = UNUserNotificationCenter.current()
        _ = try await center.requestAuthorization(options: [.alert])
        for _ in 0..<2 {
            center.add(UNNotificationRequest(identifier: "later", content: UNNotificationContent(), trigger: UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)))
        }
        var pending = await center.pendingNotificationRequests()
        XCTAssertEqual(pending.map(\.identifier), ["later"])
        center.removeAllPendingNotificationRequests()
        pending = await center.pendingNotificationRequests()
        XCTAssertEqual(pending.count, 0)
    }

    func testACalendarTriggerFiresAtTheNextMatch() throws {
        var components = DateComponents()
        components.hour = 10
        components.minute = 30
        let date = try XCTUnwrap(UNCalendarNotificationTrigger(dateMatching: components, repeats: true).nextTriggerDate())
        XCTAssertEqual(Calendar.current.component(.hour, from: date), 10)
        XCTAssertEqual(Calendar.current.component(.minute, from: date), 30)
    }
}
