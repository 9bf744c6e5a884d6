// Content configurations: values that fill a cell or a screen, and the views that show them. UIListContentConfiguration is the
// list kind, UIContentUnavailableConfiguration that of an empty screen.

/// What a configuration may depend on.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// Of the view at the time.
    var traitCollection: UITraitCollection { get set }
}

/// The states of a cell, given to its update handler.
public struct UICellConfigurationState: UIConfigurationState {
    /// The cell's.
    public var traitCollection: UITraitCollection
    /// Set by the app only.
    public var isDisabled: Bool = false
    /// A finger is on the cell.
    public var isHighlighted: Bool = false
    /// The cell's row or item is selected.
    public var isSelected: Bool = false
    /// Never set here: there is no focus.
    public var isFocused: Bool = false
    /// A table's row is edited, or the collection view.
    public var isEditing: Bool = false
    /// The row of a section snapshot shows its children.
    public var isExpanded: Bool = false
    /// Never set here, while a row stands open too.
    public var isSwiped: Bool = false
    /// Never set here: rows cannot be dragged.
    public var isReordering: Bool = false

    /// All states off.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The states of a header, a footer or another view, given to its update handler.
public struct UIViewConfigurationState: UIConfigurationState {
    /// The view's.
    public var traitCollection: UITraitCollection
    /// Set by the app only.
    public var isDisabled: Bool = false
    /// Set by the app only.
    public var isHighlighted: Bool = false
    /// Set by the app only.
    public var isSelected: Bool = false
    /// Never set here: there is no focus.
    public var isFocused: Bool = false
    /// The header stays at the edge while its section scrolls.
    public var isPinned: Bool = false

    /// All states off.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A value that fills a cell: it makes a view and is copied into that view again when it changes.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes the view that shows this configuration.
    func makeContentView() -> UIView & UIContentView
    /// The configuration for a state. Called by apps; lists here do not call it.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// Setting it changes what is shown; called instead of making a new view where that is supported.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can take this configuration. Optional: true for the type that it shows now.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// True for the type that the view shows now.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
