// UIFocusEnvironment, UIFocusItem and their containers: the protocols of focus. Views and view controllers conform; a phone without a
// keyboard gives focus to nothing, so no environment is called.
import CoreGraphics

/// A part of the screen that takes part in focus.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments that focus prefers inside of this one.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment around.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// Finds the items of this environment; nil without any.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// The group of the items here. Focus visits all items of a group before it leaves the group; nil uses the parent's.
    var focusGroupIdentifier: String? { get }
    /// Requests a new choice among the preferred environments.
    func setNeedsFocusUpdate()
    /// Carries out a request at once.
    func updateFocusIfNeeded()
    /// Whether focus may move.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Focus has moved.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// Default: no group of its own.
    public var focusGroupIdentifier: String? { nil }
}

/// An item that can have focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can have focus now.
    var canBecomeFocused: Bool { get }
    /// The frame in the coordinates of the item's container.
    var frame: CGRect { get }
    /// The item's look while it has focus; nil means no effect.
    var focusEffect: UIFocusEffect? { get }
    /// The priority of the item in its group.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusItem {
    /// Default: no effect of its own.
    public var focusEffect: UIFocusEffect? { nil }
    /// The priority of a view that sets none.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
}

/// Finds focus items by place.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinate space of the items' frames.
    var coordinateSpace: any UICoordinateSpace { get }
    /// Items that touch a rectangle.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to the item with focus.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// The present scroll position.
    var contentOffset: CGPoint { get set }
    /// The size of the scrolled content.
    var contentSize: CGSize { get }
    /// The size of the visible part.
    var visibleSize: CGSize { get }
}

/// Ranks of an item in its group; the highest gets focus first.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// A larger number is a higher rank.
    public let rawValue: Int
    /// Creates a priority from any number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No priority is set.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// The item had focus before.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    /// The priority of a group that the app ranks.
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    /// The item has focus.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}

/// The direction in which focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: UInt
    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Up.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Down.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// Left.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// Right.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next item.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the item before.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first item.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last item.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}
