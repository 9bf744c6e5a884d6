// UITableViewCell: one row. Owns its parts, its states and the hooks that apps override.
// Where the parts stand is UITableViewCell+Layout; the table places the cell itself.

@preconcurrency @MainActor
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
    public enum FocusStyle: Int, Sendable { case `default`, custom }
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
    public typealias ConfigurationUpdateHandler = @MainActor (UITableViewCell, UICellConfigurationState) -> Void

    public internal(set) var cellStyle: CellStyle = .default
    public private(set) var reuseIdentifier: String?

    weak var table: UITableView?
    var contentViewStorage: UIView?
    var textLabelStorage: UILabel?
    var detailTextLabelStorage: UILabel?
    var imageViewStorage: UIImageView?
    var accessoryPart: UIView?
    var editControl: CellEditControl?
    let separator = UIView(frame: .zero)
    /// Set by the decoder: what a storyboard connects to selecting the row and to its accessory.
    var selectionSegue: ((UITableViewCell) -> Void)?
    var accessorySegue: ((UITableViewCell) -> Void)?
    var isLastInSection = false
    var isFirstInSection = false
    /// Points that swiped or editing content is moved aside.
    var contentShift: CGFloat = 0
    private let configuredContent = ConfiguredContent()

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

    /// Cells from nibs that name none take the one they were registered for.
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

    open var textLabel: UILabel? { textLabelStorage ?? makeTextLabel() }
    open var detailTextLabel: UILabel? { detailTextLabelStorage ?? makeDetailLabel() }
    open var imageView: UIImageView? { imageViewStorage ?? makeImageView() }

    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateSelectionBackground(animated: false)
        }
    }
    open var multipleSelectionBackgroundView: UIView?
    var builtInSelectedBackground: UIView?

    open var accessoryType: AccessoryType = .none { didSet { updateAccessory() } }
    open var accessoryView: UIView? { didSet { if oldValue !== accessoryView { oldValue?.removeFromSuperview() }; updateAccessory() } }
    open var editingAccessoryType: AccessoryType = .none { didSet { updateAccessory() } }
    open var editingAccessoryView: UIView? { didSet { oldValue?.removeFromSuperview(); updateAccessory() } }
    open var selectionStyle: SelectionStyle = .default
    open var focusStyle: FocusStyle = .default
    open var showsReorderControl: Bool = false
    open var shouldIndentWhileEditing: Bool = true
    open var indentationLevel: Int = 0 { didSet { setNeedsLayout() } }
    /// Points a level.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    var explicitSeparatorInset: UIEdgeInsets?
    open var separatorInset: UIEdgeInsets {
        get { explicitSeparatorInset ?? table?.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set { explicitSeparatorInset = newValue; setNeedsLayout() }
    }
    open var userInteractionEnabledWhileDragging: Bool = false

    // MARK: States

    var selectedStorage = false
    var highlightedStorage = false

    open var isSelected: Bool {
        get { selectedStorage }
        set { setSelected(newValue, animated: false) }
    }

    open var isHighlighted: Bool {
        get { highlightedStorage }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Overrides change their looks after calling super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        selectedStorage = selected
        updateSelectionBackground(animated: animated)
        stateChanged()
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        highlightedStorage = highlighted
        updateSelectionBackground(animated: animated)
        stateChanged()
    }

    var editingStorage = false
    open var isEditing: Bool {
        get { editingStorage }
        set { setEditing(newValue, animated: false) }
    }
    open internal(set) var editingStyle: EditingStyle = .none
    open var showingDeleteConfirmation: Bool { table?.swipe.isOpen(for: self) ?? false }

    open func setEditing(_ editing: Bool, animated: Bool) {
        editingStorage = editing
        updateAccessory()
        updateEditControl()
        setNeedsLayout()
        if animated { UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() } }
    }

    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}

    /// Called when the cell comes out of the pool; the default clears selection and highlight.
    open func prepareForReuse() {
        if highlightedStorage { setHighlighted(false, animated: false) }
        if selectedStorage { setSelected(false, animated: false) }
        contentShift = 0
    }

    // MARK: Configurations

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
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundConfiguration?.apply(to: self) } }
    open var automaticallyUpdatesContentConfiguration: Bool = true
    open var automaticallyUpdatesBackgroundConfiguration: Bool = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = selectedStorage
        state.isHighlighted = highlightedStorage
        state.isEditing = editingStorage
        return state
    }

    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    private func stateChanged() {
        if configurationUpdateHandler != nil || contentConfiguration != nil { updateConfiguration(using: configurationState) }
    }

    var contentConfigurationView: UIView? { configuredContent.view }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
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
}

/// The container of a cell's content.
final class CellContentView: UIView {}
