// The continuous corner: a curve that leaves the edge 1.528665 radii before the corner, so that it bends without a jump.
// Its points are those that UIBezierPath(roundedRect:cornerRadius:) has had since iOS 7, as measured by PaintCode
// ("Code for iOS 7 Rounded Rectangles"); CALayer.cornerCurveExpansionFactor(_:) returns the same 1.528665.

import CoreGraphics

enum CornerCurve {
    static let reach: CGFloat = 1.528665

    /// - Parameter radii: upper left, upper right, lower right, lower left.
    /// - Returns: nil where corners would meet: their curves then become circles.
    static func path(in rect: CGRect, radii: [CGFloat]) -> CGPath? {
        let largest = radii.max() ?? 0
        guard largest > 0, largest * reach * 2 <= min(rect.width, rect.height) + 0.001 else { return nil }
        let path = CGMutablePath()
        // Each corner with the directions along which the outline, clockwise, comes to it and leaves it.
        let corners: [(corner: CGPoint, radius: CGFloat, from: CGVector, to: CGVector)] = [
            (CGPoint(x: rect.minX, y: rect.minY), radii[0], CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
            (CGPoint(x: rect.maxX, y: rect.minY), radii[1], CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (CGPoint(x: rect.maxX, y: rect.maxY), radii[2], CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), radii[3], CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
        ]
        for (index, part) in corners.enumerated() {
            /// The point `back` radii before the corner on the incoming edge and `on` radii after it on the outgoing edge.
            func point(_ back: CGFloat, _ on: CGFloat) -> CGPoint {
                CGPoint(
                    x: part.corner.x - part.from.dx * back * part.radius + part.to.dx * on * part.radius,
                    y: part.corner.y - part.from.dy * back * part.radius + part.to.dy * on * part.radius)
            }
            let start = point(reach, 0)
            if index == 0 { path.move(to: start) } else { path.addLine(to: start) }
            guard part.radius > 0 else { continue }
            path.addCurve(to: point(0.631494, 0.074911), control1: point(1.088493, 0), control2: point(0.868407, 0))
            path.addCurve(to: point(0.074911, 0.631494), control1: point(0.372824, 0.169060), control2: point(0.169060, 0.372824))
            path.addCurve(to: point(0, reach), control1: point(0, 0.868407), control2: point(0, 1.088493))
        }
        path.closeSubpath()
        return path
    }
}
