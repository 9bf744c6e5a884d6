// UIFocusEnvironment, UIFocusItem and their containers: the names of focus. Views and view controllers conform; a phone without a
// keyboard gives focus to nothing, so that no environment is asked or told.
import CoreGraphics

/// A part of the screen that takes part in focus.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where focus goes first inside of this environment.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment around.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// Finds the items of this environment; nil without any.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// Items of one group are gone through before focus leaves it; nil takes the parent's.
    var focusGroupIdentifier: String? { get }
    /// Asks for another look at the preferred environments.
    func setNeedsFocusUpdate()
    /// Carries out a request at once.
    func updateFocusIfNeeded()
    /// Whether focus may move.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Focus has moved.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// None of its own.
    public var focusGroupIdentifier: String? { nil }
}

/// What can have focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether it can have focus now.
    var canBecomeFocused: Bool { get }
    /// In the coordinates of its container.
    var frame: CGRect { get }
    /// How it looks while it has focus; nil is no effect.
    var focusEffect: UIFocusEffect? { get }
    /// Its rank in its group.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusItem {
    /// No effect of its own.
    public var focusEffect: UIFocusEffect? { nil }
    /// As a view is ranked that says nothing.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
}

/// Finds focus items by place.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// Frames of the items are in it.
    var coordinateSpace: any UICoordinateSpace { get }
    /// Items that touch a rectangle.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to the item with focus.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    /// Where it has been scrolled to.
    var contentOffset: CGPoint { get set }
    /// Of what it scrolls.
    var contentSize: CGSize { get }
    /// Of what is on screen.
    var visibleSize: CGSize { get }
}

/// Ranks of an item in its group; the highest gets focus first.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// A larger number is a higher rank.
    public let rawValue: Int
    /// Any number is a rank.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// As if the item said nothing.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// It had focus before.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    /// The app ranks it.
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    /// It has focus.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}

/// Where focus moves.
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
