// UIListContentView: shows a UIListContentConfiguration, in a cell, in a header or on its own.
import CoreGraphics

/// The view of a list configuration; it can also be used outside of cells.
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

    /// Creates a view of size zero.
    public init(configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
        for view in [picture, label, secondaryLabel] as [UIView] { addSubview(view) }
        picture.contentMode = .scaleAspectFit
        apply()
    }

    public required init?(coder: NSCoder) { nil }

    /// The area of the text, for constraints of the app's; nil without text.
    open var textLayoutGuide: UILayoutGuide? { label.isHidden ? nil : textGuide }
    /// The area of the secondary text; nil without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { secondaryLabel.isHidden ? nil : secondaryTextGuide }
    /// The area of the image; nil without one.
    open var imageLayoutGuide: UILayoutGuide? { picture.isHidden ? nil : imageGuide }
    private lazy var textGuide = guide(around: label)
    private lazy var secondaryTextGuide = guide(around: secondaryLabel)
    private lazy var imageGuide = guide(around: picture)

    /// The parts keep frames of their own; a guide around one leads constraints to it.
    private func guide(around part: UIView) -> UILayoutGuide {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: part.leadingAnchor), guide.trailingAnchor.constraint(equalTo: part.trailingAnchor),
            guide.topAnchor.constraint(equalTo: part.topAnchor), guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
        ])
        return guide
    }

    /// The configuration's margins; along the axes that preserve them at least the superview's.
    private var margins: NSDirectionalEdgeInsets {
        var margins = list.directionalLayoutMargins
        guard let outer = superview?.directionalLayoutMargins else { return margins }
        if list.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            (margins.leading, margins.trailing) = (max(margins.leading, outer.leading), max(margins.trailing, outer.trailing))
        }
        if list.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            (margins.top, margins.bottom) = (max(margins.top, outer.top), max(margins.bottom, outer.bottom))
        }
        return margins
    }

    private func apply() {
        func fill(_ label: UILabel, _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties) {
            label.font = properties.adjustsFontForContentSizeCategory ? properties.font.adjusted(to: traitCollection) : properties.font
            label.textColor = properties.resolvedColor()
            label.numberOfLines = properties.numberOfLines
            label.lineBreakMode = properties.lineBreakMode
            label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
            label.minimumScaleFactor = properties.minimumScaleFactor
            label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
            label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
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
        picture.preferredSymbolConfiguration = list.imageProperties.preferredSymbolConfiguration
        picture.tintColor = list.imageProperties.resolvedTintColor(for: tintColor)
        picture.accessibilityIgnoresInvertColors = list.imageProperties.accessibilityIgnoresInvertColors
        picture.layer.cornerRadius = list.imageProperties.cornerRadius
        picture.clipsToBounds = list.imageProperties.cornerRadius > 0
        picture.isHidden = list.image == nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var imageSize: CGSize {
        guard let image = list.image else { return .zero }
        var size = list.imageProperties.preferredSymbolConfiguration.flatMap { image.applyingSymbolConfiguration($0)?.size } ?? image.size
        let most = list.imageProperties.maximumSize
        if most.width > 0, size.width > most.width { size = CGSize(width: most.width, height: size.height * most.width / size.width) }
        if most.height > 0, size.height > most.height { size = CGSize(width: size.width * most.height / size.height, height: most.height) }
        return size
    }

    /// The width for an image. As `reservedLayoutSize` documents, 0 is the image's own width; the standard width is not documented, 28 points here.
    private func reservedWidth(_ image: CGSize) -> CGFloat {
        let reserved = list.imageProperties.reservedLayoutSize.width
        return reserved == UIListContentConfiguration.ImageProperties.standardDimension ? 28 : reserved > 0 ? reserved : image.width
    }

    private func measure(width: CGFloat) -> (text: CGSize, secondary: CGSize, left: CGFloat, textWidth: CGFloat) {
        let margins = margins
        let image = imageSize
        let left = margins.leading + (image.width > 0 ? reservedWidth(image) + list.imageToTextPadding : 0)
        let textWidth = max(0, width - left - margins.trailing)
        let limit = CGSize(width: textWidth, height: CGFloat.greatestFiniteMagnitude)
        return (label.isHidden ? .zero : label.sizeThatFits(limit), secondaryLabel.isHidden ? .zero : secondaryLabel.sizeThatFits(limit), left, textWidth)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let parts = measure(width: size.width)
        let margins = margins
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
        let image = imageSize, isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            view.frame = isReversed ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        let inset = (reservedWidth(image) - image.width) / 2
        place(picture, CGRect(x: margins.leading + inset, y: (bounds.height - image.height) / 2, width: image.width, height: image.height))
        if list.prefersSideBySideTextAndSecondaryText, !secondaryLabel.isHidden {
            let width = min(parts.secondary.width.rounded(.up), parts.textWidth)
            place(secondaryLabel, CGRect(x: parts.left + parts.textWidth - width, y: 0, width: width, height: bounds.height))
            let rest = max(0, parts.textWidth - width - list.textToSecondaryTextHorizontalPadding)
            return place(label, CGRect(x: parts.left, y: 0, width: rest, height: bounds.height))
        }
        let gap = secondaryLabel.isHidden ? 0 : list.textToSecondaryTextVerticalPadding
        let total = parts.text.height + gap + parts.secondary.height
        let y = (bounds.height - total) / 2
        place(label, CGRect(x: parts.left, y: y, width: parts.textWidth, height: parts.text.height))
        place(secondaryLabel, CGRect(x: parts.left, y: y + parts.text.height + gap, width: parts.textWidth, height: parts.secondary.height))
    }
}
