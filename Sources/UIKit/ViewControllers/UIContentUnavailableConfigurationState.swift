// What the configuration of an empty screen may depend on. UIViewController+ContentUnavailable makes it.

/// What a configuration for an empty screen may depend on.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// Of the controller's view at the time.
    public var traitCollection: UITraitCollection
    /// What stands in the search field of the controller's search controller; nil without one.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Without a search text.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    /// A state of the app's own; setting nil takes it away.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
