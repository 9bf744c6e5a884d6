// UITableViewHeaderFooterView, and the one that the table makes for a title of the data source.

/// A header or footer of a section that tables reuse.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The identifier by which the view is dequeued; a view without one is not reused.
    open private(set) var reuseIdentifier: String?
    var textLabelStorage: UILabel?
    var detailTextLabelStorage: UILabel?
    var contentViewStorage: UIView?
    private var configurationView: (UIView & UIContentView)?

    /// Creates a view of 320 by 28 points, its size until a table places it.
    public init(reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        self.reuseIdentifier = reuseIdentifier
        _ = contentView
        markNeedsUpdateConfiguration()
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        reuseIdentifier = coder.decodeObject(forKey: "UIReuseIdentifier") as? String
        _ = contentView
        markNeedsUpdateConfiguration()
    }

    func adoptReuseIdentifier(_ identifier: String) { if reuseIdentifier == nil { reuseIdentifier = identifier } }

    /// Everything the app puts into the view goes here.
    open var contentView: UIView {
        if let contentViewStorage { return contentViewStorage }
        let view = CellContentView(frame: bounds)
        contentViewStorage = view
        insertSubview(view, at: 0)
        return view
    }

    /// The label, made at first use: 17 points semibold.
    open var textLabel: UILabel? {
        if let textLabelStorage { return textLabelStorage }
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        textLabelStorage = label
        contentView.addSubview(label)
        return label
    }

    /// The detail label, made on first use with 13 points; the view does not place it.
    open var detailTextLabel: UILabel? {
        if let detailTextLabelStorage { return detailTextLabelStorage }
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: 13)
        detailTextLabelStorage = label
        contentView.addSubview(label)
        return label
    }

    /// A view behind the content, as large as the header or footer.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    /// Called when the view comes out of the pool.
    open func prepareForReuse() {}

    /// The configuration of a header or footer in the table's style; fill it in and assign it to `contentConfiguration`. That of a plain
    /// header for a view that was not dequeued and is in no table.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        .standard(part, in: (table ?? superview as? UITableView)?.style.listAppearance ?? .plain)
    }
    private var part: ListPart = .header
    private weak var table: UITableView?

    /// Called when the view is dequeued.
    func join(_ table: UITableView, as part: ListPart) { (self.table, self.part) = (table, part) }

    /// Fills the content view by a value instead of subviews; each assignment makes a new view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configurationView?.removeFromSuperview()
            configurationView = nil
            guard let contentConfiguration else { return }
            let view = contentConfiguration.makeContentView()
            view.frame = contentView.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(view)
            configurationView = view
        }
    }

    /// Fills the view behind its content.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundSlot.show(backgroundConfiguration, in: self) } }
    private let backgroundSlot = BackgroundSlot()
    /// Changes a header's configurations to fit its state.
    public typealias ConfigurationUpdateHandler = @MainActor (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
    /// Whether an update applies `updated(for:)` to the content configuration.
    open var automaticallyUpdatesContentConfiguration: Bool = true
    /// Whether an update applies `updated(for:)` to the background configuration.
    open var automaticallyUpdatesBackgroundConfiguration: Bool = true
    /// Runs before the view first shows, and at each change of state from then on.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// The traits as they are now; no other state is set by the table.
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    /// Requests `updateConfiguration(using:)` in the next update pass; several requests cause one call.
    open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }
    /// Called before the view first shows and at changes of state; the update handler runs after it. Overrides call super.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let contentConfiguration { self.contentConfiguration = contentConfiguration.updated(for: state) }
        if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration { self.backgroundConfiguration = backgroundConfiguration.updated(for: state) }
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    func fittingHeight(width: CGFloat, style: UITableView.Style) -> CGFloat {
        ConfigurationPass.run(below: self)
        if let configurationView { return configurationView.sizeThatFits(CGSize(width: width, height: 0)).height }
        if !contentView.constraints.isEmpty {
            let size = contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            if size.height > 0 { return size.height }
        }
        return style == .plain ? 28 : 38
    }

    /// The side margins that keep the text clear of the table's edges, of notch and rounded corners.
    func sideMargins(_ margin: CGFloat) -> UIEdgeInsets {
        let sides = (superview as? UITableView)?.contentSideInsets ?? .zero
        return UIEdgeInsets(top: 0, left: sides.left + margin, bottom: 0, right: sides.right + margin)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        backgroundView?.frame = bounds
        backgroundSlot.layout(in: self)
        if let label = textLabelStorage, label.superview === contentView, contentView.constraints.isEmpty {
            label.frame = bounds.inset(by: sideMargins(bounds.width >= 414 ? 20 : 16))
        }
    }
}

/// A title of the data source, in the type of the table's style.
final class TableTitleView: UITableViewHeaderFooterView {
    private var isFooter = false
    private var tableStyle: UITableView.Style = .plain

    static func make(title: String, style: UITableView.Style, isFooter: Bool) -> TableTitleView {
        let view = TableTitleView(reuseIdentifier: nil)
        view.isFooter = isFooter
        view.tableStyle = style
        guard let label = view.textLabel else { return view }
        label.numberOfLines = 0
        if style == .plain {
            label.follow(isFooter ? .body : .headline, view.traitCollection)
            label.textColor = isFooter ? .secondaryLabel : .label
            label.text = title
            view.backgroundColor = .systemBackground
        } else {
            label.follow(.footnote, view.traitCollection)
            label.textColor = .secondaryLabel
            label.text = isFooter ? title : title.uppercased()
        }
        return view
    }

    override func fittingHeight(width: CGFloat, style: UITableView.Style) -> CGFloat {
        let text = textLabelStorage?.sizeThatFits(CGSize(width: max(0, width - 40), height: CGFloat.greatestFiniteMagnitude)).height ?? 0
        if style == .plain { return max(28, text.rounded(.up) + 7) }
        return isFooter ? text.rounded(.up) + 16 : max(38, text.rounded(.up) + 22)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let label = textLabelStorage else { return }
        let margin: CGFloat = tableStyle == .insetGrouped ? 16 : (bounds.width >= 414 ? 20 : 16)
        let row = bounds.inset(by: sideMargins(margin)), width = max(0, row.width)
        let height = label.sizeThatFits(CGSize(width: width, height: bounds.height)).height
        let y: CGFloat = tableStyle == .plain ? (bounds.height - height) / 2 : isFooter ? 8 : bounds.height - height - 7
        label.frame = CGRect(x: row.minX, y: y, width: width, height: height)
    }
}

extension UITableViewHeaderFooterView: ConfigurationUpdating {
    func updateConfigurationNow() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
}
