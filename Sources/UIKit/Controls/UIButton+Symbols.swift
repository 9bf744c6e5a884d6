// Symbol configurations of a button's images, state by state. UIButton+Layout shows the images with them.

extension UIButton {
    /// Size, weight and colours of symbols among the state's images; other pictures stay as they are. nil takes the state's away.
    public func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) {
        symbolConfigurations[exact: state] = configuration
        refresh()
        contentSizeChanged()
    }

    /// The value set for the state, else for a part of the state, else for `normal`.
    public func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? { symbolConfigurations.value(for: state) }

    /// The value for the present state.
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { preferredSymbolConfigurationForImage(in: state) }
}
