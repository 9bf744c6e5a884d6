// UICollectionViewCell: one item. Owns its parts and states; the collection view places it and sets the states.
import ObjectiveC

/// The view of one item. The collection view places it and sets its states; the app fills `contentView`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// Changes a cell's configurations to fit its state. On the main thread. (No isolation in the type: Swift 6.3.1 mangles the accessor
    /// of such a stored closure differently in a subclass of the same module, and the link fails.)
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    var contentViewStorage: UIView?
    private let configuredContent = ConfiguredContent()
    /// The segue that a storyboard connects to the selection of the item; set by the decoder.
    var selectionSegue: ((UICollectionViewCell) -> Void)?
    /// The cell's row is open, in a section that was applied as a tree.
    var isExpandedInOutline = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        _ = contentView
        markNeedsUpdateConfiguration()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let view: UIView = coder.object("UIBackgroundView") { backgroundView = view }
        if let view: UIView = coder.object("UISelectedBackgroundView") { selectedBackgroundView = view }
        _ = contentView
        markNeedsUpdateConfiguration()
    }

    /// Everything the app puts into the cell goes here.
    open var contentView: UIView {
        if let contentViewStorage { return contentViewStorage }
        let view = CellContentView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentViewStorage = view
        insertSubview(view, at: 0)
        return view
    }

    // MARK: States

    /// Whether the item is selected. The collection view sets it; subclasses override it with observers.
    open var isSelected: Bool = false { didSet { stateChanged(); notifyValueChange(self, "isSelected", old: oldValue, new: isSelected) } }
    /// Whether a finger is on the cell. The collection view sets it; subclasses override it with observers.
    open var isHighlighted: Bool = false { didSet { stateChanged(); notifyValueChange(self, "isHighlighted", old: oldValue, new: isHighlighted) } }

    /// A view behind all others, as large as the cell.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertBehindContent(backgroundView, at: 0) }
        }
    }
    /// Shown while the cell is selected or highlighted, above `backgroundView`.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            showSelectedBackground()
        }
    }

    private func insertBehindContent(_ view: UIView, at index: Int) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: index)
    }

    private func showSelectedBackground() {
        guard let view = selectedBackgroundView else { return }
        if isSelected || isHighlighted {
            if view.superview !== self { insertBehindContent(view, at: backgroundView == nil ? 0 : 1) }
        } else {
            view.removeFromSuperview()
        }
    }

    func outlineStateChanged() { stateChanged() }

    private func stateChanged() {
        showSelectedBackground()
        setNeedsUpdateConfiguration()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        if isHighlighted { isHighlighted = false }
        if isSelected { isSelected = false }
    }

    // MARK: Configurations

    /// Fills the content view by a value instead of subviews.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { configuredContent.show(contentConfiguration, in: contentView) } }
    /// The background behind the content; it replaces `backgroundColor` and `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundSlot.show(backgroundConfiguration, in: self) } }
    /// Whether a change of state applies `updated(for:)` to the content configuration.
    open var automaticallyUpdatesContentConfiguration: Bool = true
    /// Whether a change of state applies `updated(for:)` to the background configuration.
    open var automaticallyUpdatesBackgroundConfiguration: Bool = true
    let backgroundSlot = BackgroundSlot()
    /// Runs before the cell first shows, and at each change of state from then on.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// A list cell's configuration with text of 17 points; fill it in and assign it to `contentConfiguration`.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// Selection, highlight, expansion, editing and traits as they are now.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isExpanded = isExpandedInOutline
        state.isEditing = (superview as? UICollectionView)?.isEditing ?? false
        return state
    }

    /// Requests `updateConfiguration(using:)` in the next update pass; several requests cause one call.
    open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }
    /// Called before the cell first shows and at changes of state; the update handler runs after it. Overrides call super.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let contentConfiguration { self.contentConfiguration = contentConfiguration.updated(for: state) }
        if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration { self.backgroundConfiguration = backgroundConfiguration.updated(for: state) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundSlot.layout(in: self)
    }

    // MARK: Fitting

    /// The content configuration's view or the content's constraints decide; without either the cell keeps its size.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority) -> CGSize {
        (configuredContent.view ?? contentView).systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    /// The view that the content configuration made.
    var contentConfigurationView: UIView? { configuredContent.view }
    override func decodeOwnParts(from coder: NSCoder) { decodeContentView(from: coder) }
}

extension UICollectionViewCell: ConfigurationUpdating {
    func updateConfigurationNow() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }
}
