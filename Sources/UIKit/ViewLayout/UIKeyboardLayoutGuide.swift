// The place of the keyboard in a view. Keyboard moves it.

import CoreGraphics
import Foundation

/// The space the keyboard covers; while no keyboard is shown its top is the bottom of the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide stays above the home indicator while no keyboard is shown; false moves it to the view's
    /// bottom.
    open var usesBottomSafeArea = true { didSet { owner?.layoutState.guideSourceChanged() } }
    /// Whether the guide follows a floating keyboard. It always follows a docked keyboard, the only kind here.
    open var followsUndockedKeyboard = false
}
