// The text sizes that a person chooses in Settings, in order, and their comparison.
// Text styles and UIFontMetrics scale by it. Traits carry the present one.

import Foundation

/// A preferred size for content.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name as plain text.
    public let rawValue: String
    /// Creates a name from any text; the text is not checked against the known names.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No size is set; this counts as `large`.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Body text of 14 points.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Body text of 15 points.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Body text of 16 points.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// Body text of 17 points: the size as delivered.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Body text of 19 points.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Body text of 21 points.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Body text of 23 points: the largest without the accessibility sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// Body text of 28 points.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// Body text of 33 points.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// Body text of 40 points.
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// Body text of 47 points.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// Body text of 53 points.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    package static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// The position in the order of sizes; unknown categories count as large.
    package var index: Int { Self.ordered.firstIndex(of: self) ?? 3 }

    /// Whether the category is one of the five larger sizes, for which layouts often change.
    public var isAccessibilityCategory: Bool { index >= 7 }

    /// Compares sizes; unknown categories count as `large`.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.index < right.index }
    /// Compares sizes; unknown categories count as `large`.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.index <= right.index }
    /// Compares sizes; unknown categories count as `large`.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.index > right.index }
    /// Compares sizes; unknown categories count as `large`.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.index >= right.index }
}
