// The place of the keyboard in a view. Keyboard moves it.

import CoreGraphics
import Foundation

/// The space the keyboard covers; while no keyboard is shown its top is the bottom of the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide keeps above the home indicator while no keyboard is shown; false takes it to the view's
    /// bottom.
    open var usesBottomSafeArea = true { didSet { owner?.layoutState.guideSourceChanged() } }
    /// Whether the guide goes with a keyboard that floats; a docked one, the only kind here, it follows always.
    open var followsUndockedKeyboard = false
}
