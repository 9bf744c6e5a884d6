// The look of bar buttons, state by state; bars read `normal` only. UIBarAppearance.swift has what it goes with.

/// The look of bar buttons, state by state; bars read `normal` only.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// The one state that bars draw by.
    open private(set) lazy var normal = UIBarButtonItemStateAppearance()
    /// For a button under the finger. Kept; bars draw by `normal`.
    open private(set) lazy var highlighted = UIBarButtonItemStateAppearance()
    /// For a button that cannot be tapped. Kept; bars draw by `normal`.
    open private(set) lazy var disabled = UIBarButtonItemStateAppearance()
    /// For the focus of a keyboard or remote control. Kept; bars draw by `normal`.
    open private(set) lazy var focused = UIBarButtonItemStateAppearance()

    /// The style makes no difference: every state begins without attributes.
    public init(style: UIBarButtonItem.Style) {
        super.init()
    }

    public convenience override init() {
        self.init(style: .plain)
    }
}
