// UISegmentedControl: a choice of one segment among few, 32 points high.
import ObjectiveC

/// A choice of one segment among few, 32 points high. A tap on another segment selects it and sends `valueChanged`.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The index for no selection, -1.
    public static let noSegment = -1

    struct Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var width: CGFloat = 0
        var contentOffset = CGSize.zero
        var isEnabled = true
    }

    private(set) var segments: [Segment] = []
    private var labels: [UILabel] = []
    private var pictures: [UIImageView] = []
    private var dividers: [UIImageView] = []
    private var grounds: [UIImageView] = []
    var backgroundImages = StateTable<UIImage>()
    var dividerImages: [DividerPlace: UIImage] = [:]
    private let pill = UIView(frame: .zero)
    private(set) var attributes = StateTable<[NSAttributedString.Key: Any]>()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSegments()
    }

    /// Items are strings, images or actions.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUpSegments()
        for item in items ?? [] {
            if let title = item as? String {
                segments.append(Segment(title: title))
            } else if let image = item as? UIImage {
                segments.append(Segment(image: image))
            } else if let action = item as? UIAction {
                segments.append(Segment(title: action.title, image: action.image, action: action))
            }
        }
        rebuild()
        sizeToFit()
    }

    /// Creates one segment for each action, with its title and image; selecting a segment runs its action before the events are sent.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(items: actions)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSegments()
        decodeSegmentedControl(from: coder)
        rebuild()
    }

    private func setUpSegments() {
        backgroundColor = backgroundColor ?? .tertiarySystemFill
        layer.cornerRadius = 8.91
        pill.layer.cornerRadius = 7
        pill.backgroundColor = .systemBackground
        pill.layer.shadowColor = UIColor.black.cgColor
        pill.layer.shadowOpacity = 0.12
        pill.layer.shadowRadius = 4
        pill.layer.shadowOffset = CGSize(width: 0, height: 3)
        pill.isUserInteractionEnabled = false
        pill.isHidden = true
        addSubview(pill)
    }

    // MARK: Segments

    /// Changes with the inserting and removing methods.
    open var numberOfSegments: Int { segments.count }
    /// The selected segment. Setting it in code sends no event.
    open var selectedSegmentIndex: Int = UISegmentedControl.noSegment { didSet { updateSelection(animated: false); notifyValueChange(self, "selectedSegmentIndex", old: oldValue, new: selectedSegmentIndex) } }
    /// Whether the selection disappears when the events have been sent; a tap on the same segment then sends them again.
    open var isMomentary: Bool = false
    /// Widths follow the contents instead of being equal.
    open var apportionsSegmentWidthsByContent: Bool = false { didSet { setNeedsLayout() } }
    /// The colour of the sliding part; nil is `systemBackground`.
    open var selectedSegmentTintColor: UIColor? { didSet { updateSelection(animated: false) } }

    /// At the end when the index is too large. A selection to the right moves along. Never animated here.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { insert(Segment(title: title), at: segment) }
    /// An image as a template. At the end when the index is too large. Never animated here.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(Segment(image: image), at: segment) }
    /// Inserts a segment that runs the action when selected; at the end if the index is too large. Never animated here.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.title, image: action.image, action: action), at: segment)
    }

    private func insert(_ segment: Segment, at index: Int) {
        let place = min(max(index, 0), segments.count)
        segments.insert(segment, at: place)
        if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
        rebuild()
    }

    /// Removes a segment; does nothing for an index that does not exist. Removing the selected one leaves no selection. Never animated here.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if selectedSegmentIndex == segment { selectedSegmentIndex = UISegmentedControl.noSegment }
        if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
        rebuild()
    }

    /// Leaves none selected.
    open func removeAllSegments() {
        segments.removeAll()
        selectedSegmentIndex = UISegmentedControl.noSegment
        rebuild()
    }

    /// Replaces an image; does nothing for an index that does not exist.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title; $0.image = nil } }
    /// The title of a segment; nil for an image and for an index that does not exist.
    open func titleForSegment(at segment: Int) -> String? { segments.indices.contains(segment) ? segments[segment].title : nil }
    /// Replaces a title; does nothing for an index that does not exist.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image; $0.title = nil } }
    /// The image of a segment; nil for a title and for an index that does not exist.
    open func imageForSegment(at segment: Int) -> UIImage? { segments.indices.contains(segment) ? segments[segment].image : nil }
    /// Sets a segment's width in points; 0 shares the space that the other segments leave.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    /// The segment's own width in points; 0 if it has none.
    open func widthForSegment(at segment: Int) -> CGFloat { segments.indices.contains(segment) ? segments[segment].width : 0 }
    /// A disabled segment is grey and ignores taps.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// False for an index that does not exist.
    open func isEnabledForSegment(at segment: Int) -> Bool { segments.indices.contains(segment) && segments[segment].isEnabled }
    /// Gives a segment the action's title and image; selecting the segment runs the action.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0.action = action; $0.title = action.title; $0.image = action.image } }
    /// The action of a segment; nil for a segment without one.
    open func actionForSegment(at segment: Int) -> UIAction? { segments.indices.contains(segment) ? segments[segment].action : nil }

    /// Over 13 points medium, semibold when selected. Only `normal` and `selected` are drawn.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[exact: state] = attributes
        updateSelection(animated: false)
    }
    /// The value set for the state, else for a part of the state, else for `normal`.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes.value(for: state) }

    func change(_ index: Int, _ body: (inout Segment) -> Void) {
        guard segments.indices.contains(index) else { return }
        body(&segments[index])
        rebuild()
    }

    // MARK: Parts

    private func rebuild() {
        for view in labels + pictures + dividers + grounds as [UIView] { view.removeFromSuperview() }
        labels = segments.map { segment in
            let label = UILabel(frame: .zero)
            label.text = segment.title
            label.textAlignment = .center
            label.isUserInteractionEnabled = false
            return label
        }
        pictures = segments.map { segment in
            let view = UIImageView(frame: .zero)
            view.image = segment.image?.templateByDefault
            view.contentMode = .center
            view.tintColor = .label
            view.isUserInteractionEnabled = false
            return view
        }
        dividers = segments.dropFirst().map { _ in
            let view = UIImageView(frame: .zero)
            view.isUserInteractionEnabled = false
            return view
        }
        grounds = segments.map { _ in
            let view = UIImageView(frame: .zero)
            view.isUserInteractionEnabled = false
            return view
        }
        for view in grounds + dividers + labels + pictures as [UIView] { addSubview(view) }
        invalidateIntrinsicContentSize()
        updateSelection(animated: false)
    }

    func updateSelection(animated: Bool) {
        // The views of added or removed segments are not made yet.
        guard labels.count == segments.count else { return }
        for (index, label) in labels.enumerated() {
            let isSelected = index == selectedSegmentIndex
            let state: UIControl.State = isSelected ? .selected : .normal
            var attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium),
                .foregroundColor: isEnabled && segments[index].isEnabled ? UIColor.label : UIColor.tertiaryLabel,
            ]
            attributes.merge(self.attributes.value(for: state) ?? [:]) { $1 }
            label.attributedText = NSAttributedString(string: segments[index].title ?? "", attributes: attributes)
            label.textAlignment = .center
        }
        pill.backgroundColor = selectedSegmentTintColor ?? .systemBackground
        for (index, divider) in dividers.enumerated() {
            let image = dividerImage(left: index, right: index + 1)
            divider.image = image
            divider.backgroundColor = image == nil ? .separator : nil
            divider.alpha = image == nil && (index == selectedSegmentIndex || index + 1 == selectedSegmentIndex || !backgroundImages.isEmpty) ? 0 : 1
        }
        for (index, ground) in grounds.enumerated() { ground.image = backgroundImages.value(for: state(of: index)) }
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animateTouchably(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    // MARK: Layout

    private var naturalWidths: [CGFloat] {
        segments.enumerated().map { index, segment in
            if segment.width > 0 { return segment.width }
            let content = segment.image?.size.width ?? labels[index].sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 32)).width
            return (content + 20).rounded(.up)
        }
    }

    open override var intrinsicContentSize: CGSize {
        let widths = naturalWidths
        let widest = widths.max() ?? 0
        let total = apportionsSegmentWidthsByContent || segments.contains { $0.width > 0 } ? widths.reduce(0, +) : widest * CGFloat(widths.count)
        return CGSize(width: total + CGFloat(max(0, widths.count - 1)), height: 32)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var frames: [CGRect] {
        guard !segments.isEmpty else { return [] }
        let fixed = segments.reduce(0) { $0 + $1.width }
        let flexible = segments.filter { $0.width == 0 }.count
        let natural = naturalWidths
        var x: CGFloat = 0
        return segments.enumerated().map { index, segment in
            var width = segment.width
            if width == 0 {
                width = apportionsSegmentWidthsByContent
                    ? natural[index] * bounds.width / max(1, natural.reduce(0, +))
                    : (bounds.width - fixed) / CGFloat(max(1, flexible))
            }
            defer { x += width }
            return directed(CGRect(x: x, y: 0, width: width, height: bounds.height))
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames
        for (index, frame) in frames.enumerated() {
            let offset = segments[index].contentOffset
            labels[index].frame = frame.insetBy(dx: 4, dy: 0).offsetBy(dx: offset.width, dy: offset.height)
            pictures[index].frame = frame.offsetBy(dx: offset.width, dy: offset.height)
            grounds[index].frame = frame
            if index > 0 { placeDivider(dividers[index - 1], at: readsRightToLeft ? frame.maxX : frame.minX) }
        }
        pill.isHidden = !frames.indices.contains(selectedSegmentIndex) || !backgroundImages.isEmpty
        if !pill.isHidden { pill.frame = frames[selectedSegmentIndex].insetBy(dx: 2, dy: 2) }
    }

    // MARK: Touches

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, let index = frames.firstIndex(where: { $0.contains(touch.location(in: self)) }), segments[index].isEnabled else { return }
        guard index != selectedSegmentIndex || isMomentary else { return }
        selectedSegmentIndex = index
        updateSelection(animated: true)
        segments[index].action?.perform(sender: self)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
    }

    override var claimsTaps: Bool { true }
    override var claimsSidewaysDrags: Bool { true }
}
