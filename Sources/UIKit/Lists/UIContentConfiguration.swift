// Content configurations: values that fill a cell, and the view that shows the list kind.

/// What a configuration may depend on.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// Of the view at the time.
    var traitCollection: UITraitCollection { get set }
}

/// The states of a cell, given to its update handler.
public struct UICellConfigurationState: UIConfigurationState {
    /// The cell's.
    public var traitCollection: UITraitCollection
    /// Set by the app only.
    public var isDisabled: Bool = false
    /// A finger is on the cell.
    public var isHighlighted: Bool = false
    /// The cell's row or item is selected.
    public var isSelected: Bool = false
    /// Never set here: there is no focus.
    public var isFocused: Bool = false
    /// A table cell is in editing mode.
    public var isEditing: Bool = false
    /// Never set here: there are no outlines.
    public var isExpanded: Bool = false
    /// Never set here, while a row stands open too.
    public var isSwiped: Bool = false
    /// Never set here: rows cannot be dragged.
    public var isReordering: Bool = false

    /// All states off.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A value that fills a cell: it makes a view and is copied into that view again when it changes.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes the view that shows this configuration.
    func makeContentView() -> UIView & UIContentView
    /// The configuration for a state. Called by apps; lists here do not call it.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// Setting it changes what is shown; called instead of making a new view where that is supported.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can take this configuration. Optional: true for the type that it shows now.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// True for the type that the view shows now.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// Text, second text and image of a list cell or header.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How a text of the configuration is drawn.
    public struct TextProperties {
        /// `justified` is drawn as `natural`.
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        /// Changes the letters that are shown, not the text; attributed text stays as it is.
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
        /// 17 points for a cell's text, 12 for its second one.
        public var font: UIFont
        /// `label`, or `secondaryLabel` where the style is quieter.
        public var color: UIColor
        /// `justified` is drawn as `natural`.
        public var alignment: TextAlignment = .natural
        /// How a text ends that does not fit.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// 0, the default, for as many as needed.
        public var numberOfLines: Int = 0
        /// Kept; the text keeps its size.
        public var adjustsFontSizeToFitWidth: Bool = false
        /// Kept; the text keeps its size.
        public var minimumScaleFactor: CGFloat = 0
        /// Headers of grouped lists are uppercase.
        public var transform: TextTransform = .none
    }

    /// How the image of the configuration is drawn.
    public struct ImageProperties {
        /// nil takes the view's tint.
        public var tintColor: UIColor?
        /// Points.
        public var cornerRadius: CGFloat = 0
        /// Points; larger images shrink in proportion. Zero is no limit.
        public var maximumSize: CGSize = .zero
        /// The width, in points, that is kept free for images so that texts stand below each other.
        public var reservedLayoutSize: CGSize = .zero
    }

    enum Kind { case cell, subtitle, value, header, footer }
    var kind: Kind

    /// nil shows none.
    public var text: String?
    /// Wins over `text`.
    public var attributedText: NSAttributedString?
    /// Below the text, or beside it in a value cell.
    public var secondaryText: String?
    /// Wins over `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// Before the text, centred vertically.
    public var image: UIImage?
    /// Of the first text.
    public var textProperties: TextProperties
    /// Of the second text.
    public var secondaryTextProperties: TextProperties
    /// Of the image.
    public var imageProperties = ImageProperties()
    /// Puts the second text to the end of the first one's line; true for value cells.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// Points around the content: 11 above and below, 16 leading, 8 trailing. Leading is always left here.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Points.
    public var imageToTextPadding: CGFloat = 16
    /// Points. Kept; 8 are left between texts side by side.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// Points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    @MainActor
    init(kind: Kind, size: CGFloat, weight: UIFont.Weight = .regular, secondarySize: CGFloat, color: UIColor = .label, secondaryColor: UIColor = .label) {
        self.kind = kind
        textProperties = TextProperties(font: .systemFont(ofSize: size, weight: weight), color: color)
        secondaryTextProperties = TextProperties(font: .systemFont(ofSize: secondarySize), color: secondaryColor)
        prefersSideBySideTextAndSecondaryText = kind == .value
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    }

