// Local notifications: what is pending, what fires, what the delegate is asked.
import CoreLocation
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

    @MainActor private func settle() { for _ in 0..<4 { _ = RunLoop.main.run(mode: .default, before: .distantPast) } }

    @MainActor func testARequestWithoutATriggerReachesTheDelegateAtOnce() {
        let center = UNUserNotificationCenter.current(), recorder = Recorder()
        center.delegate = recorder
        center.requestAuthorization(options: [.alert, .sound]) { granted, _ in XCTAssertTrue(granted) }
        let content = UNMutableNotificationContent()
        content.title = "Now"
        center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
        content.title = "changed later"
        settle()
        XCTAssertEqual(recorder.events, ["Now"])
        center.getDeliveredNotifications { XCTAssertEqual($0.map(\.request.identifier), ["a"]) }
        settle()
        center.removeAllDeliveredNotifications()
        center.delegate = nil
    }

    private final class AsyncRecorder: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
        var events: [String] = []
        func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions {
            events.append(notification.request.content.title)
            return [.list]
        }
    }

    @MainActor func testTheSpellingForConcurrencyIsAskedToo() {
        let center = UNUserNotificationCenter.current(), recorder = AsyncRecorder()
        center.delegate = recorder
        center.requestAuthorization(options: [.alert]) { _, _ in }
        let content = UNMutableNotificationContent()
        content.title = "Async"
        center.add(UNNotificationRequest(identifier: "b", content: content, trigger: nil))
        settle()
        XCTAssertEqual(recorder.events, ["Async"])
        center.getDeliveredNotifications { XCTAssertEqual($0.map(\.request.identifier), ["b"]) }
        settle()
        center.removeAllDeliveredNotifications()
        center.delegate = nil
    }

    @MainActor func testPendingRequestsAreReplacedAndRemoved() {
        let center = UNUserNotificationCenter.current()
        center.requestAuthorization(options: [.alert]) { _, _ in }
        for _ in 0..<2 {
            center.add(UNNotificationRequest(identifier: "later", content: UNNotificationContent(), trigger: UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)))
        }
        center.getPendingNotificationRequests { XCTAssertEqual($0.map(\.identifier), ["later"]) }
        center.removeAllPendingNotificationRequests()
        center.getPendingNotificationRequests { XCTAssertEqual($0.count, 0) }
        settle()
    }

    func testATriggerOfAPlaceKeepsItsRegion() {
        let region = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 100, identifier: "home")
        region.notifyOnExit = false
        let trigger = UNLocationNotificationTrigger(region: region, repeats: true)
        XCTAssertTrue(trigger.region === region)
        XCTAssertTrue(trigger.repeats)
        XCTAssertTrue((trigger as UNNotificationTrigger) is UNLocationNotificationTrigger)
    }

    @MainActor func testACalendarTriggerFiresAtTheNextMatch() throws {
        var components = DateComponents()
        components.hour = 10
        components.minute = 30
        let date = try XCTUnwrap(UNCalendarNotificationTrigger(dateMatching: components, repeats: true).nextTriggerDate())
        XCTAssertEqual(Calendar.current.component(.hour, from: date), 10)
        XCTAssertEqual(Calendar.current.component(.minute, from: date), 30)
    }
}
