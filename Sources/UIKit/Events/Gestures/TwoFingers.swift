// Distance and angle of two fingers, for pinch and rotation recognizers.

/// Distance and angle of the first two of some touches.
@MainActor
struct TwoFingers {
    let distance: CGFloat
    let angle: CGFloat

    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let a = touches[0].location(in: nil)
        let b = touches[1].location(in: nil)
        distance = hypot(b.x - a.x, b.y - a.y)
        angle = atan2(b.y - a.y, b.x - a.x)
    }
}
