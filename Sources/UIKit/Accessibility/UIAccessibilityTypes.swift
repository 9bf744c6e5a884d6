// The small types of UIAccessibility: the grouping, order and scrolling of elements.
import Foundation

/// The way in which a container's elements are visited.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// `separate` walks elements one by one, `combined` takes the container as one.
    case automatic = 0, separate, combined
}

/// The kind of content in a container.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// `semanticGroup` is a group with its own name.
    case none = 0, dataTable, list, landmark, semanticGroup
}

/// The direction in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// `next` and `previous` are pages.
    case right = 1, left, up, down, next, previous
}

/// Identifies one of the two zoom gestures.
public enum UIAccessibilityZoomType: Int, Sendable {
    /// The caret.
    case insertionPoint
}

/// The kind of a text's content.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A context of any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Words of a terminal.
    public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
    /// The name of a file.
    public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// Messages between people.
    public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
    /// A story.
    public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
    /// Source code.
    public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// A table of numbers.
    public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// A text with formats.
    public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextWordProcessing")
}

/// An object with a name for tests and scripts.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// Never spoken or shown.
    var accessibilityIdentifier: String? { get set }
}

/// An object whose image grows with the text size.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    /// True: images grow with the accessibility sizes of text.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