    /// Text of 17 points, second text of 12 below it.
    @MainActor public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(kind: .cell, size: 17, secondarySize: 12)
    }
    /// Looks like `cell()`.
    @MainActor public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(kind: .subtitle, size: 17, secondarySize: 12)
    }
    /// Second text grey at the end of the line.
    @MainActor public static func valueCell() -> UIListContentConfiguration {
        UIListContentConfiguration(kind: .value, size: 17, secondarySize: 17, secondaryColor: .secondaryLabel)
    }
    /// 17 points semibold.
    @MainActor public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(kind: .header, size: 17, weight: .semibold, secondarySize: 13)
    }
    /// 13 points, grey and uppercase.
    @MainActor public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(kind: .header, size: 13, secondarySize: 13, color: .secondaryLabel)
        configuration.textProperties.transform = .uppercase
        return configuration
    }
    /// 17 points, grey.
    @MainActor public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(kind: .footer, size: 17, secondarySize: 13, color: .secondaryLabel)
    }
    /// 13 points, grey.
    @MainActor public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(kind: .footer, size: 13, secondarySize: 13, color: .secondaryLabel)
    }

    /// A `UIListContentView`.
    @MainActor public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
    /// The same for every state: selected and disabled cells do not look different.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// The view of a list configuration; it can be used outside of cells too.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private let label = UILabel(frame: .zero)
    private let secondaryLabel = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private var list: UIListContentConfiguration

    /// A configuration of another type is ignored.
    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            list = new
            apply()
        }
    }

    /// Of size zero.
    public init(configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
        for view in [picture, label, secondaryLabel] as [UIView] { addSubview(view) }
        picture.contentMode = .scaleAspectFit
        apply()
    }

    public required init?(coder: NSCoder) { nil }

    private func apply() {
        func fill(_ label: UILabel, _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties) {
            label.font = properties.font
            label.textColor = properties.color
            label.numberOfLines = properties.numberOfLines
            label.lineBreakMode = properties.lineBreakMode
            label.textAlignment = properties.alignment == .center ? .center : .natural
            if let attributed {
                label.attributedText = attributed
            } else {
                switch properties.transform {
                case .none: label.text = text
                case .uppercase: label.text = text?.uppercased()
                case .lowercase: label.text = text?.lowercased()
                case .capitalized: label.text = text?.capitalized
                }
            }
            label.isHidden = text == nil && attributed == nil
        }
        fill(label, list.text, list.attributedText, list.textProperties)
        fill(secondaryLabel, list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties)
        picture.image = list.image
        picture.tintColor = list.imageProperties.tintColor ?? tintColor
        picture.layer.cornerRadius = list.imageProperties.cornerRadius
        picture.clipsToBounds = list.imageProperties.cornerRadius > 0
        picture.isHidden = list.image == nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var imageSize: CGSize {
        guard let image = list.image else { return .zero }
        var size = image.size
        let most = list.imageProperties.maximumSize
        if most.width > 0, size.width > most.width { size = CGSize(width: most.width, height: size.height * most.width / size.width) }
        if most.height > 0, size.height > most.height { size = CGSize(width: size.width * most.height / size.height, height: most.height) }
        return size
    }

    private func measure(width: CGFloat) -> (text: CGSize, secondary: CGSize, left: CGFloat, textWidth: CGFloat) {
        let margins = list.directionalLayoutMargins
        let image = imageSize
        let left = margins.leading + (image.width > 0 ? max(image.width, list.imageProperties.reservedLayoutSize.width) + list.imageToTextPadding : 0)
        let textWidth = max(0, width - left - margins.trailing)
        let limit = CGSize(width: textWidth, height: CGFloat.greatestFiniteMagnitude)
        return (label.isHidden ? .zero : label.sizeThatFits(limit), secondaryLabel.isHidden ? .zero : secondaryLabel.sizeThatFits(limit), left, textWidth)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let parts = measure(width: size.width)
        let margins = list.directionalLayoutMargins
        var height = list.prefersSideBySideTextAndSecondaryText ? max(parts.text.height, parts.secondary.height)
            : parts.text.height + (parts.secondary.height > 0 ? parts.secondary.height + list.textToSecondaryTextVerticalPadding : 0)
        height = max(height, imageSize.height)
        return CGSize(width: size.width, height: (height + margins.top + margins.bottom).rounded(.up))
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority) -> CGSize {
        sizeThatFits(targetSize)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let parts = measure(width: bounds.width)
        let image = imageSize
        picture.frame = CGRect(x: list.directionalLayoutMargins.leading, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
        if list.prefersSideBySideTextAndSecondaryText, !secondaryLabel.isHidden {
            let width = min(parts.secondary.width.rounded(.up), parts.textWidth)
            secondaryLabel.frame = CGRect(x: parts.left + parts.textWidth - width, y: 0, width: width, height: bounds.height)
            label.frame = CGRect(x: parts.left, y: 0, width: max(0, parts.textWidth - width - 8), height: bounds.height)
            return
        }
        let gap = secondaryLabel.isHidden ? 0 : list.textToSecondaryTextVerticalPadding
        let total = parts.text.height + gap + parts.secondary.height
        let y = (bounds.height - total) / 2
        label.frame = CGRect(x: parts.left, y: y, width: parts.textWidth, height: parts.text.height)
        secondaryLabel.frame = CGRect(x: parts.left, y: y + parts.text.height + gap, width: parts.textWidth, height: parts.secondary.height)
    }
}
