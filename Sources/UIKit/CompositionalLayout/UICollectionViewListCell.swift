// UICollectionViewListCell: a row of a list: its accessories, its indentation, its separators. ListAccessoryView is one accessory;
// ListSwipe handles the actions of a sideways drag. The layout gives the cell its position in the list.
import CoreGraphics

/// A cell of a list section, with accessories at its ends and separators between it and its neighbours.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    /// Steps by which the content moves away from the leading edge. Default 0.
    open var indentationLevel: Int = 0 { didSet { setNeedsLayout() } }
    /// The points of a step. Default 10.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether leading accessories move with the content. Default false.
    open var indentsAccessories: Bool = false { didSet { setNeedsLayout() } }
    /// The accessories at the ends, in order.
    open var accessories: [UICellAccessory] = [] { didSet { rebuildAccessories() } }
    /// The guide for the separators: by default from the first text to the trailing edge.
    open private(set) var separatorLayoutGuide = UILayoutGuide()

    private var views: [ListAccessoryView] = []
    private let top = UIView(frame: .zero)
    private let bottom = UIView(frame: .zero)
    private(set) var row: ListRow?
    /// The points by which a drag has moved the row's content; leftwards is negative.
    var shift: CGFloat = 0 { didSet { if shift != oldValue { setNeedsLayout() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpListCell()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpListCell()
    }

    private func setUpListCell() {
        for line in [top, bottom] {
            line.isUserInteractionEnabled = false
            line.isHidden = true
            addSubview(line)
        }
        addLayoutGuide(separatorLayoutGuide)
        let leading = separatorLayoutGuide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16)
        let trailing = separatorLayoutGuide.trailingAnchor.constraint(equalTo: trailingAnchor)
        // The app's own constraints on the guide win.
        for constraint in [leading, trailing] { constraint.priority = .defaultLow }
        NSLayoutConstraint.activate([leading, trailing])
    }

    /// The configuration of a cell, header or footer in the list's appearance; that of a plain cell outside of lists.
    open override func defaultContentConfiguration() -> UIListContentConfiguration {
        part.map { .standard($0, in: appearance) } ?? .cell()
    }

    private var part: ListPart?
    private var appearance: UICollectionLayoutListConfiguration.Appearance = .plain

    /// Called when the cell is dequeued.
    func join(_ list: UICollectionLayoutListConfiguration?, as part: ListPart) {
        self.part = list == nil ? nil : part
        if let list { appearance = list.appearance }
    }

    // MARK: Place in the list

    /// Called by the collection view when it places the cell.
    func take(_ row: ListRow?) {
        self.row = row
        guard let row else { return }
        let separators = row.separators
        let between = row.list.showsSeparators && !row.isHeader
        show(top, separators.topSeparatorVisibility, separators.color, automatic: between && row.isFirst && row.list.appearance == .plain)
        show(bottom, separators.bottomSeparatorVisibility, separators.color, automatic: between && (!row.isLast || row.list.appearance == .plain))
        topInsets = separators.topSeparatorInsets
        bottomInsets = separators.bottomSeparatorInsets
        if backgroundConfiguration == nil, !row.isHeader {
            backgroundColor = row.list.appearance == .plain || row.list.appearance == .sidebar || row.list.appearance == .sidebarPlain ? .systemBackground : .secondarySystemGroupedBackground
        }
        layer.cornerRadius = row.list.isInset ? 10 : 0
        layer.maskedCorners = row.list.appearance == .sidebar
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : CACornerMask((row.isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : []) + (row.isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : []))
        setNeedsLayout()
    }

    private var topInsets = UIListSeparatorConfiguration.automaticInsets
    private var bottomInsets = UIListSeparatorConfiguration.automaticInsets

    private func show(_ line: UIView, _ visibility: UIListSeparatorConfiguration.Visibility, _ color: UIColor, automatic: Bool) {
        line.backgroundColor = color
        line.isHidden = switch visibility {
        case .automatic: !automatic
        case .visible: false
        case .hidden: true
        }
    }

    // MARK: Accessories

    private var isListEditing: Bool { (enclosing { $0 as? UICollectionView })?.isEditing ?? false }

    private func enclosing<Found>(_ match: (UIView) -> Found?) -> Found? {
        var next = superview
        while let view = next {
            if let found = match(view) { return found }
            next = view.superview
        }
        return nil
    }

    func editingChanged() { rebuildAccessories() }

    // MARK: Outline

    private var disclosure: UICellAccessory? { views.first { $0.accessory.accessoryType == .outlineDisclosure }?.accessory }
    /// A tap anywhere opens the row: the header style, which is automatic for the header of a section.
    var togglesOnTap: Bool {
        guard let disclosure else { return false }
        return disclosure.disclosureStyle == .header || disclosure.disclosureStyle == .automatic && row?.isHeader == true
    }

    /// Runs the disclosure's own action, or opens or closes the row in the data source.
    func toggleOutline() {
        if let action = disclosure?.action { return action() }
        guard let collection = enclosing({ $0 as? UICollectionView }), let path = collection.indexPath(for: self) else { return }
        (collection.dataSource as? any OutlineSource)?.toggleOutline(at: path)
    }

    override func outlineStateChanged() {
        super.outlineStateChanged()
        UIView.animateTouchably(withDuration: UICollectionView.updateDuration) { for view in self.views { view.turnDisclosure() } }
    }

    private func rebuildAccessories() {
        for view in views { view.removeFromSuperview() }
        let isEditing = isListEditing
        func shown(_ isLeading: Bool) -> [UICellAccessory] {
            var result: [UICellAccessory] = []
            for accessory in accessories where accessory.isLeading == isLeading {
                switch (accessory.displayed, isEditing) {
                case (.whenEditing, false), (.whenNotEditing, true): continue
                default: break
                }
                // The app's views say at which place they stand among the others.
                let place = accessory.position.map { min(max($0(result), 0), result.count) } ?? result.count
                result.insert(accessory, at: place)
            }
            return result
        }
        views = (shown(true) + shown(false)).map { ListAccessoryView($0, cell: self) }
        for view in views { addSubview(view) }
        setNeedsLayout()
    }

    open override var isSelected: Bool { didSet { for view in views { view.selectionChanged(isSelected) } } }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, accessories.contains(where: { $0.displayed != .always }) { rebuildAccessories() }
    }

    // MARK: Layout

    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 12

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var leading = indentsAccessories ? indent : 0, trailing: CGFloat = 0
        for view in views where view.accessory.isLeading {
            leading += UICollectionViewListCell.margin
            place(view, at: leading, isReversed)
            leading += view.width
        }
        for view in views.reversed() where !view.accessory.isLeading {
            trailing += trailing == 0 ? UICollectionViewListCell.margin : UICollectionViewListCell.gap
            place(view, at: bounds.width - trailing - view.width, isReversed)
            trailing += view.width
        }
        if !indentsAccessories { leading += indent }
        let content = CGRect(x: leading, y: 0, width: max(0, bounds.width - leading - trailing), height: bounds.height)
        contentView.frame = turned(content, isReversed).offsetBy(dx: shift, dy: 0)
        for view in views { view.frame = view.frame.offsetBy(dx: shift, dy: 0) }
        let line = 1 / max(1, traitCollection.displayScale == 0 ? 3 : traitCollection.displayScale)
        top.frame = separator(topInsets, y: 0, line, leading, isReversed)
        bottom.frame = separator(bottomInsets, y: bounds.height - line, line, leading, isReversed)
        // The lines are in front of the app's subviews; a cell that reordered them again and again would never finish its layout.
        if subviews.suffix(2) != [top, bottom] {
            bringSubviewToFront(top)
            bringSubviewToFront(bottom)
        }
    }

    private var indent: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

    private func separator(_ insets: NSDirectionalEdgeInsets, y: CGFloat, _ height: CGFloat, _ leading: CGFloat, _ isReversed: Bool) -> CGRect {
        let isAutomatic = insets == UIListSeparatorConfiguration.automaticInsets
        let guide = separatorLayoutGuide.layoutFrame
        let begin = isAutomatic ? max(isReversed ? bounds.width - guide.maxX : guide.minX, leading + UICollectionViewListCell.margin) : insets.leading
        let end = isAutomatic ? max(0, isReversed ? guide.minX : bounds.width - guide.maxX) : insets.trailing
        return turned(CGRect(x: begin, y: y, width: max(0, bounds.width - begin - end), height: height), isReversed)
    }

    private func place(_ view: ListAccessoryView, at x: CGFloat, _ isReversed: Bool) {
        view.frame = turned(CGRect(x: x, y: 0, width: view.width, height: bounds.height), isReversed)
    }

    private func turned(_ frame: CGRect, _ isReversed: Bool) -> CGRect {
        isReversed ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    }

    /// The cell's size: the accessories take their width from that of the content.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority) -> CGSize {
        let taken = views.reduce(indent) { $0 + $1.width + UICollectionViewListCell.margin }
        let inner = CGSize(width: max(0, targetSize.width - taken), height: targetSize.height)
        let fitting = (contentConfigurationView ?? contentView).systemLayoutSizeFitting(inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        // Rows are never lower than a table's.
        return CGSize(width: fitting.width + taken, height: vertical == .required ? fitting.height : max(fitting.height, 44))
    }
}

extension CACornerMask {
    fileprivate init(_ parts: [CACornerMask]) { self = parts.reduce(into: []) { $0.formUnion($1) } }
}
