// The strength of a constraint: 1 … 1000, where 1000 must hold.

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

    /// Must hold; the console reports a broken one.
    public static let required: UILayoutPriority = UILayoutPriority(1000)
    /// The compression resistance of most controls.
    public static let defaultHigh: UILayoutPriority = UILayoutPriority(750)
    /// Above `sceneSizeStayPut`, so such a constraint could resize a window; no window is resized by constraints here.
    public static let dragThatCanResizeScene: UILayoutPriority = UILayoutPriority(510)
    /// The priority of a window's size where windows can be resized.
    public static let sceneSizeStayPut: UILayoutPriority = UILayoutPriority(500)
    /// Below `sceneSizeStayPut`, so such a constraint never resizes a window.
    public static let dragThatCannotResizeScene: UILayoutPriority = UILayoutPriority(490)
    /// The content hugging of most controls.
    public static let defaultLow: UILayoutPriority = UILayoutPriority(250)
    /// The priority of the target size in `systemLayoutSizeFitting(_:)`.
    public static let fittingSizeLevel: UILayoutPriority = UILayoutPriority(50)
}
