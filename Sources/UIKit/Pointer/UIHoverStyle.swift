// UIHoverStyle: what is common to styles of pointers and of looks.
import Foundation


/// How a view looks while something hovers over it. Nothing does on a phone.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
    /// Whether the style counts.
    open var isEnabled = true
    public override init() { super.init() }
}
