// What comes to a device from outside: places and pushes, as the statements `location` and `push` tell them.
import CoreLocation
import DeviceServices
import UserNotifications
import XCTest

final class PlacesAndPushesTests: XCTestCase {
    override func setUp() { ServiceEvents.forgetAnswers() }

    @MainActor private func settle() { for _ in 0..<6 { _ = RunLoop.main.run(mode: .default, before: .distantPast) } }

    private final class Walker: NSObject, CLLocationManagerDelegate {
        var events: [String] = []
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { events.append("authorization \(manager.authorizationStatus.rawValue)") }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { events += locations.map { "at \($0.coordinate.latitude),\($0.coordinate.longitude)" } }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { events.append("failed \((error as NSError).code)") }
    }

    @MainActor func testAPlaceIsToldToWhoAskedForIt() {
        let walker = Walker(), manager = CLLocationManager()
        manager.delegate = walker
        manager.requestWhenInUseAuthorization()
        settle()
        walker.events = []
        ServiceEvents.move(to: .init(latitude: 37.5, longitude: 127))
        settle()
        XCTAssertEqual(walker.events, ["authorization \(CLAuthorizationStatus.authorizedWhenInUse.rawValue)"], "nobody has asked for places yet")
        XCTAssertEqual(manager.location?.coordinate.latitude, 37.5)
        XCTAssertTrue(CLLocationManager.locationServicesEnabled())
        manager.startUpdatingLocation()
        settle()
        ServiceEvents.move(to: .init(latitude: 38, longitude: 127))
        settle()
        manager.stopUpdatingLocation()
        ServiceEvents.move(to: .init(latitude: 39, longitude: 127))
        settle()
        XCTAssertEqual(Array(walker.events.dropFirst()), ["at 37.5,127.0", "at 38.0,127.0"])
        manager.requestLocation()
        settle()
        XCTAssertEqual(walker.events.last, "at 39.0,127.0")
        ServiceEvents.move(to: nil)
        settle()
        XCTAssertEqual(walker.events.last, "authorization \(CLAuthorizationStatus.denied.rawValue)")
        XCTAssertNil(manager.location)
        manager.requestLocation()
        settle()
        XCTAssertEqual(walker.events.last, "failed \(CLError.Code.denied.rawValue)")
    }

    private final class Listener: NSObject, UNUserNotificationCenterDelegate {
        var heard: [String] = []
        func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
            let content = notification.request.content
            heard.append("\(content.title) / \(content.body) / \(content.badge ?? -1) / \(notification.request.trigger is UNPushNotificationTrigger) / \(content.userInfo["id"] ?? "none")")
            completionHandler([.banner])
        }
    }

    @MainActor func testAPushReachesTheCentresDelegate() throws {
        let center = UNUserNotificationCenter.current(), listener = Listener()
        let present = try XCTUnwrap(ServiceEvents.presentPush)
        center.delegate = nil
        XCTAssertFalse(present(["aps": ["alert": "Hi"]]))
        center.delegate = listener
        XCTAssertTrue(present(["aps": ["alert": ["title": "Sale", "body": "Today"], "badge": 3] as [String: Any], "id": 7]))
        XCTAssertTrue(present(["aps": ["alert": "Only text"]]))
        settle()
        XCTAssertEqual(listener.heard, ["Sale / Today / 3 / true / 7", " / Only text / -1 / true / none"])
        center.removeAllDeliveredNotifications()
        center.delegate = nil
    }

    @MainActor func testNoPushCanAskForThePlaceHere() {
        var heard: [String] = []
        CLLocationManager().startMonitoringLocationPushes { token, error in
            heard.append("\(token == nil) \((error as NSError?)?.domain ?? "") \((error as NSError?)?.code ?? -1)")
        }
        XCTAssertEqual(heard, [], "in a later turn")
        settle()
        XCTAssertEqual(heard, ["true CLLocationPushServiceErrorDomain 1"])
    }
}
