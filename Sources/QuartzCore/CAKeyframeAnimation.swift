// Animations through several values or along a path.

import CoreGraphics

/// The interpolation between key frames.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Values are on straight lines between neighbours. The default.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// None: each value stays until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Values are on straight lines, with times made so that the pace is even; `keyTimes` is not consulted.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Values are on a smooth curve through neighbours.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Values are on a smooth curve, with times made so that the pace is even.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer's x axis points along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's x axis points back along the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Through `values` at `keyTimes`, or along `path`, which wins over `values`.
open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
    /// Values of the property's kind; one that does not fit makes the animation show nothing.
    open var values: [Any]?
    /// The path of a position. Each line and curve of it takes a share of the time, by `keyTimes` or even spacing; in the paced modes the
    /// pace is even along the whole path (Apple, `CAKeyframeAnimation.path`).
    open var path: CGPath?
    /// Places 0…1 of the values; nil for even spacing.
    open var keyTimes: [NSNumber]?
    /// Pacing of each step.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation. Default `linear`. Values that cannot be combined, such as colours, follow straight lines in `cubic` too.
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// The rotation along the path; nil, the default, does not rotate the layer.
    open var rotationMode: CAAnimationRotationMode?
    /// The tension of cubic curves at each value: 1 straight, −1 round. nil is 0.
    open var tensionValues: [NSNumber]?
    /// The continuity of cubic curves at each value: below 0 they bend inwards, above 0 outwards. nil is 0.
    open var continuityValues: [NSNumber]?
    /// Whether cubic curves bend before (1) or after (−1) each value. nil is 0.
    open var biasValues: [NSNumber]?

    override func duplicate() -> CAAnimation {
        guard type(of: self) == CAKeyframeAnimation.self else { return self }
        let copy = CAKeyframeAnimation()
        copy.take(from: self)
        return copy
    }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes, timingFunctions) = (other.values, other.path, other.keyTimes, other.timingFunctions)
        (calculationMode, rotationMode, tensionValues) = (other.calculationMode, other.rotationMode, other.tensionValues)
        (continuityValues, biasValues) = (other.continuityValues, other.biasValues)
    }

    override func apply(to layer: inout LayerValues, progress t: Double, seconds: Double, run: Int) {
        guard let keyPath = effectivePath else { return }
        if let path { return follow(path, on: &layer, keyPath: keyPath, progress: t) }
        guard let current = layer.animatableValue(atKeyPath: keyPath), let values else { return }
        let frames = values.compactMap { current.like($0) }
        guard frames.count == values.count, let first = frames.first, let last = frames.last else { return }
        if frames.count == 1 { return show(first, on: &layer, path: keyPath) }
        let places = places(for: frames)
        let step = max(0, (places.firstIndex { $0 > t } ?? places.count) - 1)
        if calculationMode == .discrete { return show(frames[min(step, frames.count - 1)], on: &layer, path: keyPath) }
        if step >= frames.count - 1 { return show(last, on: &layer, path: keyPath) }
        let span = places[step + 1] - places[step]
        var local = span > 0 ? min(max((t - places[step]) / span, 0), 1) : 1
        if let timingFunctions, step < timingFunctions.count { local = timingFunctions[step].value(at: local) }
        if calculationMode == .cubic || calculationMode == .cubicPaced {
            return show(cubic(frames, step, local), on: &layer, path: keyPath)
        }
        show(AnimatableValue.mix(frames[step], frames[step + 1], local), on: &layer, path: keyPath)
    }

    private func places(for frames: [AnimatableValue]) -> [Double] {
        if calculationMode == .paced || calculationMode == .cubicPaced {
            let steps = zip(frames, frames.dropFirst()).map { AnimatableValue.distance($0, $1) }
            let total = steps.reduce(0, +)
            if total > 0 {
                var sum = 0.0
                return [0] + steps.map {
                    sum += $0
                    return sum / total
                }
            }
        } else if let keyTimes, keyTimes.count >= frames.count {
            return keyTimes.prefix(frames.count).map(\.doubleValue)
        }
        let divisor = Double(calculationMode == .discrete ? frames.count : frames.count - 1)
        return frames.indices.map { Double($0) / divisor }
    }

    /// Hermite curves whose slopes follow tension, continuity and bias (Kochanek and Bartels, whom Apple's documentation of the three cites);
    /// with zeros they are Catmull and Rom's.
    private func cubic(_ frames: [AnimatableValue], _ step: Int, _ t: Double) -> AnimatableValue {
        let p1 = frames[step], p2 = frames[step + 1]
        let p0 = step > 0 ? frames[step - 1] : p1, p3 = step + 2 < frames.count ? frames[step + 2] : p2
        func value(_ list: [NSNumber]?, _ index: Int) -> Double { list.map { $0.indices.contains(index) ? $0[index].doubleValue : 0 } ?? 0 }
        func shape(_ index: Int) -> (t: Double, c: Double, b: Double) { (value(tensionValues, index), value(continuityValues, index), value(biasValues, index)) }
        let a = shape(step), z = shape(step + 1)
        // Slopes leaving p1 and coming to p2, each as weights of the differences before and after its value.
        let outBefore = (1 - a.t) * (1 + a.c) * (1 + a.b) / 2, outAfter = (1 - a.t) * (1 - a.c) * (1 - a.b) / 2
        let inBefore = (1 - z.t) * (1 - z.c) * (1 + z.b) / 2, inAfter = (1 - z.t) * (1 + z.c) * (1 - z.b) / 2
        let t2 = t * t, t3 = t2 * t
        let start = 2 * t3 - 3 * t2 + 1, end = -2 * t3 + 3 * t2, leaving = t3 - 2 * t2 + t, coming = t3 - t2
        let weights = [
            -leaving * outBefore,
            start + leaving * (outBefore - outAfter) - coming * inBefore,
            end + leaving * outAfter + coming * (inBefore - inAfter),
            coming * inAfter,
        ]
        switch p1 {
        case .transform, .color, .path, .colors, .discrete: return AnimatableValue.mix(p1, p2, t)
        default: break
        }
        var sum = AnimatableValue.sum(p1, p1, factor: -1)
        for (value, weight) in zip([p0, p1, p2, p3], weights) { sum = AnimatableValue.sum(sum, value, factor: weight) }
        return sum
    }

    private func follow(_ path: CGPath, on layer: inout LayerValues, keyPath: String, progress t: Double) {
        guard let place = place(on: path, t) else { return }
        show(.point(place.point), on: &layer, path: keyPath)
        guard let rotationMode else { return }
        let angle = place.angle + (rotationMode == .rotateAutoReverse ? .pi : 0)
        layer.state.transform = CATransform3DRotate(layer.state.transform, angle, 0, 0, 1)
    }

    private func place(on path: CGPath, _ t: Double) -> (point: CGPoint, angle: CGFloat)? {
        let pieces = path.pieces
        if calculationMode == .paced || calculationMode == .cubicPaced || pieces.isEmpty {
            return path.position(atFraction: CGFloat(t)).map { ($0.point, $0.angle) }
        }
        // The points are the first and the end of each piece.
        let count = pieces.count + 1, isDiscrete = calculationMode == .discrete
        var times = (0..<count).map { Double($0) / Double(isDiscrete ? count : count - 1) }
        if let keyTimes, keyTimes.count >= count { times = keyTimes.prefix(count).map(\.doubleValue) }
        let step = max(0, (times.firstIndex { $0 > t } ?? count) - 1)
        if isDiscrete || step >= pieces.count {
            let piece = pieces[min(max(step - 1, 0), pieces.count - 1)]
            return piece.place(step == 0 ? 0 : 1)
        }
        let span = times[step + 1] - times[step]
        var local = span > 0 ? min(max((t - times[step]) / span, 0), 1) : 1
        if let timingFunctions, step < timingFunctions.count { local = timingFunctions[step].value(at: local) }
        return pieces[step].place(CGFloat(local))
    }
}

