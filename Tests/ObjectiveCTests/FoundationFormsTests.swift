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

/// Core Graphics and Foundation on Linux do not agree about rectangles that touch; what apps call is Core Graphics' answer.
final class RectangleIntersectionTests: XCTestCase {
    func testRectanglesThatTouchDoNotIntersect() {
        FoundationCorrections.install()
        let rect = CGRect(x: 0, y: 500, width: 100, height: 100)
        let others = [
            CGRect(x: 0, y: 460, width: 100, height: 40), CGRect(x: 0, y: 461, width: 100, height: 40), CGRect(x: 100, y: 500, width: 5, height: 5),
            CGRect(x: 99, y: 599, width: 5, height: 5), CGRect(x: 10, y: 510, width: 5, height: 5), CGRect.null, CGRect(x: 50, y: 550, width: -60, height: -60),
        ]
        XCTAssertEqual(others.map { rect.intersects($0) }, [false, true, false, true, true, false, true])
        XCTAssertEqual(others.map { $0.intersects(rect) }, [false, true, false, true, true, false, true])
    }
}

final class UncaughtExceptionHandlerTests: XCTestCase {
    func testTheHandlerIsToldOnce() {
        nonisolated(unsafe) var heard: [String] = []
        XCTAssertNil(NSGetUncaughtExceptionHandler())
        NSSetUncaughtExceptionHandler { heard.append("\($0.name.rawValue): \($0.reason ?? "")") }
        XCTAssertNotNil(NSGetUncaughtExceptionHandler())
        let exception = NSException(name: NSExceptionName(rawValue: "NSRangeException"), reason: "beyond")
        tellUncaughtExceptionHandler(exception)
        tellUncaughtExceptionHandler(exception)
        XCTAssertEqual(heard, ["NSRangeException: beyond"], "one that the handler itself raises ends the process")
        XCTAssertNil(NSGetUncaughtExceptionHandler())
    }
}

final class ReentrantOnceTests: XCTestCase {
    func testTheBodyRunsOnceAndMayAskForItself() {
        var runs: [String] = []
        func setUp() { _ObjC.once("ReentrantOnceTests.setUp") { runs.append("begin"); setUp(); runs.append("end") } }
        setUp()
        setUp()
        _ObjC.once("ReentrantOnceTests.other") { runs.append("other") }
        XCTAssertEqual(runs, ["begin", "end", "other"])
    }
}
