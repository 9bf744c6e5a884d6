// A linear relation between two layout attributes, and its enumerations.
// NSLayoutConstraint+*.swift has validation, activation and printing; LayoutRegion solves.
import ObjectiveC
import ConstraintSolver
import CoreGraphics
import Foundation

/// `firstItem.firstAttribute relation multiplier · secondItem.secondAttribute + constant`, held at `priority`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// A view or a guide. Not retained.
    open internal(set) var firstItem: AnyObject? { get { firstItemReference.wrappedValue } set { firstItemReference.wrappedValue = newValue } }
    private final var firstItemReference = _ZeroingReference<AnyObject>()
    /// A view, a guide, or nil for a constant. Not retained.
    open internal(set) var secondItem: AnyObject? { get { secondItemReference.wrappedValue } set { secondItemReference.wrappedValue = newValue } }
    private final var secondItemReference = _ZeroingReference<AnyObject>()
    /// The terms of the constraint in one structure, because layout reads all of them at once.
    struct Terms {
        var firstAttribute: Attribute = .notAnAttribute
        var secondAttribute: Attribute = .notAnAttribute
        var relation: Relation = .equal
        var multiplier: CGFloat = 1
        var constant: CGFloat = 0
        var priority: Float = 1000
    }

    final var terms = Terms()
    /// The attribute of `firstItem`.
    open var firstAttribute: Attribute { terms.firstAttribute }
    /// The attribute of `secondItem`; `.notAnAttribute` for a constant.
    open var secondAttribute: Attribute { terms.secondAttribute }
    /// The relation of the left side to the right one.
    open var relation: Relation { terms.relation }
    /// The factor before the second attribute. It cannot change: make another constraint.
    open var multiplier: CGFloat { terms.multiplier }
    final var constantStorage: CGFloat {
        get { terms.constant }
        set { terms.constant = newValue }
    }
    final var priorityStorage: Float {
        get { terms.priority }
        set { terms.priority = newValue }
    }
    /// The anchors the constraint was made from when one of them measures a distance between two others.
    var composite: CompositeDimensions?
    /// The name of a system spacing, printed around the constant: `NSSpace`, `NSLayoutAnchorConstraintSpace`.
    var symbolicConstant: String?
    /// The view whose `constraints` hold this one.
    @_ZeroingDelegate var holder: (any ConstraintHolding)?
    /// The nearest view that contains both items.
    @_ZeroingDelegate var spanHolder: (any ConstraintHolding)?
    /// The region that has the constraint, and its name there.
    @_ZeroingDelegate var solver: (any ConstraintSolving)?
    var solverID: ConstraintID?
    /// Places in the lists of `host` and `span`.
    var placeInHost = -1
    var placeInSpan = -1
    /// Place among those that LayoutEngine still has to find a region for; -1 for none.
    var placeInWork = -1
    /// Counts activations, so that lists print in the order the app activated its constraints.
    var activation = 0
    /// Whether the engine gave the constraint up; this is reported once.
    var wasBroken = false

    /// Shown in descriptions and in the console, in quotes.
    open var identifier: String?
    /// Kept for code that sets it: constraints are not archived.
    open var shouldBeArchived = false

    /// Relates an attribute of `view1` to one of `view2`, or to a constant when `view2` is nil.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        _ = relating(view1, attr1, relation, view2, attr2, multiplier, c)
    }

    /// The same for items that are known to be objects, as anchors know them.
    convenience init(
        _ first: AnyObject, _ attribute: Attribute, _ relation: Relation, _ second: AnyObject?, _ otherAttribute: Attribute, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) {
        self.init()
        relate(first, attribute, relation, second, otherAttribute, multiplier, constant)
    }

    /// Does the initialiser's work for an object of a subclass that a nib has made.
    func relating(_ view1: Any, _ attr1: Attribute, _ relation: Relation, _ view2: Any?, _ attr2: Attribute, _ multiplier: CGFloat, _ c: CGFloat) -> Self {
        // An optional inside `Any?` reads as an object in Swift; UIKit sees nil.
        relate(constraintItem(view1), attr1, relation, constraintItem(view2), attr2, multiplier, c)
        return self
    }

    private func relate(
        _ first: AnyObject?, _ attribute: Attribute, _ relation: Relation, _ second: AnyObject?, _ otherAttribute: Attribute, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) {
        firstItem = first
        if let second { secondItem = second }
        // Without a second item the second attribute that the caller passed is ignored.
        let terms = Terms(
            firstAttribute: attribute, secondAttribute: second == nil ? .notAnAttribute : otherAttribute, relation: relation, multiplier: multiplier,
            constant: constant)
        self.terms = terms
        validate(terms, first, second)
    }

    /// The constant term in points. May change while the constraint is active, which is cheap.
    open var constant: CGFloat {
        get { constantStorage }
        set { changeConstant(to: newValue) }
    }

    /// The priority. From iOS 8 to 12 it must not change to or from required while the constraint is active.
    open var priority: UILayoutPriority {
        get { UILayoutPriority(priorityStorage) }
        set { changePriority(to: newValue.rawValue) }
    }

    /// Whether the constraint takes part in layout. Setting it adds the constraint to the right view, or removes it.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    open nonisolated override var description: String { assumingMainActor { visualDescription } }

    open nonisolated override var debugDescription: String { description }

    /// Edges, centres and sizes that constraints relate. Raw values are the SDK's.
    public enum Attribute: Int, Sendable {
        /// The right side of a constraint to a constant.
        case notAnAttribute = 0
        /// The left edge, in every language.
        case left = 1
        /// The right edge, in every language.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The edge at which reading begins.
        case leading = 5
        /// The edge at which reading ends.
        case trailing = 6
        /// The width in points.
        case width = 7
        /// The height in points.
        case height = 8
        /// The horizontal middle.
        case centerX = 9
        /// The vertical middle.
        case centerY = 10
        /// The baseline of the last line of text, or the bottom of a view without text.
        case lastBaseline = 11
        /// The baseline of the first line of text, or the top of a view without text.
        case firstBaseline = 12
        /// The left edge inside the layout margins.
        case leftMargin = 13
        /// The right edge inside the layout margins.
        case rightMargin = 14
        /// The top edge inside the layout margins.
        case topMargin = 15
        /// The bottom edge inside the layout margins.
        case bottomMargin = 16
        /// The leading edge inside the layout margins.
        case leadingMargin = 17
        /// The trailing edge inside the layout margins.
        case trailingMargin = 18
        /// The horizontal middle between the layout margins.
        case centerXWithinMargins = 19
        /// The vertical middle between the layout margins.
        case centerYWithinMargins = 20

        /// The name before iOS 8.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// The relation between the two sides of a constraint.
    public enum Relation: Int, Sendable {
        /// The left side is at most the right one.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal = 0
        /// The left side is at least the right one.
        case greaterThanOrEqual = 1
    }

    /// A direction of layout: of stacks, hugging and compression resistance.
    public enum Axis: Int, Sendable {
        /// Along the width.
        case horizontal = 0
        /// Along the height.
        case vertical = 1
    }

    /// The alignment of views and the direction of horizontal formats in `constraints(withVisualFormat:options:metrics:views:)`.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// All views share their left edges.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// All views share their right edges.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// All views share their top edges.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// All views share their bottom edges.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// All views share their leading edges.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// All views share their trailing edges.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// All views share their horizontal middles; for vertical formats.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// All views share their vertical middles; for horizontal formats.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// All views share their last baselines.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// All views share their first baselines.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The name before iOS 8.
        public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
        /// Horizontal formats run in reading direction. The default.
        public static let directionLeadingToTrailing = FormatOptions([])
        /// Horizontal formats run from the left in every language.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Horizontal formats run from the right in every language.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// Measures vertical standard spacings from baseline to baseline.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    }
}

/// Represents `UIView.autoresizingMask` in lists of constraints.
final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
    /// `h=--& v=--&`: per axis near margin, size, far margin; `&` stretches.
    var maskText = ""
    /// `minX`, `width`, …: this class relates quantities that have no `Attribute`.
    var quantity = ""
}

extension NSLayoutConstraint.Attribute {
    package var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .notAnAttribute: nil
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        }
    }

    var isDimension: Bool { self == .width || self == .height }

    /// An edge, a middle or a length that no margin or font moves.
    var isPlain: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY: true
        default: false
        }
    }

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

    /// The name in descriptions and in the inspector.
    package var name: String {
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

/// A holder of constraints: a view.
@MainActor protocol ConstraintHolding: AnyObject {}

/// A solver of constraints: a LayoutRegion.
@MainActor protocol ConstraintSolving: AnyObject {
    func constantChanged(of constraint: NSLayoutConstraint)
    func priorityChanged(of constraint: NSLayoutConstraint)
    func remove(_ constraint: NSLayoutConstraint)
}
