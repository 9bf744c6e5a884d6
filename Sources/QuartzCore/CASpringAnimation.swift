// CASpringAnimation: a basic animation paced by a damped spring.

import CoreGraphics

/// A basic animation whose pacing is a damped spring's.
open class CASpringAnimation: CABasicAnimation, @unchecked Sendable {
    /// More mass swings longer. Default 1.
    open var mass: CGFloat = 1
    /// A stiffer spring is quicker. Default 100.
    open var stiffness: CGFloat = 100
    /// More damping overshoots less. Default 10.
    open var damping: CGFloat = 10
    /// The velocity at the start, in units of the whole change a second, towards the end value.
    open var initialVelocity: CGFloat = 0
    /// Whether damping beyond the critical one makes the animation creep; false treats it as critical.
    open var allowsOverdamping = false

    public override init() {
        super.init()
    }

    /// Creates a spring by its visible behaviour: `perceptualDuration` in seconds; `bounce` −1…1, 0 for no overshoot.
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

    /// The seconds until the spring rests within a thousandth.
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

    /// Creates a spring by its visible behaviour: `perceptualDuration` in seconds; `bounce` −1…1, 0 for no overshoot.
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

    /// The seconds until the spring rests within a thousandth.
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
