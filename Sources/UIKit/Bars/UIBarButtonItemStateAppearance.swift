// Text and background of bar buttons in one state. UIBarAppearance.swift has what it goes with.

/// Text and background of bar buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// Replaces the bar's own font and colour where it has them; empty changes nothing.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Points that the title is moved; kept, the title stays where it is.
    open var titlePositionAdjustment: UIOffset = .zero
    /// Behind the button. Kept, not drawn.
    open var backgroundImage: UIImage?
}
