// NSTextList: the markers of a list's items. Paragraph styles hold the lists that a paragraph is in; ListMarkers
// numbers the items, and layout draws the marker before the first line.

import Foundation

/// A list: bullets or numbers before paragraphs. The markers are drawn; they are not characters of the text.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// A marker as text; `{decimal}` and similar words mean the item's number, `{disc}` and similar words a sign.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        /// The text itself.
        public let rawValue: String
        /// Creates a format from any text; words in braces that are no keyword stay as they are.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a format from any text, as `init(rawValue:)`.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// An empty square.
        public static let box = MarkerFormat("{box}")
        /// A tick.
        public static let check = MarkerFormat("{check}")
        /// An empty circle.
        public static let circle = MarkerFormat("{circle}")
        /// A filled diamond.
        public static let diamond = MarkerFormat("{diamond}")
        /// A bullet.
        public static let disc = MarkerFormat("{disc}")
        /// A hyphen.
        public static let hyphen = MarkerFormat("{hyphen}")
        /// A filled square.
        public static let square = MarkerFormat("{square}")
        /// 9, a, b …
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// 9, A, B …
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// 7, 10, 11 …
        public static let octal = MarkerFormat("{octal}")
        /// a, b, c …
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// A, B, C …
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// a, b, c …
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// A, B, C …
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// i, ii, iii …
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// I, II, III …
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        /// 1, 2, 3 …
        public static let decimal = MarkerFormat("{decimal}")
    }

    /// The display of nested lists' markers.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The members as bits.
        public let rawValue: UInt
        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Puts the marker of the enclosing list first: 2.1.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// The format of every item's marker.
    open private(set) var markerFormat: MarkerFormat
    /// Whether the marker of the enclosing list comes first.
    open private(set) var listOptions: Options
    /// The number of the first item. 1 at first.
    open var startingItemNumber: Int
    /// Whether items have numbers or letters.
    open var isOrdered: Bool { ListMarkers.orders(markerFormat.rawValue) }
    /// False: strings hold the items only.
    open class var includesTextListMarkers: Bool { false }

    /// Creates a list whose first item has the given number.
    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        self.markerFormat = markerFormat
        listOptions = options
        self.startingItemNumber = startingItemNumber
        super.init()
    }

    /// Creates a list; `options` are the bits of `Options`. Items count from 1.
    public convenience init(markerFormat: MarkerFormat, options: Int) {
        self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(truncatingIfNeeded: options)), startingItemNumber: 1)
    }

    public required init?(coder: NSCoder) {
        markerFormat = MarkerFormat(coder.decodeObject(forKey: "NSMarkerFormat") as? String ?? "{disc}")
        listOptions = Options(rawValue: UInt(truncatingIfNeeded: coder.decodeInteger(forKey: "NSOptions")))
        startingItemNumber = coder.containsValue(forKey: "NSStartingItemNumber") ? coder.decodeInteger(forKey: "NSStartingItemNumber") : 1
        super.init()
    }

    /// Format, options and first number.
    open func encode(with coder: NSCoder) {
        coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
        coder.encode(Int(truncatingIfNeeded: listOptions.rawValue), forKey: "NSOptions")
        coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
    }

    /// True: lists may be read from archives that name their classes.
    open class var supportsSecureCoding: Bool { true }

    /// Another list: paragraphs of the copy are numbered by themselves.
    open func copy(with zone: NSZone? = nil) -> Any {
        NSTextList(markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
    }

    /// The marker of an item. Letters and Roman numbers begin at 1; other numbers are written in decimals.
    open func marker(forItemNumber itemNumber: Int) -> String { ListMarkers.text(markerFormat.rawValue, itemNumber) }
}
