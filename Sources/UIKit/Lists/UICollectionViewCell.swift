// UICollectionViewCell: one item. Owns its parts and states; the collection view places it and sets the states.

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    public typealias ConfigurationUpdateHandler = @MainActor (UICollectionViewCell, UICellConfigurationState) -> Void

    var contentViewStorage: UIView?
    private let configuredContent = ConfiguredContent()
    /// Set by the decoder: what a storyboard connects to choosing the item.
    var selectionSegue: ((UICollectionViewCell) -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        _ = contentView
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let view: UIView = coder.object("UIBackgroundView") { backgroundView = view }
        if let view: UIView = coder.object("UISelectedBackgroundView") { selectedBackgroundView = view }
        _ = contentView
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

    /// Set by the collection view; subclasses override it with observers.
    open var isSelected: Bool = false { didSet { stateChanged() } }
    open var isHighlighted: Bool = false { didSet { stateChanged() } }

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

    private func stateChanged() {
        showSelectedBackground()
        if configurationUpdateHandler != nil || contentConfiguration != nil { updateConfiguration(using: configurationState) }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        if isHighlighted { isHighlighted = false }
        if isSelected { isSelected = false }
    }

    // MARK: Configurations

    /// Fills the content view by a value instead of subviews.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { configuredContent.show(contentConfiguration, in: contentView) } }
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundConfiguration?.apply(to: self) } }
    open var automaticallyUpdatesContentConfiguration: Bool = true
    open var automaticallyUpdatesBackgroundConfiguration: Bool = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }

    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    // MARK: Fitting

    /// The content's constraints decide; without any the cell keeps its size.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority) -> CGSize {
        contentView.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
}
