// Animations through several values or along a path.

import CoreGraphics

/// How values between key frames are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// On straight lines between neighbours. The default.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Not at all: each value stays until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// On straight lines, with times made so that the pace is even; `keyTimes` is not consulted.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve through neighbours.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On a smooth curve, with times made so that the pace is even.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its x axis points along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Its x axis points back along the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Through `values` at `keyTimes`, or along `path`, which wins over `values`.
open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
    /// Values of the property's kind; one that does not fit makes the animation show nothing.
    open var values: [Any]?
    /// The way of a position, at an even pace by its length.
    open var path: CGPath?
    /// Places 0…1 of the values; nil for even spacing.
    open var keyTimes: [NSNumber]?
    /// Pacing of each step.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// Default `linear`. Values that cannot be combined, such as colours, go on straight lines in `cubic` too.
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// nil, the default, does not turn the layer.
    open var rotationMode: CAAnimationRotationMode?
    /// Kept for the app to read: curves are drawn with no tension.
    open var tensionValues: [NSNumber]?
    /// Kept for the app to read: curves are drawn as if it were zero.
    open var continuityValues: [NSNumber]?
    /// Kept for the app to read: curves are drawn as if it were zero.
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

    override func apply(to layer: CALayer, progress t: Double, seconds: Double, run: Int) {
        guard let keyPath = effectivePath else { return }
        if let path { return follow(path, on: layer, keyPath: keyPath, progress: t) }
        guard let current = layer.animatableValue(atKeyPath: keyPath), let values else { return }
        let frames = values.compactMap { current.like($0) }
        guard frames.count == values.count, let first = frames.first, let last = frames.last else { return }
        if frames.count == 1 { return show(first, on: layer, path: keyPath) }
        let places = places(for: frames)
        let step = max(0, (places.firstIndex { $0 > t } ?? places.count) - 1)
        if calculationMode == .discrete { return show(frames[min(step, frames.count - 1)], on: layer, path: keyPath) }
        if step >= frames.count - 1 { return show(last, on: layer, path: keyPath) }
        let span = places[step + 1] - places[step]
        var local = span > 0 ? min(max((t - places[step]) / span, 0), 1) : 1
        if let timingFunctions, step < timingFunctions.count { local = timingFunctions[step].value(at: local) }
        if calculationMode == .cubic || calculationMode == .cubicPaced {
            return show(cubic(frames, step, local), on: layer, path: keyPath)
        }
        show(AnimatableValue.mix(frames[step], frames[step + 1], local), on: layer, path: keyPath)
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

    /// Catmull-Rom through the neighbours.
    private func cubic(_ frames: [AnimatableValue], _ step: Int, _ t: Double) -> AnimatableValue {
        let p1 = frames[step], p2 = frames[step + 1]
        let p0 = step > 0 ? frames[step - 1] : p1, p3 = step + 2 < frames.count ? frames[step + 2] : p2
        let t2 = t * t, t3 = t2 * t
        let weights = [(-t3 + 2 * t2 - t) / 2, (3 * t3 - 5 * t2 + 2) / 2, (-3 * t3 + 4 * t2 + t) / 2, (t3 - t2) / 2]
        switch p1 {
        case .transform, .color, .path, .colors, .discrete: return AnimatableValue.mix(p1, p2, t)
        default: break
        }
        var sum = AnimatableValue.sum(p1, p1, factor: -1)
        for (value, weight) in zip([p0, p1, p2, p3], weights) { sum = AnimatableValue.sum(sum, value, factor: weight) }
        return sum
    }

    private func follow(_ path: CGPath, on layer: CALayer, keyPath: String, progress t: Double) {
        guard let place = path.position(atFraction: CGFloat(t)) else { return }
        show(.point(place.point), on: layer, path: keyPath)
        guard let rotationMode else { return }
        let angle = place.angle + (rotationMode == .rotateAutoReverse ? .pi : 0)
        layer.transform = CATransform3DRotate(layer.transform, angle, 0, 0, 1)
    }
}
