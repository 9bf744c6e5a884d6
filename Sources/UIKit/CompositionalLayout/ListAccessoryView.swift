// ListAccessoryView: one accessory of a list cell. UICollectionViewListCell places it over the cell's whole height.
import CoreGraphics

final class ListAccessoryView: UIControl {
    let accessory: UICellAccessory
    private weak var cell: UICollectionViewListCell?
    private let picture = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)

    init(_ accessory: UICellAccessory, cell: UICollectionViewListCell) {
        self.accessory = accessory
        self.cell = cell
        super.init(frame: .zero)
        if let view = accessory.view {
            if let tint = accessory.tint { view.tintColor = tint }
            addSubview(view)
        } else if accessory.accessoryType == .label {
            label.text = accessory.text
            label.font = accessory.font ?? .preferredFont(forTextStyle: .body)
            label.textColor = accessory.tint ?? .secondaryLabel
            addSubview(label)
        } else {
            picture.contentMode = .center
            addSubview(picture)
            selectionChanged(cell.isSelected)
        }
        isHidden = accessory.isHidden
        if accessory.accessoryType == .outlineDisclosure { turnDisclosure() }
        if accessory.accessoryType == .reorder { addGrip() }
        isUserInteractionEnabled = accessory.view != nil || isControl || accessory.accessoryType == .reorder
        isAccessibilityElement = isControl
        accessibilityTraits = isControl ? .button : .none
        accessibilityLabel = ["delete": "Remove", "insert": "Insert", "detail": "More Info", "outlineDisclosure": "Expand"]["\(accessory.accessoryType)"]
        addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private var isControl: Bool { [.delete, .insert, .detail, .outlineDisclosure].contains(accessory.accessoryType) }

    func selectionChanged(_ isSelected: Bool) {
        let (symbol, color): (String?, UIColor?) = switch accessory.accessoryType {
        case .disclosureIndicator: (forward, .tertiaryLabel)
        case .outlineDisclosure: (forward, nil)
        case .checkmark: ("checkmark", nil)
        case .detail: ("info.circle", nil)
        case .delete: ("minus.circle.fill", .systemRed)
        case .insert: ("plus.circle.fill", .systemGreen)
        case .reorder: ("line.3.horizontal", .tertiaryLabel)
        case .multiselect: (isSelected ? "checkmark.circle.fill" : "circle", isSelected ? nil : .tertiaryLabel)
        case .popUpMenu: ("chevron.up.chevron.down", .secondaryLabel)
        case .label, .customView: (nil, nil)
        }
        guard let symbol else { return }
        picture.image = UIImage(systemName: symbol, withConfiguration: symbol == forward ? Self.chevron : nil)
        picture.tintColor = accessory.tint ?? color
    }

    private var forward: String { readsRightToLeft ? "chevron.left" : "chevron.right" }
    /// The chevron's configuration, as large as a table's.
    private static let chevron = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    private var shownForward = "chevron.right"

    /// Points down while the row is open.
    func turnDisclosure() {
        guard accessory.accessoryType == .outlineDisclosure, let cell else { return }
        let quarter = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -CGFloat.pi / 2 : .pi / 2
        picture.transform = cell.isExpandedInOutline ? CGAffineTransform(rotationAngle: quarter) : .identity
        accessibilityLabel = cell.isExpandedInOutline ? "Collapse" : "Expand"
    }

    // MARK: Grip

    private var grip = CGSize.zero

    /// A finger that comes down on the lines carries the item.
    private func addGrip() {
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.minimumPressDuration = 0
        press.onStateChange = { [weak self] in self?.pressed($0) }
        addGestureRecognizer(press)
    }

    private func pressed(_ press: UIGestureRecognizer) {
        var next = superview
        while let view = next, !(view is UICollectionView) { next = view.superview }
        guard let cell, let collection = next as? UICollectionView else { return }
        let point = press.location(in: collection)
        switch press.state {
        case .began:
            guard let path = collection.indexPath(for: cell) else { return }
            grip = CGSize(width: cell.center.x - point.x, height: cell.center.y - point.y)
            _ = collection.beginInteractiveMovementForItem(at: path)
        // The row moves along the list only.
        case .changed: collection.updateInteractiveMovementTargetPosition(CGPoint(x: cell.center.x, y: point.y + grip.height))
        case .ended: collection.endInteractiveMovement()
        case .cancelled, .failed: collection.cancelInteractiveMovement()
        default: break
        }
    }

    /// The arrow is thin; fingers are not.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: accessory.accessoryType == .outlineDisclosure ? -10 : 0, dy: 0).contains(point) }

    private func tapped() {
        if accessory.accessoryType == .outlineDisclosure { cell?.toggleOutline(); return }
        if let action = accessory.action { return action() }
        guard let cell, [.delete, .insert].contains(accessory.accessoryType) else { return }
        cell.uncoverActions(isTrailing: accessory.accessoryType == .delete)
    }

    var width: CGFloat {
        switch accessory.reserved {
        case .custom(let width): return width
        case .actual, .standard: break
        }
        if let view = accessory.view {
            if accessory.maintainsFixedSize { return view.bounds.width }
            let fitting = view.intrinsicContentSize.width == UIView.noIntrinsicMetric ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width : view.intrinsicContentSize.width
            return fitting > 0 ? fitting : view.bounds.width
        }
        if accessory.accessoryType == .label { return label.intrinsicContentSize.width }
        if case .actual = accessory.reserved { return picture.image?.size.width ?? 0 }
        return max(picture.image?.size.width ?? 0, accessory.isLeading ? 24 : 12)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if shownForward != forward, let cell {
            shownForward = forward
            selectionChanged(cell.isSelected)
        }
        picture.bounds = bounds
        picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
        label.frame = bounds
        guard let view = accessory.view else { return }
        let height = accessory.maintainsFixedSize || view.intrinsicContentSize.height <= 0 ? (view.bounds.height > 0 ? view.bounds.height : bounds.height) : view.intrinsicContentSize.height
        view.frame = CGRect(x: 0, y: ((bounds.height - height) / 2).rounded(), width: bounds.width, height: height)
    }
}
