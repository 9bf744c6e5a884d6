// Animations of one property from a value to a value, springs among them.

import CoreGraphics

/// An animation of the property at a key path.
open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
    /// A property or a part of one: `opacity`, `position.x`, `transform.rotation.z`. Without it nothing is animated.
    open var keyPath: String?
    /// Values are added to what the layer shows.
    open var isAdditive = false
    /// Each repetition continues from the end of the one before.
    open var isCumulative = false
    /// Takes the values for a part of a transform; `keyPath` is then `transform`.
    open var valueFunction: CAValueFunction?

    public override init() {
        super.init()
    }

    /// The kind of animation is the subclass's; this one alone shows nothing.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func duplicate() -> CAAnimation {
        guard type(of: self) == CAPropertyAnimation.self else { return self }
        let copy = CAPropertyAnimation()
        copy.take(from: self)
        return copy
    }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative, valueFunction) = (other.keyPath, other.isAdditive, other.isCumulative, other.valueFunction)
    }

    /// The path that is animated, a value function's part included.
    var effectivePath: String? {
        guard let keyPath else { return nil }
        guard let valueFunction, !keyPath.contains(".") else { return keyPath }
        return keyPath + "." + valueFunction.part
    }

    func show(_ value: AnimatableValue, on layer: CALayer, path: String) {
        guard isAdditive, let base = layer.animatableValue(atKeyPath: path) else {
            layer.setAnimatableValue(value, atKeyPath: path)
            return
        }
        layer.setAnimatableValue(AnimatableValue.sum(base, value), atKeyPath: path)
    }
}

/// Parts of a transform that a number can set.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Radians around the x axis; seen from the front only.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// Radians around the y axis; seen from the front only.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// Radians clockwise.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Factor along x.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// Factor along y.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// Factor along z, which nothing shows.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Points to the right.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// Points downwards.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// Points towards the viewer, which nothing shows.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Turns a number into a part of a transform.
open class CAValueFunction: NSObject, @unchecked Sendable {
    /// As given to the initialiser.
    public let name: CAValueFunctionName
    let part: String

    /// nil for a name that is none of the nine.
    public init?(name: CAValueFunctionName) {
        let parts = ["rotate": "rotation", "scale": "scale", "translate": "translation"]
        guard let axis = name.rawValue.last, let part = parts[String(name.rawValue.dropLast())] else { return nil }
        self.name = name
        self.part = part + "." + axis.lowercased()
    }
}

/// From `fromValue` to `toValue`; what is nil is `byValue` away or what the layer shows.
open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
    /// Where it begins; nil for what the layer shows.
    open var fromValue: Any?
    /// Where it ends; nil for the layer's own value.
    open var toValue: Any?
    /// What is added to `fromValue`, or taken from `toValue` for the begin.
    open var byValue: Any?

    override func duplicate() -> CAAnimation {
        guard type(of: self) == CABasicAnimation.self else { return self }
        let copy = CABasicAnimation()
        copy.take(from: self)
        return copy
    }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    /// Maps progress 0…1 to how far the value has gone; springs pass 1.
    func fraction(progress t: Double, seconds: Double) -> Double { t }

    override func apply(to layer: CALayer, progress t: Double, seconds: Double, run: Int) {
        guard let path = effectivePath, let current = layer.animatableValue(atKeyPath: path) else { return }
        // Apple, CABasicAnimation, "Setting Interpolation Values".
        var from = current.like(fromValue), to = current.like(toValue)
        let by = current.like(byValue)
        if fromValue == nil { from = nil }
        if toValue == nil { to = nil }
        let start: AnimatableValue, end: AnimatableValue
        switch (from, to, byValue == nil ? nil : by) {
        case (let f?, let t?, _): (start, end) = (f, t)
        case (let f?, nil, let b?): (start, end) = (f, AnimatableValue.sum(f, b))
        case (nil, let t?, let b?): (start, end) = (AnimatableValue.sum(t, b, factor: -1), t)
        case (let f?, nil, nil): (start, end) = (f, current)
        case (nil, let t?, nil): (start, end) = (current, t)
        case (nil, nil, let b?): (start, end) = (current, AnimatableValue.sum(current, b))
        case (nil, nil, nil): return
        }
        var value = AnimatableValue.mix(start, end, fraction(progress: t, seconds: seconds))
        if isCumulative, run > 0 {
            let step = AnimatableValue.sum(end, start, factor: -1)
            value = AnimatableValue.sum(value, step, factor: Double(run))
        }
        show(value, on: layer, path: path)
    }
}

