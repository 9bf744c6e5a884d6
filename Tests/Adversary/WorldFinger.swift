// One finger on the adversary's glass. A stroke may be interrupted by anything, like everything else.
import CoreGraphics
import QuartzCore
import UIKit

extension World {
    private static func point(_ number: Int) -> CGPoint { CGPoint(x: number / 10000, y: number % 10000) }

    func actWithFinger(_ operation: Operation) {
        let point = World.point(operation.number)
        switch operation.kind {
        case .fingerDown:
            if finger == nil { land(point) }
        case .fingerMove: change(.moved, point)
        case .fingerUp: lift(.ended, point)
        default: lift(.cancelled, nil)
        }
    }

    func tap(_ point: CGPoint) {
        guard finger == nil else { return }
        land(point)
        clock.advance(4 * WorldClock.frame)
        if finger != nil { lift(.ended, point) }
    }

    private func land(_ point: CGPoint) {
        guard UIApplication.shared.applicationState == .active else { return }
        guard let window = shownWindow(at: point) else { return }
        let touch = UITouch(window: window, location: point, timestamp: clock.now)
        let event = UIEvent()
        finger = (touch, event)
        send()
    }

    func shownWindow(at point: CGPoint) -> UIWindow? {
        windows.last { !$0.isHidden && ($0.windowScene.map { $0.activationState == .foregroundActive } ?? true) && $0.hitTest(point, with: nil) != nil }
    }

    private func change(_ phase: UITouch.Phase, _ point: CGPoint?) {
        guard let finger else { return }
        clock.advance(WorldClock.frame)
        // The system took it away meanwhile.
        if finger.touch.phase == .cancelled { return self.finger = nil }
        finger.touch.move(to: point ?? finger.touch.location(in: nil), phase: phase, timestamp: clock.now)
        send()
    }

    private func lift(_ phase: UITouch.Phase, _ point: CGPoint?) {
        change(phase, point)
        finger = nil
    }

    private func send() {
        guard let finger else { return }
        finger.event.update([finger.touch], timestamp: clock.now)
        UIApplication.shared.sendEvent(finger.event)
    }
}
