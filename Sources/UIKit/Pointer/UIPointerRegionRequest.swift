// UIPointerRegionRequest: the position of the pointer when a delegate is asked for a region. Nothing here makes one.
import CoreGraphics

/// The position of the pointer when a delegate is asked for a region.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The pointer's place in the view's coordinates.
    open private(set) var location: CGPoint
    /// Keys that are held.
    open private(set) var modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) { (self.location, self.modifiers) = (location, modifiers) }
}
