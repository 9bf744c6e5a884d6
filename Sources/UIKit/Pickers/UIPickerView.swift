// UIPickerView: wheels of rows beside each other. PickerWheel is one of them and turns.
// Owns the counts from the data source, the widths, and the selection.
import CoreGraphics

/// One or more wheels with a row of each in the middle selected.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// The data source, not retained. A new one is asked at the next layout.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
    /// The delegate, not retained. A new one is asked at the next layout.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }
    /// Has no effect since iOS 7: the selected row always lies between two lines (Apple, UIPickerView.showsSelectionIndicator).
    open var showsSelectionIndicator: Bool = true

    private(set) var wheels: [PickerWheel] = []
    private let band = UIView(frame: .zero)
    private var needsReload = true
    /// 320 by 216 points.
    static let naturalSize = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 32
    private static let gap: CGFloat = 5
    private static let margin: CGFloat = 9

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: frame.size == .zero ? UIPickerView.naturalSize : frame.size))
        setUpPicker()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpPicker()
    }

    private func setUpPicker() {
        clipsToBounds = true
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        band.isUserInteractionEnabled = false
        addSubview(band)
    }

    open override var intrinsicContentSize: CGSize { UIPickerView.naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.naturalSize }

    // MARK: Content

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    private func loadIfNeeded() {
        if needsReload { reloadAllComponents() }
    }

    /// Requests everything again. Selected rows stay selected if they still exist.
    open func reloadAllComponents() {
        needsReload = false
        let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(picker: self, component: wheels.count)
            wheels.append(wheel)
            addSubview(wheel)
        }
        for component in wheels.indices { reload(component) }
        setNeedsLayout()
    }

    /// Requests the rows of one wheel again. A component that does not exist is ignored.
    open func reloadComponent(_ component: Int) {
        guard !needsReload else { return reloadAllComponents() }
        guard wheels.indices.contains(component) else { return }
        reload(component)
        setNeedsLayout()
    }

    private func reload(_ component: Int) {
        let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        let height = delegate.flatMap { delegate in ifImplemented { delegate.pickerView(self, rowHeightForComponent: component) } } ?? UIPickerView.rowHeight
        wheels[component].load(rows: max(0, rows), rowHeight: max(1, height))
    }

    /// The number of wheels.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }
    /// The number of rows of a wheel; 0 for one that does not exist.
    open func numberOfRows(inComponent component: Int) -> Int {
        loadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component].rows : 0
    }
    /// The size of a row in points; zero for a component that does not exist.
    open func rowSize(forComponent component: Int) -> CGSize {
        loadIfNeeded()
        guard wheels.indices.contains(component) else { return .zero }
        return CGSize(width: widths()[component], height: wheels[component].rowHeight)
    }
    /// The view that the delegate made, while the row is on screen.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        loadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component].ownView(at: row) : nil
    }

    // MARK: Selection

    /// Turns a wheel without calling the delegate. A row that does not exist becomes the nearest existing one.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        loadIfNeeded()
        guard wheels.indices.contains(component) else { return }
        layoutIfNeeded()
        wheels[component].select(row, animated: animated && window != nil)
    }
    /// -1 for a wheel without rows, or that does not exist.
    open func selectedRow(inComponent component: Int) -> Int {
        loadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component].selected : -1
    }

    func wheel(_ component: Int, cameToRestAt row: Int) {
        guard let delegate else { return }
        ifImplemented { delegate.pickerView(self, didSelectRow: row, inComponent: component) }
    }

    // MARK: Layout

    private func widths() -> [CGFloat] {
        let asked = wheels.indices.map { component -> CGFloat? in
            delegate.flatMap { delegate in ifImplemented { delegate.pickerView(self, widthForComponent: component) } }
        }
        let free = bounds.width - 2 * UIPickerView.margin - CGFloat(max(0, wheels.count - 1)) * UIPickerView.gap - asked.compactMap { $0 }.reduce(0, +)
        let share = max(0, free) / CGFloat(max(1, asked.filter { $0 == nil }.count))
        return asked.map { $0 ?? share.rounded(.down) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        let widths = widths()
        let total = widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * UIPickerView.gap
        var x = ((bounds.width - total) / 2).rounded()
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for index in isReversed ? Array(wheels.indices.reversed()) : Array(wheels.indices) {
            wheels[index].frame = CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
            x += widths[index] + UIPickerView.gap
        }
        let height = wheels.map(\.rowHeight).max() ?? UIPickerView.rowHeight
        band.frame = CGRect(x: UIPickerView.margin, y: ((bounds.height - height) / 2).rounded(), width: max(0, bounds.width - 2 * UIPickerView.margin), height: height)
        sendSubviewToBack(band)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { setNeedsLayout() }
    }
}
