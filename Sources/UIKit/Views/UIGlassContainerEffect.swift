// UIGlassContainerEffect: a container whose glass views flow together when they come near each other. Here each view keeps its own shape
// (Docs/DIVERGENCES.md).
import CoreGraphics
import Foundation

/// Lets the glass effect views inside of it flow together. It draws nothing itself.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
    /// The points at which glass views begin to flow together. Default 0.
    open var spacing: CGFloat = 0
}
