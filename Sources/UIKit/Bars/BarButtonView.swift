// BarButtonView: shows one bar button item in a navigation bar or toolbar and fires it when tapped.
// BackButtonView: the chevron and the previous title.

final class BarButtonView: UIControl {
    let item: UIBarButtonItem
    /// The bar's appearance; the item's own settings take precedence.
    var appearance: UIBarButtonItemAppearance? { didSet { if appearance !== oldValue || appearance?.isEmpty == false { update() } } }
    private var backgroundView: UIImageView?
    private var titleOffset = UIOffset.zero
    private var backgroundOffset = UIOffset.zero
    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    /// The view on which symbol effects play; nil for a title.
    var symbolView: UIImageView? { imageView.isHidden ? nil : imageView }

    init(item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        item.viewOnBar = self
        addSubview(label)
        addSubview(imageView)
        imageView.contentMode = .center
        label.isUserInteractionEnabled = false
        imageView.isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .button
        update()
    }

    required init?(coder: NSCoder) { nil }

    func update() {
        isEnabled = item.isEnabled
        isContextMenuInteractionEnabled = item.menu != nil
        showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil && item.action == nil
        isSelected = item.isSelected
        let tint: UIColor = item.tintColor ?? tintColor
        // A selected item stands out from a field in its tint.
        let color: UIColor = !isEnabled ? .tertiaryLabel : item.isSelected ? .systemBackground : tint
        let picture = item.picture(for: traitCollection)
        label.isHidden = picture != nil
        imageView.isHidden = picture == nil
        imageView.image = picture?.templateByDefault
        imageView.tintColor = color
        label.font = plainFont
        label.textColor = color
        if let title = item.title, picture == nil {
            let attributes = titleAttributes
            if attributes.isEmpty {
                label.text = title
            } else {
                label.attributedText = NSAttributedString(string: title, attributes: attributes.merging([.font: plainFont, .foregroundColor: color]) { own, _ in own })
            }
        } else {
            label.text = nil
        }
        titleOffset = appearance?.titlePositionAdjustment(for: state) ?? .zero
        if let own = item.knownLooks?.titleOffsets[.default] { titleOffset = own }
        showBackground(tint)
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        alpha = isHighlighted ? 0.2 : 1
        setNeedsLayout()
    }

    private var plainFont: UIFont { .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular) }

    private var titleAttributes: [NSAttributedString.Key: Any] {
        (appearance?.titleTextAttributes(for: state) ?? [:]).merging(item.titleTextAttributes(for: state) ?? [:]) { $1 }
    }

    private func showBackground(_ tint: UIColor) {
        let given = item.shownBackground(for: state).map { ($0, UIOffset(horizontal: 0, vertical: item.backgroundVerticalPositionAdjustment(for: .default))) }
            ?? appearance?.background(for: state)
        guard given != nil || item.isSelected else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
            return
        }
        let view = backgroundView ?? UIImageView(frame: .zero)
        view.image = given?.0
        backgroundOffset = given?.1 ?? .zero
        view.backgroundColor = given == nil ? tint : nil
        view.layer.cornerRadius = given == nil ? 6 : 0
        if view.superview !== self { insertSubview(view, at: 0) }
        backgroundView = view
    }

    override func stateDidChange() {
        super.stateDidChange()
        // Another state may have other words and another background.
        if appearance?.isEmpty == false || item.hasLooksByState { update() }
        alpha = isHighlighted ? 0.2 : 1
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override var claimsTaps: Bool { true }
    override var menuSender: Any? { item }

    override func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        guard let menu = item.menu else { return nil }
        let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
        return configuration
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { giveAppearance(to: item) }
    }

    override func sendActions(for controlEvents: UIControl.Event) {
        super.sendActions(for: controlEvents)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let fires = isTracking && touches.first.map { acceptsDrag(at: $0.location(in: self)) } == true
        super.touchesEnded(touches, with: event)
        if fires { item.fire(from: self, event: event) }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let picture = item.picture(for: traitCollection)
        let content = picture?.size.width ?? ([label.sizeThatFits(CGSize(width: 240, height: 44)).width] + widthsOfPossibleTitles).max() ?? 0
        return CGSize(width: item.width > 0 ? item.width : max(content.rounded(.up), picture == nil ? 0 : 24), height: 44)
    }

    /// The widest of the titles that the button may get decides its width.
    private var widthsOfPossibleTitles: [CGFloat] {
        let attributes = titleAttributes.merging([.font: plainFont]) { own, _ in own }
        return (item.possibleTitles ?? []).map { NSAttributedString(string: $0, attributes: attributes).size().width }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
        if item.possibleTitles != nil { label.textAlignment = .center }
        imageView.frame = bounds.inset(by: item.pictureInsets(for: traitCollection))
        let height = min(bounds.height, backgroundView?.image?.size.height ?? 30)
        backgroundView?.frame = CGRect(x: -5, y: (bounds.height - height) / 2, width: bounds.width + 10, height: height)
            .offsetBy(dx: backgroundOffset.horizontal, dy: backgroundOffset.vertical)
    }

    /// Bar buttons take touches eight points around them.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: 0).contains(point)
    }
}

