// The look of a toolbar. UIBarAppearance.swift has what it goes with.

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// Of the toolbar's buttons. Kept; toolbars read the background only.
    open var buttonAppearance = UIBarButtonItemAppearance() { didSet { changed() } }
    /// Of buttons of style `done`. Kept; toolbars read the background only.
    open var doneButtonAppearance = UIBarButtonItemAppearance() { didSet { changed() } }
}
