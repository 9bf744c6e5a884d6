// The view that shows a UIContentUnavailableConfiguration. UIViewController asks for it.

extension UIContentUnavailableConfiguration: UIContentConfiguration {
    /// A `UIContentUnavailableView`.
    public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }
}
