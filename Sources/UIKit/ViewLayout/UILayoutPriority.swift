// How strongly a constraint is wished for: 1 … 1000, where 1000 must hold.

/// The strength of a constraint, from above 0 to 1000 (required).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The same as `init(rawValue:)`.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Must hold: breaking it is reported on the console.
    public static let required: UILayoutPriority = UILayoutPriority(1000)
    /// What most controls resist compression with.
    public static let defaultHigh: UILayoutPriority = UILayoutPriority(750)
    /// Above `sceneSizeStayPut`, so that it would resize a window; no window is resized by constraints here.
    public static let dragThatCanResizeScene: UILayoutPriority = UILayoutPriority(510)
    /// What keeps a window's size where windows can be resized.
    public static let sceneSizeStayPut: UILayoutPriority = UILayoutPriority(500)
    /// Below `sceneSizeStayPut`, so that it never resizes a window.
    public static let dragThatCannotResizeScene: UILayoutPriority = UILayoutPriority(490)
    /// What most controls hug their content with.
    public static let defaultLow: UILayoutPriority = UILayoutPriority(250)
    /// What `systemLayoutSizeFitting(_:)` holds its target size with.
    public static let fittingSizeLevel: UILayoutPriority = UILayoutPriority(50)
}
