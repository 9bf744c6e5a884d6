// UIContentUnavailableView: shows a UIContentUnavailableConfiguration with image or spinner, two texts and two buttons, one below
// the other. The configuration makes it; UIViewController+ContentUnavailable or the app places it.
import CoreGraphics

/// The view of a screen that has nothing to show.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private var unavailable: UIContentUnavailableConfiguration
    private var pieces: [(view: UIView, space: CGFloat)] = []
    private let scroll = UIScrollView(frame: .zero)

    /// A configuration of another type is ignored.
    open var configuration: any UIContentConfiguration {
        get { unavailable }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            unavailable = new
            rebuild()
        }
    }

    /// Whether content that is too high can be scrolled. Default false.
    open var isScrollEnabled: Bool {
        get { scroll.isScrollEnabled }
        set { scroll.isScrollEnabled = newValue }
    }

    /// Creates a view of size zero.
    public init(configuration: UIContentUnavailableConfiguration) {
        unavailable = configuration
        super.init(frame: .zero)
        scroll.isScrollEnabled = false
        scroll.contentInsetAdjustmentBehavior = .never
        addSubview(scroll)
        rebuild()
    }

    public required init?(coder: NSCoder) { nil }

    private let backgroundSlot = BackgroundSlot()

    private func rebuild() {
        for part in pieces { part.view.removeFromSuperview() }
        pieces = []
        backgroundSlot.show(unavailable.background, in: self)
        if unavailable.isLoading {
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.startAnimating()
            add(spinner, after: 0)
        } else if let image = unavailable.image {
            let view = UIImageView(image: image)
            view.preferredSymbolConfiguration = unavailable.imageProperties.preferredSymbolConfiguration
            view.contentMode = .scaleAspectFit
            view.tintColor = unavailable.imageProperties.tintColor ?? tintColor
            view.layer.cornerRadius = unavailable.imageProperties.cornerRadius
            view.clipsToBounds = unavailable.imageProperties.cornerRadius > 0
            view.accessibilityIgnoresInvertColors = unavailable.imageProperties.accessibilityIgnoresInvertColors
            add(view, after: 0)
        }
        addText(unavailable.text, unavailable.attributedText, unavailable.textProperties, after: unavailable.isLoading ? 8 : unavailable.imageToTextPadding)
        addText(unavailable.secondaryText, unavailable.secondaryAttributedText, unavailable.secondaryTextProperties, after: unavailable.textToSecondaryTextPadding)
        addButton(unavailable.button, unavailable.buttonProperties, after: unavailable.textToButtonPadding)
        addButton(unavailable.secondaryButton, unavailable.secondaryButtonProperties, after: unavailable.buttonToSecondaryButtonPadding)
        setNeedsLayout()
    }

    private func add(_ view: UIView, after space: CGFloat) {
        scroll.addSubview(view)
        pieces.append((view, pieces.isEmpty ? 0 : space))
    }

    private func addText(_ text: String?, _ attributed: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties, after space: CGFloat) {
        guard text != nil || attributed != nil else { return }
        let label = UILabel(frame: .zero)
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.textAlignment = unavailable.alignment == .center ? .center : .natural
        if let attributed { label.attributedText = attributed } else { label.text = text }
        add(label, after: space)
    }

    private func addButton(_ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties, after space: CGFloat) {
        guard configuration.title != nil || configuration.attributedTitle != nil || configuration.image != nil else { return }
        let button = UIButton(configuration: configuration, primaryAction: nil)
        if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
        if let menu = properties.menu {
            button.menu = menu
            button.showsMenuAsPrimaryAction = properties.primaryAction == nil
        }
        button.isEnabled = properties.isEnabled
        button.role = properties.role
        add(button, after: space)
    }

    private var margins: UIEdgeInsets {
        let own = unavailable.directionalLayoutMargins, around = superview?.layoutMargins ?? .zero
        let kept = unavailable.axesPreservingSuperviewLayoutMargins
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sides = kept.contains(.horizontal) ? around : .zero, ends = kept.contains(.vertical) ? around : .zero
        return UIEdgeInsets(
            top: max(own.top, ends.top), left: max(isReversed ? own.trailing : own.leading, sides.left),
            bottom: max(own.bottom, ends.bottom), right: max(isReversed ? own.leading : own.trailing, sides.right))
    }

    private func sizes(width: CGFloat) -> [CGSize] {
        pieces.map { part in
            var size = part.view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            let most = unavailable.imageProperties.maximumSize
            if part.view is UIImageView, most.width > 0, most.height > 0 {
                let scale = min(1, most.width / max(1, size.width), most.height / max(1, size.height))
                size = CGSize(width: size.width * scale, height: size.height * scale)
            }
            return CGSize(width: min(size.width.rounded(.up), width), height: size.height.rounded(.up))
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = margins, sizes = sizes(width: max(0, size.width - margins.left - margins.right))
        return CGSize(width: size.width, height: zip(sizes, pieces).reduce(margins.top + margins.bottom) { $0 + $1.0.height + $1.1.space })
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundSlot.layout(in: self)
        scroll.frame = bounds
        let margins = margins, width = max(0, bounds.width - margins.left - margins.right)
        let sizes = sizes(width: width)
        let height = zip(sizes, pieces).reduce(0) { $0 + $1.0.height + $1.1.space }
        let room = bounds.height - margins.top - margins.bottom
        var y = margins.top + (unavailable.alignment == .center ? max(0, (room - height) / 2) : 0)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (part, size) in zip(pieces, sizes) {
            y += part.space
            let x = switch unavailable.alignment {
            case .center: margins.left + (width - size.width) / 2
            case .natural: isReversed ? margins.left + width - size.width : margins.left
            }
            part.view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
            y += size.height
        }
        scroll.contentSize = CGSize(width: bounds.width, height: max(bounds.height, y + margins.bottom))
    }
}
