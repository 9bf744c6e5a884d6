// MenuListView: the card of an open menu: its title, its rows in groups, and the submenu that was opened in its place.
// ContextMenuSession shows it and gets the chosen element.
import CoreGraphics

final class MenuListView: UIView {
    /// The width of the card in points, as of a context menu on a phone.
    static let width: CGFloat = 250
    /// The distance between two groups.
    private static let groupGap: CGFloat = 8

    private var path: [UIMenu]
    private let isPerformable: (UICommand) -> Bool
    private let onChoose: @MainActor (UIMenuElement) -> Void
    private let onResize: @MainActor () -> Void
    private let scroll = UIScrollView(frame: .zero)
    private var items: [(view: UIView, height: CGFloat, isLine: Bool)] = []
    private(set) var rows: [MenuRowView] = []
    /// Whether the first element lies at the bottom: a menu above its source whose elements are in order of priority.
    var startsBelow = false { didSet { if startsBelow != oldValue { rebuild() } } }

    init(
        _ menu: UIMenu, isPerformable: @escaping (UICommand) -> Bool, onChoose: @escaping @MainActor (UIMenuElement) -> Void,
        onResize: @escaping @MainActor () -> Void
    ) {
        path = [menu]
        self.isPerformable = isPerformable
        self.onChoose = onChoose
        self.onResize = onResize
        super.init(frame: CGRect(x: 0, y: 0, width: MenuListView.width, height: MenuRowView.minimumHeight))
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 13
        clipsToBounds = true
        accessibilityIdentifier = "UIMenu"
        scroll.alwaysBounceVertical = false
        scroll.contentInsetAdjustmentBehavior = .never
        addSubview(scroll)
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    /// The menu that the app gave.
    var menu: UIMenu { path[0] }
    /// The menu whose rows are visible: the app's menu or one inside it.
    var visibleMenu: UIMenu { path[path.count - 1] }
    var hasRows: Bool { !rows.isEmpty || items.contains { $0.view is MenuStripView } }

    /// The rows of `replace` instead of those that show.
    func show(_ replacement: UIMenu) {
        path[path.count - 1] = replacement
        rebuild()
        onResize()
    }

    func rebuild() {
        for item in items { item.view.removeFromSuperview() }
        (items, rows) = ([], [])
        let structure = MenuSections(visibleMenu, isPerformable: isPerformable) { [weak self] in
            self?.rebuild()
            self?.onResize()
        }
        let hasMarks = structure.sections.contains { section in
            section.rows.contains { row in
                guard case .element(let element) = row else { return false }
                return element is UIMenu || ((element as? any UIMenuLeaf)?.state ?? .off) != .off
            }
        }
        if path.count > 1 {
            let back = MenuRowView(visibleMenu, keepsMarkColumn: true, isOpenParent: true) { [weak self] _ in self?.goBack() }
            add(back, height: back.height(forWidth: MenuListView.width))
            if !structure.sections.isEmpty { addLine(MenuListView.groupGap) }
        } else if !visibleMenu.title.isEmpty {
            addHeading(visibleMenu.title)
        }
        for (index, section) in (startsBelow ? structure.sections.reversed() : structure.sections).enumerated() {
            if index > 0 { addLine(MenuListView.groupGap) }
            if !section.title.isEmpty { addHeading(section.title) }
            for (place, row) in (startsBelow ? section.rows.reversed() : section.rows).enumerated() {
                if place > 0 { addLine(nil) }
                add(row, keepsMarkColumn: hasMarks)
            }
        }
        setNeedsLayout()
    }

    private func add(_ row: MenuSections.Row, keepsMarkColumn: Bool) {
        switch row {
        case .element(let element):
            let view = MenuRowView(element, keepsMarkColumn: keepsMarkColumn) { [weak self] in self?.chosen($0) }
            rows.append(view)
            add(view, height: view.height(forWidth: MenuListView.width))
        case .strip(let elements, let showsTitles):
            let view = MenuStripView(elements, showsTitles: showsTitles) { [weak self] in self?.onChoose($0) }
            add(view, height: view.height)
        case .loading:
            let view = MenuRowView(loading: "Loading…", keepsMarkColumn: keepsMarkColumn)
            rows.append(view)
            add(view, height: view.height(forWidth: MenuListView.width))
        }
    }

    private func add(_ view: UIView, height: CGFloat, isLine: Bool = false) {
        scroll.addSubview(view)
        items.append((view, height, isLine))
    }

    private func addLine(_ gap: CGFloat?) {
        let line = UIView(frame: .zero)
        line.backgroundColor = gap == nil ? .separator : .quaternarySystemFill
        add(line, height: gap ?? 1 / max(1, UIScreen.main.scale), isLine: true)
    }

    private func addHeading(_ text: String) {
        let label = UILabel(frame: .zero)
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        let height = label.sizeThatFits(CGSize(width: MenuListView.width - 32, height: .greatestFiniteMagnitude)).height.rounded(.up) + 20
        add(label, height: height)
        addLine(nil)
    }

    private func chosen(_ row: MenuRowView) {
        guard let element = row.element else { return }
        guard let menu = element as? UIMenu else { return onChoose(element) }
        path.append(menu)
        rebuild()
        onResize()
    }

    private func goBack() {
        guard path.count > 1 else { return }
        path.removeLast()
        rebuild()
        onResize()
    }

    // MARK: A finger that came from the long press

    func highlight(at point: CGPoint?) {
        for row in rows where row.isEnabled {
            row.isHighlighted = point.map { row.bounds.contains(row.convert($0, from: self)) } ?? false
        }
    }

    /// The finger was lifted: the row under it is chosen.
    func release() {
        guard let row = rows.first(where: \.isHighlighted) else { return }
        row.isHighlighted = false
        row.sendActions(for: .touchUpInside)
    }

    // MARK: Size

    var naturalSize: CGSize { CGSize(width: MenuListView.width, height: items.reduce(0) { $0 + $1.height }) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        scroll.contentSize = CGSize(width: bounds.width, height: naturalSize.height)
        scroll.isScrollEnabled = naturalSize.height > bounds.height
        var y: CGFloat = 0
        for item in items {
            let inset: CGFloat = item.view is UILabel ? 16 : 0
            item.view.frame = CGRect(x: inset, y: y, width: bounds.width - 2 * inset, height: item.height)
            y += item.height
        }
    }
}
