// A view that lays out its arranged subviews in a row or column, through constraints it owns.
// State and public members; StackArrangement.swift makes the constraints.
import CoreGraphics

/// Arranges views along an axis without constraints of the app.
@preconcurrency @MainActor open class UIStackView: UIView {
    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private lazy var arrangement = StackArrangement(self)
    /// The visibility for which the present constraints were made; layout compares it, so that it notices a hidden view.
    private var arrangedVisibility: [Bool] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a stack from a nib, which lists its arranged subviews.
    public required init(coder: NSCoder) {
        // UIView never refuses a coder.
        super.init(coder: coder)!
        decodeStackView(from: coder)
    }

    /// Creates a stack with `views` as subviews, arranged in their order.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// The arranged views in the order of arrangement; `subviews` may be in another order and hold more.
    open var arrangedSubviews: [UIView] { arranged }

    /// A row or a column. Default a row.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { setNeedsArrangement() } } }
    /// The distribution of the views along the axis. Default `.fill`.
    open var distribution: Distribution = .fill { didSet { if distribution != oldValue { setNeedsArrangement() } } }
    /// The alignment of the views across the axis. Default `.fill`.
    open var alignment: Alignment = .fill { didSet { if alignment != oldValue { setNeedsArrangement() } } }
    /// The points between neighbours; the least distance for the distributions with equal gaps.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { setNeedsArrangement() } } }
    /// Whether a column measures its spacing from baseline to baseline.
    open var isBaselineRelativeArrangement = false { didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } } }
    /// Whether the views are arranged inside the layout margins instead of the bounds.
    open var isLayoutMarginsRelativeArrangement = false { didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } } }

    /// As a custom spacing, this value uses the stack's `spacing`.
    public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// As a spacing, this value uses the system's, 8 points.
    public static let spacingUseSystem: CGFloat = .leastNormalMagnitude

    /// Adds `view` at the end of the arrangement, and as a subview if it is not one.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: view.superview === self ? arranged.filter { $0 !== view }.count : arranged.count)
    }

    /// Inserts `view` at an index of `arrangedSubviews`, or moves it there if it is already arranged. An index out of bounds
    /// raises `NSInternalInconsistencyException`.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard stackIndex >= 0, stackIndex <= arranged.count else {
            Diagnostics.raise(.internalInconsistency, "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to \(arranged.count)")
        }
        // A view that is already a subview only changes its place; another view is added.
        if view.superview === self { arranged.removeAll { $0 === view } } else { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arranged.insert(view, at: min(stackIndex, arranged.count))
        setNeedsArrangement()
    }

    /// Removes the view from the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arranged.contains(where: { $0 === view }) else { return }
        arranged.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        setNeedsArrangement()
    }

    /// Overrides the spacing after one view; `spacingUseDefault` takes the override back.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        setNeedsArrangement()
    }

    /// `spacingUseDefault` where none was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    // MARK: Overrides

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    open override func updateConstraints() {
        arrangedVisibility = visibility
        arrangement.update()
        super.updateConstraints()
    }

    open override func layoutSubviews() {
        if visibility != arrangedVisibility {
            arrangedVisibility = visibility
            arrangement.update()
        }
        super.layoutSubviews()
    }

    open override var forFirstBaselineLayout: UIView { baselineView(first: true)?.forFirstBaselineLayout ?? self }
    open override var forLastBaselineLayout: UIView { baselineView(first: false)?.forLastBaselineLayout ?? self }

    // MARK: Internals

    /// A row answers with its tallest view, a column with its first or last.
    private func baselineView(first: Bool) -> UIView? {
        let visible = arranged.filter { !$0.isHidden }
        guard axis == .horizontal else { return first ? visible.first : visible.last }
        return visible.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    }

    private var visibility: [Bool] { arranged.map { !$0.isHidden } }

    func setNeedsArrangement() {
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    /// Called when an arranged view is hidden or shown.
    func arrangedVisibilityChanged() {
        if visibility != arrangedVisibility { setNeedsArrangement() }
    }

    func spacing(after view: UIView, betweenBaselines: Bool = false) -> CGFloat {
        let value = customSpacings[ObjectIdentifier(view)] ?? spacing
        guard value == UIStackView.spacingUseSystem else { return value }
        return betweenBaselines ? BaselineOffsets.systemSpacing(below: view) : 8
    }

    /// The distribution of views along the axis.
    public enum Distribution: Int, Sendable {
        /// `fill` stretches by hugging and compression priorities, `fillEqually` gives equal sizes,
        /// `fillProportionally` keeps the proportions of intrinsic sizes; the others keep sizes and equal out gaps or
        /// distances of centres.
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The alignment of views across the axis.
    public enum Alignment: Int, Sendable {
        /// Views as high as the stack, or as wide in a column.
        case fill = 0
        /// At the leading edge of a column; at the top of a row.
        case leading = 1
        /// The views are on a common first baseline; rows only.
        case firstBaseline = 2
        /// The views are in the middle.
        case center = 3
        /// At the trailing edge of a column; at the bottom of a row.
        case trailing = 4
        /// The views are on a common last baseline; rows only.
        case lastBaseline = 5

        /// `leading` by its name in a row.
        public static var top: Alignment { .leading }
        /// `trailing` by its name in a row.
        public static var bottom: Alignment { .trailing }
    }
    override func subviewVisibilityChanged() { arrangedVisibilityChanged() }
    override func subviewContentSizeChanged() { if distribution == .fillProportionally { setNeedsArrangement() } }
    override func decodeOwnKeys(from coder: NSCoder) { decodeStackView(from: coder) }
}
