// Local notifications from before iOS 10, on the clock.
import XCTest
@testable import UIKit

@MainActor final class LocalNotificationTests: XCTestCase {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var texts: [String?] = []
        func application(_ application: UIApplication, didReceive notification: UILocalNotification) { texts.append(notification.alertBody) }
    }

    func testItComesAtItsTime() {
        let stage = Stage(), delegate = Delegate(), application = UIApplication.shared
        let before = application.delegate
        application.delegate = delegate
        let one = UILocalNotification(), two = UILocalNotification()
        (one.alertBody, one.fireDate) = ("one", Date(timeIntervalSinceNow: 1))
        (two.alertBody, two.fireDate) = ("two", Date(timeIntervalSinceNow: 2))
        application.scheduleLocalNotification(one)
        application.scheduleLocalNotification(two)
        XCTAssertEqual(application.scheduledLocalNotifications?.count, 2)
        application.cancelLocalNotification(two)
        for _ in 0..<50 { stage.tick() }
        XCTAssertEqual(delegate.texts, [])
        for _ in 0..<120 { stage.tick() }
        // An app that is not launched counts as in the background: nothing is delivered to it.
        XCTAssertEqual(delegate.texts, application.applicationState == .background ? [] : ["one"])
        XCTAssertEqual(application.scheduledLocalNotifications?.count, 0)
        application.delegate = before
        stage.tearDown()
    }
}