/// A basic animation whose pacing is a damped spring's.
open class CASpringAnimation: CABasicAnimation, @unchecked Sendable {
    /// More mass swings longer. Default 1.
    open var mass: CGFloat = 1
    /// A stiffer spring is quicker. Default 100.
    open var stiffness: CGFloat = 100
    /// More damping overshoots less. Default 10.
    open var damping: CGFloat = 10
    /// In units of the whole change a second, towards the end value.
    open var initialVelocity: CGFloat = 0
    /// Whether damping beyond the critical one makes it creep; false treats it as critical.
    open var allowsOverdamping = false

    public override init() {
        super.init()
    }

    /// A spring by what is seen of it: `perceptualDuration` in seconds; `bounce` −1…1, 0 for no overshoot.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let omega = 2 * CGFloat.pi / CGFloat(max(perceptualDuration, 0.001))
        let ratio = bounce >= 0 ? 1 - min(bounce, 0.999) : 1 / (1 + max(bounce, -0.999))
        mass = 1
        stiffness = omega * omega
        damping = 2 * ratio * omega
        allowsOverdamping = ratio > 1
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func duplicate() -> CAAnimation {
        guard type(of: self) == CASpringAnimation.self else { return self }
        let copy = CASpringAnimation()
        copy.take(from: self)
        return copy
    }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping, initialVelocity) = (other.mass, other.stiffness, other.damping, other.initialVelocity)
        allowsOverdamping = other.allowsOverdamping
    }

    var spring: Spring {
        Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
    }

    /// Seconds until the spring rests within a thousandth.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    override func fraction(progress t: Double, seconds: Double) -> Double { spring.value(at: seconds) }
}

/// A mass on a spring let go at distance 1 from rest.
package struct Spring {
    let omega: Double
    let ratio: Double
    package let velocity: Double

    package init(mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool) {
        let mass = max(mass, 1e-6), stiffness = max(stiffness, 1e-6)
        omega = (stiffness / mass).squareRoot()
        let free = max(damping, 0) / (2 * (stiffness * mass).squareRoot())
        ratio = allowsOverdamping ? free : min(free, 1)
        self.velocity = velocity
    }

    /// A spring of damping ratio `ratio` that rests within a thousandth after `duration` seconds.
    package init(ratio: Double, duration: Double, velocity: Double) {
        let ratio = min(max(ratio, 0.01), 1)
        self.ratio = ratio
        self.velocity = velocity
        let d = max(duration, 1e-3)
        // ratio 1: (1 + x) e^-x = 0.001 at x = 9.23; below: the envelope e^(-ratio x) / sqrt(1 - ratio²).
        omega = ratio >= 0.999 ? 9.2334 / d : log(1000 / (1 - ratio * ratio).squareRoot()) / (ratio * d)
    }

    /// A spring by what is seen of it: `perceptualDuration` in seconds; `bounce` −1…1, 0 for no overshoot.
    package init(perceptualDuration: Double, bounce: Double, velocity: Double) {
        let angular = 2 * Double.pi / max(perceptualDuration, 0.001)
        let ratio = bounce >= 0 ? 1 - min(bounce, 0.999) : 1 / (1 + max(bounce, -0.999))
        self.init(
            mass: 1, stiffness: angular * angular, damping: 2 * ratio * angular, velocity: velocity, allowsOverdamping: ratio > 1)
    }

    package var stiffness: Double { omega * omega }
    package var damping: Double { 2 * ratio * omega }

    /// 0 at the start, 1 at rest.
    package func value(at t: Double) -> Double {
        if t <= 0 { return 0 }
        let x0 = 1.0, v0 = -velocity
        if abs(ratio - 1) < 1e-6 {
            return 1 - (x0 + (v0 + omega * x0) * t) * exp(-omega * t)
        }
        if ratio < 1 {
            let damped = omega * (1 - ratio * ratio).squareRoot()
            let b = (v0 + ratio * omega * x0) / damped
            return 1 - exp(-ratio * omega * t) * (x0 * cos(damped * t) + b * sin(damped * t))
        }
        let root = (ratio * ratio - 1).squareRoot()
        let r1 = -omega * (ratio - root), r2 = -omega * (ratio + root)
        let c2 = (v0 - r1 * x0) / (r2 - r1), c1 = x0 - c2
        return 1 - (c1 * exp(r1 * t) + c2 * exp(r2 * t))
    }

    /// Seconds until it rests within a thousandth.
    package var settlingDuration: Double {
        if ratio <= 0 { return 1000 }
        if abs(ratio - 1) < 1e-3 { return (9.2334 + log(1 + abs(velocity) / omega)) / omega }
        if ratio < 1 {
            let damped = omega * (1 - ratio * ratio).squareRoot()
            let b = (-velocity + ratio * omega) / damped
            return log(1000 * (1 + b * b).squareRoot()) / (ratio * omega)
        }
        let slow = omega * (ratio - (ratio * ratio - 1).squareRoot())
        return log(1000 * (1 + abs(velocity) / omega) * 2) / slow
    }
}
