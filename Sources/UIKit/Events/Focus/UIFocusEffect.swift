// UIFocusEffect: the look of an item with focus. UIFocusHaloEffect draws a line around it.
import Foundation


/// The look of an item with focus; the plain effect is the system's own.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
    /// The object itself; effects do not change once an item has them.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
