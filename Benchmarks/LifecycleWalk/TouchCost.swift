// What a finger costs. A tap on the innermost of 50 nested views with 20 recognizers on the way (it lands, 20 us at most for
// what it does then; it lifts), and one frame of a drag in a scroll view of 200 views: event, offset, layout, commit.
import CVirtualTime
import CoreGraphics
import QuartzCore
import UIKit

@MainActor enum TouchCost {
    static func print(touches: Int) {
        let host = Clock.start()
        defer { withExtendedLifetime(host) {} }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        Clock.settle()
        nest(in: root.view)
        Clock.settle()
        tap(window, touches)
        for view in root.view.subviews { view.removeFromSuperview() }
        scroll(window, root.view, frames: touches)
    }

    private static func nest(in view: UIView) {
        var outer = view
        for depth in 0..<50 {
            let inner = UIView(frame: outer.bounds.insetBy(dx: 1, dy: 1))
            outer.addSubview(inner)
            if depth % 5 != 0, depth % 2 == 1 || depth % 5 == 2 { inner.addGestureRecognizer(recognizer(depth)) }
            outer = inner
        }
        var count = 0
        var each: UIView? = outer
        while let view = each, view !== view.window { count += view.gestureRecognizers?.count ?? 0; each = view.superview }
        for depth in count..<max(count, 20) { outer.addGestureRecognizer(recognizer(depth)) }
    }

    private static func recognizer(_ number: Int) -> UIGestureRecognizer {
        switch number % 4 {
        case 0: UITapGestureRecognizer()
        case 1: UIPanGestureRecognizer()
        case 2: UILongPressGestureRecognizer()
        default: UISwipeGestureRecognizer()
        }
    }

    /// One finger's event, timed.
    private static func send(_ event: UIEvent, _ touch: UITouch, _ window: UIWindow) -> Double {
        event.update([touch], timestamp: Clock.now)
        let start = vt_real_now_ns()
        window.sendEvent(event)
        return Double(vt_real_now_ns() - start) / 1000
    }

    private static func tap(_ window: UIWindow, _ touches: Int) {
        var times: (landing: [Double], moving: [Double], lifting: [Double]) = ([], [], [])
        for _ in 0..<touches {
            let point = CGPoint(x: 196, y: 426)
            let touch = UITouch(window: window, location: point, timestamp: Clock.now, tapCount: 1)
            let event = UIEvent()
            times.landing.append(send(event, touch, window))
            Clock.now += FrameDriver.refresh
            touch.move(to: CGPoint(x: 197, y: 427), phase: .moved, timestamp: Clock.now)
            times.moving.append(send(event, touch, window))
            Clock.now += FrameDriver.refresh
            touch.move(to: CGPoint(x: 197, y: 427), phase: .ended, timestamp: Clock.now)
            times.lifting.append(send(event, touch, window))
            Clock.now += 2
            Clock.settle()
        }
        Swift.print("a touch through 50 nested views and 20 recognizers: lands in \(median(times.landing)) us, moves in \(median(times.moving)) us, lifts in \(median(times.lifting)) us")
    }

    private static func scroll(_ window: UIWindow, _ view: UIView, frames: Int) {
        let scroll = UIScrollView(frame: view.bounds)
        scroll.contentSize = CGSize(width: view.bounds.width, height: 1_000_000)
        for index in 0..<200 { scroll.addSubview(UIView(frame: CGRect(x: 0, y: CGFloat(index) * 44, width: 393, height: 44))) }
        view.addSubview(scroll)
        Clock.settle()
        var y: CGFloat = 800
        let touch = UITouch(window: window, location: CGPoint(x: 196, y: y), timestamp: Clock.now, tapCount: 1)
        let event = UIEvent()
        _ = send(event, touch, window)
        var times: [Double] = []
        for frame in 0..<frames {
            Clock.now += FrameDriver.refresh
            y += frame % 200 < 100 ? -4 : 4
            touch.move(to: CGPoint(x: 196, y: y), phase: .moved, timestamp: Clock.now)
            event.update([touch], timestamp: Clock.now)
            let start = vt_real_now_ns()
            window.sendEvent(event)
            UpdateCycle.shared.runFrame()
            AnimationTimeline.shared.advance(to: Clock.now)
            times.append(Double(vt_real_now_ns() - start) / 1000)
        }
        Swift.print("a frame of a drag in a scroll view of 200 views: \(median(times)) us")
    }

    private static func median(_ times: [Double]) -> String {
        let sorted = times.sorted()
        return sorted.isEmpty ? "-" : Measurement.text(sorted[sorted.count / 2])
    }
}
