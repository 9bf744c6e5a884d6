// UIButton: titles, images and colours for each state, and the parts that show them.
// Owns the stored state and overridable members; layout is UIButton+Layout.swift, configurations
// are UIButton+Configuration.swift.

/// A control that runs an action when tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The type of a button, which decides its first look.
    public enum ButtonType: Int, Sendable {
        /// `custom` has white titles of 18 points and shows images as they are; the others 15 points in the tint. Info, add and close types
        /// bring a symbol.
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
        /// The name of `system` before iOS 7.
        public static var roundedRect: ButtonType { .system }
    }

    /// The meaning of a button's action.
    public enum Role: Int, Sendable {
        /// In an alert or menu a `cancel` or `destructive` one looks different; the button itself looks the same.
        case normal, primary, cancel, destructive
    }

    /// Changes the button's configuration to fit its state.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// Decided when the button is made.
    open internal(set) var buttonType: ButtonType = .custom
    /// A destructive button with a configuration is red; the others look the same.
    open var role: Role = .normal { didSet { if role != oldValue { refresh() } } }

    var titles = StateTable<String>()
    var attributedTitles = StateTable<NSAttributedString>()
    var titleColors = StateTable<UIColor>()
    var titleShadowColors = StateTable<UIColor>()
    var images = StateTable<UIImage>()
    var backgroundImages = StateTable<UIImage>()
    var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()

    private var madeTitleLabel: UILabel?
    private var madeImageView: UIImageView?
    var madeBackgroundImageView: UIImageView?
    var madeSubtitleLabel: UILabel?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpButton()
    }

    /// A button of a kind; `.system` takes its colour from the tint.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        apply(type: buttonType)
    }

    /// Creates a system button with the title of `primaryAction`; a tap runs the action.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        apply(type: buttonType)
        adopt(primaryAction: primaryAction)
    }

    /// Creates a button of type `custom` with the title of `primaryAction`; a tap runs the action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction: primaryAction)
    }

    /// A system button in its fitting size. Title and image come from the action where the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        apply(type: .system)
        self.configuration = configuration
        // Observers of a property are not called in the initialiser of its class.
        refresh()
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
        view.isUserInteractionEnabled = false
        madeImageView = view
        addSubview(view)
        refresh()
        return view
    }

    /// The label of the subtitle; nil until a configuration with a subtitle is shown.
    open var subtitleLabel: UILabel? { madeSubtitleLabel }

    var existingTitleLabel: UILabel? { madeTitleLabel }
    var existingImageView: UIImageView? { madeImageView }

    // MARK: Content by state

    /// Sets the title for a state; nil removes it, and states without a title use `normal`. A configuration with its own title shows that.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[exact: state] = title
        if state == .normal { changeConfiguration { ($0.title, $0.attributedTitle) = (title, nil) } }
        refresh()
    }

    /// Sets an attributed title, which takes precedence over the plain title of the state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[exact: state] = title
        if state == .normal { changeConfiguration { $0.attributedTitle = title.map { AttributedString($0) } } }
        refresh()
    }

    /// Sets the title's colour in a state; nil goes back to the tint, or to white for a custom button.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[exact: state] = color
        refresh()
    }

    /// Sets the colour of the title's shadow in a state; nil removes the state's colour.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        titleShadowColors[exact: state] = color
        refresh()
    }

    /// Sets the image for a state. A custom button shows the image unchanged, other buttons as a template.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[exact: state] = image
        if state == .normal { changeConfiguration { $0.image = image } }
        refresh()
    }

    /// Sets an image that is stretched over the whole button, behind title and image.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[exact: state] = image
        refresh()
    }

    /// The value set for the state, else for a part of the state, else for `normal`, else the configuration's.
    open func title(for state: UIControl.State) -> String? { titles.value(for: state) ?? configuration?.title }
    /// The value set for the state, else for a part of the state, else for `normal`.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles.value(for: state) }
    /// Never nil: the tint, or white for a custom button, when nothing was set.
    open func titleColor(for state: UIControl.State) -> UIColor? { resolvedTitleColor(for: state) }
    /// The value set for the state, else for a part of the state, else for `normal`.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors.value(for: state) }
    /// The value set for the state, else for a part of the state, else for `normal`, else the configuration's.
    open func image(for state: UIControl.State) -> UIImage? { images.value(for: state) ?? configuration?.image }
    /// The value set for the state, else for a part of the state, else for `normal`.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }

    /// The value for the present state.
    open var currentTitle: String? { title(for: state) }
    /// The value for the present state; nil if the title is plain.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The value for the present state.
    open var currentTitleColor: UIColor { resolvedTitleColor(for: state) }
    /// The value for the present state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The value for the present state.
    open var currentImage: UIImage? { image(for: state) }
    /// The value for the present state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    // MARK: Insets and appearance

    /// The points around the content; any but zero replace the button's own 6 above and below the title. Ignored with a configuration.
    open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentSizeChanged() } }
    /// The points that move the title without changing the button's size.
    open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    /// The points that move the image without changing the button's size.
    open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    /// Images fade to half under the finger, unless there is one for `highlighted`.
    open var adjustsImageWhenHighlighted: Bool = true
    /// The image fades to 0.4 while disabled, unless there is one for `disabled`.
    open var adjustsImageWhenDisabled: Bool = true
    /// Whether the image grows with the accessibility sizes of text. It does not here: setting it changes nothing, and the console says so once.
    open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool = false {
        didSet {
            guard adjustsImageSizeForAccessibilityContentSizeCategory else { return }
            OnceSaid.say("WillAppear: UIButton.adjustsImageSizeForAccessibilityContentSizeCategory changes nothing: images keep their size in every size of text")
        }
    }
    /// Read from nibs and kept; the shadow does not move.
    open var reversesTitleShadowWhenHighlighted: Bool = false
    /// Read from nibs and kept; no pointer moves over the screens here.
    open var isPointerInteractionEnabled: Bool = false
    /// Read from nibs and kept; there is no glow.
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

    /// The configuration; while it is set, it alone decides the button's look.
    open var configuration: Configuration? {
        didSet { refresh(); contentSizeChanged() }
    }

    /// Called when it is set, and at each change of state afterwards.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether a change of `state` shows the configuration's look for that state (UIButton.h: `updated(for:)` is called on it). If false,
    /// the button looks as its configuration was last updated for, at first as in the normal state. Default true.
    open var automaticallyUpdatesConfiguration: Bool = true { didSet { if automaticallyUpdatesConfiguration != oldValue { refresh() } } }

    /// Requests `updateConfiguration()` in the next update pass; several requests cause one call.
    open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }

    /// Called before the button first shows with an update handler, and when its state changes; the handler runs after it (UIButton.h).
    open func updateConfiguration() {}

    /// The menu; a long press opens it, or a touch if `showsMenuAsPrimaryAction` is true.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            showSelectedElement()
        }
    }
    /// The order in which the menu shows its elements.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    /// Whether a tap toggles `isSelected`. With a menu as its primary action, the button shows the selected element, and
    /// one element is always selected.
    open var changesSelectionAsPrimaryAction: Bool = false { didSet { showSelectedElement() } }
    open override var showsMenuAsPrimaryAction: Bool { didSet { showSelectedElement() } }

    open override func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = preferredMenuElementOrder
        return configuration
    }

    /// The elements of a pop-up button's menu; nil for other buttons.
    private var choices: [any UIMenuLeaf]? {
        guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return nil }
        return menu.flattenedLeaves
    }

    private func showSelectedElement() {
        guard let choices, let chosen = choices.first(where: { $0.state == .on }) ?? choices.first(where: { !$0.attributes.contains(.disabled) }) else { return }
        choose(chosen, among: choices)
    }

    private func choose(_ leaf: any UIMenuLeaf, among choices: [any UIMenuLeaf]) {
        for choice in choices { choice.state = choice === leaf ? .on : .off }
        if configuration != nil {
            configuration?.title = leaf.title
        } else {
            setTitle(leaf.title, for: .normal)
        }
    }

    override func menuDidPerform(_ leaf: any UIMenuLeaf) {
        if let choices, choices.contains(where: { $0 === leaf }) { choose(leaf, among: choices) }
    }

    open override func sendActions(for controlEvents: Event) {
        if controlEvents.contains(.primaryActionTriggered), changesSelectionAsPrimaryAction, choices == nil { isSelected.toggle() }
        super.sendActions(for: controlEvents)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside, changesSelectionAsPrimaryAction, choices == nil { isSelected.toggle() }
    }

    override func stateDidChange() {
        super.stateDidChange()
        if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
        refresh()
    }

    override var claimsTaps: Bool { true }
    override var touchUpEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    // MARK: Geometry

    /// The area of background image and content, all of `bounds`; overrides shrink it.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The background's area without the insets.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        backgroundRect(forBounds: bounds).inset(by: effectiveContentInsets)
    }
    /// The title's rectangle for `contentRect`, in the button's points.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }
    /// The image's rectangle for `contentRect`, in the button's points.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

    override var widthDependentContent: (any WidthDependentContent)? { configuration == nil ? nil : self }
    open override var intrinsicContentSize: CGSize { fittingSize(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        return intrinsicContentSize
    }

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
    override var baselineText: (font: UIFont, isOneLine: Bool)? { (titleLabel?.font).map { ($0, true) } }
    override var textInMessages: String? { currentTitle }
}

extension UIButton: ConfigurationUpdating {
    func updateConfigurationNow() {
        updateConfiguration()
        configurationUpdateHandler?(self)
    }
}
