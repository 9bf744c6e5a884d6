// UIConfigurationColorTransformer: a configuration's change of a colour when it is shown.

/// A function from a configuration's colour to the shown colour.
public struct UIConfigurationColorTransformer: Sendable {
    /// The function.
    public let transform: @Sendable (UIColor) -> UIColor

    /// A transformer of any function.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

    /// The colour that is shown.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Black, white or grey as light as the colour.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var white: CGFloat = 0, alpha: CGFloat = 1
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0
        if color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) { white = 0.2126 * red + 0.7152 * green + 0.0722 * blue }
        return UIColor(white: white, alpha: alpha)
    }
}
