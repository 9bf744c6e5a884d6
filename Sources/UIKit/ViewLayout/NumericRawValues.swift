// Arithmetic and order of UIKit's number-like constants: `.required - 1`, `.alert + 1`, `priority < .defaultHigh`.
// Apple's overlay gives it to layout priorities, window levels and font weights.
import CoreGraphics

/// A named number of UIKit's that can be compared, and shifted by a plain number.
public protocol _UIKitNumericRawRepresentable: Comparable, RawRepresentable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
    /// Compares the underlying numbers.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    /// So much above `lhs`.
    public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) ?? lhs }
    /// So much above `rhs`.
    public static func + (lhs: RawValue, rhs: Self) -> Self { rhs + lhs }
    /// So much below `lhs`.
    public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) ?? lhs }
    /// The distance of `lhs` above `rhs`.
    public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
    /// Raises by a number.
    public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
    /// Lowers by a number.
    public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}
extension UIFont.Weight: _UIKitNumericRawRepresentable {}
