// A spring, by damping ratio (fitted to the animator's duration) or by its physics (which set the duration). UITimingParameters.swift has the related types.
import QuartzCore

/// A spring, by damping ratio (fitted to the animator's duration) or by its physics (which set the duration).
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
    /// The velocity at the start, in whole distances a second; only its length counts.
    open private(set) var initialVelocity: CGVector
    private let ratio: CGFloat?
    private let physics: Spring?

    /// Creates a spring; 1 means no bounce. The animator's duration does not change.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        self.ratio = ratio
        physics = nil
        initialVelocity = velocity
    }

    /// Physics in Core Animation's units; the animator takes as long as the spring needs to settle.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        ratio = nil
        physics = Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            velocity: Double(hypot(velocity.dx, velocity.dy)), allowsOverdamping: true)
        initialVelocity = velocity
    }

    public convenience override init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// `duration` as it is perceived, in seconds; `bounce` 0 to 1. The animator takes as long as the spring needs to settle.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        ratio = nil
        physics = Spring(
            perceptualDuration: duration, bounce: Double(bounce), velocity: Double(hypot(initialVelocity.dx, initialVelocity.dy)))
        self.initialVelocity = initialVelocity
    }

    /// The type of the timing: always `spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Always nil: these parameters are a spring.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The object itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The seconds that an animator of `duration` takes.
    func settlingDuration(for duration: TimeInterval) -> TimeInterval { physics?.settlingDuration ?? duration }

    func spring(duration: TimeInterval) -> Spring {
        physics ?? Spring(ratio: Double(ratio ?? 1), duration: duration, velocity: Double(hypot(initialVelocity.dx, initialVelocity.dy)))
    }
}
