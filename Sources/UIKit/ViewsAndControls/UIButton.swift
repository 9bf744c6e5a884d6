// UIButton: titles, images and colours for each state, and the parts that show them.
// Owns the stored state and overridable members; layout is UIButton+Layout.swift, configurations
// are UIButton+Configuration.swift.

/// A control that runs an action when tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
        public static var roundedRect: ButtonType { .system }
    }

    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    open internal(set) var buttonType: ButtonType = .custom
    open var role: Role = .normal

    var titles = StateTable<String>()
    var attributedTitles = StateTable<NSAttributedString>()
    var titleColors = StateTable<UIColor>()
    var titleShadowColors = StateTable<UIColor>()
    var images = StateTable<UIImage>()
    var backgroundImages = StateTable<UIImage>()

    private var madeTitleLabel: UILabel?
    private var madeImageView: UIImageView?
    var madeBackgroundImageView: UIImageView?
    var madeSubtitleLabel: UILabel?
    var configurationBackground: UIView?
    var configurationIndicator: UIActivityIndicatorView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpButton()
    }

    /// A button of a kind; `.system` takes its colour from the tint.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        apply(type: buttonType)
    }

    /// A system button, titled as `primaryAction`, that runs it.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        apply(type: buttonType)
        adopt(primaryAction: primaryAction)
    }

    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction: primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        apply(type: .system)
        self.configuration = configuration
        adopt(primaryAction: primaryAction)
        sizeToFit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpButton()
        decodeButton(from: coder)
        refresh()
    }

    private func setUpButton() {
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    // MARK: Parts

    /// The label of the title; made at first use.
    open var titleLabel: UILabel? {
        if let madeTitleLabel { return madeTitleLabel }
        let label = UILabel(frame: .zero)
        label.font = UIFont.systemFont(ofSize: buttonType == .custom ? 18 : 15)
        label.lineBreakMode = .byTruncatingMiddle
        label.backgroundColor = nil
        label.isUserInteractionEnabled = false
        madeTitleLabel = label
        addSubview(label)
        refresh()
        return label
    }

    /// The view of the image; made at first use.
    open var imageView: UIImageView? {
        if let madeImageView { return madeImageView }
        let view = UIImageView(frame: .zero)
        view.contentMode = .center
        view.isUserInteractionEnabled = false
        madeImageView = view
        addSubview(view)
        refresh()
        return view
    }

    open var subtitleLabel: UILabel? { madeSubtitleLabel }

    var existingTitleLabel: UILabel? { madeTitleLabel }
    var existingImageView: UIImageView? { madeImageView }

    // MARK: Content by state

    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[exact: state] = title
        refresh()
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[exact: state] = title
        refresh()
    }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[exact: state] = color
        refresh()
    }

    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        titleShadowColors[exact: state] = color
        refresh()
    }

    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[exact: state] = image
        refresh()
    }

    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[exact: state] = image
        refresh()
    }

    open func title(for state: UIControl.State) -> String? { titles.value(for: state) ?? configuration?.title }
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles.value(for: state) }
    open func titleColor(for state: UIControl.State) -> UIColor? { resolvedTitleColor(for: state) }
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors.value(for: state) }
    open func image(for state: UIControl.State) -> UIImage? { images.value(for: state) ?? configuration?.image }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }

    open var currentTitle: String? { title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { resolvedTitleColor(for: state) }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    // MARK: Insets and appearance

    open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentSizeChanged() } }
    open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    open var adjustsImageWhenHighlighted: Bool = true
    open var adjustsImageWhenDisabled: Bool = true
    open var reversesTitleShadowWhenHighlighted: Bool = false
    open var showsTouchWhenHighlighted: Bool = false

    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue; refresh() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        refresh()
    }

    // MARK: Configuration

    /// When set, it alone decides how the button looks.
    open var configuration: Configuration? {
        didSet { refresh(); contentSizeChanged() }
    }

    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    open var automaticallyUpdatesConfiguration: Bool = true

    open func setNeedsUpdateConfiguration() {
        updateConfiguration()
    }

    /// Called when the button's state changes; runs the update handler.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    open var menu: UIMenu?
    open var changesSelectionAsPrimaryAction: Bool = false

    override func stateDidChange() {
        super.stateDidChange()
        if configuration != nil || configurationUpdateHandler != nil { updateConfiguration() }
        refresh()
    }

    override var claimsTaps: Bool { true }
    override var touchUpEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    // MARK: Geometry

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        backgroundRect(forBounds: bounds).inset(by: effectiveContentInsets)
    }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

    open override var intrinsicContentSize: CGSize { fittingSize(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }

    open override var forFirstBaselineLayout: UIView { madeTitleLabel ?? self }
    open override var forLastBaselineLayout: UIView { madeTitleLabel ?? self }

    private func adopt(primaryAction: UIAction?) {
        guard let primaryAction else { return }
        if configuration != nil {
            if configuration?.title == nil, !primaryAction.title.isEmpty { configuration?.title = primaryAction.title }
            if configuration?.image == nil { configuration?.image = primaryAction.image }
        } else {
            if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
            if let image = primaryAction.image { setImage(image, for: .normal) }
        }
        addAction(primaryAction, for: .primaryActionTriggered)
    }
}
