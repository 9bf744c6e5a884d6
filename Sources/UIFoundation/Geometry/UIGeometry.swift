// The small geometry values of UIKit: edge insets, offsets, axes and edges.
// Plain values that every other file uses; NSCoder archives them.

import CoreGraphics

/// Distances in points from the four edges of a rectangle, named physically (left, right).
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The points from the top edge, growing inwards.
    public var top: CGFloat
    /// The points from the left edge, growing inwards.
    public var left: CGFloat
    /// The points from the bottom edge, growing inwards.
    public var bottom: CGFloat
    /// The points from the right edge, growing inwards.
    public var right: CGFloat

    /// No inset at any edge.
    public static let zero: UIEdgeInsets = UIEdgeInsets()

    /// The same as `zero`.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets in points; negative ones lie outside.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension UIEdgeInsets {
    package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets { a.adding(b) }

    /// The sum at each edge.
    package func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }

    /// The difference at each edge.
    package func subtracting(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: top - other.top, left: left - other.left, bottom: bottom - other.bottom, right: right - other.right)
    }

    /// The larger inset at each edge.
    package func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom), right: max(right, other.right))
    }

    package var horizontal: CGFloat { left + right }
    package var vertical: CGFloat { top + bottom }
}

extension CGRect {
    /// The rectangle reduced at each edge; negative insets enlarge it.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
}

/// Distances in points from the edges of a rectangle, named by reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The points from the top edge, growing inwards.
    public var top: CGFloat
    /// The points from the edge at which reading begins, growing inwards.
    public var leading: CGFloat
    /// The points from the bottom edge, growing inwards.
    public var bottom: CGFloat
    /// The points from the edge at which reading ends, growing inwards.
    public var trailing: CGFloat

    /// No inset at any edge.
    public static let zero: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets()

    /// The same as `zero`.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets in points; negative ones lie outside.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension NSDirectionalEdgeInsets {
    package func resolved(rightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: rightToLeft ? trailing : leading, bottom: bottom, right: rightToLeft ? leading : trailing)
    }

    package init(_ insets: UIEdgeInsets, rightToLeft: Bool) {
        self.init(
            top: insets.top, leading: rightToLeft ? insets.right : insets.left,
            bottom: insets.bottom, trailing: rightToLeft ? insets.left : insets.right)
    }
}

/// A horizontal and a vertical distance in points.
public struct UIOffset: Hashable, Codable, Sendable {
    /// The distance to the right in points.
    public var horizontal: CGFloat
    /// The distance down in points.
    public var vertical: CGFloat

    /// No offset.
    public static let zero: UIOffset = UIOffset()

    /// The same as `zero`.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// An offset in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

/// Directions along which something moves or measures.
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The horizontal axis: left and right.
    public static let horizontal: UIAxis = UIAxis(rawValue: 1 << 0)
    /// Up and down.
    public static let vertical: UIAxis = UIAxis(rawValue: 1 << 1)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// Edges of a rectangle, named physically.
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static let top: UIRectEdge = UIRectEdge(rawValue: 1 << 0)
    /// The left edge, in every language.
    public static let left: UIRectEdge = UIRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom: UIRectEdge = UIRectEdge(rawValue: 1 << 2)
    /// The right edge, in every language.
    public static let right: UIRectEdge = UIRectEdge(rawValue: 1 << 3)
    /// All four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Edges of a rectangle, named by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static let top: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The edge at which reading begins.
    public static let leading: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The edge at which reading ends.
    public static let trailing: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
