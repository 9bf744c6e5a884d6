// NSTextListElement: an item of a list, or a list inside an item, as a tree of elements. An app builds it; its text has the paragraph styles by
// which layout draws the markers. NSTextContentStorage hands out plain paragraphs.

import Foundation

/// An item of a list with the items below it.
open class NSTextListElement: NSTextParagraph, @unchecked Sendable {
    /// The list to which the item belongs.
    open private(set) var textList: NSTextList
    /// The item's text without marker and indents; nil for an element that only holds others.
    open private(set) var contents: NSAttributedString?
    /// The attributes for the marker: those that were given, else those of the first character.
    open private(set) var markerAttributes: [NSAttributedString.Key: Any]?
    /// The items below this one.
    open private(set) var childElements: [NSTextListElement]
    /// The item around this one, set when that one takes it over.
    open private(set) weak var parentElement: NSTextListElement?

    /// Creates an item. One of contents, marker attributes and children must be there.
    public init(parentElement parent: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?, markerAttributes: [NSAttributedString.Key: Any]?, childElements children: [NSTextListElement]?) {
        self.textList = textList
        self.contents = contents
        self.markerAttributes = markerAttributes ?? contents.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil }
        childElements = children ?? []
        parentElement = parent
        super.init(attributedString: nil)
        for child in childElements { child.parentElement = self }
    }

    /// Creates an item with a text.
    public convenience init(contents: NSAttributedString, markerAttributes: [NSAttributedString.Key: Any]?, textList: NSTextList, childElements children: [NSTextListElement]?) {
        self.init(parentElement: nil, textList: textList, contents: contents, markerAttributes: markerAttributes, childElements: children)
    }

    /// Creates an element around items, which are `nestingLevel` lists deeper; nil without items.
    public convenience init?(childElements children: [NSTextListElement], textList: NSTextList, nestingLevel: Int) {
        precondition(nestingLevel >= 0, "nestingLevel must not be negative")
        guard !children.isEmpty else { return nil }
        // Each level between is an element without a text.
        var inner = children
        for _ in 0..<nestingLevel { inner = [NSTextListElement(parentElement: nil, textList: textList, contents: nil, markerAttributes: nil, childElements: inner)] }
        self.init(parentElement: nil, textList: textList, contents: nil, markerAttributes: nil, childElements: inner)
    }

    /// The lists around the item, from the outermost to its own.
    private var lists: [NSTextList] { (parentElement.map(\.lists) ?? []) + [textList] }

    /// The text with the lists in its paragraph style: layout draws the marker and indents by them. Empty for an element that only holds others.
    open override var attributedString: NSAttributedString {
        guard let contents, contents.length > 0 else { return NSAttributedString(string: "") }
        let text = NSMutableAttributedString(attributedString: contents)
        let own = contents.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle ?? .default
        guard let style = own.mutableCopy() as? NSMutableParagraphStyle else { return text }
        style.textLists = lists
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
        return text
    }
}
