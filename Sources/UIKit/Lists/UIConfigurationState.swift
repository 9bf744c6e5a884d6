// UIConfigurationState: the values on which the configuration of a cell or of an empty screen may depend.

/// The values on which a configuration may depend.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// A state with everything off.
    init(traitCollection: UITraitCollection)
    /// The traits of the view at the time.
    var traitCollection: UITraitCollection { get set }
    /// An app's own state value, nil until a cell or view sets it in its `configurationState`.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key by its name, which should begin with the app's or module's.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A key by its name, which should begin with the app's or module's.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The states of a cell, given to its update handler.
public struct UICellConfigurationState: UIConfigurationState {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled. Only the app sets it.
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
    /// Whether the row is open for its swipe actions. Never set here, even while it is open.
    public var isSwiped: Bool = false
    /// Never set here: rows cannot be dragged.
    public var isReordering: Bool = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with all flags off.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    /// An app's own state value; setting nil removes it.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The states of a header, a footer or another view, given to its update handler.
public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled. Only the app sets it.
    public var isDisabled: Bool = false
    /// Whether the view is highlighted. Only the app sets it.
    public var isHighlighted: Bool = false
    /// Whether the view is selected. Only the app sets it.
    public var isSelected: Bool = false
    /// Never set here: there is no focus.
    public var isFocused: Bool = false
    /// The header stays at the edge while its section scrolls.
    public var isPinned: Bool = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with all flags off.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    /// An app's own state value; setting nil removes it.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
