// The values on which the configuration of an empty screen may depend. UIViewController+ContentUnavailable makes it.

/// The values on which a configuration for an empty screen may depend.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// The traits of the controller's view at the time.
    public var traitCollection: UITraitCollection
    /// The text in the search field of the controller's search controller; nil without one.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state without a search text.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    /// An app's own state value; setting nil removes it.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
