// UIPopoverArrowDirection: the sides on which a popover's arrow may be.

/// Sides on which a popover's arrow may be. `up` points up: the popover lies below its source.
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The arrow points up; the popover lies below.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The arrow points down; the popover lies above.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The arrow points left; the popover lies to the right.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The arrow points right; the popover lies to the left.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// All four directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The direction before the popover is placed.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
