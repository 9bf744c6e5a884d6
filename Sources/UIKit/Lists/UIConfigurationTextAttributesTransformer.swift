// UIConfigurationTextAttributesTransformer: a configuration's change of a text's attributes when it is shown.

/// A function from the attributes that a configuration gives a text to those that are shown.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// The function.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer

    /// A transformer of any function.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// The attributes that are shown.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
