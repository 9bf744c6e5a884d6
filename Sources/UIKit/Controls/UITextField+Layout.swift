// What a text field shows and where: text, placeholder, caret, border, side views, clear button.

extension UITextField {
    /// What is drawn: bullets instead of a secret.
    private var shownText: String {
        isSecureTextEntry ? String(repeating: "•", count: textStorage.count) : textStorage
    }

    func refreshText() {
        let font = font ?? .systemFont(ofSize: 17)
        if let attributedStorage, !isSecureTextEntry {
            label.attributedText = attributedStorage
        } else {
            label.attributedText = NSAttributedString(string: shownText, attributes: defaultTextAttributes)
        }
        label.textAlignment = textAlignment
        label.lineBreakMode = isEditing ? .byClipping : .byTruncatingTail
        label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
        label.isHidden = textStorage.isEmpty
        if let attributed = attributedPlaceholderStorage {
            placeholderLabel.attributedText = attributed
        } else {
            placeholderLabel.font = font
            placeholderLabel.textColor = .placeholderText
            placeholderLabel.text = placeholder
        }
        placeholderLabel.textAlignment = textAlignment
        placeholderLabel.isHidden = !textStorage.isEmpty
        caret.isHidden = !isEditing
        caret.backgroundColor = tintColor
        label.alpha = isEnabled ? 1 : 0.5
        updateAccessories()
        setNeedsLayout()
    }

    func updateBorder() {
        switch borderStyle {
        case .none:
            layer.borderWidth = 0
            if appliedBorder == .roundedRect { layer.cornerRadius = 0 }
            if appliedBackground { backgroundColor = nil }
            appliedBackground = false
        case .line, .bezel:
            layer.borderWidth = 1
            layer.borderColor = UIColor.label.cgColor
        case .roundedRect:
            layer.borderWidth = 1 / max(1, traitCollection.displayScale)
            layer.borderColor = UIColor.systemGray4.cgColor
            layer.cornerRadius = 5
            if backgroundColor == nil {
                backgroundColor = .systemBackground
                appliedBackground = true
            }
        }
        appliedBorder = borderStyle
        let image = isEnabled ? background : disabledBackground ?? background
        if let image, borderStyle != .roundedRect {
            let view = backgroundPart ?? UIImageView(frame: bounds)
            view.image = image
            if view.superview == nil { insertSubview(view, at: 0) }
            backgroundPart = view
        } else {
            backgroundPart?.removeFromSuperview()
            backgroundPart = nil
        }
        setNeedsLayout()
    }

    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: return false
        case .always: return true
        case .whileEditing: return isEditing
        case .unlessEditing: return !isEditing
        }
    }

    var showsLeft: Bool { leftView != nil && shows(leftViewMode) }
    var showsClear: Bool { !textStorage.isEmpty && shows(clearButtonMode) }
    var showsRight: Bool { rightView != nil && shows(rightViewMode) && !(showsClear && rightViewMode == .unlessEditing) }

    func updateAccessories() {
        for (view, isShown) in [(leftView, showsLeft), (rightView, showsRight)] {
            guard let view else { continue }
            if isShown, view.superview !== self { addSubview(view) }
            if !isShown, view.superview === self { view.removeFromSuperview() }
        }
        if showsClear, clearButton == nil {
            let button = UIButton(type: .custom)
            button.setImage(UIImage(systemName: "xmark.circle.fill")?.templateByDefault, for: .normal)
            button.tintColor = .systemGray3
            button.accessibilityLabel = "Clear text"
            button.addAction(UIAction { [weak self] _ in self?.clearTapped() }, for: .touchUpInside)
            addSubview(button)
            clearButton = button
        }
        clearButton?.isHidden = !showsClear
        setNeedsLayout()
    }

    // MARK: Geometry

    /// Points between border and text.
    private var sideInset: CGFloat { borderStyle == .none ? 0 : borderStyle == .roundedRect ? 7 : 2 }

    private func sideSize(_ view: UIView?) -> CGSize {
        guard let view else { return .zero }
        if view.bounds.size != .zero { return view.bounds.size }
        let natural = view.intrinsicContentSize
        return CGSize(width: max(0, natural.width), height: max(0, natural.height))
    }

    func builtInLeftRect(_ bounds: CGRect) -> CGRect {
        guard showsLeft else { return .zero }
        let size = sideSize(leftView)
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    func builtInRightRect(_ bounds: CGRect) -> CGRect {
        guard showsRight else { return .zero }
        let size = sideSize(rightView)
        return CGRect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    func builtInTextRect(_ bounds: CGRect) -> CGRect {
        var rect = bounds.insetBy(dx: sideInset, dy: borderStyle == .none ? 0 : 2)
        if showsLeft {
            let left = leftViewRect(forBounds: bounds).maxX + (borderStyle == .roundedRect ? 6 : 0)
            rect.size.width -= max(0, left - rect.minX)
            rect.origin.x = max(rect.minX, left)
        }
        if showsRight {
            rect.size.width = max(0, rightViewRect(forBounds: bounds).minX - rect.minX)
        } else if showsClear {
            rect.size.width = max(0, clearButtonRect(forBounds: bounds).minX - rect.minX)
        }
        return rect
    }

    var naturalSize: CGSize {
        let font = font ?? .systemFont(ofSize: 17)
        let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let shown: UILabel = textStorage.isEmpty ? placeholderLabel : label
        let width = shown.text?.isEmpty == false ? shown.sizeThatFits(limit).width.rounded(.up) : 0
        let line = (font.lineHeight).rounded(.up)
        let height: CGFloat
        switch borderStyle {
        case .none: height = line + 1
        case .line, .bezel: height = line + 5
        case .roundedRect: height = max(34, line + 13)
        }
        let sides = (showsLeft ? sideSize(leftView).width : 0) + (showsRight ? sideSize(rightView).width : 0)
        return CGSize(width: width + 2 * sideInset + sides + (showsClear ? 24 : 0), height: height)
    }

    func layoutTextParts() {
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        backgroundPart?.frame = bounds
        placeholderLabel.frame = placeholderRect(forBounds: bounds)
        if showsLeft { leftView?.frame = leftViewRect(forBounds: bounds) }
        if showsRight { rightView?.frame = rightViewRect(forBounds: bounds) }
        clearButton?.frame = clearButtonRect(forBounds: bounds)
        let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let width = textStorage.isEmpty ? 0 : label.sizeThatFits(limit).width.rounded(.up)
        // While editing, text longer than the field shows its end.
        label.frame = isEditing && width > rect.width
            ? CGRect(x: rect.maxX - width, y: rect.minY, width: width, height: rect.height) : rect
        guard isEditing else { return }
        let lineHeight = (font ?? .systemFont(ofSize: 17)).lineHeight
        var x = rect.minX
        switch textAlignment {
        case .center: x = rect.midX + min(width, rect.width) / 2
        case .right: x = rect.maxX - 2
        default: x = rect.minX + min(width, rect.width - 2)
        }
        caret.frame = CGRect(x: x, y: rect.midY - lineHeight / 2, width: 2, height: lineHeight)
    }
}
