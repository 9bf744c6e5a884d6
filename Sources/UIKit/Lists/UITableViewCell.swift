// UITableViewCell: one row. Owns its parts, its states and the hooks that apps override.
// UITableViewCell+Layout places the parts; the table places the cell itself.
import ObjectiveC

/// The view of one row. The table places it and sets its states; the app fills `contentView` or the parts of its style.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// The labels of a cell: `value1` has a grey one at the end, `value2` a tinted one before, `subtitle` a small one below.
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    /// `singleLineEtched` is drawn as a single line.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    /// The look of a selected cell. All styles but `none` are the same grey since iOS 7.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// The control that editing mode shows before the row.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    /// The view at the end of the row; the detail types are buttons whose taps the delegate gets.
    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
    /// The look of a focused cell; there is no focus here.
    public enum FocusStyle: Int, Sendable { case `default`, custom }
    /// The parts that a cell shows while its row is edited.
    public struct StateMask: OptionSet, Sendable {
        /// The members as bits.
        public let rawValue: UInt
        /// Creates a set from raw bits; bits without a name here are preserved.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The control before the row.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that confirms a deletion.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
    /// Changes a cell's configurations to fit its state.
    public typealias ConfigurationUpdateHandler = @MainActor (UITableViewCell, UICellConfigurationState) -> Void

    /// Decided when the cell is made; cells of a registered class are of style `default`.
    open internal(set) var cellStyle: CellStyle = .default
    /// The identifier by which the cell is dequeued; a cell without one is not reused.
    open private(set) var reuseIdentifier: String?

    @_ZeroingReference var table: UITableView?
    var contentViewStorage: UIView?
    var textLabelStorage: UILabel?
    var detailTextLabelStorage: UILabel?
    var imageViewStorage: UIImageView?
    var accessoryPart: UIView?
    var editControl: CellEditControl?
    var reorderControl: ReorderControl?
    /// Written by the table: in editing mode, and the data source can move the row.
    var isMovable = false { didSet { if isMovable { showsReorderControl = true } } }
    let separator = UIView(frame: .zero)
    /// The segue that a storyboard connects to the selection of the row; set by the decoder. `accessorySegue` is the accessory's.
    var selectionSegue: ((UITableViewCell) -> Void)?
    var accessorySegue: ((UITableViewCell) -> Void)?
    var isLastInSection = false
    var isFirstInSection = false
    /// The points that swiped or editing content is moved aside.
    var contentShift: CGFloat = 0
    private let configuredContent = ConfiguredContent()

    /// Creates a cell of 320 by 44 points, its size until a table places it.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cellStyle = style
        self.reuseIdentifier = reuseIdentifier
        setUpCell()
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeTableViewCell(from: coder)
        setUpCell()
    }

    private func setUpCell() {
        if contentView.superview !== self { addSubview(contentView) }
        separator.isUserInteractionEnabled = false
        separator.isHidden = true
        addSubview(separator)
        followTableMargins()
        updateAccessory()
    }

    /// Gives cells from nibs without an identifier the one for which they were registered.
    func adoptReuseIdentifier(_ identifier: String) { if reuseIdentifier == nil { reuseIdentifier = identifier } }
    func decodeReuseIdentifier(_ identifier: String?) { reuseIdentifier = identifier }

    // MARK: Parts

    /// Everything the app puts into the cell goes here.
    open var contentView: UIView {
        if let contentViewStorage { return contentViewStorage }
        let view = CellContentView(frame: bounds)
        contentViewStorage = view
        insertSubview(view, at: 0)
        return view
    }

    /// The main label, made at first use: 17 points, 12 in the tint for `value2`.
    open var textLabel: UILabel? { textLabelStorage ?? makeTextLabel() }
    /// The second label, made at first use; nil for the `default` style.
    open var detailTextLabel: UILabel? { detailTextLabelStorage ?? makeDetailLabel() }
    /// The image view at the start of the row, made at first use; nil for `value2`.
    open var imageView: UIImageView? { imageViewStorage ?? makeImageView() }

    /// A view behind all others, as large as the cell.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Shows while the cell is selected or highlighted, instead of the grey.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateSelectionBackground(animated: false)
        }
    }
    /// Shows instead of `selectedBackgroundView` while the table lets several rows be selected.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateSelectionBackground(animated: false)
        }
    }
    var builtInSelectedBackground: UIView?

    /// The accessory outside of editing mode; `accessoryView` takes precedence.
    open var accessoryType: AccessoryType = .none { didSet { updateAccessory() } }
    /// A view in place of the accessory type, in its own size. It handles its own taps.
    open var accessoryView: UIView? { didSet { if oldValue !== accessoryView { oldValue?.removeFromSuperview() }; updateAccessory() } }
    /// The accessory in editing mode; `editingAccessoryView` wins.
    open var editingAccessoryType: AccessoryType = .none { didSet { updateAccessory() } }
    /// The accessory view in editing mode, in its own size.
    open var editingAccessoryView: UIView? { didSet { oldValue?.removeFromSuperview(); updateAccessory() } }
    /// `none` shows no background; the row can still be selected.
    open var selectionStyle: SelectionStyle = .default
    /// Kept; there is no focus.
    open var focusStyle: FocusStyle = .default
    /// Whether the row shows, in editing mode, the lines by which a finger moves it. The table sets it for rows that its data
    /// source can move; without tableView(_:moveRowAt:to:) nothing shows.
    open var showsReorderControl: Bool = false { didSet { if showsReorderControl != oldValue { updateReorderControl() } } }
    /// Whether content makes room for the control of the editing style. Default true.
    open var shouldIndentWhileEditing: Bool = true { didSet { setNeedsLayout() } }
    /// Moves the style's own labels and image; the delegate's answer is written here.
    open var indentationLevel: Int = 0 { didSet { setNeedsLayout() } }
    /// The points by which each level of indentation moves the content. Default 10.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    var explicitSeparatorInset: UIEdgeInsets?
    /// The inset of the separator in points from the sides; the table's until it is set.
    open var separatorInset: UIEdgeInsets {
        get { explicitSeparatorInset ?? table?.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set { explicitSeparatorInset = newValue; setNeedsLayout() }
    }
    /// Kept; there is no drag and drop.
    open var userInteractionEnabledWhileDragging: Bool = false

    // MARK: States

    var selectedStorage = false
    var highlightedStorage = false

    /// Whether the cell is selected. Setting it does not change the table's selection.
    open var isSelected: Bool {
        get { selectedStorage }
        set { withValueChange(self, "isSelected", of: isSelected) { setSelected(newValue, animated: false) } }
    }

    /// True while a finger is on the row.
    open var isHighlighted: Bool {
        get { highlightedStorage }
        set { withValueChange(self, "isHighlighted", of: isHighlighted) { setHighlighted(newValue, animated: false) } }
    }

    /// Overrides change their looks after calling super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        selectedStorage = selected
        updateSelectionBackground(animated: animated)
        setNeedsUpdateConfiguration()
    }

    /// Called by the table when a finger comes down and when it leaves. Overrides call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        highlightedStorage = highlighted
        updateSelectionBackground(animated: animated)
        setNeedsUpdateConfiguration()
    }

    var editingStorage = false
    /// True for editable rows in editing mode.
    open var isEditing: Bool {
        get { editingStorage }
        set { setEditing(newValue, animated: false) }
    }
    /// The delegate's answer for the row; `none` outside of editing mode.
    open internal(set) var editingStyle: EditingStyle = .none
    /// Whether the row is open with its buttons.
    open var showingDeleteConfirmation: Bool { table?.swipe.isOpen(for: self) ?? false }

    /// Called by the table at its change of mode and when the cell comes on screen. Overrides call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        let state: StateMask = editing && editingStyle != .none ? .showingEditControl : []
        let changes = state != stateMask
        if changes { willTransition(to: state) }
        stateMask = state
        if editingStorage != editing { setNeedsUpdateConfiguration() }
        editingStorage = editing
        updateAccessory()
        updateEditControl()
        updateReorderControl()
        setNeedsLayout()
        guard animated, window != nil else {
            if changes { didTransition(to: state) }
            return
        }
        UIView.animateTouchably(withDuration: 0.3, animations: { self.layoutIfNeeded() }, completion: { _ in if changes { self.didTransition(to: state) } })
    }

    private var stateMask: StateMask = []
    /// Called before the cell shows or hides its editing control. Overrides call super.
    open func willTransition(to state: StateMask) {}
    /// Called when the cell has shown or hidden its editing control, after the animation. Overrides call super.
    open func didTransition(to state: StateMask) {}

    /// Called when the cell comes out of the pool; the default clears selection and highlight.
    open func prepareForReuse() {
        if highlightedStorage { setHighlighted(false, animated: false) }
        if selectedStorage { setSelected(false, animated: false) }
        contentShift = 0
    }

    // MARK: Configurations

    /// A configuration with the look of the cell's style; fill it in and assign it to `contentConfiguration`.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: return .cell()
        case .subtitle: return .subtitleCell()
        case .value1, .value2: return .valueCell()
        }
    }

    /// Fills the content view by a value instead of subviews.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configuredContent.show(contentConfiguration, in: contentView)
            setNeedsLayout()
        }
    }
    /// The background behind the content; it replaces `backgroundColor` and `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundSlot.show(backgroundConfiguration, in: self) } }
    /// Whether a change of state applies `updated(for:)` to the content configuration.
    open var automaticallyUpdatesContentConfiguration: Bool = true
    /// Whether a change of state applies `updated(for:)` to the background configuration.
    open var automaticallyUpdatesBackgroundConfiguration: Bool = true
    let backgroundSlot = BackgroundSlot()
    /// Runs before the cell first shows, and at each change of state from then on.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Selection, highlight, editing and traits as they are now.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = selectedStorage
        state.isHighlighted = highlightedStorage
        state.isEditing = editingStorage
        return state
    }

    /// Requests `updateConfiguration(using:)` in the next update pass; several requests cause one call.
    open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }

    /// Called before the cell first shows and at changes of state; the update handler runs after it. Overrides call super.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let contentConfiguration { self.contentConfiguration = contentConfiguration.updated(for: state) }
        if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration { self.backgroundConfiguration = backgroundConfiguration.updated(for: state) }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    var contentConfigurationView: UIView? { configuredContent.view }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
        backgroundSlot.layout(in: self)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: styledHeight(width: size.width, minimum: UITableView.defaultRowHeight))
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority) -> CGSize {
        CGSize(width: targetSize.width, height: constrainedHeight(width: targetSize.width) ?? sizeThatFits(targetSize).height)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAccessory()
    }
    override var sizesItsSubviews: Bool { true }
    override func decodeOwnParts(from coder: NSCoder) { decodeContentView(from: coder) }
}

/// The container of a cell's content.
final class CellContentView: UIView {}

extension UITableViewCell: ConfigurationUpdating {
    func updateConfigurationNow() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
}