final class BackButtonView: UIControl {
    let label = UILabel(frame: .zero)
    private let chevron = ChevronView(direction: .left)
    private static let font = UIFont.systemFont(ofSize: 17)
    private var title: String?
    /// Shows the title in its own font.
    private var isPlain = false
    private var measuredWidth: CGFloat?
    private var appearance: UIBarButtonItemAppearance?
    /// The item of the button; it gets the values of the appearance proxies.
    private var item = UIBarButtonItem()
    private let backgroundView = UIImageView(frame: .zero)
    private let indicatorView = UIImageView(frame: .zero)
    /// An image in place of the chevron; nil shows the chevron.
    var indicator: UIImage? {
        didSet {
            guard indicator !== oldValue else { return }
            indicatorView.image = indicator?.templateByDefault
            chevron.isHidden = indicator != nil
            if indicator != nil, indicatorView.superview == nil { addSubview(indicatorView) }
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.isUserInteractionEnabled = false
        chevron.isUserInteractionEnabled = false
        addSubview(chevron)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityIdentifier = "BackButton"
        update()
    }

    func show(_ title: String?, of given: UIBarButtonItem?, _ appearance: UIBarButtonItemAppearance) {
        self.appearance = appearance.isEmpty ? nil : appearance
        if let given, given !== item {
            item = given
            if window != nil { giveAppearance(to: item) }
        }
        // Equal titles in equal fonts are measured once.
        let looksPlain = appearance.isEmpty && item.textAttributes.isEmpty && item.knownLooks == nil
        guard !isPlain || !looksPlain || title != self.title else { return }
        self.title = title
        isPlain = looksPlain
        fill()
        accessibilityLabel = title?.isEmpty == false ? title : "Back"
    }

    private func fill() {
        measuredWidth = nil
        label.text = title
        label.font = Self.font
        let attributes = (appearance?.titleTextAttributes(for: state) ?? [:]).merging(item.titleTextAttributes(for: state) ?? [:]) { $1 }
        if let title, !attributes.isEmpty {
            label.attributedText = NSAttributedString(string: title, attributes: attributes.merging([.font: Self.font, .foregroundColor: tintColor as Any]) { given, _ in given })
        }
        backgroundView.image = item.backButtonBackgroundImage(for: state, barMetrics: .default)
        if backgroundView.image != nil, backgroundView.superview == nil { insertSubview(backgroundView, at: 0) }
        chevron.isHidden = indicator != nil || backgroundView.image != nil
        setNeedsLayout()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        giveAppearance(to: item)
        guard isPlain, !item.textAttributes.isEmpty || item.knownLooks != nil else { return }
        isPlain = false
        fill()
    }

    required init?(coder: NSCoder) { nil }

    override var claimsTaps: Bool { true }

    func update() {
        label.textColor = tintColor
        chevron.color = tintColor
        if !isPlain { fill() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override func stateDidChange() {
        super.stateDidChange()
        if !isPlain { fill() }
        alpha = isHighlighted ? 0.2 : 1
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = measuredWidth ?? (label.text?.isEmpty == false ? label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)).width.rounded(.up) : 0)
        measuredWidth = text
        return CGSize(width: wordsBegin - 1 + (text > 0 ? text + 1 : 0), height: 44)
    }

    /// The points from the leading edge to the title.
    private var wordsBegin: CGFloat { indicator.map { $0.size.width + 6.5 } ?? 19 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let sign = indicator?.size ?? CGSize(width: 12.5, height: 21), words = max(0, bounds.width - wordsBegin)
        let offset = item.knownLooks?.backTitleOffsets[.default] ?? appearance?.titlePositionAdjustment(for: state) ?? .zero
        chevron.direction = readsRightToLeft ? .right : .left
        let place = directed(CGRect(x: 0, y: (bounds.height - sign.height) / 2, width: sign.width, height: sign.height))
        chevron.frame = place
        indicatorView.frame = place
        let height = min(bounds.height, backgroundView.image?.size.height ?? 30)
        backgroundView.frame = CGRect(x: 0, y: (bounds.height - height) / 2 + item.backButtonBackgroundVerticalPositionAdjustment(for: .default), width: bounds.width, height: height)
        label.frame = directed(CGRect(x: wordsBegin, y: 0, width: words, height: bounds.height)).offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: 0).contains(point)
    }
}

