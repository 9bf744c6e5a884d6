// UIFocusEffect: how an item with focus looks. UIFocusHaloEffect draws a line around it.
import Foundation


/// How an item with focus looks; the plain effect is the system's own.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, NSCopying {
    /// The object itself; effects do not change once an item has them.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
