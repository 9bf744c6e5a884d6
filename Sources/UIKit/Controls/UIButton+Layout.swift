// Chooses the content of a button for its present state and places its parts.
// UIButton calls it when content, state or bounds change. Metrics are a phone's: 15 pt system
// titles, six points above and below a title, a minimum of thirty points.

extension UIButton {
    /// The colour of the title: the colour that was set, else the tint for system buttons and white for custom ones.
    func resolvedTitleColor(for state: UIControl.State) -> UIColor {
        if let color = titleColors[exact: state] { return color }
        if buttonType != .custom, state.contains(.disabled) { return titleColors[exact: .disabled] ?? .tertiaryLabel }
        if let color = titleColors.value(for: state) { return color }
        return buttonType == .custom ? .white : tintColor
    }

    func apply(type: ButtonType) {
        buttonType = type
        let size: CGFloat = type == .custom ? 18 : 15
        existingTitleLabel?.font = .systemFont(ofSize: size)
        switch type {
        case .detailDisclosure, .infoLight, .infoDark: setImage(UIImage(systemName: "info.circle"), for: .normal)
        case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
        case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        default: break
        }
        refresh()
    }

    func contentSizeChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Pushes the current state's title, image and colours into the parts.
    func refresh() {
        if configuration != nil {
            refreshConfiguration()
            return
        }
        removeConfigurationParts()
        refreshTitle()
        refreshImage()
        refreshBackground()
        contentSizeChanged()
    }

    private func refreshTitle() {
        let attributed = currentAttributedTitle
        let text = titles.value(for: state)
        guard attributed != nil || text != nil || existingTitleLabel != nil else { return }
        guard let label = existingTitleLabel else {
            _ = titleLabel // making it refreshes again
            return
        }
        label.textColor = currentTitleColor
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = text
        }
        if let shadow = currentTitleShadowColor { label.shadowColor = shadow }
        label.alpha = dimsTitle ? 0.2 : 1
    }

    /// System buttons fade their title under the finger.
    private var dimsTitle: Bool { buttonType != .custom && isHighlighted }

    private func refreshImage() {
        let image = images.value(for: state)
        guard image != nil || existingImageView != nil else { return }
        guard let view = existingImageView else {
            _ = imageView
            return
        }
        view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
        view.image = buttonType == .custom ? image : image?.templateByDefault
        view.tintColor = buttonType == .close ? .systemGray2 : tintColor
        let dims = (isHighlighted && adjustsImageWhenHighlighted && images[exact: .highlighted] == nil)
            || (!isEnabled && adjustsImageWhenDisabled && images[exact: .disabled] == nil)
        view.alpha = dims ? (isEnabled ? 0.5 : 0.4) : 1
    }

    private func refreshBackground() {
        let image = currentBackgroundImage
        guard image != nil || madeBackgroundImageView != nil else { return }
        let view = madeBackgroundImageView ?? {
            let view = UIImageView(frame: bounds)
            view.isUserInteractionEnabled = false
            insertSubview(view, at: 0)
            madeBackgroundImageView = view
            return view
        }()
        view.image = image
        view.alpha = isHighlighted && adjustsImageWhenHighlighted && backgroundImages[exact: .highlighted] == nil ? 0.5 : 1
    }

    // MARK: Sizes

    var effectiveContentInsets: UIEdgeInsets {
        if let configuration {
            let insets = configuration.effectiveContentInsets
            return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        }
        return contentEdgeInsets
    }

    private var titleSize: CGSize {
        guard let label = existingTitleLabel, label.text?.isEmpty == false else { return .zero }
        return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    private var imageSize: CGSize { configuration == nil ? existingImageView?.displayedImage?.size ?? .zero : configurationImageSize }

    func fittingSize(in limit: CGSize) -> CGSize {
        let image = imageSize
        let insets = effectiveContentInsets
        if let configuration {
            let text = configurationTextSizes(configuration, width: limit.width - insets.left - insets.right)
            let content = configurationContentSize(configuration, title: text.title, image: image, subtitle: text.subtitle)
            return CGSize(width: (content.width + insets.left + insets.right).rounded(.up),
                          height: content.height + insets.top + insets.bottom)
        }
        var title = titleSize
        // A title that is empty is as high as a line; a button with an image or insets has neither padding nor a least width (LayoutKit's
        // ButtonLayoutTests).
        let isPlain = insets == .zero && image == .zero
        if title == .zero, isPlain || currentTitle != nil || currentAttributedTitle != nil {
            title.height = (existingTitleLabel?.font ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15)).lineHeight.rounded(.up)
        }
        var size = CGSize(width: title.width + image.width, height: max(title.height, image.height))
        if isPlain {
            size = CGSize(width: max(size.width, 30), height: title.height.rounded(.up) + 12)
        } else {
            size.width += insets.left + insets.right
            size.height += insets.top + insets.bottom
        }
        if let background = currentBackgroundImage?.size {
            size.width = max(size.width, background.width)
            size.height = max(size.height, background.height)
        }
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    // MARK: Places

    /// Image before the title, the pair aligned by the control's content alignment.
    func parts(in content: CGRect) -> (title: CGRect, image: CGRect) {
        if let configuration { return configurationParts(configuration, in: content) }
        var image = imageSize
        var title = titleSize
        image.width = min(image.width, max(0, content.width))
        image.height = min(image.height, max(0, content.height))
        title.width = min(title.width, max(0, content.width - image.width))
        title.height = min(title.height, max(0, content.height))
        let total = image.width + title.width
        let x: CGFloat
        switch effectiveContentHorizontalAlignment {
        case .left, .leading: x = content.minX
        case .right, .trailing: x = content.maxX - total
        case .fill, .center: x = content.midX - total / 2
        }
        func y(_ height: CGFloat) -> CGFloat {
            switch contentVerticalAlignment {
            case .top: return content.minY
            case .bottom: return content.maxY - height
            case .center, .fill: return content.midY - height / 2
            }
        }
        // The image comes first in reading order.
        let isRightToLeft = readsRightToLeft
        var imageRect = CGRect(x: isRightToLeft ? x + title.width : x, y: y(image.height), width: image.width, height: image.height)
        var titleRect = CGRect(x: isRightToLeft ? x : x + image.width, y: y(title.height), width: title.width, height: title.height)
        if contentHorizontalAlignment == .fill, title.width == 0 { imageRect.origin.x = content.minX; imageRect.size.width = content.width }
        if contentVerticalAlignment == .fill, title.width == 0 { imageRect.origin.y = content.minY; imageRect.size.height = content.height }
        // Insets move a part by half their difference, since the pair stays aligned as a whole.
        titleRect = titleRect.offsetBy(dx: (titleEdgeInsets.left - titleEdgeInsets.right) / 2, dy: (titleEdgeInsets.top - titleEdgeInsets.bottom) / 2)
        imageRect = imageRect.offsetBy(dx: (imageEdgeInsets.left - imageEdgeInsets.right) / 2, dy: (imageEdgeInsets.top - imageEdgeInsets.bottom) / 2)
        return (titleRect, imageRect)
    }

    func layoutParts() {
        let content = contentRect(forBounds: bounds)
        madeBackgroundImageView?.frame = backgroundRect(forBounds: bounds)
        existingTitleLabel?.frame = titleRect(forContentRect: content)
        existingImageView?.frame = imageRect(forContentRect: content)
        if configuration != nil { layoutConfigurationParts(in: content) }
    }
}

extension UIImage {
    /// System controls draw an image of automatic mode as a template.
    var templateByDefault: UIImage {
        renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
    }
}