/// An angle bracket, as in back buttons and disclosure indicators.
final class ChevronView: UIView {
    enum Direction { case left, right }
    var direction: Direction { didSet { if direction != oldValue { setNeedsDisplay() } } }
    /// The points of the stroke.
    var lineWidth: CGFloat = 2.6
    var color: UIColor? { didSet { setNeedsDisplay() } }

    init(direction: Direction) {
        self.direction = direction
        super.init(frame: .zero)
        backgroundColor = nil
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        let inset = lineWidth
        let near = direction == .left ? bounds.maxX - inset : bounds.minX + inset
        let far = direction == .left ? bounds.minX + inset : bounds.maxX - inset
        path.move(to: CGPoint(x: near, y: bounds.minY + inset))
        path.addLine(to: CGPoint(x: far, y: bounds.midY))
        path.addLine(to: CGPoint(x: near, y: bounds.maxY - inset))
        path.lineWidth = lineWidth
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        (color ?? .systemBlue).setStroke()
        path.stroke()
    }
}

/// A fixed or flexible gap between bar items.
final class BarSpaceView: UIView {
    private let width: CGFloat

    init(width: CGFloat) {
        self.width = width
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: width, height: 44) }
}

extension UIBarButtonItem {
    /// Makes the view for the item on a bar.
    func makeBarView() -> UIView { customView ?? (isSpace ? BarSpaceView(width: width) : BarButtonView(item: self)) }
}

extension UIView {
    /// Whether `makeBarView()` made the view, not the app.
    var isBarItemView: Bool { self is BarButtonView || self is BarSpaceView }

    /// Applies the toolbar's appearance to an item's button; an app's own view stays unchanged.
    func dress(by appearance: UIToolbarAppearance) {
        guard let button = self as? BarButtonView else { return }
        button.appearance = button.item.style == .done && !appearance.doneButtonAppearance.isEmpty ? appearance.doneButtonAppearance : appearance.buttonAppearance
    }
}

extension UIBarButtonItem {
    /// The item's message to its target.
    func dispatch(_ action: Selector, for event: UIEvent?, startingAt view: UIView?) {
        _ = ActionDispatch.send(action, to: target, from: self, for: event, startingAt: view)
    }
}
