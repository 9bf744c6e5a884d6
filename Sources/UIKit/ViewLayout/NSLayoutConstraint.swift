// A linear relation between two layout attributes, and the enumerations it is written in.
// Validation, activation and printing are in NSLayoutConstraint+*.swift; solving is LayoutRegion's.
import CoreGraphics
import Foundation

/// `firstItem.firstAttribute relation multiplier · secondItem.secondAttribute + constant`, held at `priority`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    public internal(set) weak var firstItem: AnyObject?
    public internal(set) weak var secondItem: AnyObject?
    public internal(set) var firstAttribute: Attribute = .notAnAttribute
    public internal(set) var secondAttribute: Attribute = .notAnAttribute
    public internal(set) var relation: Relation = .equal
    public internal(set) var multiplier: CGFloat = 1
    var constantStorage: CGFloat = 0
    var priorityStorage: Float = 1000
    /// The anchors the constraint was made from when one of them measures a distance between two others.
    var composite: CompositeDimensions?
    /// The name of a system spacing, printed around the constant: `NSSpace`, `NSLayoutAnchorConstraintSpace`.
    var symbolicConstant: String?
    /// The view whose `constraints` hold this one.
    weak var host: UIView?
    /// The nearest view that contains both items; its region solves the constraint.
    weak var span: UIView?
    /// Counts activations, so that lists print in the order the app activated its constraints.
    var activation = 0
    /// True after the engine gave the constraint up; it is reported once.
    var wasBroken = false

    /// Shown in descriptions and in the console, in quotes.
    open var identifier: String?
    open var shouldBeArchived = false

    /// Relates an attribute of `view1` to one of `view2`, or to a constant when `view2` is nil.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        firstItem = ConstraintItem.unwrap(view1)
        firstAttribute = attr1
        self.relation = relation
        // An optional inside `Any?` reads as an object in Swift; UIKit sees nil.
        secondItem = ConstraintItem.unwrap(view2)
        secondAttribute = attr2
        self.multiplier = multiplier
        constantStorage = c
        validate()
    }

    /// The constant term in points. May change while the constraint is active, which is cheap.
    open var constant: CGFloat {
        get { constantStorage }
        set { changeConstant(to: newValue) }
    }

    /// The strength. Must not become required, or stop being it, while the constraint is active.
    open var priority: UILayoutPriority {
        get { UILayoutPriority(priorityStorage) }
        set { changePriority(to: newValue.rawValue) }
    }

    /// Whether the constraint takes part in layout; setting it adds the constraint to, or removes it from, the right view.
    open var isActive: Bool {
        get { host != nil }
        set { newValue ? activate() : deactivate() }
    }

    open nonisolated override var description: String { MainActor.assumeIsolated { ConstraintDescription.text(of: self) } }

    open nonisolated override var debugDescription: String { description }

    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case lastBaseline = 11
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20

        public static var baseline: Attribute { .lastBaseline }
    }

    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// How `constraints(withVisualFormat:options:metrics:views:)` aligns views and reads horizontal formats.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
        public static let directionLeadingToTrailing = FormatOptions([])
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    }
}

/// The stand-in for `UIView.autoresizingMask` in lists of constraints.
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
    /// `h=--& v=--&`: per axis near margin, size, far margin; `&` stretches.
    var maskText = ""
    /// `minX`, `width`, …: this class relates quantities that have no `Attribute`.
    var quantity = ""
}

enum ConstraintItem {
    /// The object in an `Any`, looking through optionals; nil for an empty one.
    static func unwrap(_ item: Any?) -> AnyObject? {
        guard let item else { return nil }
        if let view = item as? UIView { return view }
        if let guide = item as? UILayoutGuide { return guide }
        return Mirror(reflecting: item).displayStyle == .optional ? nil : item as AnyObject
    }
}

extension NSLayoutConstraint.Attribute {
    var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .notAnAttribute: nil
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        }
    }

    var isDimension: Bool { self == .width || self == .height }

    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    var isLeftOrRight: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins: true
        default: false
        }
    }

    /// As descriptions spell it.
    var name: String {
        switch self {
        case .notAnAttribute: "notAnAttribute"
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        }
    }
}
