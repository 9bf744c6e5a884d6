// BarButtonView: shows one bar button item in a navigation bar or toolbar and fires it when tapped.
// BackButtonView: the chevron and the previous title.

final class BarButtonView: UIControl {
    let item: UIBarButtonItem
    /// Text attributes from the bar's appearance, below the item's own.
    var appearanceAttributes: [NSAttributedString.Key: Any]? { didSet { update() } }
    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    /// Where symbol effects play; nil for a title.
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
        let color: UIColor = isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
        let showsImage = item.image != nil
        label.isHidden = showsImage
        imageView.isHidden = !showsImage
        imageView.image = item.image?.templateByDefault
        imageView.tintColor = color
        label.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        label.textColor = color
        if let title = item.title, !showsImage {
            var attributes = appearanceAttributes ?? [:]
            attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
            if attributes.isEmpty {
                label.text = title
            } else {
                if attributes[.font] == nil { attributes[.font] = label.font }
                if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = color }
                label.attributedText = NSAttributedString(string: title, attributes: attributes)
            }
        } else {
            label.text = nil
        }
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        alpha = isHighlighted ? 0.2 : 1
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
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
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: { _ in menu })
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
        let content = item.image?.size ?? label.sizeThatFits(CGSize(width: 240, height: 44))
        let width = item.width > 0 ? item.width : max(content.width.rounded(.up), item.image == nil ? 0 : 24)
        return CGSize(width: width, height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        imageView.frame = bounds.inset(by: item.imageInsets)
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

    func show(_ title: String?, _ attributes: [NSAttributedString.Key: Any]) {
        // The same words in the same font are measured once.
        guard !isPlain || !attributes.isEmpty || title != self.title else { return }
        self.title = title
        isPlain = attributes.isEmpty
        measuredWidth = nil
        label.text = title
        label.font = Self.font
        if let title, !isPlain {
            label.attributedText = NSAttributedString(string: title, attributes: attributes.merging([.font: Self.font]) { given, _ in given })
        }
        accessibilityLabel = title?.isEmpty == false ? title : "Back"
        setNeedsLayout()
    }

    required init?(coder: NSCoder) { nil }

    override var claimsTaps: Bool { true }

    func update() {
        label.textColor = tintColor
        chevron.color = tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isHighlighted ? 0.2 : 1
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = measuredWidth ?? (label.text?.isEmpty == false ? label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)).width.rounded(.up) : 0)
        measuredWidth = text
        return CGSize(width: 18 + (text > 0 ? text + 1 : 0), height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        chevron.frame = CGRect(x: 0, y: (bounds.height - 21) / 2, width: 12.5, height: 21)
        label.frame = CGRect(x: 19, y: 0, width: max(0, bounds.width - 19), height: bounds.height)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: 0).contains(point)
    }
}

/// An angle bracket, as in back buttons and disclosure indicators.
final class ChevronView: UIView {
    enum Direction { case left, right }
    let direction: Direction
    /// Points of the stroke.
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
    /// The view that stands for the item on a bar.
    func makeBarView() -> UIView { customView ?? (isSpace ? BarSpaceView(width: width) : BarButtonView(item: self)) }
}

extension UIView {
    /// Made by `makeBarView()`, not by the app.
    var isBarItemView: Bool { self is BarButtonView || self is BarSpaceView }
}

extension UIBarButtonItem {
    /// The item's message to its target.
    func dispatch(_ action: Selector, for event: UIEvent?, startingAt view: UIView?) {
        _ = ActionDispatch.send(action, to: target, from: self, for: event, startingAt: view)
    }
}
