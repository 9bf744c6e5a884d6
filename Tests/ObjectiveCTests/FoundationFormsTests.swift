// Selector forms of NotificationCenter, Timer and delayed messages.
import ObjectiveC
import XCTest

private final class Listener: NSObject {
    var heard: [String] = []
    func noted(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func fired(_ timer: Timer) { heard.append("fired \(timer.userInfo ?? "nil")") }
    func said(_ text: String) { heard.append(text) }

    static let registered: Void = _ObjC.register("", Listener.self) {
        $0.m1("noted:") { (o: Listener, a0: Notification) in o.noted(a0) }
        $0.m1("fired:") { (o: Listener, a0: Timer) in o.fired(a0) }
        $0.m1("said:") { (o: Listener, a0: String) in o.said(a0) }
    }
}

final class FoundationFormsTests: XCTestCase {
    override func setUp() { Listener.registered }

    func testNotifications() {
        let center = NotificationCenter(), listener = Listener(), sender = NSObject()
        let a = Notification.Name("a"), b = Notification.Name("b")
        center.addObserver(listener, selector: "noted:", name: a, object: nil)
        center.addObserver(listener, selector: "noted:", name: b, object: sender)
        center.post(name: a, object: nil)
        center.post(name: b, object: nil)
        center.post(name: b, object: sender)
        XCTAssertEqual(listener.heard, ["a", "b"])
        center.removeObserver(listener, name: a, object: nil)
        center.post(name: a, object: nil)
        center.post(name: b, object: sender)
        XCTAssertEqual(listener.heard, ["a", "b", "b"])
        center.removeObserver(listener)
        center.post(name: b, object: sender)
        XCTAssertEqual(listener.heard.count, 3)
    }

    func testAnObserverIsNotKept() {
        let center = NotificationCenter()
        var listener: Listener? = Listener()
        weak let reference = listener
        center.addObserver(listener!, selector: "noted:", name: nil, object: nil)
        listener = nil
        XCTAssertNil(reference)
        center.post(name: Notification.Name("x"), object: nil)
    }

    func testATimerLetsGoWhenInvalidated() {
        var listener: Listener? = Listener()
        weak let reference = listener
        let timer = Timer.scheduledTimer(timeInterval: 0.001, target: listener!, selector: "fired:", userInfo: "info", repeats: true)
        while listener?.heard.isEmpty == true { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
        XCTAssertEqual(listener?.heard.first, "fired info")
        listener = nil
        XCTAssertNotNil(reference)
        timer.invalidate()
        XCTAssertNil(reference)
    }

    func testDelayedMessages() {
        let listener = Listener()
        listener.perform("said:", with: "one", afterDelay: 0)
        listener.perform("said:", with: "two", afterDelay: 0)
        listener.perform("said:", with: "three", afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: "said:", object: "two")
        while listener.heard.count < 2 { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
        XCTAssertEqual(listener.heard.sorted(), ["one", "three"])
        listener.perform("said:", with: "late", afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: listener)
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        XCTAssertEqual(listener.heard.count, 2)
    }

    func testLocks() {
        let object = NSObject()
        XCTAssertEqual(objc_sync_enter(object), 0)
        XCTAssertEqual(objc_sync_enter(object), 0)
        XCTAssertEqual(objc_sync_exit(object), 0)
        XCTAssertEqual(objc_sync_exit(object), 0)
        XCTAssertEqual(objc_sync_exit(object), -1)
    }
}
