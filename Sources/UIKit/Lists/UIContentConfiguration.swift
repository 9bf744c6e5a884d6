// Content configurations: values that fill a cell or a screen, and the views that show them. UIListContentConfiguration is the
// kind for lists, UIContentUnavailableConfiguration the kind for an empty screen.

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
    /// The configuration. Setting it changes the shown content; a supported configuration is set instead of making a new view.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show this configuration. Optional: true for the type that it shows now.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// True for the type that the view shows now.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
