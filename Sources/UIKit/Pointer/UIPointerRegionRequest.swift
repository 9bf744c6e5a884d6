// UIPointerRegionRequest: where the pointer is when a delegate is asked for a region. Nothing here makes one.
import CoreGraphics

/// Where the pointer is when a delegate is asked for a region.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// In the view's coordinates.
    public let location: CGPoint
    /// Keys that are held.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) { (self.location, self.modifiers) = (location, modifiers) }
}
