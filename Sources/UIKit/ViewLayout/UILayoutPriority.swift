// How strongly a constraint is wished for: 1 … 1000, where 1000 must hold.

/// The strength of a constraint, from above 0 to 1000 (required).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public static let required: UILayoutPriority = UILayoutPriority(1000)
    /// What most controls resist compression with.
    public static let defaultHigh: UILayoutPriority = UILayoutPriority(750)
    public static let dragThatCanResizeScene: UILayoutPriority = UILayoutPriority(510)
    public static let sceneSizeStayPut: UILayoutPriority = UILayoutPriority(500)
    public static let dragThatCannotResizeScene: UILayoutPriority = UILayoutPriority(490)
    /// What most controls hug their content with.
    public static let defaultLow: UILayoutPriority = UILayoutPriority(250)
    /// What `systemLayoutSizeFitting(_:)` holds its target size with.
    public static let fittingSizeLevel: UILayoutPriority = UILayoutPriority(50)
}
