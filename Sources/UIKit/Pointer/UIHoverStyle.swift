// UIHoverStyle: the common superclass of pointer styles and hover looks.
import Foundation


/// The look of a view while a pointer hovers over it. Nothing hovers on a phone.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
    /// Whether the style applies.
    open var isEnabled = true
    public override init() { super.init() }
}
