// A range of a joint: distances or angles.

/// A range from `minimum` to `maximum`; infinite ends do not limit.
public struct UIFloatRange: Hashable, Sendable {
    /// The lower end.
    public var minimum: CGFloat
    /// The upper end.
    public var maximum: CGFloat

    /// Zero to zero.
    public static let zero = UIFloatRange(minimum: 0, maximum: 0)
    /// A range without limits.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Zero to zero.
    public init() {
        (minimum, maximum) = (0, 0)
    }
    /// The two ends.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Whether both ends are unlimited.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
