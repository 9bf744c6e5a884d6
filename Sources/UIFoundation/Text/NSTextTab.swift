// NSTextTab: a stop to which a tab character moves. NSParagraphStyle holds them; TextLayout places the text behind a tab.

import CoreText
import Foundation

/// A position that a tab character reaches, in points from the line's start.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // The first stored property, for the reason in AttributeValueTag.
    private let tag = AttributeValueTag.bits
    /// The keys of `options`.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name itself.
        public let rawValue: String
        /// Creates a key from any name; names that have no constant here are kept.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A CharacterSet: the characters that end the part that a decimal stop aligns.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The alignment: text begins at a left stop, ends at a right one, has its middle at a centred one. A right stop with column terminators
    /// is a decimal stop: the part before the first terminator ends there.
    open private(set) var alignment: NSTextAlignment
    /// The points from the line's start.
    open private(set) var location: CGFloat
    /// The options as passed to the initializer.
    open private(set) var options: [OptionKey: Any]

    /// `options` may name column terminators.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        self.location = location.isFinite ? location : 0
        self.options = options
        super.init()
    }

    public required init?(coder: NSCoder) {
        alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .left
        location = CGFloat(coder.decodeDouble(forKey: "NSLocation"))
        options = [:]
        super.init()
    }

    /// Alignment and location.
    open func encode(with coder: NSCoder) {
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(Double(location), forKey: "NSLocation")
    }

    /// Whether the class can be read by secure coding: true.
    open class var supportsSecureCoding: Bool { true }

    /// The characters that end a column of numbers in a language: its decimal separator.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? Locale(identifier: "en_US")).decimalSeparator ?? ".")
    }

    /// The object itself: tabs do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location && other.terminators == terminators
    }
    open override var hash: Int { location.hashValue ^ alignment.rawValue }

    private var terminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

    /// The tab stop in the form that layout uses.
    package var textTab: TextTab {
        switch alignment {
        case .center: return TextTab(location: location, alignment: .center)
        case .right:
            guard let terminators else { return TextTab(location: location, alignment: .trailing) }
            let units = (0x20..<0x3000).filter { Unicode.Scalar($0).map(terminators.contains) == true }
            return TextTab(location: location, alignment: .decimal, terminators: Set(units.map(UInt16.init)))
        default: return TextTab(location: location)
        }
    }
}
