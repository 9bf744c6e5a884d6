// UILabel's stored state and overridable members. Measuring is in UILabel+Layout.swift, drawing in
// UILabel+Drawing.swift, attributes in UILabel+Content.swift. CoreText lays the lines out.

import CoreGraphics
import CoreText
import Foundation
import ObjectiveC

/// The vertical position of text that was shrunk to fit, within the line's height.
public enum UIBaselineAdjustment: Int, Sendable {
    /// `alignBaselines` keeps the baseline of the full size, `none` the top.
    case alignBaselines, alignCenters, none
}

/// A view that shows one or more lines of text that cannot be edited.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    /// Plain text, or attributed text that replaces it.
    var content = LabelContent()
    /// The layout of the last drawing or measuring, keyed by the values it depends on.
    var layoutCache = LabelLayoutCache()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        NibClasses.label.decode(self, from: coder)
    }

    // MARK: Content

    /// The plain text. Setting it drops attributed text; reading it returns the attributed text's string.
    open var text: String? {
        get { content.string }
        set { withValueChange(self, "text", of: text) { setText(newValue) } }
    }
    /// The attributed text. Setting it keeps each attribute of the string; the label's own settings fill the gaps.
    open var attributedText: NSAttributedString? {
        get { currentAttributedText }
        set { withValueChange(self, "attributedText", of: attributedText) { setAttributedText(newValue) } }
    }
    /// The font, 17 points of the system font by default; nil restores the default. Applies to all of an attributed text as well.
    open var font: UIFont! {
        get { content.font }
        set { withValueChange(self, "font", of: font) { setFont(newValue) } }
    }
    /// The text colour, `label` by default; nil restores the default. Applies to all of an attributed text as well.
    open var textColor: UIColor! {
        get { content.color }
        set { withValueChange(self, "textColor", of: textColor) { setTextColor(newValue) } }
    }
    /// The alignment. Setting it also changes the paragraph styles of an attributed text.
    open var textAlignment: NSTextAlignment = .natural {
        didSet {
            if textAlignment != oldValue { paragraphChanged(.alignment) }
            notifyValueChange(self, "textAlignment", old: oldValue, new: textAlignment)
        }
    }
    /// The end of the last line when the text is too long. Setting it also changes an attributed text's paragraph styles.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { if lineBreakMode != oldValue { paragraphChanged(.lineBreakMode) } } }
    /// Rules for breaking between words; `standard` avoids a lone last word.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard { didSet { if lineBreakStrategy != oldValue { contentChanged() } } }
    /// 0 for as many as the text needs.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }
    /// Makes the font smaller, down to `minimumScaleFactor`, before the text is cut.
    open var adjustsFontSizeToFitWidth = false { didSet { if adjustsFontSizeToFitWidth != oldValue { contentChanged() } } }
    /// The smallest part of the font size that fitting may use, 0…1; 0 keeps the size.
    open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { contentChanged() } } }
    /// Matters only while fitting has made the font smaller.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } } }
    /// Kept; letters are never moved closer before the text is cut.
    open var allowsDefaultTighteningForTruncation = false
    /// The width in points at which lines wrap for the intrinsic size; 0 means the width that layout gives.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } } }
    /// Whether the font follows the text size; only fonts of a text style or of `UIFontMetrics` do.
    open var adjustsFontForContentSizeCategory = false

    // MARK: Look

    /// Draws in `highlightedTextColor` where there is one.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { appearanceChanged() } } }
    /// The text colour of the highlighted state; nil keeps `textColor`.
    open var highlightedTextColor: UIColor? { didSet { appearanceChanged() } }
    /// A disabled label draws its colour at 0.4 of its opacity.
    open var isEnabled = true { didSet { if isEnabled != oldValue { appearanceChanged() } } }
    /// The colour of the shadow; nil, the default, draws no shadow.
    open var shadowColor: UIColor? { didSet { appearanceChanged() } }
    /// The offset of the shadow in points; y points down.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { if shadowOffset != oldValue { appearanceChanged() } } }

    // MARK: Measuring and drawing

    /// The area that the text takes in `bounds`, vertically centred; overrides inset it.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredRect(bounds, lines: numberOfLines)
    }

    /// Draws the text in `rect`, vertically centred; overrides pass a smaller one.
    open func drawText(in rect: CGRect) { paintText(in: rect) }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

    override var isAccessibleByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { text }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }

    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsChanged(from: previousTraitCollection)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        appearanceChanged()
    }

    /// The distance in points from the top of the bounds to the first baseline.
    var firstBaselineOffset: CGFloat { baselineOffsets.first }
    /// The distance in points from the last baseline to the bottom of the bounds.
    var lastBaselineOffset: CGFloat { baselineOffsets.last }

    override var baselineText: (font: UIFont, isOneLine: Bool)? { (font ?? content.font, numberOfLines == 1) }
    override var textInMessages: String? { text }
    override var widthDependentContent: (any WidthDependentContent)? { self }
    override var isNeverStretched: Bool { true }
}

/// Controls whose fonts follow the content size category by themselves when asked to.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether a font of a text style follows the user's text size. Default false.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
