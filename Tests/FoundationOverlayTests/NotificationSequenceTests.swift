// The notifications of a name as a sequence (Apple, NotificationCenter.notifications(named:object:)).
import FoundationOverlay
import Foundation
import XCTest

final class NotificationSequenceTests: XCTestCase {
    func testNotificationsComeInOrderFromTheirObject() async {
        let center = NotificationCenter(), name = Notification.Name("Mine"), object = NSObject()
        var iterator = center.notifications(named: name, object: object).makeAsyncIterator()
        center.post(name: name, object: object, userInfo: ["number": 1])
        center.post(name: name, object: nil, userInfo: ["number": 2])
        center.post(name: Notification.Name("Other"), object: object)
        center.post(name: name, object: object, userInfo: ["number": 3])
        let first = await iterator.next(), second = await iterator.next()
        XCTAssertEqual([first, second].map { $0?.userInfo?["number"] as? Int }, [1, 3])
    }
}
