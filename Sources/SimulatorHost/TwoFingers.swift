// Gestures of two fingers around a point: apart and together, and around each other. ScriptPlayer and tests call it;
// UIKit's recognizers decide about the effect of the touches.
import CoreGraphics
import HostProtocol
import UIKit

@MainActor package struct TwoFingers {
    /// The distance of the fingers in points, if there is enough room.
    private static let near: CGFloat = 60
    private static let far: CGFloat = 240
    private static let margin: CGFloat = 10
    private static let frames = 24

    private let fingers: Fingers
    private let loop: MainLoop

    package init(application: UIApplication, loop: MainLoop) {
        fingers = Fingers(application: application, loop: loop)
        self.loop = loop
    }

    /// Moves the fingers apart by `scale`, or together if it is below 1.
    package func pinch(around middle: CGPoint, scale: CGFloat) {
        let most = span(around: middle)
        let start = scale > 1 ? min(Self.near, most / scale) : min(Self.far, most)
        play(frames: Self.frames, around: middle) { part in (start * (1 + (scale - 1) * part), 0) }
    }

    /// Fingers that turn around `middle`, clockwise where `degrees` is above 0.
    package func twist(around middle: CGPoint, degrees: CGFloat) {
        let distance = min(Self.far / 2, span(around: middle))
        play(frames: max(Self.frames, Int(abs(degrees) / 5)), around: middle) { part in (distance, degrees * part * .pi / 180) }
    }

    /// The most that two fingers can be apart around `middle` without leaving the glass.
    private func span(around middle: CGPoint) -> CGFloat {
        let screen = UIScreen.main.bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let room = min(middle.x - screen.minX, screen.maxX - middle.x, middle.y - screen.minY, screen.maxY - middle.y)
        return max(2 * room, 2)
    }

    private func play(frames: Int, around middle: CGPoint, _ place: (_ part: CGFloat) -> (distance: CGFloat, angle: CGFloat)) {
        func send(_ phase: LiveFinger.Phase, _ part: CGFloat) {
            let (distance, angle) = place(part)
            let x = Double(cos(angle) * distance / 2), y = Double(sin(angle) * distance / 2)
            fingers.change([
                LiveFinger(id: 1, phase: phase, x: Double(middle.x) + x, y: Double(middle.y) + y),
                LiveFinger(id: 2, phase: phase, x: Double(middle.x) - x, y: Double(middle.y) - y),
            ])
        }
        send(.began, 0)
        for frame in 1...frames {
            loop.runFrame()
            send(.moved, CGFloat(frame) / CGFloat(frames))
        }
        loop.runFrame()
        send(.ended, 1)
    }
}
