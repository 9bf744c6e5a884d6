// UISelectionFeedbackGenerator: a selection that changes.
import CoreGraphics

/// Feedback while a choice moves from value to value.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Another value is chosen now.
    open func selectionChanged() { trace("selection changed") }
    /// Another value is chosen at `location`, in points of the generator's view (iOS 17.5).
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
