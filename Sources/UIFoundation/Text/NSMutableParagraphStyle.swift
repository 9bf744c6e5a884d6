// A paragraph style that can be changed. NSParagraphStyle holds the values.

import CoreText
import Foundation

/// A paragraph style whose values can be set. Strings with this object show changes at their next layout.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment { get { values.alignment } set { values.alignment = newValue } }
    open override var lineBreakMode: NSLineBreakMode { get { values.lineBreakMode } set { values.lineBreakMode = newValue } }
    open override var lineBreakStrategy: LineBreakStrategy { get { values.lineBreakStrategy } set { values.lineBreakStrategy = newValue } }
    open override var lineSpacing: CGFloat { get { values.lineSpacing } set { values.lineSpacing = newValue } }
    open override var paragraphSpacing: CGFloat { get { values.paragraphSpacing } set { values.paragraphSpacing = newValue } }
    open override var paragraphSpacingBefore: CGFloat { get { values.paragraphSpacingBefore } set { values.paragraphSpacingBefore = newValue } }
    open override var firstLineHeadIndent: CGFloat { get { values.firstLineHeadIndent } set { values.firstLineHeadIndent = newValue } }
    open override var headIndent: CGFloat { get { values.headIndent } set { values.headIndent = newValue } }
    open override var tailIndent: CGFloat { get { values.tailIndent } set { values.tailIndent = newValue } }
    open override var minimumLineHeight: CGFloat { get { values.minimumLineHeight } set { values.minimumLineHeight = newValue } }
    open override var maximumLineHeight: CGFloat { get { values.maximumLineHeight } set { values.maximumLineHeight = newValue } }
    open override var lineHeightMultiple: CGFloat { get { values.lineHeightMultiple } set { values.lineHeightMultiple = newValue } }
    open override var hyphenationFactor: Float { get { values.effectiveHyphenationFactor } set { values.hyphenationFactor = newValue } }
    open override var usesDefaultHyphenation: Bool { get { values.usesDefaultHyphenation } set { values.usesDefaultHyphenation = newValue } }
    open override var allowsDefaultTighteningForTruncation: Bool { get { values.allowsTightening } set { values.allowsTightening = newValue } }
    open override var baseWritingDirection: NSWritingDirection { get { values.baseWritingDirection } set { values.baseWritingDirection = newValue } }
    open override var tabStops: [NSTextTab]! { get { super.tabStops } set { values.tabStops = newValue } }
    open override var textLists: [NSTextList] { get { values.textLists } set { values.textLists = newValue } }
    open override var defaultTabInterval: CGFloat { get { values.defaultTabInterval } set { values.defaultTabInterval = newValue } }

    /// Copies all values of another style.
    open func setParagraphStyle(_ other: NSParagraphStyle) { values = other.values }
    /// Adds a tab stop after the others; layout sorts them.
    open func addTabStop(_ tab: NSTextTab) { values.tabStops = (tabStops ?? []) + [tab] }
    /// Removes the tab stop that is equal to this one, if there is one.
    open func removeTabStop(_ tab: NSTextTab) { values.tabStops = (tabStops ?? []).filter { !$0.isEqual(tab) } }
}
