// Turns a UIButton.Configuration into a background, a title, a subtitle and an image, and places them.
// Called by UIButton+Layout when the button has a configuration.

extension UIButton {
    func refreshConfiguration() {
        guard let configuration else { return }
        let tint = configurationTint
        let look = look(of: configuration)
        let foreground = configuration.foreground(tint: tint, enabled: !look.contains(.disabled))
        refreshFill(configuration, tint: tint, look)
        if configuration.title != nil || configuration.attributedTitle != nil || titles.value(for: state) != nil || existingTitleLabel != nil {
            let label = configurationTitleLabel()
            label.numberOfLines = lines(configuration.titleLineBreakMode)
            label.lineBreakMode = configuration.titleLineBreakMode
            let font = UIFont.preferredFont(forTextStyle: configuration.titleStyle, compatibleWith: traitCollection)
            let color = titleColors.value(for: state) ?? foreground
            let own = state == .normal ? nil : attributedTitles[exact: state].map { AttributedString($0) } ?? titles[exact: state].map { AttributedString($0) }
            let plain = configuration.title ?? titles.value(for: state)
            show(own ?? configuration.attributedTitle, plain, in: label, font: font, color: color, configuration.titleTextAttributesTransformer)
            label.textAlignment = titleAlignment(of: configuration)
        }
        refreshSubtitle(configuration, color: foreground)
        let image = (state == .normal ? nil : images[exact: state]) ?? configuration.image ?? images.value(for: state)
        if image != nil || existingImageView != nil, let view = configurationImageView() {
            let symbol = configuration.preferredSymbolConfigurationForImage.flatMap { image?.applyingSymbolConfiguration($0) } ?? image
            view.image = configuration.showsActivityIndicator ? nil : symbol?.templateByDefault
            view.tintColor = configuration.imageColorTransformer.map { $0(foreground) } ?? foreground
        }
        refreshIndicator(configuration, color: foreground)
        let dimming: CGFloat = look.contains(.highlighted) && configuration.fill(tint: tint, enabled: true) == nil ? 0.2 : 1
        existingTitleLabel?.alpha = dimming
        existingImageView?.alpha = dimming
        configurationBackground?.alpha = look.contains(.highlighted) ? 0.75 : 1
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The state that the button's look shows.
    private func look(of configuration: Configuration) -> UIControl.State {
        automaticallyUpdatesConfiguration ? state : UIControl.State(rawValue: configuration.updatedState ?? 0)
    }

    /// The system shows a button that destroys something in red, its fill too (whattheswift.com, "Button Roles in SwiftUI": the same styles).
    private var configurationTint: UIColor { role == .destructive ? .systemRed : tintColor }

    /// Values that an app sets for the normal state replace the configuration's values. Apps rely on this when they set the titles of
    /// a storyboard's plain buttons (an attributed title's own font is replaced too).
    func changeConfiguration(_ change: (inout Configuration) -> Void) {
        guard var changed = configuration else { return }
        change(&changed)
        if changed != configuration { configuration = changed }
    }

    func removeConfigurationParts() {
        configurationBackground?.removeFromSuperview()
        configurationBackground = nil
        madeSubtitleLabel?.removeFromSuperview()
        madeSubtitleLabel = nil
        configurationIndicator?.removeFromSuperview()
        configurationIndicator = nil
    }

    /// Shows the turning wheel in the image's place.
    private func refreshIndicator(_ configuration: Configuration, color: UIColor) {
        guard configuration.showsActivityIndicator else {
            configurationIndicator?.removeFromSuperview()
            configurationIndicator = nil
            return
        }
        let wheel = configurationIndicator ?? UIActivityIndicatorView(style: .medium)
        wheel.color = configuration.activityIndicatorColorTransformer.map { $0(color) } ?? color
        wheel.isUserInteractionEnabled = false
        if wheel.superview !== self { addSubview(wheel) }
        wheel.startAnimating()
        configurationIndicator = wheel
    }

    /// The size of the wheel or the image in the image's place.
    var configurationImageSize: CGSize { configurationIndicator?.intrinsicContentSize ?? existingImageView?.image?.size ?? .zero }

    /// A mode that truncates is for one line.
    private func lines(_ mode: NSLineBreakMode) -> Int { mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1 }

    /// Shows a text of the configuration: its transformer's result for the font, the colour and the attributes from the app.
    private func show(_ attributed: AttributedString?, _ text: String?, in label: UILabel, font: UIFont, color: UIColor, _ transformer: UIConfigurationTextAttributesTransformer?) {
        label.font = font
        label.textColor = color
        guard attributed != nil || transformer != nil else {
            label.text = text
            return
        }
        var shown = attributed ?? AttributedString(text ?? "")
        if let transformer {
            var base = AttributeContainer()
            base[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
            base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
            for run in shown.runs {
                var own = base
                own.merge(run.attributes)
                shown[run.range].setAttributes(transformer(own))
            }
        }
        label.attributedText = NSAttributedString(shown)
    }

    private func configurationTitleLabel() -> UILabel { existingTitleLabel ?? titleLabel ?? UILabel(frame: .zero) }
    private func configurationImageView() -> UIImageView? { existingImageView ?? imageView }

    private func refreshFill(_ configuration: Configuration, tint: UIColor, _ look: UIControl.State) {
        let background = configuration.drawnBackground(tint: tint, enabled: !look.contains(.disabled))
        let color = configuration.fill(tint: tint, enabled: !look.contains(.disabled), selected: look.contains(.selected))
        guard color != nil || background.strokeWidth > 0 || background.image != nil || background.customView != nil || background.visualEffect != nil || configurationBackground != nil else { return }
        let view = configurationBackground ?? ConfiguredBackground()
        configurationBackground = view
        view.show(background, fill: color, cornerRadius: min(configuration.cornerRadius(height: bounds.height), bounds.height / 2), tint: tint)
        view.place(in: self)
    }

    private func refreshSubtitle(_ configuration: Configuration, color: UIColor) {
        guard configuration.subtitle != nil || configuration.attributedSubtitle != nil else {
            madeSubtitleLabel?.removeFromSuperview()
            madeSubtitleLabel = nil
            return
        }
        let label = madeSubtitleLabel ?? {
            let label = UILabel(frame: .zero)
            label.isUserInteractionEnabled = false
            madeSubtitleLabel = label
            addSubview(label)
            return label
        }()
        label.numberOfLines = lines(configuration.subtitleLineBreakMode)
        label.lineBreakMode = configuration.subtitleLineBreakMode
        let font = UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection)
        show(configuration.attributedSubtitle, configuration.subtitle, in: label, font: font, color: color, configuration.subtitleTextAttributesTransformer)
    }

    private func titleAlignment(of configuration: Configuration) -> NSTextAlignment {
        switch configuration.titleAlignment {
        case .leading: return .left
        case .trailing: return .right
        case .center, .automatic: return .center
        }
    }

    /// The alignment of the narrower of title and subtitle to the wider one: 0 leading, 1 trailing.
    private func titleShare(of configuration: Configuration) -> CGFloat {
        switch configuration.titleAlignment {
        case .leading: return 0
        case .trailing: return 1
        case .center, .automatic: return 0.5
        }
    }

    func configurationContentSize(_ configuration: Configuration, title: CGSize, image: CGSize, subtitle: CGSize) -> CGSize {
        let text = CGSize(
            width: max(title.width, subtitle.width),
            height: title.height + (subtitle.height > 0 ? configuration.titlePadding + subtitle.height : 0))
        let gap = image != .zero && text.height > 0 ? configuration.imagePadding : 0
        let isHorizontal = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
        if isHorizontal { return CGSize(width: text.width + gap + image.width, height: max(text.height, image.height)) }
        return CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
    }

    /// Title and subtitle in the width that insets and an image beside them leave of `width`.
    func configurationTextSizes(_ configuration: Configuration, width: CGFloat) -> (title: CGSize, subtitle: CGSize) {
        let image = configurationImageSize
        let isBeside = image != .zero && (configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing)
        let limit = CGSize(width: max(0, width - (isBeside ? image.width + configuration.imagePadding : 0)), height: .greatestFiniteMagnitude)
        func size(_ label: UILabel?) -> CGSize {
            guard let label, label.text?.isEmpty == false else { return .zero }
            return label.sizeThatFits(limit)
        }
        return (size(existingTitleLabel), size(madeSubtitleLabel))
    }

    func configurationParts(_ configuration: Configuration, in content: CGRect) -> (title: CGRect, image: CGRect) {
        var (title, subtitle) = configurationTextSizes(configuration, width: content.width)
        let image = configurationImageSize
        let size = configurationContentSize(configuration, title: title, image: image, subtitle: subtitle)
        let gap = image != .zero && title.height > 0 ? configuration.imagePadding : 0
        var origin = CGPoint(x: content.midX - size.width / 2, y: content.midY - size.height / 2)
        switch effectiveContentHorizontalAlignment {
        case .left, .leading: origin.x = content.minX
        case .right, .trailing: origin.x = content.maxX - size.width
        case .center, .fill: break
        }
        origin.x = max(origin.x, content.minX)
        title.width = min(title.width, content.width)
        // Title and subtitle stand in one block, as wide as the wider one.
        let inset = (min(max(title.width, subtitle.width), content.width) - title.width) * titleShare(of: configuration)
        let textHeight = title.height + (subtitle.height > 0 ? configuration.titlePadding + subtitle.height : 0)
        let textY = origin.y + (size.height - textHeight) / 2
        let imageY = origin.y + (size.height - image.height) / 2
        switch configuration.imagePlacement {
        case .trailing:
            return (CGRect(origin: CGPoint(x: origin.x + inset, y: textY), size: title),
                    CGRect(origin: CGPoint(x: origin.x + size.width - image.width, y: imageY), size: image))
        case .top:
            return (CGRect(origin: CGPoint(x: content.midX - title.width / 2, y: origin.y + image.height + gap), size: title),
                    CGRect(origin: CGPoint(x: content.midX - image.width / 2, y: origin.y), size: image))
        case .bottom:
            return (CGRect(origin: CGPoint(x: content.midX - title.width / 2, y: origin.y), size: title),
                    CGRect(origin: CGPoint(x: content.midX - image.width / 2, y: origin.y + textHeight + gap), size: image))
        default:
            return (CGRect(origin: CGPoint(x: origin.x + image.width + gap + inset, y: textY), size: title),
                    CGRect(origin: CGPoint(x: origin.x, y: imageY), size: image))
        }
    }

    func layoutConfigurationParts(in content: CGRect) {
        guard let configuration else { return }
        refreshFill(configuration, tint: configurationTint, look(of: configuration))
        if let wheel = configurationIndicator { wheel.frame = configurationParts(configuration, in: content).image }
        if let label = madeSubtitleLabel, let title = existingTitleLabel {
            let size = configurationTextSizes(configuration, width: content.width).subtitle
            label.frame = CGRect(x: title.frame.minX + (title.frame.width - size.width) * titleShare(of: configuration), y: title.frame.maxY + configuration.titlePadding, width: size.width, height: size.height)
        }
    }
}

/// The title of a configuration wraps (UIButton.Configuration.titleLineBreakMode, Apple documentation).
extension UIButton: WidthDependentContent {
    var wrapsContent: Bool { configuration.map { lines($0.titleLineBreakMode) == 0 || lines($0.subtitleLineBreakMode) == 0 } ?? false }
    var unwrappedContentSize: CGSize { intrinsicContentSize }
    func intrinsicContentSize(wrappedIn width: CGFloat) -> CGSize { fittingSize(in: CGSize(width: width, height: .greatestFiniteMagnitude)) }
}

extension UIButton {
    /// The view that a configuration shows behind the content; `configurationIndicator` is in the image's place.
    fileprivate(set) var configurationBackground: ConfiguredBackground? {
        get { part(ConfiguredBackground.self) }
        set { keep(newValue) }
    }
    fileprivate(set) var configurationIndicator: UIActivityIndicatorView? {
        get { part(UIActivityIndicatorView.self) }
        set { keep(newValue) }
    }
}
