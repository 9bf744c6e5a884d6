// UIImpactFeedbackGenerator: the impact of two objects.
import CoreGraphics

/// Feedback as of two things that meet.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass or stiffness of the objects.
    public enum FeedbackStyle: Int, Sendable {
        /// The styles from small and light to big; soft and rigid describe the material.
        case light = 0, medium, heavy, soft, rigid
    }

    private let style: FeedbackStyle

    /// A generator of `style`.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }
    /// A generator of `style` for `view` (iOS 17.5).
    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }
    /// Creates a generator of medium style.
    public override convenience init() { self.init(style: .medium) }
    /// Creates a generator of medium style.
    public override convenience init(view: UIView) { self.init(style: .medium, view: view) }

    /// The objects meet now.
    open func impactOccurred() { impactOccurred(intensity: 1) }
    /// The objects meet now, with an intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat) { trace(intensity == 1 ? "impact \(style)" : "impact \(style) at \(intensity)") }
    /// The objects meet at `location`, in points of the generator's view (iOS 17.5).
    open func impactOccurred(at location: CGPoint) { impactOccurred(intensity: 1) }
    /// The objects meet at `location`, in points of the generator's view (iOS 17.5).
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}
