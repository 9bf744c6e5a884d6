// UILabel's stored state and overridable members. Measuring is in UILabel+Layout.swift, drawing in
// UILabel+Drawing.swift, attributes in UILabel+Content.swift. CoreText lays the lines out.

import CoreGraphics
import CoreText
import Foundation

public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
}

/// A view that shows one or more lines of text that cannot be edited.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    /// Plain text, or attributed text that replaces it.
    var content = LabelContent()
    /// The layout of the last drawing or measuring, by what it depends on.
    var layoutCache = LabelLayoutCache()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .left
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeLabel(from: coder)
    }

    // MARK: Content

    open var text: String? {
        get { content.string }
        set { setText(newValue) }
    }
    /// Setting it keeps each attribute the string has; the label's own settings fill the gaps.
    open var attributedText: NSAttributedString? {
        get { currentAttributedText }
        set { setAttributedText(newValue) }
    }
    open var font: UIFont! {
        get { content.font }
        set { setFont(newValue) }
    }
    open var textColor: UIColor! {
        get { content.color }
        set { setTextColor(newValue) }
    }
    open var textAlignment: NSTextAlignment = .natural { didSet { if textAlignment != oldValue { paragraphChanged(.alignment) } } }
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { if lineBreakMode != oldValue { paragraphChanged(.lineBreakMode) } } }
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard { didSet { if lineBreakStrategy != oldValue { contentChanged() } } }
    /// 0 for as many as the text needs.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }
    open var adjustsFontSizeToFitWidth = false { didSet { if adjustsFontSizeToFitWidth != oldValue { contentChanged() } } }
    /// The smallest part of the font size that fitting may use, 0…1; 0 keeps the size.
    open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { contentChanged() } } }
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } } }
    open var allowsDefaultTighteningForTruncation = false
    /// Points at which lines wrap for the intrinsic size; 0: the width that layout gives.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } } }
    open var adjustsFontForContentSizeCategory = false

    // MARK: Look

    open var isHighlighted = false { didSet { if isHighlighted != oldValue { appearanceChanged() } } }
    open var highlightedTextColor: UIColor? { didSet { appearanceChanged() } }
    open var isEnabled = true { didSet { if isEnabled != oldValue { appearanceChanged() } } }
    open var shadowColor: UIColor? { didSet { appearanceChanged() } }
    /// Points; y down.
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

    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsChanged(from: previousTraitCollection)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        appearanceChanged()
    }

    /// From the top of the bounds to the first baseline, in points.
    var firstBaselineOffset: CGFloat { baselineOffsets.first }
    /// From the last baseline to the bottom of the bounds, in points.
    var lastBaselineOffset: CGFloat { baselineOffsets.last }
}

/// Controls whose fonts follow the content size category by themselves when asked to.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    var adjustsFontForContentSizeCategory: Bool { get set }
}
