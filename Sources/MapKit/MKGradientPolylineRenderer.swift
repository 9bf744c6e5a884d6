// A line whose colour changes along it. The map draws it as pieces, one colour each, between the places at which colours are given.
import UIKit

/// Draws a line in colours that change along it.
@preconcurrency @MainActor open class MKGradientPolylineRenderer: MKPolylineRenderer {
    /// The places of the colours: 0 is the beginning of the line, 1 its end.
    open private(set) var locations: [CGFloat] = []
    /// The colours at the places.
    open private(set) var colors: [UIColor] = []
    private let pieces = CALayer()

    /// Gives the colours and their places, as many of each.
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        self.colors = colors
        self.locations = locations
        setNeedsDisplay()
    }

    /// The colour at a part of the line, mixed from its neighbours.
    func colour(at part: CGFloat) -> UIColor? {
        let stops = zip(locations, colors).sorted { $0.0 < $1.0 }
        guard let next = stops.firstIndex(where: { $0.0 >= part }) else { return stops.last?.1 }
        guard next > 0, stops[next].0 > stops[next - 1].0 else { return stops[next].1 }
        let share = (part - stops[next - 1].0) / (stops[next].0 - stops[next - 1].0)
        let one = stops[next - 1].1.parts, other = stops[next].1.parts
        return UIColor(
            red: one[0] + (other[0] - one[0]) * share, green: one[1] + (other[1] - one[1]) * share, blue: one[2] + (other[2] - one[2]) * share,
            alpha: one[3] + (other[3] - one[3]) * share)
    }

    override func apply(to layer: CAShapeLayer) {
        super.apply(to: layer)
        pieces.sublayers?.forEach { $0.removeFromSuperlayer() }
        guard !colors.isEmpty, let map else { return }
        layer.strokeColor = nil
        if pieces.superlayer !== layer { layer.addSublayer(pieces) }
        let points = polyline.coordinates.map { map.convert($0, toPointTo: map) }
        let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        let whole = lengths.reduce(0, +)
        guard whole > 0 else { return }
        let count = 32
        var piece = 0, start: CGFloat = 0
        for (index, length) in lengths.enumerated() where length > 0 {
            // The line's own corners and the borders of the pieces cut it.
            var from: CGFloat = 0
            while from < length, piece < count {
                let border = whole * CGFloat(piece + 1) / CGFloat(count) - start
                let to = piece == count - 1 ? length : min(length, border)
                let ends = [from, to].map { CGPoint(x: points[index].x + (points[index + 1].x - points[index].x) * $0 / length, y: points[index].y + (points[index + 1].y - points[index].y) * $0 / length) }
                add(from: ends[0], to: ends[1], colour: colour(at: (CGFloat(piece) + 0.5) / CGFloat(count)), like: layer)
                from = to
                if border <= length, piece < count - 1 { piece += 1 } else { break }
            }
            start += length
        }
    }

    private func add(from start: CGPoint, to end: CGPoint, colour: UIColor?, like layer: CAShapeLayer) {
        let path = CGMutablePath()
        path.move(to: start)
        path.addLine(to: end)
        let piece = CAShapeLayer()
        piece.path = path
        piece.fillColor = nil
        piece.strokeColor = colour?.cgColor
        piece.lineWidth = layer.lineWidth
        piece.lineCap = layer.lineCap
        pieces.addSublayer(piece)
    }
}

extension UIColor {
    fileprivate var parts: [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
