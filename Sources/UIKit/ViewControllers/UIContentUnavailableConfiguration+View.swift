// The view for a UIContentUnavailableConfiguration. UIViewController makes it.

extension UIContentUnavailableConfiguration: UIContentConfiguration {
    /// A `UIContentUnavailableView`.
    public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }
}