/// A line or curve of a path.
private struct PathPiece {
    let p0: CGPoint, p1: CGPoint, p2: CGPoint, p3: CGPoint

    /// The point at a parameter of the curve, and the direction there.
    func place(_ t: CGFloat) -> (point: CGPoint, angle: CGFloat) {
        let u = 1 - t
        func at(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat { u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d }
        func slope(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat { u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c) }
        var dx = slope(p0.x, p1.x, p2.x, p3.x), dy = slope(p0.y, p1.y, p2.y, p3.y)
        if dx == 0, dy == 0 { (dx, dy) = (p3.x - p0.x, p3.y - p0.y) }
        return (CGPoint(x: at(p0.x, p1.x, p2.x, p3.x), y: at(p0.y, p1.y, p2.y, p3.y)), atan2(dy, dx))
    }
}

extension CGPath {
    /// All lines and curves of the path as cubic curves, including the line that closes a subpath.
    fileprivate var pieces: [PathPiece] {
        var found: [PathPiece] = [], start = CGPoint.zero, now = CGPoint.zero
        func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
        func line(to p: CGPoint) { found.append(PathPiece(p0: now, p1: between(now, p, 1 / 3), p2: between(now, p, 2 / 3), p3: p)) }
        for element in elements {
            switch element {
            case .move(let p): (start, now) = (p, p)
            case .line(let p):
                line(to: p)
                now = p
            case .quad(let control, let p):
                found.append(PathPiece(p0: now, p1: between(now, control, 2 / 3), p2: between(p, control, 2 / 3), p3: p))
                now = p
            case .cubic(let c1, let c2, let p):
                found.append(PathPiece(p0: now, p1: c1, p2: c2, p3: p))
                now = p
            case .close:
                if now != start { line(to: start) }
                now = start
            }
        }
        return found
    }
}
