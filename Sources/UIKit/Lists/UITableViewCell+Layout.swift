// The parts of a cell: made on first use, placed as on a phone (44 points, 17 point text), measured for
// self-sizing rows. Called by UITableViewCell and UITableView.

extension UITableViewCell {
    // MARK: Making parts

    func makeTextLabel() -> UILabel? {
        let label = UILabel(frame: .zero)
        label.follow(cellStyle == .value2 ? .caption1 : .body, traitCollection)
        label.textColor = cellStyle == .value2 ? tintColor : .label
        textLabelStorage = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    func makeDetailLabel() -> UILabel? {
        guard cellStyle != .default else { return nil }
        let label = UILabel(frame: .zero)
        label.follow(cellStyle == .value1 ? .body : .caption1, traitCollection)
        label.textColor = cellStyle == .value1 ? .secondaryLabel : .label
        detailTextLabelStorage = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    func makeImageView() -> UIImageView? {
        guard cellStyle != .value2 else { return nil }
        let view = UIImageView(frame: .zero)
        imageViewStorage = view
        contentView.addSubview(view)
        setNeedsLayout()
        return view
    }

    // MARK: Accessory

    func updateAccessory() {
        let type = isEditing ? editingAccessoryType : accessoryType
        let custom = isEditing ? editingAccessoryView : accessoryView
        if accessoryPart !== custom { accessoryPart?.removeFromSuperview() }
        accessoryPart = custom ?? builtInAccessory(type)
        if let accessoryPart, accessoryPart.superview !== self { addSubview(accessoryPart) }
        setNeedsLayout()
    }

    private func builtInAccessory(_ type: AccessoryType) -> UIView? {
        switch type {
        case .none: return nil
        case .disclosureIndicator:
            let chevron = ChevronView(direction: .right)
            chevron.lineWidth = 2
            chevron.color = .tertiaryLabel
            chevron.isUserInteractionEnabled = false
            chevron.bounds.size = CGSize(width: 8, height: 13)
            return chevron
        case .checkmark:
            let mark = CheckmarkView(frame: CGRect(x: 0, y: 0, width: 18, height: 15))
            mark.color = tintColor
            return mark
        case .detailButton: return DetailButton(cell: self, showsChevron: false)
        case .detailDisclosureButton: return DetailButton(cell: self, showsChevron: true)
        }
    }

    // MARK: Selection background

    func updateSelectionBackground(animated: Bool) {
        let shows = (selectedStorage || highlightedStorage) && selectionStyle != .none
        let allowsSeveral = table.map { $0.isEditing ? $0.allowsMultipleSelectionDuringEditing : $0.allowsMultipleSelection } ?? false
        let own = allowsSeveral ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
        for other in [selectedBackgroundView, multipleSelectionBackgroundView] where other != nil && other !== own { other?.removeFromSuperview() }
        let view: UIView
        if let own {
            view = own
        } else {
            // A background configuration shows the selection itself (`updated(for:)`).
            guard backgroundConfiguration == nil || builtInSelectedBackground != nil, shows || builtInSelectedBackground != nil else { return }
            view = builtInSelectedBackground ?? {
                let made = UIView(frame: bounds)
                made.backgroundColor = .systemGray4
                builtInSelectedBackground = made
                return made
            }()
        }
        view.isUserInteractionEnabled = false
        if shows {
            view.frame = bounds
            view.alpha = 1
            if view.superview !== self { insertSubview(view, at: backgroundView == nil ? 0 : 1) }
        } else if animated, window != nil {
            UIView.animateTouchably(withDuration: 0.25, animations: { view.alpha = 0 }, completion: { [weak self] _ in
                guard let self, !self.selectedStorage, !self.highlightedStorage else { return }
                view.removeFromSuperview()
            })
        } else {
            view.removeFromSuperview()
        }
    }

    // MARK: Places

    var margin: CGFloat { table?.cellMargin ?? (bounds.width >= 414 ? 20 : 16) }

    /// Gives the content view the table's margins, so that a label at them is at the place of the built-in labels: at the sides the table's
    /// margin, 8 points above and below (rdar 42808310; logs of "UIView-topMargin-guide-constraint" in content views say 8).
    func followTableMargins() {
        let margins = NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin)
        layoutState.setDefaultMargins(margins)
        contentView.layoutState.setDefaultMargins(margins)
    }

    private var accessorySpace: CGFloat {
        let reorderSpace = reorderControl == nil ? 0 : ReorderControl.width + margin
        guard let accessoryPart else { return reorderSpace }
        return accessoryPart.bounds.width + margin + 8 + reorderSpace
    }

    private var editSpace: CGFloat { editControl == nil || !shouldIndentWhileEditing ? 0 : 38 }

    /// The space that notch and rounded corners take at the sides: the content avoids it, the background does not
    /// (documentation of UITableView.insetsContentViewsToSafeArea).
    private var sideInsets: UIEdgeInsets {
        guard let table else { return .zero }
        var sides = table.contentSideInsets
        sides.right += table.sectionIndexWidth
        return sides
    }

    func layoutParts() {
        let size = bounds.size
        followTableMargins()
        backgroundView?.frame = bounds
        (selectedBackgroundView ?? builtInSelectedBackground)?.frame = bounds
        let sides = sideInsets
        let isRightToLeft = readsRightToLeft, leading = isRightToLeft ? sides.right : sides.left, trailing = isRightToLeft ? sides.left : sides.right
        // A swipe's content moves with the finger in both directions of writing.
        let shift = isRightToLeft ? -contentShift : contentShift
        let content = directed(CGRect(
            x: leading + editSpace + shift, y: 0, width: max(0, size.width - accessorySpace - editSpace - sides.horizontal), height: size.height))
        if contentView.frame != content { contentView.frame = content }
        editControl?.frame = directed(CGRect(x: leading + shift, y: 0, width: 50, height: size.height))
        var end = size.width - trailing - margin + shift
        if let reorderControl {
            reorderControl.frame = directed(CGRect(x: end - ReorderControl.width, y: 0, width: ReorderControl.width, height: size.height))
            end -= ReorderControl.width + margin
        }
        if let part = accessoryPart {
            let partSize = part.bounds.size
            part.frame = directed(CGRect(x: end - partSize.width, y: (size.height - partSize.height) / 2, width: partSize.width, height: partSize.height))
            (part as? ChevronView)?.direction = isRightToLeft ? .left : .right
        }
        layoutContent(in: contentView.bounds.size)
        if contentView.readsRightToLeft {
            for part in [imageViewStorage, textLabelStorage, detailTextLabelStorage] as [UIView?] { if let part { part.frame = contentView.directed(part.frame) } }
        }
        layoutSeparator()
    }

    private func layoutContent(in size: CGSize) {
        var left = margin + CGFloat(indentationLevel) * indentationWidth
        if let view = imageViewStorage, let image = view.image {
            let scale = min(1, max(0, size.height) / max(1, image.size.height))
            let fitted = CGSize(width: image.size.width * scale, height: image.size.height * scale)
            view.frame = CGRect(x: left, y: (size.height - fitted.height) / 2, width: fitted.width, height: fitted.height)
            left += fitted.width + margin
        }
        // With no accessory the text keeps the margin on the right as well.
        let right = size.width - (accessoryPart == nil ? margin : 0)
        let width = max(0, right - left)
        let limit = CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
        guard let text = textLabelStorage else {
            layoutLonelyDetail(left: left, width: width, size: size)
            return
        }
        let detail = detailTextLabelStorage.flatMap { $0.text?.isEmpty == false ? $0 : nil }
        switch (cellStyle, detail) {
        case (.subtitle, let detail?):
            let top = text.sizeThatFits(limit).height
            let bottom = detail.sizeThatFits(limit).height
            let gap: CGFloat = 3
            let y = max(0, (size.height - top - gap - bottom) / 2)
            text.frame = CGRect(x: left, y: y, width: width, height: top)
            detail.frame = CGRect(x: left, y: y + top + gap, width: width, height: bottom)
        case (.value1, let detail?):
            let natural = text.sizeThatFits(limit).width.rounded(.up)
            let wanted = detail.sizeThatFits(limit).width.rounded(.up)
            let textWidth = min(natural, max(0, width - min(wanted, width / 2) - 8))
            let detailWidth = min(wanted, max(0, width - textWidth - 8))
            text.frame = CGRect(x: left, y: 0, width: textWidth, height: size.height)
            detail.frame = CGRect(x: right - detailWidth, y: 0, width: detailWidth, height: size.height)
        case (.value2, let detail?):
            text.textAlignment = contentView.readsRightToLeft ? .left : .right
            text.frame = CGRect(x: left, y: 0, width: 91, height: size.height)
            detail.frame = CGRect(x: left + 97, y: 0, width: max(0, width - 97), height: size.height)
        default:
            text.frame = CGRect(x: left, y: 0, width: width, height: size.height)
        }
    }

    private func layoutLonelyDetail(left: CGFloat, width: CGFloat, size: CGSize) {
        guard let detail = detailTextLabelStorage else { return }
        if cellStyle == .value1 {
            let wanted = min(width, detail.sizeThatFits(size).width.rounded(.up))
            detail.frame = CGRect(x: left + width - wanted, y: 0, width: wanted, height: size.height)
        } else {
            detail.frame = CGRect(x: left, y: 0, width: width, height: size.height)
        }
    }

    // MARK: Edges

    func updateEdges(isFirst: Bool, isLast: Bool, table: UITableView) {
        isFirstInSection = isFirst
        isLastInSection = isLast
        // A plain table's last row has its line too; groups end without.
        separator.isHidden = table.separatorStyle == .none || (isLast && table.style != .plain)
        showSeparator(table.separatorColor, table.separatorEffect)
        if table.style == .insetGrouped {
            var corners: CACornerMask = []
            if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
            layer.cornerRadius = corners.isEmpty ? 0 : 10
            layer.maskedCorners = corners
            clipsToBounds = !corners.isEmpty
        }
        layoutSeparator()
    }

    private func showSeparator(_ color: UIColor?, _ effect: UIVisualEffect?) {
        var ground = separator.subviews.first as? UIVisualEffectView
        if let effect, ground?.effect !== effect {
            ground?.removeFromSuperview()
            let view = UIVisualEffectView(effect: effect)
            view.frame = separator.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            separator.addSubview(view)
            ground = view
        } else if effect == nil {
            ground?.removeFromSuperview()
            ground = nil
        }
        separator.backgroundColor = ground == nil ? color : nil
        ground?.contentView.backgroundColor = color
    }

    private func layoutSeparator() {
        guard !separator.isHidden else { return }
        let hairline = 1 / max(1, traitCollection.displayScale)
        var left = separatorInset.left
        if explicitSeparatorInset == nil, table?.explicitSeparatorInset == nil {
            // Automatic insets start at the text.
            if let image = imageViewStorage, image.image != nil { left = contentView.directed(image.frame).maxX + margin }
            left += (readsRightToLeft ? sideInsets.right : sideInsets.left) + editSpace
        }
        separator.frame = directed(CGRect(x: left, y: bounds.height - hairline, width: max(0, bounds.width - left - separatorInset.right), height: hairline))
        if subviews.last !== separator { bringSubviewToFront(separator) }
    }

    // MARK: Measuring

    /// The height constraints give the content; nil when none do.
    func constrainedHeight(width: CGFloat) -> CGFloat? {
        let contentWidth = max(0, width - accessorySpace - editSpace - sideInsets.horizontal)
        guard !contentView.constraints.isEmpty else { return nil }
        followTableMargins()
        if contentView.bounds.width != contentWidth { contentView.bounds.size.width = contentWidth }
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: contentWidth, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return size.height > 0 ? size.height : nil
    }

    func fittingHeight(width: CGFloat, minimum: CGFloat) -> CGFloat {
        if let view = contentConfigurationView {
            let size = view.systemLayoutSizeFitting(CGSize(width: max(0, width - accessorySpace - editSpace - sideInsets.horizontal), height: 0),
                                                    withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            return max(size.height, minimum)
        }
        let size = systemLayoutSizeFitting(CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return size.height > 0 ? size.height : minimum
    }

    /// The height of the built-in labels with the phone's paddings.
    func styledHeight(width: CGFloat, minimum: CGFloat) -> CGFloat {
        let available = CGSize(width: max(0, width - accessorySpace - editSpace - sideInsets.horizontal - 2 * margin), height: CGFloat.greatestFiniteMagnitude)
        var height: CGFloat = 0
        let text = textLabelStorage.map { $0.text?.isEmpty == false ? $0.sizeThatFits(available).height : 0 } ?? 0
        let detail = detailTextLabelStorage.map { $0.text?.isEmpty == false ? $0.sizeThatFits(available).height : 0 } ?? 0
        if cellStyle == .subtitle, detail > 0 {
            height = text + detail + 3 + 2 * 11
        } else {
            height = max(text, detail) + 2 * 11
        }
        return max(minimum, height.rounded(.up))
    }
}

extension UILabel {
    /// Sets a text style's font and follows the text size from then on, as the built-in labels of cells and headers do.
    func follow(_ style: UIFont.TextStyle, _ traits: UITraitCollection) {
        font = .preferredFont(forTextStyle: style, compatibleWith: traits)
        adjustsFontForContentSizeCategory = true
    }
}

/// A tick mark.
final class CheckmarkView: UIView {
    var color: UIColor? { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: bounds.minX + 2, y: bounds.midY + 1))
        path.addLine(to: CGPoint(x: bounds.minX + bounds.width * 0.38, y: bounds.maxY - 2))
        path.addLine(to: CGPoint(x: bounds.maxX - 2, y: bounds.minY + 2))
        path.lineWidth = 2.2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        (color ?? .systemBlue).setStroke()
        path.stroke()
    }
}

/// The round i of a detail button, with or without a chevron beside it.
final class DetailButton: UIControl {
    private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
    private let chevron = ChevronView(direction: .right)

    init(cell: UITableViewCell, showsChevron: Bool) {
        super.init(frame: CGRect(x: 0, y: 0, width: showsChevron ? 38 : 22, height: 22))
        label.text = "i"
        label.font = .systemFont(ofSize: 15, weight: .medium)
        label.textAlignment = .center
        label.layer.cornerRadius = 11
        label.layer.borderWidth = 1.5
        label.isUserInteractionEnabled = false
        addSubview(label)
        if showsChevron {
            chevron.lineWidth = 2
            chevron.color = .tertiaryLabel
            chevron.isUserInteractionEnabled = false
            addSubview(chevron)
        }
        accessibilityLabel = "More Info"
        addAction(UIAction { [weak cell] _ in
            if let cell { cell.table?.accessoryTapped(cell) }
        }, for: .touchUpInside)
        colour()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = directed(CGRect(x: 0, y: 0, width: 22, height: 22))
        chevron.frame = directed(CGRect(x: 30, y: 4.5, width: 8, height: 13))
        chevron.direction = readsRightToLeft ? .left : .right
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        colour()
    }

    private func colour() {
        label.textColor = tintColor
        label.layer.borderColor = tintColor.cgColor
    }
}
