// Content configurations: values that fill a cell, and the view that shows the list kind.

@preconcurrency @MainActor
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
}

public struct UICellConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var isDisabled: Bool = false
    public var isHighlighted: Bool = false
    public var isSelected: Bool = false
    public var isFocused: Bool = false
    public var isEditing: Bool = false
    public var isExpanded: Bool = false
    public var isSwiped: Bool = false
    public var isReordering: Bool = false

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes the view that shows this configuration.
    func makeContentView() -> UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// Text, second text and image of a list cell or header.
public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
        public var font: UIFont
        public var color: UIColor
        public var alignment: TextAlignment = .natural
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        public var numberOfLines: Int = 0
        public var adjustsFontSizeToFitWidth: Bool = false
        public var minimumScaleFactor: CGFloat = 0
        public var transform: TextTransform = .none
    }

    public struct ImageProperties {
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize: CGSize = .zero
        public var reservedLayoutSize: CGSize = .zero
    }

    enum Kind { case cell, subtitle, value, header, footer }
    var kind: Kind

    public var text: String?
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var image: UIImage?
    public var textProperties: TextProperties
    public var secondaryTextProperties: TextProperties
    public var imageProperties = ImageProperties()
    public var prefersSideBySideTextAndSecondaryText: Bool
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    @MainActor
    init(kind: Kind, size: CGFloat, weight: UIFont.Weight = .regular, secondarySize: CGFloat, color: UIColor = .label, secondaryColor: UIColor = .label) {
        self.kind = kind
        textProperties = TextProperties(font: .systemFont(ofSize: size, weight: weight), color: color)
        secondaryTextProperties = TextProperties(font: .systemFont(ofSize: secondarySize), color: secondaryColor)
        prefersSideBySideTextAndSecondaryText = kind == .value
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    }

    @MainActor public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(kind: .cell, size: 17, secondarySize: 12)
    }
    @MainActor public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(kind: .subtitle, size: 17, secondarySize: 12)
    }
    @MainActor public static func valueCell() -> UIListContentConfiguration {
        UIListContentConfiguration(kind: .value, size: 17, secondarySize: 17, secondaryColor: .secondaryLabel)
    }
    @MainActor public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(kind: .header, size: 17, weight: .semibold, secondarySize: 13)
    }
    @MainActor public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(kind: .header, size: 13, secondarySize: 13, color: .secondaryLabel)
        configuration.textProperties.transform = .uppercase
        return configuration
    }
    @MainActor public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(kind: .footer, size: 17, secondarySize: 13, color: .secondaryLabel)
    }
    @MainActor public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(kind: .footer, size: 13, secondarySize: 13, color: .secondaryLabel)
    }

    @MainActor public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private let label = UILabel(frame: .zero)
    private let secondaryLabel = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private var list: UIListContentConfiguration

    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            list = new
            apply()
        }
    }

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
