// The attributes that Markdown gives a text: emphasis and its like of characters, paragraphs, lists and tables of blocks.
// MarkdownReading sets them; UIKit draws the inline ones. Foundation on Linux has neither.

import Foundation

/// The intent of characters: emphasis, code, a line's end.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The members as bits.
    public let rawValue: UInt
    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `*text*`, drawn slanted.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// `**text**`, drawn bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Text between backticks, drawn with characters of one width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// `~~text~~`, drawn with a line through it.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// The space that stands for a line's end in the source.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line's end that is meant: two spaces or a backslash before it.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// A tag inside a paragraph.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// A block of tags.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

/// The blocks that a text stands in, the innermost first.
public struct PresentationIntent: Hashable, Sendable {
    /// One of the blocks.
    public enum Kind: Hashable, Sendable {
        case paragraph
        /// Levels 1 to 6.
        case header(level: Int)
        case orderedList
        case unorderedList
        /// Its number, as written for the first one and counted from there.
        case listItem(ordinal: Int)
        /// The word behind the fence.
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        /// Counts from 1: the header is row 0.
        case tableRow(rowIndex: Int)
        /// Counts from 0.
        case tableCell(columnIndex: Int)
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Sendable {
        /// The alignment of the column's text.
        public enum Alignment: Hashable, Sendable { case left, center, right }
        /// Left where the source says nothing.
        public var alignment: Alignment
        /// A column of an alignment.
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// A block with a number of its own: two paragraphs beside each other are of one kind, not of one identity.
    public struct IntentType: Hashable, Sendable {
        /// The kind of part: paragraph, heading, list and so on.
        public var kind: Kind
        /// The number that tells the part from others of its text.
        public var identity: Int
        /// A block of a kind and a number.
        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
    }

    /// The innermost first.
    public var components: [IntentType]
    /// The number of lists and quotes around the innermost block.
    public var indentationLevel: Int {
        components.dropFirst().count { component in
            switch component.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }
    }

    /// Blocks, the innermost first.
    public init(types: [IntentType]) { components = types }

    /// A block inside others.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }
}

extension NSAttributedString.Key {
    /// A number: the bits of an `InlinePresentationIntent`.
    public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
    /// URL: where a picture of the text is.
    public static let imageURL = NSAttributedString.Key("NSImageURL")
    /// String: the picture's words.
    public static let alternateDescription = NSAttributedString.Key("NSAlternateDescription")
}

extension AttributeScopes {
    /// The attributes that Markdown gives a text.
    public struct MarkdownAttributes: AttributeScope {
        /// Emphasis, code, breaks.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// Paragraphs, lists, tables.
        public let presentationIntent: PresentationIntentAttribute
        /// The description of a picture.
        public let alternateDescription: AlternateDescriptionAttribute
        /// Foundation's own: links, places of pictures.
        public let foundation: FoundationAttributes

        /// The key of `inlinePresentationIntent`.
        public enum InlinePresentationIntentAttribute: AttributedStringKey { public typealias Value = InlinePresentationIntent; public static let name = "NSInlinePresentationIntent" }
        /// The key of `presentationIntent`.
        public enum PresentationIntentAttribute: AttributedStringKey { public typealias Value = PresentationIntent; public static let name = "NSPresentationIntent" }
        /// The key of `alternateDescription`.
        public enum AlternateDescriptionAttribute: AttributedStringKey { public typealias Value = String; public static let name = "NSAlternateDescription" }
    }
}

extension AttributeDynamicLookup {
    /// Lets the attributes of Markdown be written as members of strings and containers.
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, T>) -> T { self[T.self] }
}
