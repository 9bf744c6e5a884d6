// A window, a finger and a clock for tests of controls, gestures and lists. Moves frame by frame, never sleeps.
import ObjectiveC
import XCTest
@testable import UIKit
import QuartzCore

@MainActor final class TouchStage {
    let window: UIWindow
    let log = EventLog()
    let root: UIViewController
    let host: DetachedHost
    /// Delegates and data sources, which views hold weakly.
    var kept: [AnyObject] = []
    var view: UIView { root.view }
    /// Seconds of a frame.
    var interval = FrameDriver.refresh

    init(root: UIViewController = UIViewController(), iOSVersion: Int = 26) {
        host = DetachedHost(iOSVersion: iOSVersion)
        Leftovers.watch
        Host.use(host)
        StageClock.install()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        self.root = root
        window.rootViewController = root
        window.makeKeyAndVisible()
        settle()
    }

    func frame() {
        UpdateCycle.shared.runFrame()
        AnimationTimeline.shared.advance(to: StageClock.moveOn(by: interval))
    }

    func settle(limit: Int = 1200, file: StaticString = #filePath, line: UInt = #line) {
        let rests = FrameDriver.settle(limit: limit) { _ in StageClock.moveOn(by: interval) }
        if !rests { XCTFail("not settled after \(limit) frames", file: file, line: line) }
    }

    func tearDown() {
        window.rootViewController = nil
        window.isHidden = true
        UIScreen.main.orientation = .portrait
        UIDevice.current.turn(to: .portrait)
        GestureArbiter.startOver()
        settle()
    }

    // MARK: Finger

    func tap(_ point: CGPoint, count: Int = 1) {
        let finger = land(point, count: count)
        frame()
        finger.lift()
    }

    func tap(_ view: UIView) { tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)) }

    func land(_ point: CGPoint, count: Int = 1) -> TestFinger { TestFinger(self, point, count) }

    /// A drag of `frames` frames; `rest` frames of standing still before lifting take the velocity away.
    func drag(from start: CGPoint, to end: CGPoint, frames: Int = 10, rest: Int = 0) {
        let finger = land(start)
        for step in 1...frames {
            frame()
            let part = CGFloat(step) / CGFloat(frames)
            finger.move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        for _ in 0..<rest { frame() }
        finger.lift()
    }
}

@MainActor final class TestFinger {
    private let touch: UITouch
    private let event = UIEvent()
    private let window: UIWindow
    private var point: CGPoint

    init(_ stage: TouchStage, _ point: CGPoint, _ count: Int) {
        window = stage.window
        self.point = point
        touch = UITouch(window: window, location: point, timestamp: StageClock.now, tapCount: count)
        send()
    }

    func move(to point: CGPoint) {
        self.point = point
        touch.move(to: point, phase: .moved, timestamp: StageClock.now)
        send()
    }

    func lift() {
        touch.move(to: point, phase: .ended, timestamp: StageClock.now)
        send()
    }

    private func send() {
        event.update([touch], timestamp: StageClock.now)
        window.sendEvent(event)
    }
}

/// Receives actions; lowering registers such methods in apps, tests do it by hand.
@MainActor final class ActionReceiver: NSObject {
    let log: EventLog
    init(_ log: EventLog) {
        _ = ActionReceiver.registered
        self.log = log
        super.init()
    }

    private static let registered: Bool = {
        registerKeys(of: ActionReceiver.self) {
            $0.m0("fired") { (receiver: ActionReceiver) in receiver.log.add("fired") }
            $0.m1("fired:") { (receiver: ActionReceiver, sender: Any?) in receiver.log.add("fired(\(sender.map { type(of: $0) } as Any is UIControl.Type ? "control" : "\(sender.map { "\(type(of: $0))" } ?? "nil")"))") }
            $0.m2("fired:event:") { (receiver: ActionReceiver, sender: Any?, event: UIEvent?) in receiver.log.add("fired(sender, \(event == nil ? "no event" : "event"))") }
        }
        return true
    }()
}
